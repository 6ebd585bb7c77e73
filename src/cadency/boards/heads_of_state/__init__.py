"""Heads of State, drawn from its view."""
