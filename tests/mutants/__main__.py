"""`python -m tests.mutants [TITLE ...] [--chapter NAME ...] [--sample N] [--least PERCENT]`."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time

import pytest

from tests.mutants.equivalent import equivalent_in
from tests.mutants.functions import Mutant, chapters, mutants_of
from tests.mutants.report import below, rows, survivor, table
from tests.mutants.session import MutantSession, Verdict
from touchline.titles import SHELF

QUIET = (
    "-q",
    "--tb=native",
    "--assert=plain",
    "--no-header",
    "--timeout=0",
    "-p",
    "no:xdist",
    "-p",
    "no:rerunfailures",
    "-p",
    "no:cacheprovider",
)


def main() -> int:
    wanted = parsed()
    failed = False
    for title in wanted.titles or sorted(SHELF):
        failed |= not is_held(title, wanted)
    return int(failed)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="codes of titles; all without")
    parser.add_argument(
        "--chapter", nargs="+", help="chapters of the rules, by the names of their modules; all without"
    )
    parser.add_argument("--sample", type=int, default=0, help="this many mutants of each title, the same every time")
    parser.add_argument("--least", type=float, default=90.0, help="kill rate in percent that each chapter must reach")
    parser.add_argument(
        "--tests", nargs="+", help="only tests in files of these names (market: test_market.py), to be quick"
    )
    parser.add_argument("--slowest", type=float, default=1.0, help="leave out tests that take more seconds than this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def is_held(title: str, wanted: argparse.Namespace) -> bool:
    """Run the mutants of one title and print what came of them."""
    began = time.perf_counter()
    mutants = chosen(title, wanted.chapter, wanted.sample)
    equivalent = equivalent_in(title, mutants)
    with os.fdopen(os.dup(sys.stdout.fileno()), "w") as out:  # pytest keeps what is printed while it runs

        def say(mutant: Mutant, verdict: Verdict) -> None:
            if mutant.name not in equivalent:
                print(survivor(mutant, verdict), file=out, flush=True)

        session = MutantSession(mutants, wanted.jobs, wanted.slowest, say)
        pytest.main([*QUIET, "-m", "not soak and not figures", *files(title, wanted.tests)], plugins=[session])
    if session.broken:
        print(f"{title}: {len(session.broken)} tests fail without any mutant, first {session.broken[0]}")
        return False
    parts = rows(mutants, session.verdicts, equivalent)
    print(f"\n{table(title, parts)}\n{len(mutants)} mutants in {time.perf_counter() - began:.0f} s\n")
    weak = below(parts, wanted.least)
    print("\n".join(f"{title}: {row.chapter} {row.rate:.1%} is under {wanted.least:g} %" for row in weak))
    return not weak


def files(title: str, names: list[str] | None) -> list[str]:
    """Where to look for tests; a part of them kills no more than all do."""
    folder = f"tests/titles/{title}"
    return [f"{folder}/test_{name}.py" for name in names] if names else [folder]


def chosen(title: str, wanted: list[str] | None, sample: int) -> list[Mutant]:
    found = [file for file in chapters(title) if wanted is None or file.stem in wanted]
    mutants = [mutant for file in found for mutant in mutants_of(file)]
    if sample and sample < len(mutants):
        mutants = sorted(mutants, key=order)[:sample]
    return mutants


def order(mutant: Mutant) -> str:
    """A fixed shuffle."""
    return hashlib.sha256(f"{mutant.name} {mutant.mutation.line}".encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
