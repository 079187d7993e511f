"""Many games at once, and what they add up to."""

from touchline.sim.runner import simulate
from touchline.sim.statistics import Statistics

__all__ = ["Statistics", "simulate"]
