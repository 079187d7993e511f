"""Scenes for faults in the rules that no other test finds: dice, exact prices, the first player, nothing to tell."""

from __future__ import annotations

import pytest
from tests.scenes import rule, told
from tests.titles.match_of_the_season.laid import (
    BLUE,
    EIGHTEEN,
    FOREIGN,
    RED,
    THIRTEEN,
    asked_at,
    do,
    eleven,
    hold,
    lazily,
    lined_up,
    on_free_list,
    own,
    table,
    turned,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.kernel.game import Driver, Game, Options, Why
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.absences import markers_off
from touchline.titles.match_of_the_season.rules.europe import europe_round_over
from touchline.titles.match_of_the_season.rules.market import buyable, can_buy
from touchline.titles.match_of_the_season.rules.match import decider
from touchline.titles.match_of_the_season.rules.squads import bank_pays, note_sale, pay_bank
from touchline.titles.match_of_the_season.rules.trade import reserves_for

D6, D12 = {6}, {12}
DICE = {
    c.ROLL_MOVE: {3},
    c.ROLL_OFF: D6,
    c.ROLL_ABSENCE: D12,
    c.ROLL_CUP_DRAW: D6,
    c.ROLL_HOME: D6,
    c.ROLL_TAKER: D12,
    c.ROLL_DECIDER: D6,
    c.ROLL_LOSS: D12,
    c.ROLL_VICTIM: D12,
}
GAMES = 4


class Recorder(Driver):
    """Plays at random and notes how many sides each kind of die has."""

    __slots__ = ("inner", "sides")

    def __init__(self, seats: int, seed: str) -> None:
        dealer = Seeded(seed)
        self.inner = Inline([Anything(dealer)] * seats, dealer)
        self.sides: dict[int, set[int]] = {}

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        return self.inner.ask(game, seat, kind, options, context, why, seen)

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        self.sides.setdefault(kind, set()).add(sides)
        return self.inner.roll(game, sides, kind, seen)

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        return self.inner.draw(game, bag, kind, seen)


@rule("MOTS-MOVE-04", "MOTS-GEN-10", "MOTS-INJ-01", "MOTS-NCUP-04", "MOTS-PEN-07", "MOTS-KO-03", "MOTS-EOS-09")
def test_every_kind_of_die_has_its_sides() -> None:
    found: dict[int, set[int]] = {}
    for number in range(GAMES):
        game = TITLE.game(4, {"advanced_game": number % 2 == 0})
        driver = game.driver = Recorder(4, f"dice {number}")
        while game.ahead:
            TITLE.perform(game, game.next_step())
        for kind, sides in driver.sides.items():
            found.setdefault(kind, set()).update(sides)

    level = table()
    driver = level.driver = Recorder(4, "decider")
    decider(level)  # rarely needed in a game
    found |= driver.sides
    assert {kind: found.get(kind) for kind in DICE} == DICE


# -- the market


@rule("MOTS-MARKET-11")
@pytest.mark.parametrize("sold", [False, True])
def test_a_card_can_be_bought_for_exactly_the_cash_and_not_for_a_note_less(sold: bool) -> None:
    game = table(cash=30000)
    own(game, BLUE, THIRTEEN)
    player = on_free_list(game, "M3")[0]
    game.teams[BLUE].sold = 1 << 31 if sold else 0

    assert (buyable(game, BLUE), can_buy(game, BLUE)) == ([player], True)
    game.teams[BLUE].cash = 29999
    assert (buyable(game, BLUE), can_buy(game, BLUE)) == ([], False)


@rule("MOTS-SQUAD-03")
def test_a_full_squad_can_buy_nobody() -> None:
    game = table()
    own(game, BLUE, EIGHTEEN)
    on_free_list(game, "D1")

    assert buyable(game, BLUE) == []


@rule("MOTS-MARKET-10")
def test_before_the_first_bid_no_price_is_too_low() -> None:
    game = table()
    question = asked_at(game, c.STEP_AUCTION, turned(game, "M3"), BLUE, c.TO_FREE_LIST)

    assert [each.reason for each in question.refusals] == [c.WHY_NO_CASH]


@rule("MOTS-TRADE-13")
def test_the_seller_s_own_cash_names_no_reserve_price() -> None:
    game = table(cash=20000)
    game.teams[BLUE].cash = 90000

    assert reserves_for(game, BLUE, 5000) == [5000, 10000, 15000, 20000]


@rule("MOTS-TRADE-08")
def test_with_a_ban_among_managers_a_sale_to_the_bank_is_not_noted() -> None:
    game = table(resale_lock_scope="managers_only")
    player = own(game, BLUE, "M3")[0]
    note_sale(game, BLUE, player)
    assert game.teams[BLUE].sold == 0
    note_sale(game, BLUE, player, True)
    assert game.teams[BLUE].sold != 0


@rule("MOTS-GEN-14")
def test_what_is_not_paid_is_not_told() -> None:
    game = table(cash=0)
    game.told = []
    bank_pays(game, BLUE, 0)
    pay_bank(game, BLUE, 5000)

    assert game.told == []


# -- absences


@rule("MOTS-INTL-01")
def test_where_nobody_is_called_up_nobody_reacts() -> None:
    game = table()
    own(game, BLUE, "D1 D1")
    hold(game, BLUE, "call-up-withdrawn")
    game.token = next(square for square, kind in enumerate(game.cards.kind) if kind == 4)

    assert lazily(game, c.STEP_ON_DUTY, BLUE).asked == []


@rule("MOTS-ABS-06")
def test_markers_that_do_not_lie_there_are_not_taken_off() -> None:
    game = table()
    game.told = []
    markers_off(game)
    assert game.told == []
    game.marks[0] = c.INJURED
    markers_off(game)
    assert (told(game, c.TELL_SERVED), any(game.marks)) == ([()], False)


# -- the advanced game


@rule("MOTS-ADV-22")
def test_the_first_player_of_the_card_set_counts_and_can_be_taken_off() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "4-4-2 GK5 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2", "GK1 M5")
    eleven(game, RED, "B")
    assert blue[0] == 0
    match = lined_up(game, BLUE, RED)
    game.agenda = []

    assert blue[0] in asked_at(game, c.STEP_SUBSTITUTE, c.HOME).options
    game.agenda = []
    do(game, c.STEP_SUBSTITUTE, c.HOME, picks=[blue[8], c.KEEP])
    assert match.home.stars[0] == 5


# -- the European Cup


@rule("MOTS-ECUP-14", "MOTS-ECUP-22")
@pytest.mark.parametrize(("through", "left"), [([BLUE, FOREIGN[2]], [BLUE, FOREIGN[2]]), (FOREIGN[:2], [])])
def test_the_cup_goes_on_while_a_managed_team_is_in_it(through: list[int], left: list[int]) -> None:
    game = table()
    game.told, game.through = [], through[:]
    europe_round_over(game)

    assert game.entrants == left
    assert told(game, c.TELL_EUROPE_ENDS) == ([] if left else [()])
