"""Reports unexpected errors: the traceback goes to a log in the user's data folder, one line to the user."""

import os
import sys
import time
import traceback
from pathlib import Path

from touchline import __version__
from touchline.server.store.data_folder import default_data

DEBUG = "TOUCHLINE_DEBUG"  # set in the environment: the traceback is shown as well
LOG = "errors.log"
MAX_LOG_BYTES = 1 << 20  # a larger log is begun again


def report_defect(fault: Exception) -> None:
    """Write the traceback to the log, and print one line: code, kind of error, log."""
    text = "".join(traceback.format_exception(fault))
    if os.environ.get(DEBUG):
        print(text, end="", file=sys.stderr)
    print(f"error: defect: {type(fault).__name__}: log={write_log(text) or 'none'}", file=sys.stderr)


def write_log(text: str) -> Path | None:
    """Append to the log, which its owner alone can read; None if that fails.

    What was typed is not written: it can hold the password of a database.
    """
    file = default_data() / LOG
    when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        too_large = file.is_file() and file.stat().st_size > MAX_LOG_BYTES
        flags = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if too_large else os.O_APPEND)
        with os.fdopen(os.open(file, flags, 0o600), "w", encoding="utf-8") as log:
            log.write(f"{when} touchline {__version__}, Python {sys.version.split()[0]}, {sys.platform}\n{text}\n")
    except OSError:
        return None
    return file
