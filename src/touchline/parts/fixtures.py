"""Fixtures: who plays whom, and when."""

from __future__ import annotations

Fixture = tuple[int, int]


def round_robin(sides: list[int]) -> list[list[Fixture]]:
    """Return match days on which all sides meet once; the first side stays in its place (the circle method)."""
    ring = sides + [-1] * (len(sides) % 2)
    days: list[list[Fixture]] = []
    for day in range(len(ring) - 1):
        pairs = [(ring[k], ring[-1 - k]) for k in range(len(ring) // 2)]
        days.append([pair for pair in pairs if -1 not in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return days


def swap_sides(days: list[list[Fixture]]) -> list[list[Fixture]]:
    """Return the second leg: the same match days with home and away exchanged."""
    return [[(away, home) for home, away in day] for day in days]
