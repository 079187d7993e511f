"""Whole tables: the coin that ends a shoot-out, ready-made line-ups, labels, and what is dealt again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from tests.conformance import amateurs_play
from tests.scenes import question_after, questions_asked, rule, script
from tests.titles.mister.laid import ATT, DEF, change, fate_of, match_begun, numbers_of, player, story

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import ALL, DEALER, NOBODY
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.advice import assignment, best_lineup, slot_uses, worth
from touchline.titles.mister.bots.amateur import AmateurMister
from touchline.titles.mister.hidden import hidden, redeal
from touchline.titles.mister.labels import LABELS
from touchline.titles.mister.printed import GK, LCB, LS, RB, SLOT_NAMES, SLOTS, B
from touchline.titles.mister.rules.lineup import choose_lineup
from touchline.titles.mister.rules.market import market_turn
from touchline.titles.mister.rules.season import exchange, refuse, shuffle_free_agents, window
from touchline.titles.mister.rules.shootout import choose_takers, kick
from touchline.titles.mister.state import LEFT, Mister, Shootout, make_public
from touchline.titles.mister.view import result

# -- the shoot-out that kicks cannot end


def twice_round(missing: int) -> Mister:
    """Everybody has kicked twice, but this many kicks of seat 1 are missing; nobody can score."""
    game = match_begun("def GK.G=9, att GK.G=9")
    game.results = [(0, 0, 1, 0, 0, NOBODY, 0, 0)]
    kicks = game.kicks = Shootout(0, (0, 1))
    kicks.takers = [game.sides[ATT].lineup[:5], game.sides[DEF].lineup[:5]]
    kicks.kicked = [game.sides[ATT].lineup * 2, (game.sides[DEF].lineup * 2)[:-missing]]
    return game


@rule("MIS-PEN-14")
@pytest.mark.parametrize(("face", "winner"), [(1, 0), (2, 1)])
def test_a_coin_ends_it_when_everybody_has_kicked_twice(face: int, winner: int) -> None:
    game = twice_round(missing=1)

    script(game, lambda it: kick(it, 0, 43), picks=[LEFT, LEFT], faces=[face])

    assert numbers_of(game, "tossed") == [{"seat": 0, "face": face, "winner": winner}]
    assert game.results[0] == (0, 0, 1, 0, 0, winner, 0, 0)
    assert game.kicks is None
    assert game.agenda == []


@rule("MIS-PEN-14", "MIS-PEN-10")
def test_before_that_sudden_death_goes_on() -> None:
    game = twice_round(missing=2)

    script(game, lambda it: kick(it, 0, 41), picks=[player(DEF, "LS"), LEFT, LEFT])

    assert "tossed" not in story(game)
    assert game.kicks is not None


# -- card sets with more red cards than ours


def three_left() -> Mister:
    return match_begun("".join(f"att slot {slot} empty; " for slot in SLOT_NAMES[3:]))


@rule("MIS-PEN-02")
def test_with_fewer_than_five_on_the_pitch_they_go_round() -> None:
    game = three_left()
    names = [player(ATT, place) for place in ("LB", "GK", "LCB")]

    assert script(game, lambda it: choose_takers(it, ATT), picks=names + names[:2]) == names + names[:2]
    asked_last = questions_asked(game)[-1]
    assert asked_last.options == [player(ATT, "GK"), player(ATT, "LCB")]
    assert {each.option for each in asked_last.refusals}.isdisjoint(asked_last.options)


@rule("MIS-ABSENT-09")
@pytest.mark.parametrize("number", [19, 22])
def test_a_keeper_who_is_alone_stays(number: int) -> None:
    game = match_begun("".join(f"att slot {slot} empty; " for slot in SLOT_NAMES[1:]))

    fate_of(game, number)

    assert game.sides[ATT].on_pitch() == [player(ATT, "GK")]


# -- ready-made line-ups


def test_the_best_assignment_is_found() -> None:
    dealer = Seeded("assignment")
    for k in range(30):
        gain = [[dealer.below(20) for column in range(6)] for row in range(4)]
        best = max(sum(gain[row][column] for row, column in enumerate(way)) for way in permutations(range(6), 4))

        chosen = assignment(gain)

        assert len(set(chosen)) == 4
        assert sum(gain[row][column] for row, column in enumerate(chosen)) == best


def test_the_best_line_up_puts_each_where_the_cards_ask_for_him() -> None:
    game = change(match_begun(), "att S1.B=9, att S1.A=0")

    lineup = best_lineup(game, ATT, [])

    assert lineup[GK] == player(ATT, "GK")
    assert game.cards.values[lineup[LCB]][B] == 9 or game.cards.values[lineup[LCB + 1]][B] == 9
    assert len(set(lineup)) == SLOTS


def test_the_best_line_up_keeps_who_is_laid_already() -> None:
    game = match_begun()
    laid_so_far = [player(ATT, "GK"), player(ATT, "S4")]

    assert best_lineup(game, ATT, laid_so_far)[:2] == laid_so_far


def test_without_a_keeper_somebody_stands_in_goal() -> None:
    game = match_begun()
    game.sides[ATT].keeper = NOBODY

    assert len(set(best_lineup(game, ATT, []))) == SLOTS


def test_the_demands_on_each_slot_are_counted_from_the_cards() -> None:
    uses = slot_uses(match_begun().actions)

    assert uses[LS] == [6, 5, 3, 0, 1, 0, 0, 0]  # duels, shots and defending (8.5)
    assert uses[LCB] == [0, 6, 2, 1, 0, 0, 0, 0]
    assert uses[GK] == [0, 0, 4, 0, 0, 0, 14, 8]
    assert worth([1, 2, 3, 4, 5, 6, 7, 8], uses[GK]) == 4 * 3 + 14 * 7 + 8 * 8


def test_the_last_line_up_is_offered_if_all_are_still_there() -> None:
    game = match_begun()
    keeper = player(ATT, "GK")
    context = (1, keeper, *[NOBODY] * 9)

    assert dict(TITLE.runs(game, ATT, c.ASK_FIELD, context))["last"] == game.sides[ATT].fielded[1:]  # type: ignore[misc]

    game.sides[ATT].squad[3] = 70
    assert [name for name, picks in TITLE.runs(game, ATT, c.ASK_FIELD, context)] == ["best"]  # type: ignore[misc]


def test_only_a_line_up_has_ready_made_runs() -> None:
    assert TITLE.runs is not None
    assert TITLE.runs(match_begun(), ATT, c.ASK_SUBSTITUTE, (1, 1)) == []


def test_labels_are_names_or_texts() -> None:
    cards = match_begun().cards

    assert LABELS["player"](cards, 3) == cards.names[3]
    assert LABELS["action"](cards, 0) == "@action-" + cards.actions[0].title
    assert LABELS["slot"](cards, 9) == "@slot-9"


# -- what is dealt again


def deals(game: Mister, seat: int, shown: list[tuple[int, int, int]] | None = None) -> list[Mister]:
    twins = []
    for k in range(60):
        twin = game.clone()
        redeal(twin, seat, Seeded(f"deal {k}"), shown or [])
        assert TITLE.observe(twin, seat) == TITLE.observe(game, seat)
        twins.append(twin)
    return twins


def knowing(game: Mister) -> Mister:
    """Each knows its own squad, and all know those on the pitch."""
    for seat, side in enumerate(game.sides):
        for each in side.squad:
            game.knows[each] |= 1 << seat
    return game


def mid_market() -> Mister:
    """Seat 0 holds four, seat 1 holds fourteen and no keeper; a discard lies open."""
    game = TITLE.game(2)
    assert isinstance(game, Mister)
    take = list(range(9, 23)), list(range(30, 34))
    for seat, squad in ((1, take[0]), (0, take[1])):
        game.sides[seat].squad = squad
        for each in squad:
            game.knows[each] = 1 << seat
    game.discards = [80]
    make_public(game, 80)
    game.deck = [each for each in game.deck if each not in take[0] + take[1] + [80]]
    return game


@rule("MIS-INFO-01", "MIS-INFO-06")
def test_another_squad_is_dealt_again_from_what_the_seat_has_not_seen() -> None:
    game = mid_market()

    twins = deals(game, 0)

    held = {each for twin in twins for each in twin.sides[1].squad}
    assert len({hidden(twin, 0) for twin in twins}) == len(twins)
    assert not held & {80, *game.sides[0].squad}
    assert any(twin.sides[1].keeper != NOBODY for twin in twins)
    assert all(twin.sides[0].squad == game.sides[0].squad for twin in twins)


@rule("MIS-MARKET-17", "MIS-MARKET-11")
def test_a_fact_shown_by_a_forced_discard_stays_known() -> None:
    game = mid_market()

    game.sides[1].shown_none = 14
    assert all(twin.sides[1].keeper == NOBODY for twin in deals(game, 0))

    game.sides[1].shown_none, game.sides[1].shown_keeper = 0, 14
    assert all(twin.sides[1].keeper != NOBODY for twin in deals(game, 0))


def test_cards_of_another_pass_are_not_mixed() -> None:
    game = mid_market()
    for each in game.sides[1].squad[:3]:
        game.pool[each] = 2
    for each in game.deck[:5]:
        game.pool[each] = 2
    second = {each for each in range(81) if game.pool[each] == 2}

    assert all(set(twin.sides[1].squad[:3]) <= second for twin in deals(game, 0))


def test_a_card_in_hand_stays_where_it_is_drawn_from() -> None:
    game = mid_market()
    game.agenda = [(c.STEP_MARKET_TURN,)]
    seen = game.deck[7]
    assert all(seen in twin.deck for twin in deals(game, 0, [(DEALER, c.ROLL_FOOTBALLER, seen)]))

    game.deck, game.under = [seen], [each for each in game.deck if each != seen]
    assert all(twin.deck == [seen] for twin in deals(game, 0))

    game.deck, game.agenda, seen = [], [(c.STEP_WINDOW, 0, 1)], game.under[0]
    game.under = [*game.under, 7]
    assert all(twin.under[0] == seen for twin in deals(game, 0))


def test_a_substitute_who_was_named_is_on_the_bench() -> None:
    game = knowing(match_begun())
    named = player(DEF, "S2")

    assert all(named in twin.sides[DEF].bench for twin in deals(game, ATT, [(DEF, c.ASK_SUBSTITUTE, named)]))
    assert any(named not in twin.sides[DEF].bench for twin in deals(game, ATT))


@rule("MIS-INFO-07")
def test_after_an_exchange_nobody_is_sure_of_the_squad() -> None:
    game = knowing(match_begun(seats=4, mode="league", season_market=True))
    shuffle_free_agents(game)
    game.deck.remove(66)
    game.knows[66] = 1 << DEF
    given = player(DEF, "LS")

    exchange(game, DEF, 66, given)

    assert {given in twin.sides[DEF].squad for twin in deals(game, ATT)} == {False, True}
    assert all(given in twin.under for twin in deals(game, DEF))
    assert TITLE.observe(game, ATT)["market"]["under"] == [NOBODY]
    assert TITLE.observe(game, DEF)["market"]["under"] == [given]


def test_a_refused_agent_is_known_to_who_refused_him() -> None:
    game = match_begun(seats=4, mode="league", season_market=True, season_refused="out_of_game")
    game.deck.remove(66)
    game.knows[66] = 1 << DEF

    refuse(game, DEF, 66)

    assert TITLE.observe(game, DEF)["market"]["discards"] == [66]
    assert TITLE.observe(game, ATT)["market"]["discards"] == []
    assert TITLE.observe(game, ATT)["market"]["discarded"] == 1


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result(match_begun())


def test_nobody_meets_who_does_not_play_in_this_round() -> None:
    game = TITLE.game(3)
    assert isinstance(game, Mister)
    game.fixtures = [(0, 1)]

    assert [game.opponent(seat) for seat in range(3)] == [1, 0, NOBODY]
    assert game.span(0) == 0


def test_keepers_stay_where_they_are_if_no_other_place_fits() -> None:
    game = mid_market()
    game.sides[1].shown_none, game.sides[1].shown_keeper = 14, 14  # no deal can be so

    for twin in deals(game, 0):
        assert twin.sides[1].keeper == NOBODY


# -- refusals that are seen only where somebody looks


def reasons(game: Mister, procedure: Callable[[Mister], object], picks: list[int], faces: list[int]) -> dict[int, str]:
    question = question_after(game, procedure, picks, faces)
    return {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}


@rule("MIS-LINEUP-05")
def test_with_a_free_goal_only_who_is_laid_is_refused() -> None:
    game = match_begun(keeper_slot="free")

    refused = reasons(game, lambda it: choose_lineup(it, ATT), [player(ATT, "LS")], [])

    assert refused == {player(ATT, "LS"): "already-fielded"}


@rule("MIS-MARKET-04")
def test_nothing_is_refused_if_he_may_be_taken_or_not() -> None:
    game = TITLE.game(2)
    assert isinstance(game, Mister)

    assert reasons(game, market_turn, [], [40]) == {}


@rule("MIS-PEN-11", "MIS-PEN-03")
def test_a_footballer_who_has_kicked_more_often_must_wait() -> None:
    game = match_begun("att slot LM empty", shootout_pool="with_bench")
    kicks = game.kicks = Shootout(0, (0, 1))
    kicks.takers = [game.sides[ATT].on_pitch()[:5], game.sides[DEF].lineup[:5]]
    kicks.kicked = [kicks.takers[0][:], kicks.takers[1][:]]

    refused = reasons(game, lambda it: kick(it, 0, 10), [], [])

    assert refused == dict.fromkeys(kicks.takers[0], "kicked-more-often") | {player(ATT, "LM"): "sent-off"}


def test_an_empty_deck_of_free_agents_asks_nobody() -> None:
    game = match_begun(seats=4, mode="league", season_market=True)
    game.deck = []

    script(game, lambda it: window(it, ATT, 2))

    assert questions_asked(game) == []


@rule("MIS-INFO-07", "MIS-INFO-01")
def test_in_an_open_market_everybody_sees_the_exchange() -> None:
    game = match_begun(seats=4, mode="league", season_market=True, market_visibility="open")
    given = player(ATT, "LS")

    script(game, lambda it: window(it, ATT, 1), picks=[c.DRAW_ONE, given], faces=[66])

    assert numbers_of(game, "agent", DEF) == [{"seat": ATT, "player": 66}]
    assert game.knows[66] == ALL


def test_amateurs_play_a_season() -> None:
    game = amateurs_play(TITLE, 4, {"mode": "league", "season_market": True}, "season")

    assert sorted(TITLE.result(game).places) == [1, 2, 3, 4]


def test_an_amateur_names_the_man_of_most_use() -> None:
    game = change(match_begun(), "att LS.A=9, att RB.A=9, att S3.E=9")
    amateur = AmateurMister("one")
    tied = [player(ATT, "RB"), player(ATT, "LS")]

    assert amateur.pick(game, DEF, c.ASK_VICTIM, tied, (18, ATT)) == player(ATT, "LS")
    assert amateur.pick(game, ATT, c.ASK_SUBSTITUTE, game.sides[ATT].bench, (tied[0], RB)) == player(ATT, "S3")


def test_an_amateur_gives_up_the_weakest_for_somebody_clearly_better() -> None:
    game = TITLE.game(4, {"season_market": True})
    assert isinstance(game, Mister)
    game.sides[0].squad = [15, 21, 38]  # 15 and 21: full backs of the bench
    amateur = AmateurMister("one")

    assert amateur.pick(game, 0, c.ASK_EXCHANGE, [c.REFUSE, 15, 21, 38], (52,)) in (15, 21)
    assert amateur.pick(game, 0, c.ASK_EXCHANGE, [c.REFUSE, 38, 52], (21,)) == c.REFUSE
