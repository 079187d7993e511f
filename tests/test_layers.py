"""Imports point one way: kernel <- parts <- games <- bots <- sim, story <- lab, press, server <- cli."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "touchline"

# The root is what `import touchline` offers; texts, rulebook and handbook are read by whoever shows titles.
MAY_IMPORT = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "bots": {"kernel", "parts", "games"},
    "sim": {"kernel", "parts", "games", "bots"},
    "story": {"kernel", "parts", "games", "bots"},
    "adapters": {"kernel", "games", "__init__"},
    "lab": {"kernel", "games", "bots", "sim", "texts"},
    "press": {"kernel", "games", "texts"},
    "server": {"kernel", "parts", "games", "bots", "story", "texts", "rulebook", "handbook", "__init__"},
    "rulebook": {"kernel", "games"},
    "handbook": {"rulebook"},
    "texts": {"kernel", "games"},
    "__init__": {"kernel", "parts", "games", "bots", "sim", "texts"},
    "__main__": {"cli"},
    "cli": {
        "kernel",
        "parts",
        "games",
        "bots",
        "sim",
        "story",
        "lab",
        "press",
        "server",
        "texts",
        "rulebook",
        "handbook",
        "__init__",
    },
}
COMPILER_WORDS = "mypy_extensions"  # names that tell the compiler something and do nothing else
STANDARD_LIBRARY_ONLY = ("kernel", "parts", "games", "bots", "story")
MODULES = sorted(PACKAGE.rglob("*.py"))


def layer_of(file: Path) -> str:
    first = file.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(source: str) -> Iterator[str]:
    """Full names of the modules that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            if node.module == "touchline":
                yield from (f"touchline.{alias.name}" for alias in node.names)
            elif node.module:
                yield node.module


def wrong_arrows(layer: str, source: str) -> list[str]:
    """The imports of a source in this layer that point the wrong way."""
    return [
        name
        for name in imported(source)
        if name.split(".")[0] == "touchline" and target_of(name) not in MAY_IMPORT[layer] | {layer}
    ]


def target_of(name: str) -> str:
    """A layer; what is imported from the package itself comes from its root."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "__init__"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_point_one_way(file: Path) -> None:
    assert wrong_arrows(layer_of(file), file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_rules_need_nothing_but_the_standard_library(file: Path) -> None:
    if layer_of(file) in STANDARD_LIBRARY_ONLY:
        foreign = {name.split(".")[0] for name in imported(file.read_text(encoding="utf-8"))}
        assert foreign - {"touchline", COMPILER_WORDS} <= sys.stdlib_module_names


def test_no_game_imports_another() -> None:
    for file in (PACKAGE / "games").glob("*/**/*.py"):
        title = file.relative_to(PACKAGE / "games").parts[0]
        for name in imported(file.read_text(encoding="utf-8")):
            if name.startswith("touchline.games."):
                assert name.split(".")[2] == title, f"{file} imports {name}"


def test_only_the_dealer_draws_random_numbers() -> None:
    for file in MODULES:
        if layer_of(file) in ("kernel", "parts", "games", "bots", "sim"):
            names = {name.split(".")[0] for name in imported(file.read_text(encoding="utf-8"))}
            seeds = {"secrets"} if layer_of(file) == "kernel" else set()
            assert not names & {"random", "secrets"} - seeds, file


def test_every_layer_is_known() -> None:
    assert {layer_of(file) for file in MODULES} <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    ("layer", "source"),
    [
        ("kernel", "from touchline.games import SHELF"),
        ("kernel", "import touchline"),
        ("parts", "import touchline.games.mister.state"),
        ("games", "def f():\n    from touchline import bots"),
        ("bots", "from touchline.sim import simulate"),
        ("sim", "from touchline.cli import main"),
        ("texts", "from touchline.cli import main"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(layer: str, source: str) -> None:
    assert wrong_arrows(layer, source)
