"""Imports point one way: kernel <- parts <- bots, search <- titles <- sim, story <- lab, press, server <- cli.

Inside a title: its cards and state <- rules <- view <- bots <- story, lab, terminal, print <- the declaration.
Inside the server: messages <- store <- tables <- lobby <- notices <- web <- run.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "touchline"
TITLES = PACKAGE / "titles"

# The root is what `import touchline` offers; texts, rulebook and handbook are read by whoever shows titles.
ENGINE = {"kernel", "parts", "titles", "bots", "search"}
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "parts": {"kernel"},
    "bots": {"kernel", "search"},
    "search": {"kernel", "bots"},
    "catalogue": set(),
    "titles": {"kernel", "catalogue"},  # the shelf; what a title may import is in IN_TITLE
    "sim": ENGINE,
    "learn": {"kernel", "bots"},
    "story": ENGINE,
    "adapters": {"kernel", "titles", "__init__"},
    "lab": {"kernel", "titles", "bots", "sim", "texts"},
    "press": {"kernel", "texts"},
    "server": ENGINE | {"learn", "story", "texts", "rulebook", "handbook", "__init__"},
    "plug_in_places": {"kernel", "titles"},
    "rulebook": {"kernel", "titles", "catalogue", "plug_in_places"},
    "handbook": {"rulebook", "titles", "catalogue"},
    "rule_places": {"rulebook", "titles", "plug_in_places"},
    "texts": {"kernel"},
    "__init__": ENGINE | {"sim", "texts"},
    "__main__": {"cli"},
    "cli": ENGINE
    | {"sim", "learn", "story", "lab", "press", "server", "texts", "__init__"}
    | {"catalogue", "rulebook", "rule_places", "handbook"},
}
# The parts of a title, lowest first, and what each may import besides the parts of its title below it.  What is not
# named here (state, words, codes, options, cards and what loads them) is the lowest part.
RULES = {"kernel", "parts"}
BOTS = RULES | {"bots", "search"}
IN_TITLE: dict[str, tuple[int, set[str]]] = {
    "state": (0, RULES),
    "rules": (1, RULES),
    "view": (2, RULES),
    "bots": (3, BOTS),
    "story": (4, RULES | {"story"}),
    "lab": (4, RULES),
    "terminal": (4, RULES | {"texts"}),
    "print": (4, RULES | {"texts", "press"}),
    "__init__": (5, BOTS),
}
# modules that read the rules for the outside
VIEW = (
    "agenda",
    "view",
    "hidden",
    "odds",
    "advice",
    "runs",
    "ways",
    "preview",
    "alike",
    "worth",
    "whole",
    "scene",
    "ahead",
)
IN_SERVER = (
    "workers",
    "messages",
    "store",
    "tables",
    "lobby",
    "notices",
    "web",
    "run",
    "repair",
    "__main__",
)  # lowest first
COMPILER_WORDS = "mypy_extensions"  # names that tell the compiler something and do nothing else
STANDARD_LIBRARY_ONLY = ("kernel", "parts", "titles", "bots", "search", "story")
SHOWS = {"terminal": {"rich"}}
MODULES = sorted(PACKAGE.rglob("*.py"))
SERVER = PACKAGE / "server"
SERVER_MODULES = [file for file in MODULES if file.is_relative_to(SERVER) and file != SERVER / "__init__.py"]


def layer_of(file: Path) -> str:
    first = file.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def part_of(module: list[str]) -> str:
    """The part of a title that a module of it belongs to; the module as a list of names below the title."""
    first = module[0] if module and not module[0].isupper() else "__init__"
    return "view" if first in VIEW else first if first in IN_TITLE else "state"


def in_title(file: Path) -> list[str] | None:
    """The names of a module below its title, or None if it belongs to none."""
    names = list(file.relative_to(PACKAGE).with_suffix("").parts)
    return names[2:] if names[0] == "titles" and len(names) > 2 else None


def imported_modules(source: str) -> Iterator[str]:
    """Full names of the modules that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            names = (node.module or "").split(".")
            if node.module in ("touchline", "touchline.server") or (
                names[:2] == ["touchline", "titles"] and len(names) == 3
            ):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            elif node.module:
                yield node.module


def wrong_arrows(layer: str, source: str) -> list[str]:
    """The imports of a source in this layer that point the wrong way."""
    return [name for name in ours(source) if target_of(name) not in MAY_IMPORT[layer] | {layer}]


