"""Whole games of amateurs against the figures of section 10.6: turns, matches, cards, auctions, stars."""

from __future__ import annotations

from collections import Counter
from statistics import mean, quantiles

import pytest

from touchline.bots import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import EUROPEAN_CUP_PLACE
from touchline.titles.match_of_the_season.rules.lineup import available, ranked, strength, strongest
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots

COUNTED = {
    c.TELL_MOVED: "turns",
    c.TELL_DREW: "chance cards",
    c.TELL_REVEALED: "tactic cards",
    c.TELL_TURNED: "auctions",
    c.TELL_SOLD: "sold",
    c.TELL_FORFEIT: "forfeits",
}


class Figures:
    """This many whole games, counted."""

    def __init__(self, seats: int, games: int) -> None:
        self.seats, self.games = seats, games
        self.count: Counter[str] = Counter()
        self.stars: list[list[int]] = [[], []]  # best elevens after season 1, after season 6
        self.points: list[int] = []
        self.cash: list[int] = []
        self.decisions: list[int] = []
        for number in range(games):
            self.play(f"{seats} {number}")

    def play(self, seed: str) -> None:
        game = TITLE.game(self.seats)
        assert isinstance(game, Mots)
        driver = Inline([bot(TITLE, "amateur", f"{seed} {seat}") for seat in range(self.seats)], Seeded(seed))
        game.driver = driver
        while game.ahead:
            step, game.told = game.next_step(), []
            TITLE.perform(game, step)
            self.watch(game, step[0])
        assert game.season == 6
        self.points += [game.teams[team].points for team in game.order]
        self.cash += [game.teams[team].cash for team in game.order]
        self.decisions.append(driver.decisions)
        self.count["European Cups"] += sum(1 for each in game.honours if each[1:3] == (EUROPEAN_CUP_PLACE, 1))

    def watch(self, game: Mots, code: int) -> None:
        for event in game.told or []:
            if event.code in COUNTED:
                self.count[COUNTED[event.code]] += 1
            elif event.code == c.TELL_LINE_UP and event.numbers[2] < 11:
                self.count["short"] += 1
        match = game.match
        if match is not None and code == c.STEP_RESOLVE:
            self.count["matches"] += 1
            self.count["home"] += match.goals[0] > match.goals[1]
            self.count["away"] += match.goals[0] < match.goals[1]
        if (
            match is not None
            and code in (c.STEP_SETTLE, c.STEP_PRIZE)
            and match.home.slots
            and match.away.who >= INTERNATIONAL
        ):
            self.count["abroad"] += code == c.STEP_SETTLE
            self.count["won abroad"] += code == c.STEP_SETTLE and match.outcome == c.HOME
        self.count["play-offs"] += code == c.STEP_DUEL
        if code == c.STEP_SEASON_OVER and game.season in (1, 6):
            self.stars[game.season == 6] += [best_eleven(game, team) for team in game.order]

    def per_game(self, name: str) -> float:
        return self.count[name] / self.games

    def share(self, name: str, of: str) -> float:
        return 100 * self.count[name] / self.count[of]

    def report(self) -> str:
        names = [*COUNTED.values(), "matches", "play-offs", "short", "European Cups"]
        lines = [f"{self.games} games of {self.seats} managers"]
        lines += [f"  {name}: {self.per_game(name):.2f} a game" for name in names]
        lines.append(f"  home {self.share('home', 'matches'):.1f} %, away {self.share('away', 'matches'):.1f} %")
        lines.append(f"  won against international teams {self.share('won abroad', 'abroad'):.1f} %")
        lines.append(f"  best eleven {mean(self.stars[0]):.1f} stars after season 1, {mean(self.stars[1]):.1f} after 6")
        for name, numbers in (("points", self.points), ("cash", self.cash), ("decisions", self.decisions)):
            low, middle, high = quantiles(numbers, n=4)
            lines.append(f"  {name}: mean {mean(numbers):.0f}, quartiles {low:.0f} {middle:.0f} {high:.0f}")
        return "\n".join(lines)


def best_eleven(game: Mots, team: int) -> int:
    lines = available(game, team, c.PLAY_OFF)
    return strength(game, strongest(game, lines)[0], [ranked(game, line) for line in lines])


def looks_like_the_catalogue(found: Figures, slack: float) -> None:
    """The figures of 10.6, with room for bots that spend otherwise."""
    for name, expected in (("turns", 128), ("matches", 121), ("chance cards", 29), ("auctions", 85)):
        assert found.per_game(name) == pytest.approx(expected, rel=0.06 * slack), name
    assert found.per_game("tactic cards") == pytest.approx(10, rel=0.25 * slack)
    assert found.per_game("sold") == pytest.approx(50, rel=0.2 * slack)
    assert found.per_game("play-offs") == pytest.approx(2.2, abs=0.8 * slack)
    assert found.per_game("forfeits") < 0.3 * slack
    assert found.share("home", "matches") == pytest.approx(40, abs=3 * slack)
    assert found.share("away", "matches") == pytest.approx(34, abs=3 * slack)
    assert mean(found.stars[0]) == pytest.approx(35, abs=1.5 * slack)
    assert mean(found.stars[1]) == pytest.approx(38, abs=2 * slack)


@pytest.mark.figures
def test_games_of_amateurs_look_like_the_catalogue() -> None:
    looks_like_the_catalogue(Figures(4, 15), slack=1.7)


@pytest.mark.figures
@pytest.mark.parametrize("seats", [2, 3])
def test_games_of_fewer_managers_end_by_the_rules(seats: int) -> None:
    found = Figures(seats, 4)

    assert found.per_game("turns") == pytest.approx(128, rel=0.1)
    assert sum(found.points) == pytest.approx(found.games * (6 * 9 + 5 * 3), rel=0.35)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_hundred_games_of_amateurs_look_like_the_catalogue(seats: int, request: pytest.FixtureRequest) -> None:
    if "soak" not in request.config.getoption("-m"):
        pytest.skip("long: pytest -m soak -s")
    found = Figures(seats, 500)
    print(found.report())
    if seats == 4:
        looks_like_the_catalogue(found, slack=1)
