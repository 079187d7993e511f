"""The amateur of Masters of Football: plain sums, one card at a time, and still far better than chance."""

from tests import conformance
from tests.bots import pros

from touchline.bots.bot import Rookie
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles import SHELF
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.advice import trios
from touchline.titles.masters_of_football.bots.amateur import MIN_CARD_POINTS, AmateurMastersOfFootball
from touchline.titles.masters_of_football.bots.sense import own_tactic, plain_three, points_of, sums
from touchline.titles.masters_of_football.rules.legality import playable
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.state import PRE1, PRE2, Mof

TITLE = SHELF["masters_of_football"]


def test_it_fields_the_three_with_the_highest_sums() -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Mof)
    squad = [3, 11, 25, 38, 41]
    *three, tactic = plain_three(game, squad, NOBODY)
    for other in trios(squad):
        if not one_position(game, other):
            assert sums(game, three, tactic) >= sums(game, other, own_tactic(game, other))


def test_it_announces_only_cards_that_move_enough_and_places_one() -> None:
    announced = placed = 0
    for table in conformance.stops(TITLE, 2, {}, "cards", 1, 400):
        for seat in table.to_act:
            question, game = conformance.question_of(table, seat), table.now
            assert isinstance(game, Mof)
            pick = AmateurMastersOfFootball("same").pick(game, seat, question.kind, question.options, question.context)
            match, number = game.boards[game.at] if game.boards else None, game.team_numbers[seat]
            if question.kind == codes.ASK_ANNOUNCE and pick == codes.PLAY and match is not None:
                cards = playable(game, match, number, PRE2 if match.shown else PRE1)
                moved = [points_of(game, match, match.side_of(number), card) for card in cards]
                assert max(moved) >= MIN_CARD_POINTS
                announced += 1
            elif question.kind == codes.ASK_PLACE and PASS in question.options:
                assert pick == PASS
                placed += 1

    assert announced
    assert placed


def test_it_beats_a_rookie_from_either_seat() -> None:
    """Over 1,000 games it is about 95 of 100."""
    assert pros.victories("masters_of_football", AmateurMastersOfFootball, Rookie, 60) >= 48
