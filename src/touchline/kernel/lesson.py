"""A lesson: a guided first match on the real engine, declared as data.

    LESSON: Final = Lesson(
        opens_at="decide",  # bots play for everybody until the learner is asked this ...
        context={"player": 10},  # ... with these numbers in the question's context
        steps=(
            LessonStep("take-him", "card", asked="decide", suggest=1),
            LessonStep("shot", "goal-mouth", asked="shoot"),
            LessonStep("after-the-shot", "score", told=("goal", "saved"), after="shot"),
        ),
    )

The deal is fixed, so the same choices lead to the same match.  A step begins the first time that its question is put to
the learner, or that one of its events is told.  Its texts are `lesson-<name>` with the attribute `title`, or
`lesson-<name>-<event>` where the events of a step need words of their own.  Where a step suggests something, the text
`lesson-<name>-otherwise` answers every other choice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from touchline.kernel.fair import TABLE_BYTES, Fair

LEARNER: Final = 0  # the learner's seat
NO_OPTION: Final = -(1 << 40)


class LessonStep:
    """One idea: when it comes up, what is lit up on the screen, and what is suggested.

    asked     the kind of question with which it begins
    told      or the events with which it begins
    after     the name of a step that must have begun before
    element   the sign on the screen that is spoken of (`data-sign`), then those that stand for it on a small screen
    suggest   the option that is suggested, if any
    run       or the name of the ready-made run of picks that is suggested
    """

    __slots__ = ("after", "asked", "element", "name", "run", "suggest", "told")

    def __init__(
        self,
        name: str,
        element: str,
        *,
        asked: str = "",
        told: tuple[str, ...] = (),
        after: str = "",
        suggest: int = NO_OPTION,
        run: str = "",
    ) -> None:
        if bool(asked) == bool(told):
            raise ValueError(f"step {name}: it begins with a question or with events")
        self.name, self.element = name, element
        self.asked, self.told, self.after = asked, told, after
        self.suggest, self.run = suggest, run

    @property
    def has_suggestion(self) -> bool:
        return self.suggest != NO_OPTION

    def suggested_picks(self, question: Mapping[str, Any]) -> list[int]:
        """Return the picks that are suggested for this question (as in a view); none if nothing is, or not here."""
        for run in question["runs"]:
            if self.run and run["name"] == self.run:
                return list(run["picks"])
        return [self.suggest] if self.suggest in question["options"] else []

    def begins_with(self, asked: str, told: str) -> bool:
        return asked == self.asked if self.asked else told in self.told


class Lesson:
    """A guided match: how the table is laid, where the learner comes in, and the steps."""

    def __init__(
        self,
        steps: tuple[LessonStep, ...],
        *,
        opens_at: str,
        context: Mapping[str, int] | None = None,
        deal: str = "1",
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        helper: str = "pro",
        rival: str = "amateur",
    ) -> None:
        self.steps = steps
        self.opens_at = opens_at
        self.context = dict(context or {})
        self.deal = deal  # another one gives other cards and dice
        self.seats = seats
        self.options = dict(options or {})
        self.helper = helper  # the bot that plays for the learner until the lesson opens
        self.rival = rival  # the bot of the other seats

    def is_opened_by(self, asked: str, context: Mapping[str, int]) -> bool:
        """Whether the learner comes in at this question."""
        return asked == self.opens_at and all(context[name] == number for name, number in self.context.items())

    def secret(self, title: str) -> bytes:
        """Return the seed of all cards, dice and bots of the lesson; anybody may know it."""
        return hashlib.sha256(f"touchline lesson {title} {self.deal}".encode()).digest()

    def dealer(self, title: str) -> Fair:
        return lesson_dealer(self.secret(title))


def lesson_dealer(secret: bytes) -> Fair:
    """Return the dealer that gives the same cards and dice at every table of a lesson."""
    return Fair(secret, bytes(TABLE_BYTES))


class Progress:
    """Which steps of a lesson have begun."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        self.steps = steps
        self.begun: list[str] = []

    def begin(self, asked: str = "", told: str = "") -> LessonStep | None:
        """Return the step that begins with this question or event, and count it as begun."""
        for step in self.steps:
            is_due = step.name not in self.begun and (not step.after or step.after in self.begun)
            if is_due and step.begins_with(asked, told):
                self.begun.append(step.name)
                return step
        return None

    def steps_left(self) -> list[LessonStep]:
        """Return the steps that have not come up yet."""
        return [step for step in self.steps if step.name not in self.begun]

    @property
    def is_done(self) -> bool:
        return len(self.begun) == len(self.steps)
