"""Masters of Football."""
