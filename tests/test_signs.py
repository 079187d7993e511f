"""Every sign of the screens, `data-sign="name"`, has a title and a sentence in three languages, and stands in a legend.

A name that code puts together, `data-sign={...}`, is read from the strings in it; the browser tests walk all screens.
"""

import re
from pathlib import Path

import pytest

from tests.test_texts import messages
from touchline.texts import LANGUAGES, SHARED
from touchline.titles import SHELF

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
SIGN = re.compile(r'data-sign="([a-z0-9-]+)"')
MADE = re.compile(r"data-sign=\{([^}]*)\}")
TEXT = re.compile(r"(?:\?|:|\?\?) '([a-z0-9-]+)'")
NAMED = re.compile(r"^sign-([a-z0-9-]+) = ", re.MULTILINE)
QUOTED = re.compile(r"'([a-z0-9-]+)'")


def signs_in(folder: Path) -> set[str]:
    sources = [file.read_text(encoding="utf-8") for file in folder.rglob("*.svelte")]
    made = {name for source in sources for code in MADE.findall(source) for name in TEXT.findall(code)}
    return made | {name for source in sources for name in SIGN.findall(source)}


def lesson_texts(code: str, lang: str) -> set[str]:
    folder = SHELF[code].text
    assert folder is not None
    has_lesson = (folder / f"{lang}.learn.ftl").is_file()
    return set(messages(folder, f"{lang}.learn")) if has_lesson else set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_every_sign_of_a_stage_has_a_sentence(code: str, lang: str) -> None:
    known = lesson_texts(code, lang) | set(messages(SHARED / "web" / lang, "learn"))
    missing = {name for name in signs_in(SOURCES / "titles" / code) if f"sign-{name}" not in known}
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_of_the_shell_has_a_sentence(lang: str) -> None:
    shared = set(messages(SHARED / "web" / lang, "learn"))
    shell = [folder for folder in SOURCES.iterdir() if folder.is_dir() and folder.name not in ("titles", "learn")]
    missing = {name for folder in shell for name in signs_in(folder) if f"sign-{name}" not in shared}
    assert not missing


def sign_texts(file: Path) -> dict[str, str]:
    """The signs of a file of texts, each with what belongs to it."""
    parts = NAMED.split(file.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_has_a_title(lang: str) -> None:
    files = [
        SHARED / "web" / lang / "learn.ftl",
        *(Path(str(title.text)) / f"{lang}.learn.ftl" for title in SHELF.values()),
    ]
    for file in files:
        assert [name for name, said in sign_texts(file).items() if "\n    .title = " not in said] == [], file


@pytest.mark.parametrize("code", SHELF)
def test_every_sign_of_a_title_stands_once_in_its_legend_and_names_a_rule(code: str) -> None:
    """The legend of a title says stage by stage what its signs mean."""
    signs = sign_texts(Path(str(SHELF[code].text)) / "en.learn.ftl")
    legend = (SOURCES / "titles" / code / "legend.ts").read_text(encoding="utf-8").partition("{")[2].partition("{")[2]
    listed = [name for line in legend.splitlines() for name in QUOTED.findall(line.partition(": ")[2] or line)]
    assert sorted(listed) == sorted(signs)
    assert [name for name, said in signs.items() if "\n    .rule = " not in said] == []