def wrong_arrows_in_title(title: str, module: list[str], source: str) -> list[str]:
    """The same for a module of a title, which may import parts of its title below it and of no other."""
    part = part_of(module)
    level, layers = IN_TITLE[part]
    wrong = []
    for name in ours(source):
        names = name.split(".")
        if names[1:3] == ["titles", title]:
            below = part_of(names[3:])
            if below != part and IN_TITLE[below][0] >= level:
                wrong.append(name)
        elif target_of(name) not in layers:
            wrong.append(name)
    return wrong


def wrong_arrows_in_server(part: str, source: str) -> list[str]:
    """The same for a module of the server, which may import its own package and those below it."""
    allowed = IN_SERVER[: IN_SERVER.index(part) + 1]
    inside = [name for name in ours(source) if name.startswith("touchline.server.")]
    return [name for name in inside if name.split(".")[2] not in allowed]


def ours(source: str) -> list[str]:
    return [name for name in imported_modules(source) if name.split(".")[0] == "touchline"]


def target_of(name: str) -> str:
    """A layer; what is imported from the package itself comes from its root."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "__init__"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_point_one_way(file: Path) -> None:
    source, module = file.read_text(encoding="utf-8"), in_title(file)
    if module is None:
        assert wrong_arrows(layer_of(file), source) == []
    else:
        assert wrong_arrows_in_title(file.relative_to(TITLES).parts[0], module, source) == []


@pytest.mark.parametrize("file", SERVER_MODULES, ids=lambda file: str(file.relative_to(SERVER)))
def test_imports_of_the_server_point_one_way(file: Path) -> None:
    part = file.relative_to(SERVER).parts[0].removesuffix(".py")
    assert wrong_arrows_in_server(part, file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("messages", "from touchline.server.store import rows"),
        ("tables", "from touchline.server.lobby.replay import GameReplay"),
        ("lobby", "from touchline.server import run"),
        ("tables", "def f():\n    from touchline.server.web.app import make_app"),
    ],
)
def test_a_wrong_arrow_inside_the_server_is_found(part: str, source: str) -> None:
    assert wrong_arrows_in_server(part, source)


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_rules_need_nothing_but_the_standard_library(file: Path) -> None:
    if layer_of(file) in STANDARD_LIBRARY_ONLY:
        foreign = {name.split(".")[0] for name in imported_modules(file.read_text(encoding="utf-8"))}
        shows = SHOWS.get(part_of(in_title(file) or ["state"]), set())
        assert foreign - {"touchline", COMPILER_WORDS} - shows <= sys.stdlib_module_names


def test_only_a_title_imports_its_own_modules() -> None:
    """Everybody else knows a title by the Title that the shelf holds."""
    for file in MODULES:
        if in_title(file) is None:
            inside = [name for name in ours(file.read_text(encoding="utf-8")) if name.startswith("touchline.titles.")]
            assert {name.split(".")[2] for name in inside} <= {"shelf", "view_check"}, file


def test_only_the_dealer_draws_random_numbers() -> None:
    for file in MODULES:
        if layer_of(file) in ("kernel", "parts", "titles", "bots", "search", "sim"):
            names = {name.split(".")[0] for name in imported_modules(file.read_text(encoding="utf-8"))}
            seeds = {"secrets"} if layer_of(file) == "kernel" else set()
            assert not names & {"random", "secrets"} - seeds, file


def test_every_layer_is_known() -> None:
    assert {layer_of(file) for file in MODULES} <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("kernel", "from touchline.titles import SHELF"),
        ("kernel", "import touchline"),
        ("parts", "import touchline.titles.mister.state"),
        ("search", "from touchline.titles import SHELF"),
        ("bots", "from touchline.sim import simulate"),
        ("sim", "from touchline.cli import main"),
        ("texts", "from touchline.cli import main"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(layer: str, source: str) -> None:
    assert wrong_arrows(layer, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (["state"], "from touchline.titles.mister.rules.match import turn"),
        (["rules", "match"], "from touchline.titles.mister.view import observe"),
        (["rules", "match"], "from touchline.titles.mister import view"),
        (["rules", "match"], "from touchline.titles.mister.bots.pro import ProMister"),
        (["view"], "from touchline.bots.bot import Bot"),
        (["bots", "pro"], "from touchline.titles.best_11.state import Best11"),
        (["bots", "pro"], "from touchline.titles import SHELF"),
        (["story", "luck"], "from touchline.titles.mister import TITLE"),
        (["lab"], "def f():\n    from touchline import bots"),
        (["terminal"], "from touchline.titles.mister.print import decks"),
    ],
)
def test_a_wrong_arrow_inside_a_title_is_found(module: list[str], source: str) -> None:
    assert wrong_arrows_in_title("mister", module, source)
