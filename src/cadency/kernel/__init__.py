"""Frames, words, nature, records and content: what every game stands on. It knows no game and does no I/O."""
