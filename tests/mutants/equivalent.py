"""Mutants that no test can kill, because they change nothing: name of the mutant -> reason, by title."""

from __future__ import annotations

from tests.mutants.functions import Mutant

# The same mutation in any function: what it changes -> reason.
EVERYWHERE: dict[str, str] = {
    "if game.told is not None -> if True": "where nobody listens an event is made and thrown away: only time is lost",
}
EQUIVALENT: dict[str, dict[str, str]] = {}


def equivalent_in(title: str, mutants: list[Mutant]) -> dict[str, str]:
    """The reasons of those of a title's mutants that are equivalent, by name."""
    reasons = dict(EQUIVALENT.get(title, {}))
    for mutant in mutants:
        change = f"{mutant.mutation.before} -> {mutant.mutation.after}"
        if change in EVERYWHERE:
            reasons[mutant.name] = EVERYWHERE[change]
    return reasons
