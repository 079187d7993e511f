"""Whole line-ups: the last one, the strongest, the best against this opponent; and the picks for each."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.odds import match_odds
from touchline.titles.match_of_the_season.rules.lineup import available, field, fullest, own_derby, size, strongest
from touchline.titles.match_of_the_season.state import ELEVEN, FOREIGNER, INTERNATIONAL, Match, Mots, Side

Runs = list[tuple[str, list[int]]]


def runs(game: Mots, seat: int, kind: int, context: tuple[int, ...]) -> Runs:
    """Return, for the first question of a line-up, whole line-ups (formation, then eleven players), each by its text
    code."""
    begun = beginning(game, kind, context)
    if begun is None or own_derby(game, begun[0], begun[2]):
        return []  # MOTS-2P-03: only the strongest are offered there
    return line_up_runs(game, *begun)


def beginning(game: Mots, kind: int, context: tuple[int, ...]) -> tuple[int, int, int] | None:
    """Return team, competition and opponent of the line-up that begins with this question; None if none does."""
    if kind == c.ASK_FORMATION:
        return context[0], context[1], context[2]
    if kind != c.ASK_SLOT:
        return None
    team, competition, opponent = context[0], *occasion(game, context[0])
    return (team, competition, opponent) if is_first(game, team, competition, context[1]) else None


def picks_for_choice(game: Mots, seat: int, kind: int, context: tuple[int, ...], choice: list[int]) -> list[int]:
    """Return the picks for a whole line-up (formation, then eleven players), where one begins; none if it is not
    possible."""
    begun = beginning(game, kind, context)
    if begun is None:
        return choice
    lines = available(game, begun[0], begun[1])
    is_whole = len(choice) == 1 + ELEVEN and is_possible(game, lines, choice)
    return picks_for(game, lines, choice) if is_whole else []


def occasion(game: Mots, team: int) -> tuple[int, int]:
    """Return competition and opponent of the line-up that a team is laying out; NOBODY at kick-off."""
    match = game.match
    if match is None or game.teams[team].formation == NOBODY:
        return c.LEAGUE_MATCH, NOBODY
    which = c.HOME if match.home.who == team else c.AWAY
    return match.competition, match.side(1 - which).who


def is_first(game: Mots, team: int, competition: int, slot: int) -> bool:
    """Whether the line-up begins here: if only one formation is possible, it begins with the first slot that is asked
    for."""
    match, lines = game.match, available(game, team, competition)
    formations = fullest(game, lines)
    laying = game.teams[team].formation == NOBODY
    if match is not None and not laying:
        laying = not match.side(c.HOME if match.home.who == team else c.AWAY).slots
    return laying and len(formations) == 1 and slot == first_asked(game, formations[0], lines)


def first_asked(game: Mots, formation: int, lines: list[list[int]]) -> int:
    slot = 1
    for position in range(4):
        if len(lines[position]) > 1 or 0 < len(lines[position]) < size(game, formation, position):
            return slot
        slot += size(game, formation, position)
    return 0


def line_up_runs(game: Mots, team: int, competition: int, opponent: int) -> Runs:
    lines = available(game, team, competition)
    laid = strongest_line_up(game, lines)
    found = [("strongest", laid)]
    last = [game.teams[team].formation, *game.teams[team].lineup]
    if is_possible(game, lines, last):
        found.insert(0, ("last", last))
    if opponent != NOBODY:
        found.insert(0, ("best", best_against(game, team, lines, competition, opponent)))
    return found


def arrange_picks(game: Mots, formation: int, lines: list[list[int]]) -> list[int]:
    """Return the strongest of each line, with the best two midfielders on the wings."""
    laid = [formation]
    for position in range(4):
        slots = size(game, formation, position)
        ranked = sorted(lines[position], key=lambda player: -game.cards.stars[player])[:slots]
        ranked += [NOBODY] * (slots - len(ranked))
        if position == 2 and slots > 3:
            ranked = [ranked[0], *ranked[2:], ranked[1]]
        laid += ranked
    return laid


def strongest_line_up(game: Mots, lines: list[list[int]]) -> list[int]:
    return arrange_picks(game, strongest(game, lines)[0], lines)


def best_against(game: Mots, team: int, lines: list[list[int]], competition: int, opponent: int) -> list[int]:
    """Return the formation with the best chances against the opponent's open line-up."""
    options = [arrange_picks(game, formation, lines) for formation in fullest(game, lines)]
    match = Match(team, opponent, competition)
    if not lay_opponent(game, match.away, opponent):
        return strongest_line_up(game, lines)
    told, game.told = game.told, None
    best, chosen = -1.0, options[0]
    for laid in options:
        field(game, match.home, laid)
        home, _, neither, of = match_odds(game, match)
        worth = (3 * home + neither) / of
        if worth > best:
            best, chosen = worth, laid
    game.told = told
    return chosen


def lay_opponent(game: Mots, side: Side, opponent: int) -> bool:
    """Lay out what everybody can see of the opponent: his card, or his standing line-up; return whether there is
    any."""
    if opponent >= INTERNATIONAL:
        side.formation = game.cards.intl_formation[opponent - INTERNATIONAL]
        side.slots, side.stars = [FOREIGNER] * ELEVEN, game.cards.intl_stars[opponent - INTERNATIONAL]
        return True
    other = game.teams[opponent]
    if other.formation == NOBODY:
        return False
    side.formation, side.slots = other.formation, other.lineup
    side.stars = [game.cards.stars[player] if player >= 0 else 0 for player in other.lineup]
    return True


def is_possible(game: Mots, lines: list[list[int]], laid: list[int]) -> bool:
    """Whether everybody of this line-up may play, and no more could."""
    if laid[0] not in fullest(game, lines):
        return False
    slot = 1
    for position in range(4):
        slots = size(game, laid[0], position)
        line = [player for player in laid[slot : slot + slots] if player != NOBODY]
        if len(line) != min(slots, len(lines[position])) or any(player not in lines[position] for player in line):
            return False
        slot += slots
    return True


def picks_for(game: Mots, lines: list[list[int]], laid: list[int]) -> list[int]:
    """Return what a manager picks, one after the other, to lay out this line-up; what is forced is not asked."""
    picks = [laid[0]] if len(fullest(game, lines)) > 1 else []
    slot = 1
    for position in range(4):
        slots, left = size(game, laid[0], position), len(lines[position])
        empty = max(slots - left, 0)
        for player in laid[slot : slot + slots]:
            if left + (1 if empty else 0) > 1:
                picks.append(player)
            left, empty = (left, empty - 1) if player == NOBODY else (left - 1, empty)
        slot += slots
    return picks
