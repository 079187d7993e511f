"""What is told, and the small print: every one of these was once changed without any other test noticing."""

from __future__ import annotations

from tests.games.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    card,
    cash,
    do,
    eleven,
    four_squads,
    free_copies,
    go_on,
    hold,
    in_deck,
    lazily,
    lined_up,
    match,
    on_free_list,
    own,
    plenty,
    reserve,
    table,
    up_to,
)
from tests.scenes import asked, rule, script, told

from touchline.games.match_of_the_season.codes import (
    ASK_EXTEND,
    ASK_REACT,
    ASK_REVEAL,
    ASK_SHORT_SALE,
    ASK_SLOT,
    AUCTION,
    CHANCE_DRAW,
    CHANGES,
    EUROPEAN_MATCH,
    EXTEND_CONTRACTS,
    GO_CARD,
    KICK_OFF,
    LAY_OUT,
    LEAGUE_MATCH,
    NATIONAL_SEMI,
    OPENING,
    PLAY,
    REARRANGE,
    SQUARE,
    TELL_BID,
    TELL_DECK,
    TELL_DRAWN_CARD,
    TELL_EXTRA,
    TELL_LAID_OUT,
    TELL_OUT,
    TELL_SCORE,
    TELL_VOID,
    TELL_WALKOVER,
    TO_FREE_LIST,
    TURN,
    W_TURN,
    WINDOW_OPEN,
)
from touchline.games.match_of_the_season.match import on
from touchline.games.match_of_the_season.printed import RX_ABSENCE, RX_WIN
from touchline.games.match_of_the_season.state import INTERNATIONAL


@rule("MOTS-MONEY-05")
def test_a_short_loser_sells_again_while_he_is_short_and_has_more_than_thirteen() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", "M1 D1 A1 GK1")
    game.teams[RED].cash = 0
    lined_up(game, BLUE, RED)

    script(game, go_on, [reserve(game, RED, "M1"), reserve(game, RED, "D1")], [1])
    assert [question.kind for question in asked(game)] == [ASK_SHORT_SALE] * 2
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-WIN-06", "MOTS-MONEY-03")
def test_a_win_bonus_may_follow_a_european_win() -> None:
    game = table()
    eleven(game, BLUE, "A")
    bonus = hold(game, BLUE, "win-bonus")[0]
    lined_up(game, BLUE, INTERNATIONAL + 13, EUROPEAN_MATCH)

    script(game, go_on, [bonus], [1])
    assert [question.context for question in asked(game)] == [(BLUE, RX_WIN)]
    assert cash(game)[BLUE] == 50000 + 20000 + 10000


@rule("MOTS-OPT-08", "MOTS-OPT-10")
def test_two_events_are_several_already() -> None:
    game = table(match_events=2)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    counter = hold(game, BLUE, "counter-attack")[0]
    lined_up(game, BLUE, RED)

    script(game, go_on, [counter, PASS, counter], [1, 3])
    assert [question.kind for question in asked(game)][1:] == [ASK_REVEAL, ASK_REVEAL]
    assert told(game, TELL_SCORE) == [(2, 0)]


@rule("MOTS-MATCH-21")
def test_only_the_touched_lines_are_ordered_anew() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []
    picks = [blue[8], blue[11], REARRANGE, blue[7], blue[6], blue[11], blue[10]]

    do(game, CHANGES, picks=[*picks, PASS])
    assert [question.context[1] for question in asked(game) if question.kind == ASK_SLOT] == [6, 7, 9, 10]
    assert on(game).home.slots == [*blue[:5], blue[7], blue[6], blue[5], blue[11], blue[10], blue[9]]


def test_every_bid_and_every_pass_is_told() -> None:
    game = table()
    player = free_copies(game, "M3")[0]
    game.offer.append(player)

    do(game, AUCTION, player, BLUE, TO_FREE_LIST, picks=[30000, PASS, 35000, PASS, PASS])
    assert told(game, TELL_BID, None) == [(BLUE, player, 30000), (YELLOW, player, 35000)]
    assert told(game, TELL_OUT, None) == [(RED, player), (GREEN, player), (BLUE, player)]


