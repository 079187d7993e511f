"""`python -m tests.mutants [TITLE ...] [--chapter NAME] [--sample N] [--least PERCENT]`."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time

import pytest

from tests.mutants.equivalent import equivalent_in
from tests.mutants.functions import Mutant, chapters, mutants_of
from tests.mutants.report import rows, survivors, table, whole
from tests.mutants.session import MutantSession
from touchline.titles import SHELF

QUIET = ("-q", "--no-header", "--timeout=0", "-p", "no:xdist", "-p", "no:rerunfailures", "-p", "no:cacheprovider")


def main() -> int:
    wanted = parsed()
    failed = False
    for title in wanted.titles or sorted(SHELF):
        failed |= not is_held(title, wanted)
    return int(failed)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="codes of titles; all without")
    parser.add_argument("--chapter", help="one chapter of the rules, by the name of its module")
    parser.add_argument("--sample", type=int, default=0, help="this many mutants of each title, the same every time")
    parser.add_argument(
        "--least", type=float, default=90.0, help="kill rate of the title, in percent, below which it fails"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def is_held(title: str, wanted: argparse.Namespace) -> bool:
    """Run the mutants of one title and print what came of them."""
    began = time.perf_counter()
    mutants = chosen(title, wanted.chapter, wanted.sample)
    session = MutantSession(mutants, wanted.jobs)
    folder = f"tests/titles/{title}"
    pytest.main([*QUIET, "-m", "not soak and not figures", folder], plugins=[session])
    if session.broken:
        print(f"{title}: {len(session.broken)} tests fail without any mutant, first {session.broken[0]}")
        return False
    equivalent = equivalent_in(title, mutants)
    parts = rows(mutants, session.verdicts, equivalent)
    print("\n".join(survivors(mutants, session.verdicts, equivalent)))
    print(f"\n{table(title, parts)}\n{len(mutants)} mutants in {time.perf_counter() - began:.0f} s\n")
    least: float = wanted.least
    return whole(title, parts).rate * 100 >= least


def chosen(title: str, chapter: str | None, sample: int) -> list[Mutant]:
    files = [file for file in chapters(title) if chapter in (None, file.stem)]
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    if sample and sample < len(mutants):
        mutants = sorted(mutants, key=order)[:sample]
    return mutants


def order(mutant: Mutant) -> str:
    """A fixed shuffle."""
    return hashlib.sha256(f"{mutant.name} {mutant.mutation.line}".encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
