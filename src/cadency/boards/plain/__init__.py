"""A game that has no board of its own: its seats, and what its texts tell of the table."""
