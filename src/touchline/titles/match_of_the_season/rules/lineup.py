"""Line-ups: formation, then who stands where.

MOTS-LINEUP-02  A full line-up is one goalkeeper and ten outfield players.
MOTS-LINEUP-03  The formations allowed are data: 5-3-2, 4-4-2, 4-3-3, 3-4-3, 3-5-2; MOTS-OPT-05: others by option.
MOTS-LINEUP-04  Its digits are defenders, midfielders, attackers.
MOTS-LINEUP-05  A player only plays in the position of his colour.
MOTS-LINEUP-06  Slots are numbered from the goalkeeper, left to right.
MOTS-LINEUP-07  (ruling) ... line by line: defenders, midfielders, attackers, up to eleven.
MOTS-LINEUP-08  (ruling) The manager chooses the order inside each line.
MOTS-LINEUP-10  Who cannot field eleven may play with ten or nine.
MOTS-LINEUP-11  (ruling) A team fields as many as its available squad allows.
MOTS-LINEUP-12  The missing positions are told.
MOTS-LINEUP-13  (ruling) A short team names a formation that reaches its maximum, and which slots are empty.
MOTS-LINEUP-16  (ruling) The goalkeeper may be the missing one.
MOTS-LINEUP-17  (ruling) For a league match players without a marker are available, for any other the whole squad.
MOTS-LINEUP-18  (ruling) A standing line-up lies on the table from kick-off; each match replaces it.
MOTS-LINEUP-19  (ruling) Between matches it cannot be rearranged: no question offers it.
MOTS-LINEUP-20  (ruling) Who leaves it is replaced by a reserve of his position, or the slot stays empty.
MOTS-LINEUP-21  (ruling) An absence marker takes nobody out of it.
MOTS-EOS-03     (ruling) Strongest: the most players, then the most stars; the manager chooses between equals.
MOTS-2P-03      When the two teams of one manager meet, he fields the best line-up for both.
MOTS-2P-04      (ruling) The same in a match between the two teams of one manager, with the order of his choice.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal, Why
from touchline.parts.among import among
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import GOALKEEPER
from touchline.titles.match_of_the_season.rules.absences import causes_of
from touchline.titles.match_of_the_season.state import ELEVEN, INTERNATIONAL, Mots, Side


def available(game: Mots, team: int, competition: int) -> list[list[int]]:
    """MOTS-LINEUP-17: the players who may be fielded, by position."""
    lines: list[list[int]] = [[], [], [], []]
    position, marks = game.cards.position, game.marks
    for player in game.teams[team].squad:
        if competition != c.LEAGUE_MATCH or not marks[player]:
            lines[position[player]].append(player)
    return lines


def size(game: Mots, formation: int, position: int) -> int:
    """MOTS-LINEUP-04: how many slots a line has."""
    if position == GOALKEEPER:
        return 1
    if position == 1:
        return game.cards.defenders[formation]
    return game.cards.midfielders[formation] if position == 2 else game.cards.attackers[formation]


def numbers(game: Mots, team: int, competition: int) -> list[int]:
    """MOTS-LINEUP-17: how many may be fielded, by position."""
    keepers = defenders = midfielders = attackers = 0
    position, marks = game.cards.position, game.marks
    for player in game.teams[team].squad:
        if competition != c.LEAGUE_MATCH or not marks[player]:
            at = position[player]
            if at == GOALKEEPER:
                keepers += 1
            elif at == 1:
                defenders += 1
            elif at == 2:
                midfielders += 1
            else:
                attackers += 1
    return [keepers, defenders, midfielders, attackers]


def fielded(game: Mots, formation: int, number: list[int]) -> int:
    """How many of so many players in each line a formation has a place for."""
    cards = game.cards
    return (
        min(number[0], 1)
        + min(number[1], cards.defenders[formation])
        + min(number[2], cards.midfielders[formation])
        + min(number[3], cards.attackers[formation])
    )


def most(game: Mots, number: list[int]) -> int:
    """MOTS-LINEUP-11: the largest number that can be fielded."""
    best = 0
    for formation in game.rules.formations:
        best = max(best, fielded(game, formation, number))
        if best == ELEVEN:
            break
    return best


def fullest(game: Mots, lines: list[list[int]]) -> list[int]:
    """MOTS-LINEUP-11, MOTS-LINEUP-13: the formations that field as many as can be."""
    best, reach = 0, list[int]()
    number = [len(line) for line in lines]
    for formation in game.rules.formations:
        reached = fielded(game, formation, number)
        if reached > best:
            best, reach = reached, [formation]
        elif reached == best:
            reach.append(formation)
    return reach


def ranked(game: Mots, pool: list[int]) -> list[int]:
    """The stars of a line, the fewest first."""
    stars = [game.cards.stars[player] for player in pool]
    stars.sort()
    return stars


def top(stars: list[int], number: int) -> int:
    """The stars of the best of a line that is ranked."""
    total = 0
    for k in range(max(len(stars) - number, 0), len(stars)):
        total += stars[k]
    return total


def strength(game: Mots, formation: int, stars: list[list[int]]) -> int:
    """The stars that a formation has room for, of lines that are ranked."""
    total = 0
    for position in range(4):
        total += top(stars[position], size(game, formation, position))
    return total


def strongest(game: Mots, lines: list[list[int]]) -> list[int]:
    """MOTS-EOS-03: of the fullest formations those with the most stars."""
    best, reach = -1, list[int]()
    stars = [ranked(game, line) for line in lines]
    for formation in fullest(game, lines):
        total = strength(game, formation, stars)
        if total > best:
            best, reach = total, [formation]
        elif total == best:
            reach.append(formation)
    return reach


def own_derby(game: Mots, team: int, opponent: int) -> bool:
    """MOTS-2P-03: the same manager runs both teams."""
    managed = team < INTERNATIONAL and 0 <= opponent < INTERNATIONAL
    return managed and game.seat_of[team] == game.seat_of[opponent]


def choose_line_up(game: Mots, team: int, competition: int, opponent: int, best: bool = False) -> list[int]:
    """A formation and then its eleven slots, as the team's manager lays them out; `best`: only the strongest."""
    lines = available(game, team, competition)
    formations = strongest(game, lines) if best else fullest(game, lines)
    formation = formations[0]
    if len(formations) > 1:
        seat = game.seat_of[team]
        formation = game.ask(seat, c.ASK_FORMATION, formations, team, competition, opponent, why=why_formation)
    laid = [formation]
    for position in range(4):
        pool, slots = lines[position], size(game, formation, position)
        laid += place_line(game, team, formation, len(laid), pool, slots, best)
    return laid


