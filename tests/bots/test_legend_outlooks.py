"""Legends judge unfinished games and guess the cards that lie face down."""

from tests import conformance
from tests.bots.declared import instinct, outlook, pro

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import Game
from touchline.kernel.table import Table
from touchline.search.legend import Search
from touchline.titles import SHELF
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.bots.season import SeasonMastersOfFootball
from touchline.titles.masters_of_football.state import Mof
from touchline.titles.match_of_the_season.state import Mots


def unfinished_game(code: str, steps: int) -> Game:
    game = SHELF[code].game(2, {})
    game.driver = Inline([pro(code, seat) for seat in (0, 1)], Seeded("unfinished"))
    for k in range(steps):
        SHELF[code].perform(game, game.next_step())
    return game


def chances(code: str, game: Game) -> list[float]:
    return outlook(code).values(SHELF[code], game)


def test_in_best_11_money_and_goals_are_chances() -> None:
    game = unfinished_game("best_11", 60)
    assert isinstance(game, Best11)
    before = chances("best_11", game)
    game.teams[0].money += 5
    richer = chances("best_11", game)
    game.teams[0].scored += 1
    ahead = chances("best_11", game)

    assert before[0] < richer[0] < ahead[0] < 1.0
    assert before[1] > richer[1] > ahead[1] > 0.0


def test_in_best_11_it_looks_to_the_end_of_the_next_round() -> None:
    game, looks = unfinished_game("best_11", 60), outlook("best_11")
    assert isinstance(game, Best11)
    mark, begun = looks.mark(game), game.round
    while not looks.enough(game, mark):
        SHELF["best_11"].perform(game, game.next_step())

    assert game.round == begun + 1
    assert game.agenda[0][0] == c.STEP_ROUND_START


def test_in_match_of_the_season_points_squads_and_cash_are_chances() -> None:
    game = unfinished_game("match_of_the_season", 400)
    assert isinstance(game, Mots)
    found = [chances("match_of_the_season", game)[0]]
    mine = game.teams[game.order[0]]
    mine.cash += 50000
    found.append(chances("match_of_the_season", game)[0])
    mine.points += 3
    found.append(chances("match_of_the_season", game)[0])
    mine.squad.remove(max(mine.squad, key=lambda player: game.cards.stars[player]))
    found.append(chances("match_of_the_season", game)[0])

    assert found[0] < found[1] < found[2] > found[3]


def announcing() -> tuple[Table, int, int]:
    """A table of Masters where both lineups lie face down, a seat that is asked, and the other's side."""
    for table in conformance.stops(SHELF["masters_of_football"], 2, {}, "face down", 1):
        game, seat = table.now, table.to_act[0]
        assert isinstance(game, Mof)
        if (
            conformance.question_of(table, seat).kind == codes.ASK_ANNOUNCE
            and game.boards
            and not game.boards[game.at].shown
        ):
            teams = game.boards[game.at].teams
            for side in (0, 1):
                if game.teams[teams[side]].seat == 1 - seat:
                    return table.clone(), seat, side
    raise AssertionError


def test_in_masters_of_football_rivals_lay_what_legends_lay_at_a_glance() -> None:
    table, seat, side = announcing()
    search = Search(table, seat, "imagined", instinct("masters_of_football"), outlook("masters_of_football"))
    for k in range(5):
        world = search.deal_world()
        assert world is not None
        game = world.base
        assert isinstance(game, Mof)
        match = game.boards[game.at]
        laid = SeasonMastersOfFootball(0).three(game, match, match.teams[side])
        assert [*match.lineup[side], match.chosen[side]] == laid
        search.deal += 1
