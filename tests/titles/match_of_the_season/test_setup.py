"""The start: teams, squads, the drafts, the opening sale, kick-off."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked_at,
    cash,
    do,
    four_squads,
    free_copies,
    go_on,
    hold,
    in_deck,
    lazily,
    on_free_list,
    own,
    story,
    table,
)

from touchline.kernel.errors import BadOption
from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.setup import assign, kick_off
from touchline.titles.match_of_the_season.state import Mots


def stars_of(game: Mots, players: list[int]) -> list[int]:
    return sorted(game.cards.stars[player] for player in players)


# -- who plays


@rule("MOTS-GEN-01")
@pytest.mark.parametrize("seats", [0, 1, 5, 4.0, "4", True])
def test_two_three_or_four_managers(seats: object) -> None:
    assert [TITLE.game(number).seats for number in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(BadOption, match="seats"):
        TITLE.game(seats)


@rule("MOTS-GEN-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_four_teams(seats: int) -> None:
    game = table(seats)
    lazily(game, c.STEP_ASSIGN)

    assert len(game.teams) == 4
    assert game.cards.team_ids == ["blue", "red", "yellow", "green"]
    assert len(game.order) == (3 if seats == 3 else 4)


@rule("MOTS-SETUP-01", "MOTS-SETUP-21")
def test_the_colours_are_drawn_for_the_seats_in_their_order() -> None:
    game = table()

    lazily(game, c.STEP_ASSIGN, faces={c.ROLL_COLOUR: [GREEN, BLUE, YELLOW]})
    assert list(game.order) == [GREEN, BLUE, YELLOW, RED]
    assert numbers_told(game, c.TELL_TEAM) == [(0, GREEN), (1, BLUE), (2, YELLOW), (3, RED)]
    assert [game.seat_of[team] for team in game.order] == [0, 1, 2, 3]


@rule("MOTS-2P-01", "MOTS-2P-06", "MOTS-2P-13")
def test_two_managers_draw_two_colours_each_and_sit_alternately() -> None:
    game = table(2)

    lazily(game, c.STEP_ASSIGN, faces={c.ROLL_COLOUR: [GREEN, BLUE, YELLOW]})
    assert numbers_told(game, c.TELL_TEAM) == [(0, GREEN), (1, BLUE), (0, YELLOW), (1, RED)]
    assert [game.left_of(team) for team in (GREEN, BLUE, YELLOW, RED)] == [BLUE, YELLOW, RED, GREEN]
    assert cash(game) == [100000] * 4


@rule("MOTS-3P-04")
def test_the_colour_nobody_drew_is_the_ghost_and_has_nothing() -> None:
    game = table(3, cash=0)
    lazily(game, c.STEP_ASSIGN, faces={c.ROLL_COLOUR: [GREEN, BLUE, YELLOW]})
    lazily(game, c.STEP_DEAL, until=c.STEP_OPENING)

    assert (list(game.order), game.seat_of[RED]) == ([GREEN, BLUE, YELLOW], NOBODY)
    ghost = game.teams[RED]
    assert (ghost.cash, ghost.squad, ghost.hand) == (0, [], [])
    assert [len(game.teams[team].squad) for team in game.order] == [14, 14, 14]
    assert all(RED not in game.after[team] for team in game.order)


@rule("MOTS-SETUP-02", "MOTS-SETUP-03", "MOTS-GEN-16")
def test_the_bank_is_nobody_s_office_and_every_marker_stands_at_nothing() -> None:
    game = table(cash=0)

    driver = lazily(game, c.STEP_ASSIGN)
    assert driver.asked == []
    assert [(team.league, team.points) for team in game.teams] == [(0, 0)] * 4
    assert [each["league"] for each in TITLE.observe(game, None)["teams"]] == [0] * 4


@rule("MOTS-SETUP-13")
def test_the_youngest_is_a_setting_or_drawn() -> None:
    game = table(youngest="third")
    lazily(game, c.STEP_ASSIGN, faces={c.ROLL_COLOUR: [GREEN, BLUE, YELLOW]})
    assert game.youngest == YELLOW

    game = table()
    lazily(game, c.STEP_ASSIGN, faces={c.ROLL_COLOUR: [GREEN, BLUE, YELLOW], c.ROLL_YOUNGEST: [2]})
    assert game.youngest == BLUE
    with pytest.raises(BadOption, match="nobody-there"):
        TITLE.game(3, {"youngest": "fourth"})


@rule("MOTS-SETUP-20")
def test_the_chance_deck_is_whole_and_shuffled_and_the_european_cards_are_not_used_yet() -> None:
    game = table()
    lazily(game, c.STEP_ASSIGN)

    assert sorted(game.chance.bag) == list(range(40))
    assert (game.chance.under, game.entrants) == ([], [])


# -- dealing and drafting


@rule("MOTS-SETUP-06", "MOTS-SETUP-07", "MOTS-SETUP-08")
def test_unseen_cards_are_dealt_by_chance_from_the_youngest_five_stars_first() -> None:
    game = table()
    game.youngest = YELLOW

    driver = lazily(game, c.STEP_DEAL, until=c.STEP_DRAFT_OVER, faces={c.ROLL_UNSEEN: game.cards.columns[5][:4]})
    dealt = numbers_told(game, c.TELL_DEALT)
    assert [team for team, _ in dealt] == [
        *[YELLOW, GREEN, BLUE, RED],
        *[YELLOW, YELLOW, GREEN, GREEN, BLUE, BLUE, RED, RED],
        *[YELLOW] * 3, *[GREEN] * 3, *[BLUE] * 3, *[RED] * 3,
    ]  # fmt: skip
    assert [game.cards.stars[player] for _, player in dealt] == [5] * 4 + [4] * 8 + [3] * 12
    assert [player for _, player in dealt[:4]] == game.cards.columns[5][:4]
    assert {question.kind for question in driver.asked} == {c.ASK_DRAFT}


@rule("MOTS-SETUP-09", "MOTS-SETUP-10", "MOTS-SETUP-11")
def test_the_draft_offers_every_card_left_of_the_column() -> None:
    game = table()

    questions = lazily(game, c.STEP_DEAL, until=c.STEP_OPENING).asked
    twos = [question for question in questions if question.context[1] == 2]
    assert [len(question.options) for question in twos] == [len(game.cards.columns[2]) - k for k in range(16)]
    assert {game.cards.stars[each] for question in twos for each in question.options} == {2}
    assert {game.cards.stars[each] for question in questions[16:] for each in question.options} == {1}
    assert len(numbers_told(game, c.TELL_DRAFTED)) == 32


@rule("MOTS-SETUP-17", "MOTS-SETUP-18")
def test_cards_that_nobody_took_are_free_list_and_transfer_deck() -> None:
    game = table()

    lazily(game, c.STEP_DEAL, until=c.STEP_OPENING)
    owned = [player for team in game.teams for player in team.squad]
    assert sorted(game.free) == [player for player in game.cards.columns[1] if player not in owned]
    assert sorted(game.deck.bag) == [
        player for player in range(len(game.cards.stars)) if game.cards.stars[player] > 1 and player not in owned
    ]


# -- the opening sale


@rule("MOTS-SETUP-19", "MOTS-MARKET-04", "MOTS-MARKET-07")
def test_four_cards_are_turned_together_and_each_is_offered_to_all_at_base_price() -> None:
    game = table(cash=100000)
    in_deck(game, "M3 D2 A4 GK5 M2 D3")

    driver = lazily(game, c.STEP_OPENING, until=c.STEP_KICK_OFF)
    turned = numbers_told(game, c.TELL_TURNED)
    assert len(turned) == 4
    assert story(game, c.TELL_TURNED, c.TELL_BID)[:4] == [c.TELL_TURNED] * 4
    assert all(price == game.cards.price[player] for player, price in turned)
    for player, price in turned:
        asked_of = [each for each in driver.asked if each.kind == c.ASK_BID and each.context[1] == player]
        assert sorted(each.context[0] for each in asked_of) == [BLUE, RED, YELLOW, GREEN]
        assert asked_of[0].options[1] == price
    order = [each.context[1] for each in driver.asked if each.kind == c.ASK_BID][::4]
    assert order == [player for player, _ in turned]


@rule("MOTS-SETUP-15", "MOTS-SETUP-16", "MOTS-LINEUP-18")
def test_the_first_line_ups_are_laid_out_at_kick_off_after_the_opening_sale() -> None:
    game = table(cash=100000)
    lazily(game, c.STEP_DEAL, until=c.STEP_OPENING)
    game.agenda = []
    lazily(game, c.STEP_OPENING, until=c.STEP_KICK_OFF)
    assert [team.formation for team in game.teams] == [NOBODY] * 4

    lazily(game, c.STEP_KICK_OFF, until=c.STEP_TURN)
    assert len(numbers_told(game, c.TELL_LAID_OUT)) == 4
    for team in game.teams:
        assert team.formation != NOBODY
        assert set(team.lineup) - {NOBODY} <= set(team.squad)


@rule("MOTS-LINEUP-18")
def test_the_first_line_ups_are_hidden_until_all_are_laid_out() -> None:
    game = four_squads()
    driver = lazily(game, c.STEP_LAY_OUT)

    asked_of = [question.seat for question in driver.asked if question.kind == c.ASK_FORMATION]
    assert asked_of == sorted(asked_of)
    assert len(numbers_told(game, c.TELL_LAID_OUT)) == 4


# -- kick-off


@rule("MOTS-LEAGUE-08", "MOTS-EOS-36", "MOTS-MOVE-01")
def test_kick_off_puts_token_and_table_back() -> None:
    game = four_squads()
    game.season, game.token, game.places = 3, 42, [BLUE, RED, YELLOW, GREEN]
    for team in game.teams:
        team.league, team.points = 9, 4

    lazily(game, c.STEP_KICK_OFF, until=c.STEP_TURN)
    assert game.token == 0
    assert [(team.league, team.points) for team in game.teams] == [(0, 4)] * 4


@rule("MOTS-SQUAD-07")
def test_the_last_of_the_league_signs_first() -> None:
    game = table(cash=20000)
    for team in game.order:
        own(game, team, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A1")
    game.season, game.places = 2, [RED, GREEN, BLUE, YELLOW]
    on_free_list(game, "D1 M1 A1 GK1 D1")

    lazily(game, c.STEP_KICK_OFF, until=c.STEP_FIRST_TURN)
    assert [each[0] for each in numbers_told(game, c.TELL_BOUGHT)] == [YELLOW, BLUE, GREEN, RED]


@rule("MOTS-SQUAD-12")
@pytest.mark.parametrize(
    ("money", "price"), [pytest.param(50000, 20000, id="V-166"), pytest.param(5000, 5000, id="V-166b")]
)
def test_with_an_empty_free_list_the_top_card_of_the_deck_is_signed(money: int, price: int) -> None:
    game = table(cash=money)
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A2")
    top = in_deck(game, "M2")[0]

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert (top in game.teams[BLUE].squad, game.teams[BLUE].cash) == (True, money - price)
    assert numbers_told(game, c.TELL_TURNED) == [(top, 20000)]
    assert numbers_told(game, c.TELL_BOUGHT) == [(BLUE, top, price)]
    assert numbers_told(game, c.TELL_SIGNED) == ([(BLUE, top, price)] if price < 20000 else [])
    assert (game.free, len(game.deck), questions_asked(game)) == ([], 0, [])


@rule("MOTS-SQUAD-12")
def test_only_with_an_empty_deck_too_the_season_starts_with_fewer() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")
    on_free_list(game, "D1")

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert (len(game.teams[BLUE].squad), questions_asked(game)) == (12, [])


@rule("MOTS-TRADE-10", "MOTS-SQUAD-08")
def test_an_emergency_signing_is_no_purchase_for_the_resale_ban() -> None:
    game = table(cash=5000)
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A2")
    only_one = on_free_list(game, "D1")[0]
    game.teams[BLUE].sold = 1 << (game.cards.position[only_one] * 8 + 1)

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert numbers_told(game, c.TELL_SIGNED) == [(BLUE, only_one, 5000)]


@rule("MOTS-GEN-09")
def test_the_team_has_money_squad_and_bids_of_its_own_also_with_two_managers() -> None:
    game = table(2)
    game.teams[YELLOW].cash = 0
    player = in_deck(game, "D2")[0]
    game.deck.bag, game.offer = [], [player]

    game.agenda = [(c.STEP_AUCTION, player, BLUE, c.TO_BOTTOM)]
    script(game, go_on, [20000, -1, -1], [])
    assert [question.context[0] for question in questions_asked(game)] == [BLUE, RED, GREEN]
    assert (game.teams[BLUE].squad, game.teams[YELLOW].squad) == ([player], [])
    assert cash(game) == [30000, 50000, 0, 50000]
    assert numbers_told(game, c.TELL_SOLD) == [(BLUE, player, 20000)]


@rule("MOTS-GEN-18")
def test_cash_squads_and_free_list_are_open_to_all() -> None:
    game = four_squads()
    free = on_free_list(game, "A1 D1")
    game.teams[GREEN].sold = 1 << (2 * 8 + 4)
    hold(game, RED, "super-save")

    for seat in (0, 1, 2, 3, None):
        view = TITLE.observe(game, seat)
        assert [each["cash"] for each in view["teams"]] == cash(game)
        assert [each["squad"] for each in view["teams"]] == [team.squad for team in game.teams]
        assert sorted(view["free_list"]) == sorted(free)
        assert view["teams"][GREEN]["sold"] == [{"position": 2, "stars": 4}]
        assert view["teams"][RED]["cards"] == 1
        assert view["teams"][RED]["hand"] == (game.teams[RED].hand if seat == 1 else None)


@rule("MOTS-SETUP-13")
def test_a_named_youngest_is_not_rolled_for() -> None:
    game = table(youngest="second")

    script(game, assign, [], [BLUE, RED, YELLOW])
    assert numbers_told(game, c.TELL_YOUNGEST) == [(game.order[1],)]


@rule("MOTS-SETUP-10")
def test_between_the_last_two_cards_of_a_column_the_manager_chooses() -> None:
    game = table()
    game.offer = free_copies(game, "M1")[:2]

    question = asked_at(game, c.STEP_DRAFT, 1, BLUE)
    assert (question.kind, question.options) == (c.ASK_DRAFT, game.offer)


@rule("MOTS-SQUAD-06")
@pytest.mark.parametrize(("season", "checks"), [(1, 0), (2, 4)])
def test_squads_are_checked_at_kick_off_from_the_second_season_on(season: int, checks: int) -> None:
    game = four_squads()
    game.season, game.places = season, [BLUE, RED, YELLOW, GREEN]

    kick_off(game)
    assert [step[0] for step in game.agenda].count(c.STEP_SQUAD_CHECK) == checks
