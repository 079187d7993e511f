"""What the coach says when no further card is laid: the cards and the money that are left beside those laid already."""

from tests.titles.masters_of_football.before_match import A, before

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.coach import CoachMastersOfFootball


def test_the_money_kept_is_what_the_cards_laid_have_left() -> None:
    game, _ = before()
    two_cards, two_million = [PASS, 4, 7], 2

    [why] = CoachMastersOfFootball().explain(game, A, c.ASK_PLACE, two_cards, (1, two_million, 0), [PASS])

    assert (why.code, why.numbers) == ("no-card", {"cards": 2, "money": 2})
