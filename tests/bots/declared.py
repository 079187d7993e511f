"""The bots that the titles declare, by code of the title."""

from typing import Any

from touchline.bots import Bot
from touchline.kernel.declared import Bots
from touchline.search.outlook import Outlook
from touchline.titles import SHELF


def bots_of(code: str) -> Bots:
    bots = SHELF[code].bots
    assert bots is not None
    return bots


def pro(code: str, seed: int | str = 0) -> Bot:
    made: Bot = bots_of(code).levels["pro"](seed)
    return made


def pro_maker(code: str) -> Any:
    return bots_of(code).levels["pro"]


def instinct(code: str) -> Any:
    return bots_of(code).instinct


def outlook(code: str) -> Outlook:
    found: Outlook = bots_of(code).outlook
    return found