@rule("MOTS-LINEUP-15")
def test_a_void_match_is_told() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, PLAY, BLUE, RED, LEAGUE_MATCH)
    assert told(game, TELL_VOID) == [(BLUE, RED)]


@rule("MOTS-KO-02")
def test_extra_rolls_are_counted() -> None:
    game = match("A", "B", [2, 2, 2, 1], competition=NATIONAL_SEMI)

    assert told(game, TELL_EXTRA) == [(1,), (2,), (3,)]


@rule("MOTS-3P-02")
def test_the_ghost_loses_at_home_and_away() -> None:
    game = table(3)
    eleven(game, BLUE, "A")
    for pair in ((GREEN, BLUE), (BLUE, GREEN)):
        do(game, PLAY, *pair, LEAGUE_MATCH)
        assert told(game, TELL_WALKOVER) == [(BLUE, GREEN, LEAGUE_MATCH)]
    assert game.teams[BLUE].league == 6
    assert game.teams[GREEN].league == 0


@rule("MOTS-EOS-05")
def test_contracts_are_chosen_in_the_order_of_the_slots() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup

    first = asked_at(game, EXTEND_CONTRACTS)
    assert (first.kind, first.options) == (ASK_EXTEND, lineup[:10])
    assert asked_at(game, EXTEND_CONTRACTS, picks=[lineup[4]]).options == lineup[5:]


@rule("MOTS-WIN-06", "MOTS-INTL-01")
def test_a_call_up_may_be_answered_at_once() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK2 D3/spain D2 D2 D1 M4/england M3/italy M2 M1 A5/england A2")
    withdrawn = hold(game, BLUE, "call-up-withdrawn")[0]
    game.token = 6

    script(game, up_to(TURN, SQUARE), [withdrawn], [])
    assert [(question.kind, question.context) for question in asked(game)] == [(ASK_REACT, (BLUE, RX_ABSENCE))]
    assert not any(game.marks)


@rule("MOTS-LINEUP-18", "MOTS-2P-01")
def test_a_manager_of_two_teams_lays_out_both() -> None:
    game = table(2)
    for team in game.order:
        own(game, team, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")

    lazily(game, LAY_OUT)
    assert sorted(team for team, _ in told(game, TELL_LAID_OUT)) == [BLUE, RED, YELLOW, GREEN]
    assert [sorted(each.lineup) for each in game.teams] == [each.squad for each in game.teams]


@rule("MOTS-SETUP-18")
def test_the_size_of_the_transfer_deck_is_told() -> None:
    game = table()
    in_deck(game, "M3 D3 A3 GK3 M4")

    lazily(game, OPENING, until=KICK_OFF)
    assert told(game, TELL_DECK) == [(5,)]


@rule("MOTS-CHANCE-02")
def test_a_blue_card_is_read_out_to_all() -> None:
    game = four_squads()
    house = card(game, "full-house")
    game.chance.bag = [house]

    do(game, CHANCE_DRAW, RED)
    assert told(game, TELL_DRAWN_CARD, None) == [(RED, house)]


@rule("MOTS-GEN-12")
def test_a_part_of_a_price_is_rounded_down_to_whole_notes() -> None:
    game = four_squads()
    game.cards = plenty.__wrapped__()
    clause = hold(game, BLUE, "release-clause")[0]
    game.cards.kind_amount[game.cards.chance_kind[clause]] = 45
    player = on_free_list(game, "M3")[0]

    do(game, WINDOW_OPEN, W_TURN, BLUE, picks=[GO_CARD, clause, PASS, PASS, PASS, PASS])
    assert player in game.teams[BLUE].squad
    assert cash(game)[BLUE] == 50000 - 10000  # 45 per cent of 30,000 are 13,500
