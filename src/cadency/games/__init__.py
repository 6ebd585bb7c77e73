"""The games. Each package offers one name: RULES."""
