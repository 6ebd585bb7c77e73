"""The village, drawn from a view."""
