"""A table in play: seats, picks, windows, clocks, bots and snapshots; no web framework."""
