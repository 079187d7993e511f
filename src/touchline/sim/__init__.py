"""Plays many games, and adds up their results."""

from touchline.sim.runner import simulate
from touchline.sim.statistics import Statistics

__all__ = ["Statistics", "simulate"]
