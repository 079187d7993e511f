"""The guided first match: a manager, three footballers, a secret tactic, and the first match of the season to its end.

The steps begin with what every match has, so that they come in this order whatever cards the learner plays.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.lesson import Lesson, LessonStep

RESULTS: Final = ("no-goal", "goal", "genius-save", "genius-goal")

LESSON: Final = Lesson(
    opens_at="choose-manager",
    deal="1",
    helper="amateur",
    steps=(
        LessonStep("manager", "manager", asked="choose-manager"),
        LessonStep("shop", "shop", asked="buy-player", run="best"),
        LessonStep("three", "three", asked="field-player", run="best"),
        LessonStep("battle", "battle", told=("battle-won",)),
        LessonStep("levels", "ladder", told=("levels",)),
        LessonStep("turn", "dial minute", told=("turn-begins",)),
        LessonStep("duel", "dice", told=("defence-rolled",)),
        LessonStep("outcome", "score goal-score", told=RESULTS, after="duel"),
        LessonStep("hand", "hand", told=("turn-begins",), after="outcome"),
        LessonStep("half-time", "dial minute", told=("half-time",)),
        LessonStep("again", "tactics", asked="choose-tactic", after="half-time"),
        LessonStep("points", "score", told=("final-whistle",)),
        LessonStep("on-your-own", "where", told=("match-begins",), after="points"),
    ),
)
