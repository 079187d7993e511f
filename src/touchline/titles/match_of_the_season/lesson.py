"""The guided first match: the last footballer of the opening market, a line-up, and the first week of a season.

In this deal the learner buys a five-star goalkeeper with one bid, has the first turn and draws a chance card; a rival
loses a man to his country; and on Sunday the defences are compared, at home, and the learner's is the better one.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.lesson import Lesson, LessonStep
from touchline.kernel.vocabulary import PASS

LESSON: Final = Lesson(
    opens_at="bid",
    context={"player": 0, "price": 50000},
    deal="4735",
    seats=4,
    helper="amateur",
    steps=(
        LessonStep("bid", "lot", asked="bid", suggest=55000),
        LessonStep("eleven", "line-up", asked="formation", run="strongest"),
        LessonStep("token", "calendar", told=("moved",)),
        LessonStep("chance", "happening", told=("blue-card",)),
        LessonStep("absence", "happening", told=("absent",)),
        LessonStep("match-day", "calendar", told=("match-day",)),
        LessonStep("rival", "totals", asked="formation", after="match-day", run="best"),
        LessonStep("change", "odds", asked="change-out", suggest=PASS),
        LessonStep("die", "faces", told=("match-roll",)),
        LessonStep("stars", "pitch decided", told=("compared",)),
        LessonStep("result", "duel match-result", told=("result",)),
        LessonStep("on-your-own", "lot", told=("turned",), after="result"),
    ),
)
