"""Mutants that no test can kill, because they change nothing: name of the mutant -> reason, by title."""

from __future__ import annotations

EQUIVALENT: dict[str, dict[str, str]] = {}
