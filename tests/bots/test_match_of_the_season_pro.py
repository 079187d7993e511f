"""The pro of Match of the Season: what a squad is worth, whom it bids against, which change it makes."""

from collections.abc import Iterator
from typing import Any

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.vocabulary import PASS
from touchline.titles import SHELF
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.bots.odds import expected_points
from touchline.titles.match_of_the_season.bots.pro import EQUAL_POSITION_GAIN, ProMatchOfTheSeason
from touchline.titles.match_of_the_season.bots.worth import elevens, strongest, worth
from touchline.titles.match_of_the_season.printed import GOALKEEPER
from touchline.titles.match_of_the_season.state import SEASONS, Mots

TITLE = SHELF["match_of_the_season"]


class Watched(ProMatchOfTheSeason):
    """Keeps what it was asked and what it picked."""

    def __init__(self, seed: int | str, seen: list[tuple[int, tuple[int, ...], int, float]]) -> None:
        super().__init__(seed)
        self.seen = seen

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        picked = super().pick(game, seat, kind, options, context)
        points = 0.0
        if kind in (c.ASK_CHANGE_OUT, c.ASK_TACTIC):
            which = c.HOME if game.match.home.who == context[0] else c.AWAY
            points = expected_points(game, game.match, which)
        leader = game.seat_of[context[3]] if kind == c.ASK_BID and context[3] >= 0 else -1
        self.seen.append((kind, (*context, seat, leader), picked, points))
        return picked


def watch_games(seats: int, seasons: int = 1) -> tuple[Mots, list[tuple[int, tuple[int, ...], int, float]]]:
    seen: list[tuple[int, tuple[int, ...], int, float]] = []
    game = TITLE.game(seats, {})
    assert isinstance(game, Mots)
    game.driver = Inline([Watched(seat, seen) for seat in range(seats)], Seeded("watched"))
    while game.agenda and game.season <= seasons:
        TITLE.perform(game, game.next_step())
    return game, seen


def squads(game: Mots) -> Iterator[list[int]]:
    for team in game.teams:
        yield team.squad


def test_a_squad_is_worth_more_with_more_stars_in_any_position() -> None:
    game, _ = watch_games(4)
    stars, at = game.cards.stars, game.cards.position
    others = [strongest(elevens(game, squad)) for squad in squads(game)]
    for squad in squads(game):
        for player in range(len(stars)):
            mates = [each for each in squad if at[each] == at[player]]
            if stars[player] > max(stars[each] for each in mates):
                assert worth(game, [*squad, player], others) > worth(game, squad, others)


def test_a_side_without_its_keeper_is_worth_less() -> None:
    game, _ = watch_games(4)
    others = [strongest(elevens(game, squad)) for squad in squads(game)]
    for squad in squads(game):
        if max(game.cards.stars[player] for player in squad if game.cards.position[player] == GOALKEEPER) > 1:
            field = [player for player in squad if game.cards.position[player] != GOALKEEPER]
            assert worth(game, field, others) < worth(game, squad, others)


def test_one_manager_does_not_bid_against_himself() -> None:
    _, seen = watch_games(2, 2)
    own = [picked for kind, context, picked, _ in seen if kind == c.ASK_BID and context[-1] == context[-2]]
    assert own
    assert set(own) == {PASS}


def test_no_bid_is_above_what_the_player_is_worth_to_the_team() -> None:
    game, seen = watch_games(4, 2)
    bids = [(context, picked) for kind, context, picked, _ in seen if kind == c.ASK_BID and picked != PASS]
    assert bids
    for context, picked in bids:
        assert picked % 5000 == 0
        assert picked >= game.cards.price[context[1]] or context[4] >= 0


def test_it_pays_more_from_season_to_season_and_all_it_has_at_last() -> None:
    game, _ = watch_games(2)
    pro, team = ProMatchOfTheSeason("patient"), game.teams[0]
    team.cash, best = 200_000, max(game.deck.bag, key=lambda player: game.cards.stars[player])
    limits = []
    for season in range(1, SEASONS + 1):
        game.season = season
        limits.append(pro.limit(game, 0, best))

    assert 0 < limits[0] < limits[1]
    assert limits == sorted(limits)
    assert limits[-1] == team.cash


def test_it_drafts_where_a_man_adds_most() -> None:
    drafted: list[tuple[float, float]] = []

    class Drafting(ProMatchOfTheSeason):
        def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
            picked = super().pick(game, seat, kind, options, context)
            if kind == c.ASK_DRAFT:
                adds = [self.gain_of(game, context[0], player) for player in options]
                drafted.append((self.gain_of(game, context[0], picked), max(adds)))
            return picked

    game = TITLE.game(2, {})
    game.driver = Inline([Drafting(seat) for seat in range(2)], Seeded("drafted"))
    while len(drafted) < 32:
        TITLE.perform(game, game.next_step())

    assert all(added >= most - EQUAL_POSITION_GAIN for added, most in drafted)
    assert any(most > EQUAL_POSITION_GAIN for _, most in drafted)


def test_it_changes_its_shape_when_that_promises_more() -> None:
    _, seen = watch_games(2, 2)
    made = [picked for kind, _, picked, _ in seen if kind == c.ASK_CHANGE_OUT]
    assert any(picked != PASS for picked in made)
    assert any(picked == PASS for picked in made)
