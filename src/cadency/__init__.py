"""Cadency: four board games about families and their generations, on one small kernel."""
