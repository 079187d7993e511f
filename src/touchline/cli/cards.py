"""`touchline cards`: a card set checked, or ours written to a folder."""

from pathlib import Path

import typer

from touchline import games
from touchline.cli.given import folder as existing
from touchline.kernel.errors import BadCard, BadOption
from touchline.kernel.title import Title


def check_or_export(code: str, action: str, folder: Path | None) -> None:
    title = games.title(code)
    if action == "check":
        found = title.cards(existing(folder))
        typer.echo(f"{title.code}: {found.name}: right; digest {found.digest}")
    elif action == "export" and folder is not None:
        export(title, folder)
    elif action == "export":
        raise BadOption("missing", "DIR", {"wanted": f"touchline cards {code} export DIR"})
    else:
        raise BadOption("unknown-action", action, {"actions": "check, export"})


def export(title: Title, folder: Path) -> None:
    """Our own files, to be changed there; nothing that exists is written over."""
    own = sorted((Path(games.__file__).parent / title.code / "cards").glob("*.csv"))
    for file in own:
        if (folder / file.name).exists():
            raise BadCard(str(folder / file.name), 0, "", "exists")
    folder.mkdir(parents=True, exist_ok=True)
    for file in own:
        (folder / file.name).write_bytes(file.read_bytes())
    typer.echo(f"{title.code}: {len(own)} files written to {folder}")
