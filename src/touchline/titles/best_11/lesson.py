"""The guided first turn: a purchase, a challenge that brings a goal, a stand, and the cards in hand.

In this deal the learner is last in round 7 with five footballers, plays a challenge in which one point is missing and
can be paid for, and meets a defence that falls short.  The last step tells how the game ends.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.lesson import Lesson, LessonStep
from touchline.titles.best_11 import codes as c

MANAGEMENT_CARD: Final = 0
FOOTBALLER: Final = 52

LESSON: Final = Lesson(
    opens_at="item",
    context={"management": MANAGEMENT_CARD},
    deal="701",
    helper="pro",
    rival="amateur",
    steps=(
        LessonStep("market", "market", asked="item", suggest=c.BUY + FOOTBALLER),
        LessonStep("club", "club", told=("bought",)),
        LessonStep("management", "management", asked="item", suggest=c.USE + 4 * MANAGEMENT_CARD + c.CHALLENGE),
        LessonStep("attack", "attack", told=("attack-card",)),
        LessonStep("commit", "pitch", asked="commit", run="best"),
        LessonStep("pay", "total", asked="boost"),
        LessonStep("enough", "total", asked="boost"),
        LessonStep("defence", "defence", told=("defence-card",)),
        LessonStep("take-away", "total", asked="boost", after="defence"),
        LessonStep("outcome", "outcome goal-score", told=("goal", "no-goal")),
        LessonStep("stadium", "stadium", asked="item", suggest=c.BUILD),
        LessonStep("cards", "hand", told=("built", "ended-turn")),
        LessonStep("on-your-own", "where", told=("round",), after="cards"),
    ),
)
