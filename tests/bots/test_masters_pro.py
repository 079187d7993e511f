"""The pro of Masters of Football: its odds are those of the rules, it reads nothing hidden, it beats the amateur."""

import pytest
from tests.bots import pros

from touchline.kernel.vocabulary import PASS
from touchline.titles import SHELF
from touchline.titles.masters_of_football.bots.amateur import AmateurMastersOfFootball
from touchline.titles.masters_of_football.bots.odds import case_of, odds_of
from touchline.titles.masters_of_football.bots.pro import ProMastersOfFootball, best_of
from touchline.titles.masters_of_football.bots.squad import manager_worth
from touchline.titles.masters_of_football.odds import goal_chance, odds, shares
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof

TITLE = SHELF["masters_of_football"]
CARDS = TITLE.cards(None)


def board(game: Mof, attack: list[int], defence: list[int], turn: int) -> Match:
    """Two teams of players without genius, at these levels."""
    plain = [player for player in range(CARDS.players) if not CARDS.genius[player]]
    match = Match(0, 1, 0, 1)
    match.lineup = [plain[:3], plain[3:6]]
    match.attack_level, match.defence_level, match.turn = attack, defence, turn
    return match


@pytest.mark.parametrize("turn", [0, 5, 9, LAST_TURN])
def test_its_matrix_gives_the_exact_odds_of_a_match(turn: int) -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Mof)
    for attack, defence, lead in (([2, 3], [1, 4], 0), ([5, 0], [2, 2], -1), ([1, 1], [3, 0], 1)):
        match = board(game, attack, defence, turn)
        match.goals = [max(0, lead), max(0, -lead)]
        left = [game.rules.attackers[each] for each in range(turn, LAST_TURN)]
        home = case_of(attack[0], defence[1], False, False)
        away = case_of(attack[1], defence[0], False, False)
        found = odds_of(CARDS).result(home, away, left.count(0), left.count(1), lead, match.home_advantage)
        assert list(found) == pytest.approx(shares(odds(game, match))[:2])


def test_a_fresh_genius_scores_more_and_a_saver_stops_some() -> None:
    known = odds_of(CARDS)
    for fresh in (False, True):
        for saver in (False, True):
            exact = goal_chance(CARDS, 3, 2, fresh, saver) / 1296
            assert known.goal(case_of(3, 2, fresh, saver)) == pytest.approx(exact)
            assert sum(known.goals(case_of(3, 2, fresh, saver), 6)) == pytest.approx(1)


def test_tactic_battles_are_fair_and_home_advantage_decides_level_ones() -> None:
    known = odds_of(CARDS)
    for more in (-5, -1, 0, 2, 9):
        mine, theirs = known.battle(more, True, False, True), known.battle(-more, False, True, False)
        assert mine + theirs == pytest.approx(1)
    assert known.battle(0, False, False, True) > 0.5 > known.battle(0, False, False, False)


def test_nothing_that_loses_points_is_picked() -> None:
    assert best_of([(PASS, 0.0), (3, -0.1), (4, 0.2), (5, 0.1)]) == 4
    assert best_of([(PASS, 0.0), (3, -0.1)]) == PASS


def test_rerolls_are_worth_more_than_a_million_of_budget() -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Mof)
    ids = CARDS.manager_ids
    assert manager_worth(game, ids.index("MG07")) > manager_worth(game, ids.index("MG09"))


@pytest.mark.parametrize("seats", [2, 4])
def test_it_picks_by_what_its_seat_may_know(seats: int) -> None:
    assert pros.is_honest("masters_of_football", ProMastersOfFootball, seats, 11, 40) > 20


def test_it_plays_with_as_many_as_there_may_be() -> None:
    for seats in (3, 5, 8):
        game = pros.play_game("masters_of_football", [ProMastersOfFootball] * seats, f"{seats} pros")
        assert len(TITLE.result(game).scores) == seats


def test_a_pro_beats_an_amateur_from_either_seat() -> None:
    """Over 1,000 games it is about 72 of 100; 52 of 100 leave four deviations to chance."""
    assert pros.victories("masters_of_football", ProMastersOfFootball, AmateurMastersOfFootball, 100) >= 52
