"""Prints errors of input as one line with code and place, and exits with status 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from touchline.kernel.errors import TouchlineError
from touchline.rulebook import UnknownRule


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Print errors of the engine and of the disk as one line; anything else is a defect (defects.py)."""
    try:
        yield
    except TouchlineError as fault:
        stop(str(fault))
    except UnknownRule as fault:
        stop(f"unknown-rule: {fault.wanted}: nearest={', '.join(fault.nearest) or 'none'}")
    except OSError as fault:
        stop(f"file: {fault.filename}: {fault.strerror}")


def stop(message: str) -> None:
    print("error:", " ".join(message.split()), file=sys.stderr)
    raise typer.Exit(2)
