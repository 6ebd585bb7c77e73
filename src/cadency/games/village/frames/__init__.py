"""Village's moments: what is asked, and what happens by itself."""
