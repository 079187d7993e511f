"""Half-time: substitutions, a second tactic.

MOF-HALF-01     The marker goes to the half-time space.
MOF-HALF-02     Each manager may substitute one player; MOF-HALF-03 before the tactic roll or after it.
MOF-HALF-04     Who won the roll and substitutes after it may bring on only an equal or higher tactic rating.
MOF-HALF-05     (ruling) Who lost it is free of that.
MOF-HALF-06     The side with home advantage is second to announce whether and when.
MOF-HALF-07     (ruling) None, before or after the roll; it binds, if a legal substitution exists at that time.
MOF-HALF-08     (ruling) It may be announced only if a legal one exists.
MOF-HALF-09     (ruling) A winner without an allowed player lets it lapse.
MOF-HALF-10     (ruling) The three may not all have one position afterwards.
MOF-HALF-11     (ruling) Printed ratings are compared.
MOF-HALF-12     (ruling) Who goes off and on is chosen secretly and shown together.
MOF-HALF-13     The tactic cards are used again; MOF-HALF-14 (ruling) secretly and at once, the same one allowed.
MOF-HALF-17     (ruling) No PRE1 or PRE2 at half-time.
MOF-HALF-18     If the tactic changes, values are computed anew; MOF-HALF-19 cards that do not fit lose their effect.
MOF-HALF-20     (ruling) They are computed anew in any case.
MOF-HALF-21     (ruling) Under a forced tactic: no choice, no roll, no substitution after it.
MOF-HALF-22     (ruling) A substitution after the roll does not change who won it.
MOF-PMOD-04     Modifiers of a substituted player end and their cards are discarded.
MOF-SYM-13      An advantage for substitutions; MOF-SYM-14 (ruling) one or two players, free of MOF-HALF-04.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.parts.among import among
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import SUBSTITUTION_ADVANTAGE
from touchline.titles.masters_of_football.rules.home import has_ability
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.lineup import ALL_FOUR, show_players, without
from touchline.titles.masters_of_football.rules.personless import is_personless
from touchline.titles.masters_of_football.rules.piles import lay_off
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE
from touchline.titles.masters_of_football.state import (
    AFTER_HALF_TIME,
    AFTER_ROLL,
    BEFORE_ROLL,
    NO_CHANGE,
    Match,
    Mof,
)


def half_time(game: Mof, match: Match) -> None:
    """MOF-HALF-01 and the stages of the interval."""
    game.tell(c.TELL_HALF_TIME_BEGINS, match.teams[0], match.teams[1])
    match.subs = [NO_CHANGE, NO_CHANGE]
    match.then(
        (c.STEP_SUBSTITUTION_CALL, 0),
        (c.STEP_SUBSTITUTION_CALL, 1),
        (c.STEP_SUBSTITUTIONS, BEFORE_ROLL),
        (c.STEP_TACTIC_CHOICE,),
        (c.STEP_TACTIC_BATTLE,),  # MOF-HALF-15, MOF-HALF-16
        (c.STEP_SUBSTITUTIONS, AFTER_ROLL),
        (c.STEP_SECOND_HALF,),
        (c.STEP_BETWEEN_TURNS, AFTER_HALF_TIME),
    )


def substitution_call(game: Mof, match: Match, place: int) -> None:
    """MOF-HALF-06 to MOF-HALF-08, MOF-HALF-21; who has no bench, as all can see, is not asked."""
    side = 1 - match.home_advantage if place == 0 else match.home_advantage
    number = match.teams[side]
    team = game.teams[number]
    if is_personless(game, number) or len(team.squad) <= LINEUP_SIZE:
        return
    options = [PASS]
    if changes(game, match, side, match.lineup[side], [], False):
        options += [BEFORE_ROLL] if match.forced != NOBODY else [BEFORE_ROLL, AFTER_ROLL]
    match.subs[side] = game.ask(team.seat, c.ASK_SUBSTITUTE, options, match.teams[0], match.teams[1])
    game.tell(c.TELL_SUBSTITUTION_ANNOUNCED, number, match.subs[side])


def changes(game: Mof, match: Match, side: int, three: list[int], done: list[int], bound: bool) -> list[int]:
    """Who may go off: those for whom somebody may come on; `done`: whoever went off or came on just now may not."""
    fresh = without(three, [player for player in done if player in three])
    bench = without(game.teams[match.teams[side]].squad, three)
    return [off for off in fresh if any(may_come_on(game, three, done, off, each, bound) for each in bench)]


def incomers(game: Mof, match: Match, side: int, three: list[int], done: list[int], off: int, bound: bool) -> list[int]:
    """Who may come on for him."""
    bench = without(game.teams[match.teams[side]].squad, three)
    return [player for player in bench if may_come_on(game, three, done, off, player, bound)]


def may_come_on(game: Mof, three: list[int], done: list[int], off: int, on: int, bound: bool) -> bool:
    """MOF-HALF-10, and MOF-HALF-04, MOF-HALF-11 where that binds."""
    if among(on, done) or (bound and game.cards.rating[on] < game.cards.rating[off]):
        return False
    slot, position = three.index(off), game.cards.position
    return any(k != slot and position[three[k]] != position[on] for k in range(len(three)))


def swapped(three: list[int], off: int, on: int) -> list[int]:
    slot = three.index(off)
    return [*three[:slot], on, *three[slot + 1 :]]


def advantage(game: Mof, match: Match, side: int) -> bool:
    """MOF-SYM-13, MOF-SYM-14."""
    return has_ability(game, match, side, SUBSTITUTION_ADVANTAGE)


def is_bound(game: Mof, match: Match, side: int) -> bool:
    """MOF-HALF-04, MOF-HALF-05: after the roll the winner, unless he has the advantage."""
    return match.subs[side] == AFTER_ROLL and match.won == side and not advantage(game, match, side)


def substitutions(game: Mof, match: Match, when: int) -> None:
    """MOF-HALF-12: by all who announced it for this time, shown together."""
    if match.subs[0] != when and match.subs[1] != when:
        return
    sides = [side for side in (1 - match.home_advantage, match.home_advantage) if match.subs[side] == when]
    seats = [game.teams[match.teams[side]].seat for side in sides]
    for side, pairs in zip(sides, game.at_once(seats, choose_changes), strict=True):
        if not pairs:
            game.tell(c.TELL_SUBSTITUTION_LAPSED, match.teams[side])  # MOF-HALF-09
        for k in range(0, len(pairs), 2):
            change(game, match, side, pairs[k], pairs[k + 1])


def choose_changes(game: Mof, seat: int) -> list[int]:
    """Pairs off and on: one, or by advantage one or two (MOF-HALF-02, MOF-SYM-14)."""
    match, number = game.boards[game.at], game.team_numbers[seat]
    side = match.side_of(number)
    three = match.lineup[side]
    bound = is_bound(game, match, side)
    pairs: list[int] = []
    for k in range(2 if advantage(game, match, side) else 1):
        options = changes(game, match, side, three, pairs, bound)
        if k or not options or not game.rules.subs_bind:  # MOF-HALF-07, MOF-HALF-09
            options = [PASS, *options]
        off = game.ask(seat, c.ASK_TAKE_OFF, options, k + 1)
        if off == PASS:
            break
        ons = incomers(game, match, side, three, pairs, off, bound)
        on = game.ask(seat, c.ASK_BRING_ON, ons, off, why=why_not_bring_on)
        three = swapped(three, off, on)
        pairs += [off, on]
    return pairs


def why_not_bring_on(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOF-HALF-04, MOF-HALF-10 as reasons."""
    match, off = game.boards[game.at], context[0]
    side = match.side_of(game.team_numbers[seat])
    three = match.lineup[side]
    if off not in three:
        return []
    free = incomers(game, match, side, three, [], off, False)
    allowed = incomers(game, match, side, three, [], off, is_bound(game, match, side))
    found = [Refusal(player, c.WHY_LOWER_RATING, (player, off)) for player in free if player not in allowed]
    bench = without(game.teams[match.teams[side]].squad, three)
    return found + [Refusal(player, c.WHY_SAME_POSITION, (player,)) for player in bench if player not in free]


