"""The tests of Touchline; those of the kernel play the title of the tutorial, which is a separate package."""

import sys
from pathlib import Path

DUEL = Path(__file__).resolve().parent.parent / "examples" / "touchline-duel" / "src"
if str(DUEL) not in sys.path:  # also in the processes that tests start
    sys.path.append(str(DUEL))
