"""One man for another: the single change before a match, and substitutions in it.

MOTS-MATCH-21  (ruling) One change: (a) a fielded player for an available reserve, if the side still is an allowed
               line-up, with the touched lines re-ordered freely; (b) two players of a line exchange their slots.
MOTS-ADV-25    (ruling) A substitute may be of another position if the side still fits a formation line by line.
MOTS-ADV-34    (ruling) Then the manager names the formation it now fits, and its empty slots.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.parts.among import among
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import place_line, size
from touchline.titles.match_of_the_season.state import Match, Mots, Side

ARRANGEMENTS: Final = [c.KEEP, c.REARRANGE]


def bench(game: Mots, side: Side, competition: int) -> list[int]:
    """Reserves who may still come on."""
    return [
        player
        for player in game.teams[side.who].squad
        if not among(player, side.slots)
        and not among(player, side.gone)
        and (competition != c.LEAGUE_MATCH or not game.marks[player])
    ]


def counts(game: Mots, side: Side) -> list[int]:
    """How many of each position are on the pitch."""
    number, position = [0, 0, 0, 0], game.cards.position
    for player in side.slots:
        if player >= 0:
            at = position[player]
            number[at] = number[at] + 1  # compiled, `+=` would add objects
    return number


def fits(game: Mots, number: list[int]) -> list[int]:
    """Formations with room for so many in each line."""
    cards = game.cards
    if number[0] > 1:
        return []
    return [
        formation
        for formation in game.rules.formations
        if number[1] <= cards.defenders[formation]
        and number[2] <= cards.midfielders[formation]
        and number[3] <= cards.attackers[formation]
    ]


def after_exchange(game: Mots, side: Side, out: int, player: int) -> list[int]:
    """The formations the side would fit with this man for that."""
    number = counts(game, side)
    number[game.cards.position[out]] -= 1
    number[game.cards.position[player]] += 1
    return fits(game, number)


def substitutes(game: Mots, side: Side, out: int, reserves: list[int]) -> list[int]:
    """Reserves who may come on for him."""
    position, number = game.cards.position, counts(game, side)
    number[position[out]] -= 1
    open_to = [position[out] == at or has_room_in(game, number, at) for at in range(4)]
    return [player for player in reserves if open_to[position[player]]]


def has_room_in(game: Mots, number: list[int], position: int) -> bool:
    """Would it fit a formation with one more of this position?"""
    cards = game.cards
    keepers, defenders = number[0] + (position == 0), number[1] + (position == 1)
    midfielders, attackers = number[2] + (position == 2), number[3] + (position == 3)
    return keepers <= 1 and any(
        defenders <= cards.defenders[formation]
        and midfielders <= cards.midfielders[formation]
        and attackers <= cards.attackers[formation]
        for formation in game.rules.formations
    )


def choose_change(game: Mots, match: Match, which: int) -> list[int]:
    """MOTS-MATCH-21: formation and slots after the change; nothing if there is none."""
    side, opponent = match.side(which), match.side(1 - which).who
    seat = game.seat_of[side.who]
    fielded = [player for player in side.slots if player != NOBODY]
    out = game.ask(seat, c.ASK_CHANGE_OUT, [PASS, *fielded], side.who, opponent)
    if out == PASS:
        return []
    at = game.cards.position
    mates = [player for player in fielded if at[player] == at[out] and player != out]
    options = substitutes(game, side, out, bench(game, side, match.competition)) + mates
    if not options:
        return []
    player = options[0]
    if len(options) > 1:
        player = game.ask(seat, c.ASK_CHANGE_IN, options, side.who, out, why=why_change)
    if among(player, mates):
        return [side.formation, *exchanged(side.slots, out, player)]
    return exchange(game, side, out, player)


def exchanged(slots: list[int], one: int, other: int) -> list[int]:
    """MOTS-MATCH-21 (b)."""
    new = slots[:]
    new[slots.index(one)], new[slots.index(other)] = other, one
    return new


def exchange(game: Mots, side: Side, out: int, player: int) -> list[int]:
    """MOTS-MATCH-21 (a), ADV-25, 34: formation and slots with this man for that."""
    at = game.cards.position
    formation, touched = side.formation, [at[out]]
    if at[player] != at[out]:
        formation = new_formation(game, side, out, player)
        touched = [position for position in range(4) if is_touched(game, side, formation, position, out, player)]
    laid = [formation]
    free = any(size(game, formation, position) > 1 for position in touched) and ask_arrange(game, side.who)
    for position in range(4):
        line = new_line(game, side, formation, position, out, player)
        if free and position in touched:
            pool = [each for each in line if each != NOBODY]
            line = place_line(game, side.who, formation, len(laid), pool, len(line), False)
        laid += line
    return laid


def new_formation(game: Mots, side: Side, out: int, player: int) -> int:
    options = after_exchange(game, side, out, player)
    if len(options) == 1:
        return options[0]
    return game.ask(game.seat_of[side.who], c.ASK_REFORM, options, side.who, out, player)


def ask_arrange(game: Mots, team: int) -> bool:
    """Leave everybody where he stands, or order the touched lines anew?"""
    return game.ask(game.seat_of[team], c.ASK_ARRANGE, ARRANGEMENTS, team) == c.REARRANGE


def is_touched(game: Mots, side: Side, formation: int, position: int, out: int, player: int) -> bool:
    at = game.cards.position
    if position == at[out] or position == at[player]:
        return True
    return size(game, formation, position) != size(game, side.formation, position)


def new_line(game: Mots, side: Side, formation: int, position: int, out: int, player: int) -> list[int]:
    """A line as it stands by itself: a like for like takes the slot, others close up, gaps at the right end."""
    at, slots = game.cards.position, size(game, formation, position)
    old = line_of(game, side, position)
    if slots == len(old) and at[out] == at[player]:
        return [player if each == out else each for each in old]
    if slots == len(old) and position != at[out] and position != at[player]:
        return old
    line = [each for each in old if each != NOBODY and each != out]
    if at[player] == position:
        line.append(player)
    return line + [NOBODY] * (slots - len(line))


def line_of(game: Mots, side: Side, position: int) -> list[int]:
    """The slots of one line, left to right."""
    at = game.cards.slot_position[side.formation]
    return [side.slots[slot] for slot in range(len(at)) if at[slot] == position]


def why_change(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-LINEUP-03: reserves for whom there is no formation."""
    match, (team, out) = game.match, context
    assert match is not None
    side = match.home if match.home.who == team else match.away
    reserves = bench(game, side, match.competition)
    possible = substitutes(game, side, out, reserves)
    return [Refusal(player, c.WHY_FORMATION, (player,)) for player in reserves if player not in possible]
