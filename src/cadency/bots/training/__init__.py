"""Weights for judges: squires play, their positions are measured, and what came of them says what things are worth."""
