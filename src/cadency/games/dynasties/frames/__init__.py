"""What is still to be done in Dynasties: a file for each phase."""
