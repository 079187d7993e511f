"""The guided first match: the end of the market, a line-up, and the first nine cards of a match.

In this deal the learner signs the last two footballers and meets, in this order: a duel that is won, a level one, a
dive, a shot, a goal that no guess could have changed, and an injury.  The cards come in this order whatever side is
chosen.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.lesson import Lesson, LessonStep
from touchline.titles.mister import codes as c

LESSON: Final = Lesson(
    opens_at="decide",
    context={"player": 57, "size": 13},
    deal="110",
    helper="amateur",
    steps=(
        LessonStep("card", "card", asked="decide", suggest=c.ACQUIRE),
        LessonStep("squad", "squad", asked="decide", suggest=c.ACQUIRE),
        LessonStep("line-up", "line-up", asked="field", run="best"),
        LessonStep("move", "action", told=("action",)),
        LessonStep("duel", "meeting duel", told=("duel",)),
        LessonStep("level", "meeting duel", told=("faded",)),
        LessonStep("dive", "goal-mouth", asked="dive"),
        LessonStep("save", "goal-mouth goal-score score", told=("goal", "saved"), after="dive"),
        LessonStep("shoot", "goal-mouth", asked="shoot"),
        LessonStep("shot", "goal-mouth goal-score score", told=("goal", "saved"), after="shoot"),
        LessonStep("certain", "goal-score score", told=("goal",), after="shot"),
        LessonStep("injury", "action", told=("injured",)),
        LessonStep("bench", "bench", asked="substitute"),
        LessonStep("on-your-own", "where", told=("action",), after="bench"),
    ),
)