def change(game: Mof, match: Match, side: int, off: int, on: int) -> None:
    """One off, one on; MOF-PMOD-04: cards on the one who leaves are discarded."""
    slot = match.lineup[side].index(off)
    match.lineup[side][slot] = on
    for played in match.table[:]:
        if played.side == side and played.slot == slot:
            match.table.remove(played)
            lay_off(game, played.card)
    show_players(game, match.teams[side], [on])
    game.tell(c.TELL_SUBSTITUTED, match.teams[side], off, on)


def tactic_choice(game: Mof, match: Match) -> None:
    """MOF-HALF-13, MOF-HALF-14, MOF-HALF-21."""
    match.half, match.won = 2, NOBODY  # the card that won the first half goes back to its set
    if match.forced != NOBODY:
        return
    numbers = [number for number in match.teams if not is_personless(game, number)]
    seats = [game.teams[number].seat for number in numbers]
    chosen = game.at_once(seats, choose_tactic, reveal=False)
    for k in range(len(numbers)):
        match.chosen[match.side_of(numbers[k])] = chosen[k]


def choose_tactic(game: Mof, seat: int) -> int:
    match = game.boards[game.at]
    three = match.lineup[match.side_of(game.team_numbers[seat])]
    return game.ask(seat, c.ASK_TACTIC, ALL_FOUR, 2, three[0], three[1], three[2])


def second_half(game: Mof, match: Match) -> None:
    """MOF-HALF-18 to MOF-HALF-20."""
    set_levels(game, match)  # MOF-HALF-18, MOF-HALF-19, MOF-HALF-20
