"""Every sign of the screens, `data-sign="name"`, has a sentence in three languages: its title's or a shared one."""

import re
from pathlib import Path

import pytest

from tests.test_texts import messages
from touchline.texts import LANGUAGES, SHARED
from touchline.titles import SHELF

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
SIGN = re.compile(r'data-sign="([a-z0-9-]+)"')


def signs_in(folder: Path) -> set[str]:
    return {name for file in folder.rglob("*.svelte") for name in SIGN.findall(file.read_text(encoding="utf-8"))}


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
