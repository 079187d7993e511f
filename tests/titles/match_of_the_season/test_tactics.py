"""Tactic cards: when they may be used."""

from __future__ import annotations

from tests.scenes import question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    PASS,
    RED,
    eleven,
    go_on,
    hold,
    lined_up,
    table,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots


def offer_of(line_up: str, *codes: str, competition: int = c.LEAGUE_MATCH) -> tuple[Mots, list[int]]:
    game = table()
    eleven(game, BLUE, line_up)
    eleven(game, RED, "C")
    held = hold(game, BLUE, *codes)
    lined_up(game, BLUE, RED, competition)
    return game, held


@rule("MOTS-TACTIC-09", "MOTS-TACTIC-13")
@vector("V-31")
def test_wing_attack_is_not_for_a_side_in_4_3_3() -> None:
    game, held = offer_of("B", "wing-attack", "super-save")

    assert question_after(game, go_on).options == [PASS, held[1]]


@rule("MOTS-TACTIC-09", "MOTS-TACTIC-17")
@vector("V-32")
def test_centre_attack_is_not_for_a_side_in_3_4_3_but_wing_attack_is() -> None:
    game, held = offer_of("3-4-3 GK2 D3 D2 D2 M4 M3 M2 M1 A5 A2 A1", "wing-attack", "centre-attack")

    assert question_after(game, go_on).options == [PASS, held[0]]


@rule("MOTS-TACTIC-01")
@vector("V-41")
def test_the_away_team_is_not_asked_for_a_card() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "C")
    hold(game, RED, "super-save")
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [5, 1])
    assert len(game.teams[RED].hand) == 1
    assert questions_asked(game) == []


@rule("MOTS-TACTIC-05")
@vector("V-42")
def test_no_tactic_card_in_the_european_cup() -> None:
    game, held = offer_of(
        "A", "counter-attack", "wing-attack", "centre-attack", "super-save", competition=c.EUROPEAN_MATCH
    )

    script(game, go_on, [], [1])
    assert (game.teams[BLUE].hand, questions_asked(game)) == (held, [])
