"""The frames of Legacy, a file for each phase."""
