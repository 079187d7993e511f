"""General rules and set-up."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    attack,
    deal,
    defence,
    event,
    formation,
    fours,
    hold,
    lay_white,
    numbers_of,
    offer,
    open_game,
    own,
    pay,
    round_one,
    run,
    sign,
    step,
    stop,
    tops,
    use,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, load_cards
from touchline.titles.best_11.rules.market import price, purchases
from touchline.titles.best_11.rules.scoring import lines, score
from touchline.titles.best_11.rules.turn import items
from touchline.titles.best_11.state import Best11


@rule("B11-GEN-01", "B11-MULTI-02", "B11-MULTI-24")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_take_part(seats: int) -> None:
    assert [len(open_game(number).teams) for number in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert open_game(5).boxes == (0,)  # a box seats five
    with pytest.raises(BadOption):
        open_game(seats)
    with pytest.raises(BadOption):
        open_game(seats, boxes=3)


@rule("B11-GEN-02")
def test_a_goal_raises_the_own_value_and_lowers_a_rivals() -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D3 C3 A1")
    sign(game, BOB, "P2 D1 C1 A2")
    before = score(game, ANN), score(game, BOB)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [attack("C+D=6"), defence("P=5")])

    assert (score(game, ANN) - before[0], score(game, BOB) - before[1]) == (3, -1)


@rule("B11-GEN-03", "B11-ROUND-01")
def test_everybody_has_one_turn_in_a_round_in_order_of_play() -> None:
    game = round_one(3)

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * 4), 0, 1, 2])  # round 2

    assert game.agenda == [
        (c.STEP_TURN, CLEO),
        (c.STEP_TURN, BOB),
        (c.STEP_TURN, ANN),
        (c.STEP_WINDOW,),
        (c.STEP_ROUND_END,),
    ]


@rule("B11-GEN-04")
def test_nobody_spends_what_is_not_there_and_a_fine_takes_no_more_than_there_is() -> None:
    game = round_one(2)
    cheap, dear = offer(game, "D2 D3")
    pay(game, 2)
    deal(game, BOB, "league_fine")
    assert items(game, ANN) == [PASS, c.BUY + cheap]
    assert dear not in purchases(game, ANN)

    run(game, (c.STEP_WINDOW,), [event("league_fine")])

    assert (game.teams[ANN].money, numbers_of(game, "fined")) == (0, [(ANN, 2)])


@rule("B11-GEN-05")
def test_a_card_overrides_the_general_rule() -> None:
    game = round_one(2)
    star, other, third = offer(game, "D5 C1 C2")
    game.cards = load_cards(None)
    game.cards.price[star] = 1  # the card names another price than its value
    pay(game, 4)
    assert price(game, ANN, star) == 1
    hold(game, ANN, "G06")

    stop(game, (c.STEP_MENU, ANN), [use("G06", 3), star, other, third])  # an exception to one purchase a round

    assert game.teams[ANN].money == 0
    assert lines(game, ANN)[0] == 8


@rule("B11-GEN-06")
def test_bank_and_tokens_never_run_out() -> None:
    game = round_one(2)
    sign(game, ANN, "P1 D3 C3 A1")
    sign(game, BOB, "P2 D1 C1 A2")
    for turn in range(25):
        game.teams[ANN].money = 1000 * turn
        hold(game, ANN, "G10")
        stop(game, (c.STEP_MENU, ANN), [use("G10", c.ECONOMIC)])
        game.action_bag[0], game.management_bag[0] = list(range(40)), list(range(10))
        game.teams[ANN].used = game.teams[ANN].money = 0
        run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), PASS], [attack("C+D=6"), defence("P=5")])

    assert (game.teams[ANN].scored, game.teams[BOB].conceded) == (25, 25)
    assert score(game, ANN) == 8 + 75


@rule("B11-GEN-07", "B11-MARKET-10")
def test_nothing_is_sold_given_or_traded_at_will() -> None:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    (card,) = offer(game, "D3")
    pay(game, 9, 9, 9)
    hold(game, ANN, "G10")
    deal(game, ANN, "gate_receipts")
    game.active = ANN

    kinds = [use("G10", kind) for kind in range(3)]
    assert items(game, ANN) == [PASS, c.BUILD, *kinds, c.BUY + card, 2000 + event("gate_receipts")]


@rule("B11-GEN-08", "B11-MARKET-02")
def test_all_that_lies_on_the_table_is_public() -> None:
    game = round_one(3)
    captain, *_ = sign(game, ANN, "D4 X3")
    game.teams[ANN].captain = captain
    game.teams[ANN].stands, game.teams[ANN].scored, game.teams[ANN].conceded = 2, 1, 3
    pay(game, 7)
    lay_white(game, ANN, "tv_rights")
    deal(game, ANN, "jinx", "injury", "red_card")
    (card,) = offer(game, "D3")

    shown = TITLE.observe(game, None)

    team = shown["teams"][ANN]
    assert [row["player"] for row in shown["market"]] == [card]
    assert (team["money"], team["footballers"], team["captain"], team["stands"]) == (7, [captain], captain, 2)
    assert (team["coach"], team["scored"], team["conceded"]) == (game.teams[ANN].coach, 1, 3)
    assert (team["white"], team["cards"]) == ([event("tv_rights")], 3)
    assert team["hand"] == []


@rule("B11-GEN-09")
def test_the_age_mark_of_the_box_is_shown() -> None:
    assert TITLE.observe(open_game(), None)["notice"] == "not-under-three"


@rule("B11-SETUP-01", "B11-SETUP-02", "B11-SETUP-04")
def test_order_boards_and_money() -> None:
    game = open_game(3)

    step(game, (c.STEP_SET_UP,), [], [CLEO, ANN, 2, 5, 7])

    assert game.base_order == [CLEO, ANN, BOB]
    assert [game.teams[seat].board for seat in game.base_order] == [2, 5, 7]
    assert [team.money for team in game.teams] == [15, 15, 15]
    assert game.agenda[-2:] == [(c.STEP_DEAL_EVENTS,), (c.STEP_ROUND_START,)]


@rule("B11-SETUP-01")
def test_the_first_of_the_seating_starts_round_one() -> None:
    game = open_game(3)
    step(game, (c.STEP_SET_UP,), [], [CLEO, ANN, 2, 5, 7])

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * 4), 0, 1, 2])

    assert numbers_of(game, "round") == [(1, CLEO)]


@rule("B11-SETUP-02")
def test_no_two_boards_alike_in_a_box_but_between_boxes() -> None:
    game = open_game(3)
    with pytest.raises(ValueError, match="not in list"):
        step(game, (c.STEP_SET_UP,), [], [CLEO, ANN, 2, 2, 7])
    game = open_game(3, boxes=3)

    step(game, (c.STEP_SET_UP,), [], [CLEO, ANN, 2, 2, 2])

    assert [team.board for team in game.teams] == [2, 2, 2]


@rule("B11-SETUP-03", "B11-SETUP-10", "B11-SETUP-11")
def test_teams_and_stadiums_start_empty_with_an_armband_to_give() -> None:
    for team in open_game(5).teams:
        assert (team.footballers, team.coach, team.stands) == ([], NOBODY, 0)
        assert (team.captain, team.armband) == (NOBODY, True)


@rule("B11-SETUP-05")
def test_two_event_cards_each_one_at_a_time() -> None:
    game = round_one(3)
    game.base_order = [BOB, CLEO, ANN]
    cards = [event(name) for name in ("jinx", "injury", "red_card", "tv_rights", "win_bonus", "twinning")]

    step(game, (c.STEP_DEAL_EVENTS,), [], cards)

    assert game.teams[BOB].hand == sorted([cards[0], cards[3]])
    assert game.teams[CLEO].hand == sorted([cards[1], cards[4]])
    assert game.teams[ANN].hand == sorted([cards[2], cards[5]])


@rule("B11-SETUP-06", "B11-SETUP-09", "B11-TEAM-60")
def test_the_decks_lie_face_down() -> None:
    game = open_game(3)
    shown = TITLE.observe(game, ANN)["decks"][0]

    assert (shown["team"], shown["actions"], shown["management"]) == (86, 40, 10)
    assert not [value for value in shown.values() if isinstance(value, list) and value]
    roles = [CARDS.role[card] for card in game.team_bag[0]]  # one deck of footballers and coaches
    assert [roles.count(role) for role in range(COACH + 1)] == [9, 25, 27, 15, 10]


@rule("B11-SETUP-07")
def test_the_event_cards_are_a_deck_of_their_own() -> None:
    game = open_game(3)

    assert len(game.event_bag[0]) == 67
    assert TITLE.observe(game, None)["decks"][0]["events"] == 67


FOR_TWO = {"twinning", "jinx", "even_swap", "sports_bet", "fixture_list"}


BETWEEN_CLUBS = {"switch_of_play", "stadium_chants", "club_dna", "forza_club", "live_commentary"}


REMOVALS = [(3, 1, set()), (2, 1, FOR_TWO), (3, 3, BETWEEN_CLUBS), (2, 2, FOR_TWO | BETWEEN_CLUBS)]


@rule("B11-SETUP-08", "B11-2P-01", "B11-2P-09", "B11-MULTI-18", "B11-MULTI-22", "B11-MULTI-26")
@pytest.mark.parametrize(("seats", "boxes", "names"), REMOVALS)
def test_event_cards_are_removed_before_play(seats: int, boxes: int, names: set[str]) -> None:
    game = open_game(seats, boxes=boxes)

    for box in game.boxes:
        left = {CARDS.event_ids[each] for each in game.event_bag[box]}
        assert set(CARDS.event_ids) - left == names


def a_whole_game(seats: int) -> tuple[Best11, list[tuple[int, int]]]:
    """Any picks; and the boards that were drawn."""
    table, dealer = TITLE.table(seats, {"max_rounds": 12}, seed=11), Seeded(3)
    while not table.over:
        seat = table.to_act[0]
        options = table.questions[seat].options
        table.pick(seat, options[dealer.below(len(options))])
    drawn = [each["numbers"] for each in table.events_since(0, None) if each["event"] == "board"]
    assert isinstance(table.now, Best11)
    return table.now, [(each["seat"], each["formation"]) for each in drawn]


@rule("B11-PITCH-07")
def test_a_formation_never_changes() -> None:
    game, drawn = a_whole_game(2)

    assert sorted(drawn) == [(seat, team.board) for seat, team in enumerate(game.teams)]


def test_boards_may_be_chosen() -> None:
    game = open_game(2, formation_mode="choose")
    game.agenda = []
    step(game, (c.STEP_SET_UP,), [], [BOB])
    first = stop(game, game.agenda[0])
    assert (first.seat, first.options) == (BOB, list(range(8)))

    step(game, (2, BOB), [formation("4-5-1")])
    second = stop(game, (2, ANN))

    assert formation("4-5-1") not in second.options


@rule("B11-PITCH-03")
def test_without_boards_none_is_drawn() -> None:
    game = open_game(2, formation_mode="free")

    step(game, (c.STEP_SET_UP,), [], [BOB])

    assert [team.board for team in game.teams] == [NOBODY, NOBODY]
    assert numbers_of(game, "board") == []


def test_with_free_formations_nobody_gets_a_board() -> None:
    game = open_game(2, formation_mode="free")
    step(game, (c.STEP_SET_UP,), faces=[1])

    assert [team.board for team in game.teams] == [NOBODY, NOBODY]
    assert not numbers_of(game, "board")
