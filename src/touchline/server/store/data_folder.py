"""The data folder of a user on each system; imports nothing, so that an error can always be logged there."""

import os
import sys
from pathlib import Path


def default_data() -> Path:
    """Return the user's data folder."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Touchline"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "Touchline"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "touchline"
