"""Player swaps: help for the third and the fourth of the league.

MOTS-EOS-17  The teams in third and fourth place get extra help.
MOTS-EOS-18  The fourth swaps one player with the first and one with the second;
MOTS-EOS-19  he may take any face-up player and gives one of his choice of the same position.
MOTS-EOS-20  Swapped cards lie face down.
MOTS-EOS-21  Then the third swaps one of his for a face-up player of the fourth.
MOTS-EOS-22  (ruling) Each swap may be declined by the team it helps,
MOTS-EOS-23  (ruling) not by the other.
MOTS-EOS-24  (ruling) The fourth chooses the order of his two.
MOTS-EOS-25  (ruling) Only cards of the layout can be taken.
MOTS-EOS-26  (ruling) Given is any own card of the position that is not face down, from layout or bench.
MOTS-EOS-27  (ruling) Stars need not be compared.
MOTS-EOS-28  (ruling) The card taken lies where the card given lay, face down.
MOTS-2P-10   (ruling) No swap between the two teams of one manager.
MOTS-3P-09   (ruling) With three managers there are none; by option the third swaps with first and second.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.squads import join
from touchline.titles.match_of_the_season.state import ELEVEN, Mots


def swaps(game: Mots) -> None:
    """MOTS-EOS-17, MOTS-EOS-18, MOTS-EOS-21; MOTS-3P-09."""
    first, second, third, fourth = game.places
    if game.seat_of[fourth] == NOBODY:
        if game.rules.third_swaps:
            game.then((c.STEP_SWAP_ORDER, third, first, second))
    else:
        game.then((c.STEP_SWAP_ORDER, fourth, first, second), (c.STEP_SWAP, third, fourth))


def swap_order(game: Mots, helped: int, first: int, second: int) -> None:
    """MOTS-EOS-24; MOTS-2P-10: not with a team of the same manager."""
    seat = game.seat_of[helped]
    partners = [team for team in (first, second) if game.seat_of[team] != seat]
    if len(partners) == 2:
        pick = game.ask(seat, c.ASK_SWAP_FIRST, [PASS, *partners], helped)
        if pick == PASS:  # MOTS-EOS-22: both declined
            game.tell(c.TELL_DECLINED, helped, first)
            game.tell(c.TELL_DECLINED, helped, second)
            return
        if pick == second:
            partners = [second, first]
    game.then(*((c.STEP_SWAP, helped, team) for team in partners))


def swap(game: Mots, helped: int, partner: int) -> None:
    """MOTS-EOS-19 to MOTS-EOS-28: one player for one, or none."""
    seat = game.seat_of[helped]
    if game.seat_of[partner] == seat:
        return  # MOTS-2P-10
    options = takeable(game, helped, partner)
    taken = PASS
    if options:
        taken = game.ask(seat, c.ASK_SWAP_TAKE, [PASS, *options], helped, partner, why=why_take)
    if taken == PASS:
        game.tell(c.TELL_DECLINED, helped, partner)
        return
    gives = giveable(game, helped, game.cards.position[taken])
    given = gives[0]
    if len(gives) > 1:
        given = game.ask(seat, c.ASK_SWAP_GIVE, gives, helped, partner, taken)
    hand_over(game, helped, given, taken)
    hand_over(game, partner, taken, given)
    game.down += [taken, given]  # MOTS-EOS-20
    game.tell(c.TELL_SWAPPED, helped, partner, taken, given)


def takeable(game: Mots, helped: int, partner: int) -> list[int]:
    """MOTS-EOS-19, MOTS-EOS-25: face up in the layout, and of a position the team can give."""
    position = game.cards.position
    can = [bool(giveable(game, helped, each)) for each in range(4)]
    return [
        player
        for player in game.teams[partner].lineup
        if player != NOBODY and player not in game.down and can[position[player]]
    ]


def giveable(game: Mots, team: int, position: int) -> list[int]:
    """MOTS-EOS-26."""
    return [
        player
        for player in game.teams[team].squad
        if game.cards.position[player] == position and player not in game.down
    ]


def hand_over(game: Mots, team: int, out: int, player: int) -> None:
    """MOTS-EOS-28: one card takes the place of the other."""
    owner = game.teams[team]
    owner.squad.remove(out)
    join(game, team, player)
    if out in owner.lineup:
        owner.lineup[owner.lineup.index(out)] = player


def swaps_over(game: Mots) -> None:
    """The layouts are taken up; the next line-ups are laid at kick-off."""
    game.down = []
    for team in game.teams:
        team.formation, team.lineup = NOBODY, [NOBODY] * ELEVEN


def why_take(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-EOS-20, MOTS-EOS-25, MOTS-EOS-26: the partner's players who cannot be taken."""
    helped, partner = context
    told: list[Refusal] = []
    for player in game.teams[partner].squad:
        if player not in game.teams[partner].lineup:
            told.append(Refusal(player, c.WHY_BENCH, (player,)))
        elif player in game.down:
            told.append(Refusal(player, c.WHY_FACE_DOWN, (player,)))
        elif not giveable(game, helped, game.cards.position[player]):
            told.append(Refusal(player, c.WHY_NOTHING_TO_GIVE, (player,)))
    return told
