"""Alembic's steps from one schema to the next, run at every start."""
