"""First-time help: what is explained on one card the first time that it comes up in a real game, declared as data.

    FIRST_TIMES: Final = (
        FirstTime("shot", "goal", asked="shoot"),
        FirstTime("red-card", "card", told=("sent-off",)),
    )

A card is shown once to a person, not once a game.  Its text is `first-<name>`, with the attributes `title` and `rule`.
"""

from __future__ import annotations

from touchline.kernel.lesson import LessonStep


class FirstTime(LessonStep):
    """One card: the question or events with which it comes, and the drawing beside its words.

    picture   the name of a line drawing of the client (web/src/kit/icons.ts)
    """

    __slots__ = ("picture",)

    def __init__(self, name: str, picture: str, *, asked: str = "", told: tuple[str, ...] = ()) -> None:
        super().__init__(name, name, asked=asked, told=told)
        self.picture = picture
