"""Drawings of a view: for the browser and for the terminal. They read views and never a state."""
