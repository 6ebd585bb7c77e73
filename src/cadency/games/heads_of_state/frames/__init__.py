"""What can be still to do in Heads of State, a file for each phase."""
