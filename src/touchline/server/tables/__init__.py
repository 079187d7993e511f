"""A table in play: seats, picks, windows, clocks, bots and snapshots.  It knows no web framework."""
