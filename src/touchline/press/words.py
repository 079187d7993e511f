"""The words on the cards: those of the title, of its screens, and a few that only a printed card needs."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle

from touchline.kernel.title import Title
from touchline.texts import SHARED, TitleTexts, make_bundle, title_file

OWN: Final = Path(__file__).with_name("text")


@lru_cache
def bundle(folder: Path | None, lang: str) -> FluentBundle:
    files = [SHARED / f"{lang}.ftl", OWN / f"{lang}.ftl"]
    if folder is not None:
        client, own_print, own = (title_file(folder, lang, part) for part in (".client", ".print", ""))
        files = [client, *files, own_print, own]
    return make_bundle(lang, files)


class Words(TitleTexts):
    def __init__(self, title: Title, lang: str, cards: Any) -> None:
        super().__init__(title, lang, cards)
        self.bundle = bundle(title.text, lang)

    def deck(self, code: str) -> str:
        return self.say(f"press-deck-{code}")
