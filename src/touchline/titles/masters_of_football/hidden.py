"""The hidden information of a seat: as text for tests, and dealt again for search.

MOF-INFO-01 to MOF-INFO-06   Squads, hands, dealt players, face-down lineups and tactic cards of others; the piles.
MOF-SETUP-04        (ruling) Manager cards that were offered to others.

Hidden players are exchanged within their tier only: what each manager was dealt and what he discarded is public, so
everybody knows the tiers of what he kept.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.game import DEALER, NOBODY
from touchline.kernel.title import SeenPicks
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import TACTICS, TIERS
from touchline.titles.masters_of_football.rules.legality import playable
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE
from touchline.titles.masters_of_football.state import PRE1, PRE2, Match, Mof
from touchline.titles.masters_of_football.view.seat_view import knows_tactic

CARD_PICKS: Final = (
    c.ASK_BETWEEN,
    c.ASK_EXCHANGE_CARD,
    c.ASK_GOAL_ANSWER,
    c.ASK_MANAGE,
    c.ASK_REROLL,
    c.ASK_WHISTLE,
    c.ASK_WONDERKID,
)
ATTEMPTS: Final = 20


def redeal(game: Mof, seat: int, dealer: Dealer, shown: SeenPicks) -> None:
    """Deal again what the seat cannot know; cards that the running step has shown stay where they were."""
    if not game.team_numbers:
        return
    mine = game.team_numbers[seat]
    for number, team in enumerate(game.teams):
        team.last = team.last if number == mine else ()
    redeal_managers(game, mine, dealer)
    for attempt in range(ATTEMPTS):
        redeal_hands(game, mine, dealer, shown)
        if announcers_can_play(game, mine):
            break
    drawn = [card for who, kind, card in shown if who == DEALER]
    for tier in range(len(TIERS)):
        redeal_players(game, mine, tier, dealer, drawn)
    for match in game.boards:
        for side in (0, 1):
            redeal_side(game, match, side, mine, dealer)


def candidates(game: Mof, seat: int, kind: int, bag: list[int]) -> list[int]:
    """Return the cards that may be in the pile as far as this seat knows: those that `redeal` exchanges with it."""
    mine = game.team_numbers[seat] if game.team_numbers else NOBODY
    others = [team for number, team in enumerate(game.teams) if number != mine]
    if kind == c.ROLL_MANAGER_CARD:
        return bag + [manager for team in others for manager in team.offer]
    if kind == c.ROLL_ACTION_CARD:
        return same_rounds(game.pile, [card for team in others for card in team.hand], game.card_rounds)
    if kind == c.ROLL_PLAYER_CARD:
        tier = game.cards.tier[bag[0]]
        return same_rounds(game.piles[tier], hidden_players(game, mine, tier), game.player_rounds)
    return bag


def same_rounds(pile: list[int], elsewhere: list[int], rounds: tuple[int, ...]) -> list[int]:
    """Return the pile, and the cards elsewhere that were shuffled in the same rounds as those of the pile."""
    known = {rounds[card] for card in pile}
    return pile + [card for card in elsewhere if rounds[card] in known]


def hidden_players(game: Mof, mine: int, tier: int) -> list[int]:
    """Return the players of this tier that others hold unseen."""
    held: list[int] = []
    for number, team in enumerate(game.teams):
        if number != mine:
            held += [player for player in team.dealt + hidden_squad(game, number) if game.cards.tier[player] == tier]
    return held


def redeal_managers(game: Mof, mine: int, dealer: Dealer) -> None:
    """Deal again the managers in the bag and those that others were offered (MOF-SETUP-04)."""
    others = [team for number, team in enumerate(game.teams) if number != mine and team.offer]
    pool = sorted(game.managers + [manager for team in others for manager in team.offer])  # forget their old order
    dealer.shuffle(pool)
    for team in others:
        team.offer = [pool.pop() for k in team.offer]
    game.managers = pool


def redeal_hands(game: Mof, mine: int, dealer: Dealer, shown: SeenPicks) -> None:
    """Deal again other hands and the pile, except cards that this seat has seen played or drawn (MOF-INFO-02)."""
    pinned = {card for who, kind, card in shown if who == DEALER and card in game.pile}
    for who, kind, pick in shown:
        if who != DEALER and kind in CARD_PICKS and 0 <= pick < c.ON_TABLE:
            pinned.add(pick)
    others = [team for number, team in enumerate(game.teams) if number != mine]
    unknown = game.pile + [card for team in others for card in team.hand]
    anew = exchange_cards([card for card in unknown if card not in pinned], game.card_rounds, dealer)
    for team in others:
        team.hand = sorted(anew.get(card, card) for card in team.hand)
    game.pile = sorted(anew.get(card, card) for card in game.pile)


def exchange_cards(cards: list[int], rounds: tuple[int, ...], dealer: Dealer) -> dict[int, int]:
    """Give each card another one's place.  Cards that a reshuffle brought back were open before: everybody knows that a
    seat that drew before it has none of them, and one that drew after it has no others.  So places change only within
    a round."""
    anew: dict[int, int] = {}
    for each in sorted({rounds[card] for card in cards}):
        places = [card for card in cards if rounds[card] == each]
        dealt = sorted(places)  # forget their old order
        dealer.shuffle(dealt)
        anew |= dict(zip(places, dealt, strict=True))
    return anew


def announcers_can_play(game: Mof, mine: int) -> bool:
    """Whether each manager who announced a card holds one that he can place (MOF-CARD-32)."""
    for match in game.boards:
        window = PRE2 if match.shown else PRE1
        for number in match.announced:
            if number != mine and not playable(game, match, number, window):
                return False
    return True


def redeal_players(game: Mof, mine: int, tier: int, dealer: Dealer, drawn: list[int]) -> None:
    """Deal again hidden players of others and the pile of one tier (MOF-INFO-01, MOF-INFO-03)."""
    unknown = [player for player in game.piles[tier] if player not in drawn]
    unknown += hidden_players(game, mine, tier)
    anew = exchange_cards(unknown, game.player_rounds, dealer)
    for number, team in enumerate(game.teams):
        if number != mine:
            replace_squad(game, number, {player: anew.get(player, player) for player in hidden_squad(game, number)})
            team.dealt = [anew.get(player, player) for player in team.dealt]
    game.piles[tier] = sorted(anew.get(player, player) for player in game.piles[tier])


def hidden_squad(game: Mof, number: int) -> list[int]:
    """Return the real cards of a squad that have not been face up."""
    team = game.teams[number]
    if game.rules.open_squads:
        return []
    return [player for player in team.squad if player < game.cards.players and player not in team.seen]


def replace_squad(game: Mof, number: int, anew: dict[int, int]) -> None:
    """Make the same exchange in the squad, in a lineup and among those who must play."""
    team = game.teams[number]
    team.squad = [anew.get(player, player) for player in team.squad]
    for match in game.boards:
        side = match.side_of(number)
        if side != NOBODY:
            match.lineup[side] = [anew.get(player, player) for player in match.lineup[side]]
            match.must[side] = anew.get(match.must[side], match.must[side])


def redeal_side(game: Mof, match: Match, side: int, mine: int, dealer: Dealer) -> None:
    """Deal again a face-down lineup and tactic card (MOF-INFO-04)."""
    number = match.teams[side]
    if number in (NOBODY, mine) or game.teams[number].seat == NOBODY:
        return
    if match.lineup[side] and not match.shown:
        match.lineup[side] = another_lineup(game, match, side, dealer)
    if match.chosen[side] != NOBODY and not knows_tactic(game, match, side, mine):
        match.chosen[side] = dealer.below(len(TACTICS))


def another_lineup(game: Mof, match: Match, side: int, dealer: Dealer) -> list[int]:
    """Return any legal three of the squad; the present one if none is found."""
    squad = game.teams[match.teams[side]].squad[:]
    for attempt in range(ATTEMPTS):
        dealer.shuffle(squad)
        three = squad[:LINEUP_SIZE]
        if (match.must[side] == NOBODY or match.must[side] in three) and not one_position(game, three):
            return three
    return match.lineup[side]


def hidden(game: Mof, seat: int) -> str:
    """Return all that the seat cannot know, as a text."""
    mine = game.team_numbers[seat] if game.team_numbers else NOBODY
    told = [f"managers {sorted(game.managers)}", f"pile {sorted(game.pile)}"]
    told += [f"players {sorted(pile)}" for pile in game.piles]
    for number, team in enumerate(game.teams):
        if number != mine:
            told.append(f"team {number} offer {sorted(team.offer)} hand {sorted(team.hand)} dealt {sorted(team.dealt)}")
            told.append(f"squad {sorted(hidden_squad(game, number))}")
    for match in game.boards:
        told += [f"side {side} {hidden_side(game, match, side, mine)}" for side in (0, 1) if match.teams[0] != NOBODY]
    return "\n".join(told)


def hidden_side(game: Mof, match: Match, side: int, mine: int) -> str:
    number = match.teams[side]
    face_down = not match.shown and number != mine and game.teams[number].seat != NOBODY
    lineup = match.lineup[side] if face_down else []
    return f"{lineup} {NOBODY if knows_tactic(game, match, side, mine) else match.chosen[side]}"