def place_line(game: Mots, team: int, formation: int, slot: int, pool: list[int], slots: int, best: bool) -> list[int]:
    """MOTS-LINEUP-08: one line, left to right, from `slot` on; the empty slots of a short line are named too."""
    left, empty = pool, max(slots - len(pool), 0)
    laid: list[int] = []
    while len(laid) < slots:
        options = still_strongest(game, left, slots - len(laid)) if best else left
        if empty:
            options = [*options, NOBODY]  # MOTS-LINEUP-13
        player = options[0]
        if len(options) > 1:
            player = game.ask(game.seat_of[team], c.ASK_SLOT, options, team, slot + len(laid), formation, why=WHY_SLOT)
        if player == NOBODY:
            empty -= 1
        else:
            left = [each for each in left if each != player]  # a new row: the old one has been shown
        laid.append(player)
    return laid


def still_strongest(game: Mots, left: list[int], slots: int) -> list[int]:
    """MOTS-2P-04: whom a line may take next if it is to be as strong as it can be."""
    if len(left) <= slots:
        return left
    stars, least = game.cards.stars, ranked(game, left)[len(left) - slots]
    return [player for player in left if stars[player] >= least]


def why_formation(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-LINEUP-11: a formation that leaves somebody out who could play; MOTS-2P-04: one not the strongest."""
    team, competition, opponent = context
    lines = available(game, team, competition)
    number = [len(line) for line in lines]
    best = strongest(game, lines) if own_derby(game, team, opponent) else game.rules.formations
    told: list[Refusal] = []
    for formation in game.rules.formations:
        reached = fielded(game, formation, number)
        if reached < most(game, number):
            told.append(Refusal(formation, c.WHY_MORE_POSSIBLE, (reached, most(game, number))))
        elif formation not in best:
            told.append(Refusal(formation, c.WHY_NOT_STRONGEST))
    return told


def why_slot(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """Players of this position who miss the match."""
    team, slot, formation = context
    match = game.match
    if match is None:
        return []
    return why_absent(game, team, match.competition, game.cards.slot_position[formation][slot - 1])


def why_absent(game: Mots, team: int, competition: int, position: int) -> list[Refusal]:
    """MOTS-LINEUP-17: players of this position who miss a match of this competition."""
    if competition != c.LEAGUE_MATCH:
        return []
    return [
        Refusal(player, c.WHY_ABSENT, (player, causes_of(game, player)[0]))
        for player in game.teams[team].squad
        if game.marks[player] and game.cards.position[player] == position
    ]


WHY_SLOT: Final[Why] = why_slot  # compiled, a function's name is looked up each time


def field(game: Mots, side: Side, laid: list[int]) -> None:
    """The line-up is laid out for all to see; MOTS-LINEUP-12: with its gaps."""
    side.formation, side.slots = laid[0], laid[1:]
    stars = game.cards.stars
    side.stars = [stars[player] if player >= 0 else 0 for player in side.slots]
    if game.told is not None:
        number = len(side.slots) - side.slots.count(NOBODY)
        game.tell(c.TELL_LINE_UP, side.who, side.formation, number, sum(side.stars))
        for at, player in enumerate(side.slots):
            if player == NOBODY:
                game.tell(c.TELL_SLOT, side.who, at + 1)


def stand(game: Mots, team: int, formation: int, slots: list[int]) -> None:
    """MOTS-LINEUP-18: this is the standing line-up now."""
    owner = game.teams[team]
    owner.formation, owner.lineup = formation, slots[:]


def reserves(game: Mots, team: int, position: int) -> list[int]:
    """Players of a position who are not in the standing line-up."""
    owner, at = game.teams[team], game.cards.position
    return [player for player in owner.squad if at[player] == position and not among(player, owner.lineup)]


def leave_lineup(game: Mots, team: int, player: int) -> None:
    """MOTS-LINEUP-20: a place in the standing line-up falls free."""
    owner = game.teams[team]
    if among(player, owner.lineup):
        slot = owner.lineup.index(player)
        owner.lineup[slot] = NOBODY
        game.then((c.STEP_FILL_SLOT, team, slot + 1))


def fill_slot(game: Mots, team: int, slot: int) -> None:
    """MOTS-LINEUP-20, MOTS-EOS-12: a reserve of the same position, if there is one."""
    owner = game.teams[team]
    options = reserves(game, team, game.cards.slot_position[owner.formation][slot - 1])
    if not options:
        return
    player = options[0] if len(options) == 1 else game.ask(game.seat_of[team], c.ASK_FILL, options, team, slot)
    owner.lineup[slot - 1] = player
    game.tell(c.TELL_FILLED, team, slot, player)
