"""Whole leagues of amateurs beside the trial of the catalogue (10.3): goals, home, draw, away, the use of each card."""

from __future__ import annotations

from collections import Counter

import pytest

from touchline.bots import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.masters_of_football import TITLE, codes

PLAYED_BY = {
    codes.TELL_CARD_PLAYED: 1,
    codes.TELL_CARD_REVEALED: 1,
    codes.TELL_CARD_BLOCKED: 2,
}  # event -> which of its numbers is the card
CARDS = TITLE.load_cards(None)


class Trial:
    """Return the counts of this many leagues of four amateurs."""

    def __init__(self, leagues: int) -> None:
        self.leagues = leagues
        self.scores: Counter[tuple[int, int]] = Counter()
        self.used: Counter[int] = Counter()
        for league in range(leagues):
            self.play(league)

    def play(self, league: int) -> None:
        game = TITLE.game(4, {}, CARDS)
        game.driver = Inline([bot(TITLE, "amateur", f"{league} {seat}") for seat in range(4)], Seeded(league))
        game.told = []
        while game.ahead:
            TITLE.perform(game, game.next_step())
        self.scores.update(
            (result["home_goals"], result["away_goals"]) for result in TITLE.observe(game, None)["results"]
        )
        self.used.update(event.numbers[PLAYED_BY[event.code]] for event in game.told if event.code in PLAYED_BY)

    @property
    def matches(self) -> int:
        return self.scores.total()

    @property
    def goals(self) -> float:
        return sum((home + away) * count for (home, away), count in self.scores.items()) / self.matches

    @property
    def shares(self) -> list[float]:
        """Home wins, draws, away wins in per cent."""
        found = [0, 0, 0]
        for (home, away), count in self.scores.items():
            found[0 if home > away else 1 if home == away else 2] += count
        return [100 * each / self.matches for each in found]

    def report(self) -> str:
        home, draw, away = self.shares
        lines = [f"{self.leagues} leagues, {self.matches} matches: {self.goals:.2f} goals a match (trial: 2.8)"]
        lines.append(f"home {home:.1f} %, draw {draw:.1f} %, away {away:.1f} % (trial: 45, 27, 28)")
        lines.append("scores: " + ", ".join(f"{a}-{b} {n}" for (a, b), n in self.scores.most_common(6)))
        for card, name in enumerate(CARDS.card_names):
            lines.append(f"{CARDS.card_ids[card]} {name}: {self.used[card] / self.leagues:.2f} a league")
        return "\n".join(lines)


def looks_like_the_catalogue(trial: Trial, goals: float, share: float) -> None:
    assert trial.goals == pytest.approx(2.8, abs=goals)
    for found, expected in zip(trial.shares, (45, 27, 28), strict=True):
        assert found == pytest.approx(expected, abs=share)


@pytest.mark.figures
def test_amateur_leagues_look_like_the_trial() -> None:
    trial = Trial(60)

    looks_like_the_catalogue(trial, goals=0.35, share=8)
    assert len(trial.used) >= 45


@pytest.mark.soak
def test_a_thousand_amateur_leagues_look_like_the_trial() -> None:
    trial = Trial(1000)

    print(trial.report())
    looks_like_the_catalogue(trial, goals=0.2, share=5)
    assert sorted(trial.used) == list(range(len(CARDS.card_ids)))
