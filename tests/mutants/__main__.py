"""`python -m tests.mutants [TITLE ...] [--chapter NAME ...] [--sample N] [--least PERCENT] [--record]`."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time

import pytest

from tests.mutants.equivalent import EQUIVALENT, equivalent_in
from tests.mutants.functions import Mutant, chapters, mutants_of
from tests.mutants.page import PAGE, with_measured
from tests.mutants.report import Row, below, killed_though_listed, rows, survivor, table
from tests.mutants.session import MutantSession, Verdict
from touchline.titles import SHELF

QUIET_OPTIONS = (
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
    wanted = parse_arguments()
    failed = False
    for title in wanted.titles or sorted(SHELF):
        failed |= not is_held(title, wanted)
    return int(failed)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="codes of titles; all without")
    parser.add_argument(
        "--chapter", nargs="*", help="chapters of the rules, by the names of their modules; all without"
    )
    parser.add_argument("--sample", type=int, default=0, help="this many mutants of each title, the same every time")
    parser.add_argument("--least", type=float, default=90.0, help="kill rate in percent that each chapter must reach")
    parser.add_argument(
        "--tests", nargs="+", help="only tests in files of these names (market: test_market.py), to be quick"
    )
    parser.add_argument("--slowest", type=float, default=1.0, help="leave out tests that take more seconds than this")
    parser.add_argument("--record", action="store_true", help="write the rates into docs/mutants.md")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def is_held(title: str, wanted: argparse.Namespace) -> bool:
    """Run the mutants of one title, print what came of them, and write it down if that is wanted."""
    began = time.perf_counter()
    made = [mutant for file in chapters(title) if is_wanted(file.stem, wanted) for mutant in mutants_of(file)]
    mutants = sample(made, wanted.sample)
    equivalent = equivalent_in(title, mutants)
    session = run(title, mutants, equivalent, wanted)
    if session.broken:
        print(f"{title}: {len(session.broken)} tests fail without any mutant, first {session.broken[0]}")
        return False
    parts = rows(made, mutants, session.verdicts, equivalent)
    print(f"\n{table(title, parts)}\n{len(mutants)} mutants in {time.perf_counter() - began:.0f} s\n")
    if wanted.record:
        record(title, parts)
    faults = [f"{row.chapter} {row.rate:.1%} is under {wanted.least:g} %" for row in below(parts, wanted.least)]
    wrong = killed_though_listed(mutants, session.verdicts, EQUIVALENT.get(title, {}))
    faults += [f"{name} is listed as equivalent and was killed" for name in wrong]
    print("".join(f"{title}: {fault}\n" for fault in faults), end="")
    return not faults


def is_wanted(chapter: str, wanted: argparse.Namespace) -> bool:
    return not wanted.chapter or chapter in wanted.chapter


def run(title: str, mutants: list[Mutant], equivalent: dict[str, str], wanted: argparse.Namespace) -> MutantSession:
    with os.fdopen(os.dup(sys.stdout.fileno()), "w") as out:  # pytest keeps what is printed while it runs

        def say(mutant: Mutant, verdict: Verdict) -> None:
            if mutant.name not in equivalent:
                print(survivor(mutant, verdict), file=out, flush=True)

        session = MutantSession(mutants, wanted.jobs, wanted.slowest, say)
        pytest.main([*QUIET_OPTIONS, "-m", "not soak and not figures", *files(title, wanted.tests)], plugins=[session])
    return session


def record(title: str, parts: list[Row]) -> None:
    names = [file.stem for file in chapters(title)]
    PAGE.write_text(with_measured(PAGE.read_text(encoding="utf-8"), title, parts, names), encoding="utf-8")


def files(title: str, names: list[str] | None) -> list[str]:
    """Return where to look for tests; a part of them kills no more than all do."""
    folder = f"tests/titles/{title}"
    return [f"{folder}/test_{name}.py" for name in names] if names else [folder]


def sample(mutants: list[Mutant], size: int) -> list[Mutant]:
    return sorted(mutants, key=order)[:size] if 0 < size < len(mutants) else mutants


def order(mutant: Mutant) -> str:
    """A fixed shuffle."""
    return hashlib.sha256(f"{mutant.name} {mutant.mutation.line}".encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
