"""The arguments of a command, as they are read."""

from touchline.cli.given import settings
from touchline.kernel.option import Option
from touchline.titles import SHELF


def test_settings_are_read_by_the_kind_of_the_option() -> None:
    options = (
        Option("mode", "choice", ("cup", "league"), "cup", ()),
        Option("fast", "flag", (), False, ()),
        Option("legs", "number", (1, 2), 1, ()),
        Option("first", "choice", (0, 1, "random"), 0, ()),
    )
    title = SHELF["duel"]
    given = title.options
    title.options = options
    try:
        assert settings(title, ["mode=cup,fast=yes", "legs=2, first=1"]) == {
            "mode": "cup",
            "fast": True,
            "legs": 2,
            "first": 1,
        }
        assert settings(title, ["fast=off", "first=random"]) == {"fast": False, "first": "random"}
        assert settings(title, ["fast=maybe", "legs=x", "other=1"]) == {"fast": "maybe", "legs": "x", "other": "1"}
    finally:
        title.options = given
