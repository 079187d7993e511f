"""Plug-ins with something wrong: one clear line each, that names the plug-in; the shelf goes on without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plug_in.environment import EXAMPLE, Environment

PARTS = """
from pathlib import Path
from touchline.kernel.declared import Book
from touchline.kernel.title import Title
from touchline_duel import TITLE as duel

NEEDED = ("name edition seats options words load_cards start agenda observe redeal hidden result").split()
TWICE = str(Path(__file__).with_name('twice.md'))
GIVEN = {name: getattr(duel, name) for name in NEEDED} | {"view": duel.view}
"""
WRONG = {
    "clash": "TITLE = Title(code='mister', **GIVEN)",
    "lacking": "del GIVEN['redeal']; TITLE = Title(code='lacking', **GIVEN)",
    "folderless": "TITLE = Title(code='folderless', text=Path('/nowhere/text'), **GIVEN)",
    "catalogue": "TITLE = Title(code='catalogue', book=Book('CAT', TWICE), **GIVEN)",
    "sight": "GIVEN['observe'] = lambda game, seat: {'cash': 3}\nTITLE = Title(code='sight', **GIVEN)",
    "syntax": "TITLE = (",
}
REASONS = {
    "clash": "NotWhole: the code mister is taken",
    "lacking": "redeal",
    "folderless": "NotWhole: there is no folder text",
    "catalogue": "ValueError: catalogue: CAT-A-01 stands twice in the catalogue",
    "syntax": "SyntaxError: '(' was never closed",
}


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Every plug-in above, beside the duel, which is whole."""
    folder = tmp_path_factory.mktemp("broken")
    duel = Path(folder / "touchline-duel")
    for file in EXAMPLE.rglob("*"):
        if file.is_file() and "egg-info" not in str(file):
            (duel / file.relative_to(EXAMPLE)).parent.mkdir(parents=True, exist_ok=True)
            (duel / file.relative_to(EXAMPLE)).write_bytes(file.read_bytes())
    made = Environment(folder / "env", duel)
    place = next((folder / "env").rglob("_shared.pth")).parent
    (place / "twice.md").write_text("| CAT-A-01 | [book] | One. | |\n" * 2, encoding="utf-8")
    for name, code in WRONG.items():
        install(place, name, PARTS + code)
    return made


def install(place: Path, name: str, code: str) -> None:
    """As pip leaves a package: the module, and its entry points."""
    (place / f"wrong_{name}.py").write_text(code, encoding="utf-8")
    info = place / f"wrong_{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wrong-{name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[touchline.titles]\n{name} = wrong_{name}:TITLE\n", encoding="utf-8")


def test_the_shelf_goes_on_without_them(broken: Environment) -> None:
    said = broken.run("-c", "import touchline; print(*touchline.SHELF)")
    shelf, faults = said.splitlines()[0].split(), said.splitlines()[1:]

    assert shelf[0] == "mister"
    assert shelf[-2:] == ["duel", "sight"], "a wrong view is found in tests and in debug mode"
    assert len(faults) == len(REASONS)
    for fault, (name, reason) in zip(faults, sorted(REASONS.items()), strict=True):
        assert fault.startswith(f"title not loaded: plug-in {name} of wrong-{name} 1.0: ")
        assert reason in fault


def test_debug_mode_finds_a_view_that_is_not_what_is_declared(broken: Environment) -> None:
    said = broken.run("-c", "import touchline; print(*touchline.SHELF)", TOUCHLINE_DEBUG="1")

    assert said.split("\n", 1)[0].split()[-1] == "duel"
    assert "title not loaded: plug-in sight of wrong-sight 1.0: WrongView: view: no goals" in said


def test_a_game_is_played_beside_them(broken: Environment) -> None:
    assert "Duel: 5 games" in broken.touchline("sim", "duel", "--games", "5", "--bots", "rookie")
