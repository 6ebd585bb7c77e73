"""Dynasties, drawn: a painted map of the western courts, ships, a shelf of characters, cards."""
