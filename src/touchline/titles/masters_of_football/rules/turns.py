"""Turns: one attack against one defence, goals, geniuses, and the windows round them.

MOF-PLAY-01     The first half goes from space 0' to 45'; MOF-PLAY-02 it has six turns; MOF-PLAY-08 so has the second.
MOF-PLAY-03     Each space shows whether the home team attacks or defends.
MOF-PLAY-04     Turn 1: the home team attacks; MOF-PLAY-05 turn 2: it defends.
MOF-PLAY-06     The spaces of turns 3 to 5, as printed; MOF-PLAY-07 (ruling) a space serves turns k and 13 - k.
MOF-PLAY-10     (ruling) The venue decides, not home advantage.
MOF-PLAY-11     Attacker: attack die and genius die; defender: defence die and genius die; MOF-PLAY-26 in this order.
MOF-PLAY-12     A goal if the attacker's total is higher; MOF-PLAY-13 not if level.
MOF-PLAY-14     A goal too by the genius face with an attack genius; MOF-PLAY-15 once per match.
MOF-PLAY-16     That use is spent even if the total was higher; MOF-PLAY-19 (ruling) once per team and match.
MOF-PLAY-17     No goal against the genius face with a defence genius; MOF-PLAY-18 (ruling) without limit.
MOF-PLAY-20     (ruling) Spent by a goal, even a disallowed one; not if a defence genius stops it.
MOF-PLAY-21     (ruling) A genius counts only on the pitch.
MOF-PLAY-22     (ruling) One goal a turn at most.
MOF-PLAY-23     Both may answer: a goal may be annulled, an attack get a new chance.
MOF-PLAY-24     During a match only cards marked so, or for any time.
MOF-PLAY-25     Then the marker moves on; MOF-PLAY-27 after the sixth turn comes half-time.
MOF-RESP-07     (ruling) BT opens before turn 1, after every played turn, after half-time and after the stoppage turn.
MOF-RESP-08     (ruling) GL opens on a goal; it counts when GL closes without one that takes effect.
MOF-RESP-11     (ruling) An inserted turn has RR and GL, no BT of its own; MOF-RESP-13 (ruling) a skipped one has none.
MOF-CARD-23     Disallowed Goal answers the goal at once; MOF-CARD-24 (ruling) nothing of the turn is rolled again.
MOF-SYM-23      (ruling) A skip takes the next numbered turn, across half-time too, never stoppage or inserted turns.
MOF-STOP-04     (ruling) The stoppage turn is a turn like any other.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import Step
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import GENIUS_ATTACK, GENIUS_DEFENCE
from touchline.titles.masters_of_football.rules.battle import fields
from touchline.titles.masters_of_football.rules.legality import dice_for, side_of_dice
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.money import may_exchange
from touchline.titles.masters_of_football.rules.piles import lay_off
from touchline.titles.masters_of_football.rules.playing import WHY_BETWEEN, aim, play_from_hand, why_goal, why_reroll
from touchline.titles.masters_of_football.rules.rerolls import (
    choose_dice,
    roll_attack,
    roll_defence,
    standing_rerolls,
    totals,
    use_ability,
    use_from_table,
)
from touchline.titles.masters_of_football.rules.windows import exchange_and, may_act, offered, speaking_order
from touchline.titles.masters_of_football.state import (
    BT,
    GL,
    LAST_TURN,
    RR,
    Match,
    Mof,
    Played,
    Standing,
)

FIRST_HALF: Final = 6
AFTER_TURN: Final[list[Step]] = [(c.STEP_BETWEEN_TURNS, turn) for turn in range(LAST_TURN + 1)]
TO_REROLL: Final[Step] = (c.STEP_REROLLS,)
GOAL_SCORED: Final[Step] = (c.STEP_GOAL_WINDOW,)
WHOLE_MATCH: Final[list[Step]] = [
    (c.STEP_BETWEEN_TURNS, 0),
    *((c.STEP_TURN, turn) for turn in range(1, FIRST_HALF + 1)),
    (c.STEP_HALF_TIME,),  # MOF-PLAY-27
    *((c.STEP_TURN, turn) for turn in range(FIRST_HALF + 1, LAST_TURN + 1)),
    (c.STEP_STOPPAGE,),
    (c.STEP_FINAL_WHISTLE,),
]


def kick_off(game: Mof, match: Match) -> None:
    """Levels are set, then twelve turns (MOF-PLAY-01, MOF-PLAY-02, MOF-PLAY-08)."""
    set_levels(game, match)
    match.then_all(WHOLE_MATCH)


def between_turns(game: Mof, match: Match, moment: int) -> None:
    """MOF-RESP-07: window BT, until somebody acts or all have passed."""
    match.stage = moment
    for number in speaking_order(game, match):
        team = game.teams[number]
        if not (may_act(game, match, number, BT) or may_exchange(team)):  # MOF-RESP-04
            continue
        options = offered(game, match, number, BT)
        pick = game.ask(team.seat, c.ASK_BETWEEN, options, match.teams[0], match.teams[1], moment, why=WHY_BETWEEN)
        if pick == c.EXCHANGE:
            exchange_and(game, match, number, (c.STEP_BETWEEN_TURNS, moment))
            return
        if pick != PASS:
            play_from_hand(
                game, match, aim(game, match, number, pick), (c.STEP_RESOLUTION,), (c.STEP_BETWEEN_TURNS, moment)
            )
            return


def turn(game: Mof, match: Match, number: int) -> None:
    """A numbered turn, unless it is skipped (MOF-SYM-23, MOF-RESP-13)."""
    if not game.straight:
        match.course.append(standing(match))
    match.turn = number
    if match.skips:
        match.skips -= 1
        game.tell(c.TELL_TURN_SKIPPED, number)
        return
    match.then(AFTER_TURN[number])
    # MOF-PLAY-03, MOF-PLAY-04, MOF-PLAY-05, MOF-PLAY-06, MOF-PLAY-07, MOF-PLAY-10
    attack(game, match, game.rules.attackers[number - 1])


def standing(match: Match) -> Standing:
    """How the match stands, for the chances of each side: an int for each thing they depend on."""
    attack, defence = match.attack_level, match.defence_level
    lead = match.goals[0] - match.goals[1]
    return (
        match.turn, match.skips, lead, match.spent[0], match.spent[1], match.home_advantage,
        attack[0], attack[1], defence[0], defence[1], match.marks,
    )  # fmt: skip


def attack(game: Mof, match: Match, side: int) -> None:
    """MOF-PLAY-11, MOF-PLAY-26: all four dice, then the window for rerolls."""
    match.attacker = side
    game.tell(c.TELL_TURN_BEGINS, match.turn, match.teams[side])
    roll_attack(game, match)
    roll_defence(game, match)
    match.then(TO_REROLL)


def rerolls(game: Mof, match: Match) -> None:
    """MOF-RESP-06: window RR; when all have passed the turn is decided."""
    attack_total, defence_total = totals(game, match)
    for number in speaking_order(game, match):
        open_to_all = standing_rerolls(game, match, number)
        if not (open_to_all or may_act(game, match, number, RR)):
            continue
        options = offered(game, match, number, RR)
        options[1:1] = open_to_all
        seat, attacker = game.teams[number].seat, match.teams[match.attacker]
        pick = game.ask(seat, c.ASK_REROLL, options, attacker, attack_total, defence_total, why=why_reroll)
        if pick != PASS:
            reroll(game, match, number, pick)
            return
    decide(game, match, attack_total, defence_total)


def reroll(game: Mof, match: Match, number: int, pick: int) -> None:
    """An exchange, an ability, a use left on the table, or a card out of the hand."""
    if pick == c.EXCHANGE:
        exchange_and(game, match, number, (c.STEP_REROLLS,))
        return
    if pick < c.ON_TABLE:
        which = choose_dice(game, match, number, dice_for(game, match, number, pick))
        played = Played(pick, number, side_of_dice(match, which))
        play_from_hand(game, match, played, (c.STEP_RESOLUTION,), (c.STEP_REROLLS,))
        return
    if pick in (c.ABILITY, c.PAID):
        use_ability(game, match, number, pick)
    else:
        use_from_table(game, match, number, pick - c.ON_TABLE)
    match.then((c.STEP_REROLLS,))


def decide(game: Mof, match: Match, attack_total: int, defence_total: int) -> None:
    """MOF-PLAY-12 to MOF-PLAY-21."""
    side = match.attacker
    burns = genius_attacks(game, match)
    if burns and game.rules.genius_by_face:
        match.spent[side] = 1
    if genius_defends(game, match):
        game.tell(c.TELL_GENIUS_SAVE, match.teams[1 - side])  # MOF-PLAY-17
    elif attack_total > defence_total or burns:
        if burns:
            match.spent[side] = 1  # MOF-PLAY-15, MOF-PLAY-16, MOF-PLAY-20
            game.tell(c.TELL_GENIUS_GOAL, match.teams[side])
        match.then(GOAL_SCORED)
    else:
        game.tell(c.TELL_NO_GOAL, match.teams[side])  # MOF-PLAY-13


def genius_attacks(game: Mof, match: Match) -> bool:
    """MOF-PLAY-14, MOF-PLAY-15, MOF-PLAY-21."""
    side = match.attacker
    face = bool(game.cards.flame[match.dice[1] - 1])
    return face and not match.spent[side] and fields(game, match, side, GENIUS_ATTACK)


def genius_defends(game: Mof, match: Match) -> bool:
    """MOF-PLAY-17, MOF-PLAY-18, MOF-PLAY-21."""
    return bool(game.cards.flame[match.dice[3] - 1]) and fields(game, match, 1 - match.attacker, GENIUS_DEFENCE)


def goal_window(game: Mof, match: Match) -> None:
    """MOF-RESP-08, MOF-CARD-23: window GL; the goal counts when all have passed."""
    for number in speaking_order(game, match):
        if not may_act(game, match, number, GL):
            continue
        team = game.teams[number]
        options = offered(game, match, number, GL)
        pick = game.ask(team.seat, c.ASK_GOAL_ANSWER, options, match.teams[match.attacker], why=why_goal)
        if pick == c.EXCHANGE:
            exchange_and(game, match, number, (c.STEP_GOAL_WINDOW,))
            return
        if pick != PASS:
            play_from_hand(game, match, Played(pick, number), (c.STEP_ANNULMENT,))
            return
    count_goal(game, match)


def annulment(game: Mof, match: Match) -> None:
    """MOF-CARD-24: an annulled goal does not count and the turn is over; if the card was countered, GL goes on."""
    if not match.placed:
        match.then((c.STEP_GOAL_WINDOW,))
        return
    for played in match.placed:
        lay_off(game, played.card)
    match.placed = []
    game.tell(c.TELL_GOAL_DISALLOWED, match.teams[match.attacker])


def count_goal(game: Mof, match: Match) -> None:
    """MOF-PLAY-12, MOF-PLAY-22."""
    side = match.attacker
    match.goals[side] += 1
    match.scorers.append(2 * match.turn + side)
    game.tell(c.TELL_GOAL, match.teams[side], match.goals[0], match.goals[1], match.teams[1 - side])
