"""Writes the lab's report of every title's own cards into a folder: `python -m touchline.lab.publish docs/balance`.

The games are the same on every machine: bots, number of games and seed are fixed here and told in the index.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from touchline.kernel.title import Title
from touchline.lab import report
from touchline.lab.run import run
from touchline.sim.runner import check_plan
from touchline.texts import TitleTexts
from touchline.titles import SHELF

GAMES: Final = 300  # of each title
BOT: Final = "pro"
MAX_SEATS: Final = 4
SEED: Final = "balance"


def main(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lines = [publish(title, folder, games) for title in SHELF.values() if title.bots is not None]
    (folder / "README.md").write_text(index(lines, games), encoding="utf-8")


def publish(title: Title, folder: Path, games: int) -> str:
    """Play the games, write the page, and return its line in the index."""
    seats = max(number for number in title.seats if number <= MAX_SEATS)
    plan = check_plan(title, games, [BOT], seats, {}, None, SEED)
    with tempfile.TemporaryDirectory() as scratch:
        tables = run(plan, games, Path(scratch))
    page = f"{title.code}.html"
    report.write(folder / page, plan, tables, TitleTexts(title, "en", title.cards(None)))
    print(folder / page)
    return f"| [{title.name}]({page}) | {seats} | {games} | `{title.cards(None).digest[:12]}` |"


def index(lines: list[str], games: int) -> str:
    return f"""# Our own cards in balance

Made by `make balance`, which plays {games} games of each title between bots of the level *{BOT}* with the seed
`{SEED}` and default options, and writes the lab's report of them. The same cards and bots give the same games.
Each page begins with the seats and cards that win clearly more or less often than others.
`make balance GAMES=2000` narrows the bounds.

| Title | Seats | Games | Cards (digest) |
| --- | --- | --- | --- |
{chr(10).join(lines)}

`touchline sim TITLE --games N --bots pro --out DIR` makes one such report with other bots, seats, options or
cards, and keeps the rows; `touchline compare` compares two card sets, game by game.
"""


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
