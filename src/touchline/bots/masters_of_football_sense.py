"""What an amateur of Masters of Football thinks a card, a player or a reroll is worth, from what all can see.

Worth is counted in expected goals, 1296 to the goal: an attack has 1296 equally likely outcomes.
"""

from __future__ import annotations

from typing import Final

from touchline.games.masters_of_football.advice import strength, trios
from touchline.games.masters_of_football.levels import with_ties
from touchline.games.masters_of_football.lineup import one_position
from touchline.games.masters_of_football.managers import immunity
from touchline.games.masters_of_football.modifiers import player_value, team_value
from touchline.games.masters_of_football.odds import attack_chances
from touchline.games.masters_of_football.printed import (
    DISALLOW_GOAL,
    EXTRA_ATTACK_TURN,
    GAIN_HOME_ADVANTAGE,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    RECEIVE_MONEY,
    REROLL_ANY,
    REROLL_ATTACK,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SKIP_NEXT_TURN,
    TACTICS,
)
from touchline.games.masters_of_football.setup import LINEUP_SIZE, player_price
from touchline.games.masters_of_football.state import LAST_TURN, Match, Mof, Team
from touchline.kernel.game import NOBODY

GOAL: Final = 1296
MILLION: Final = 110  # what a million is worth
TACTIC_POINT: Final = 90
HOME_WORTH: Final = 500
ATTACKS: Final = 6
SHIELD: Final = 50  # an immunity, for each card in the opponent's hand
POINT: Final = 70  # a modifier in hand, for each point
KEPT: Final[dict[int, int]] = {
    RECEIVE_MONEY: 400, DISALLOW_GOAL: 700, EXTRA_ATTACK_TURN: 350, ROLL_EXTRA_ATTACK: 200, SKIP_NEXT_TURN: 250,
    REROLL_ANY: 300, REROLL_ATTACK: 250, ROLL_TACTIC_BATTLE: 120, GAIN_HOME_ADVANTAGE: 400,
}  # fmt: skip


def chance(game: Mof, attack_level: int, defence_level: int) -> int:
    """Goals in 1296 attacks without genius."""
    known = game.rules.handbook.chances
    case = (attack_level, defence_level, 0, 0)
    if case not in known:
        known[case] = attack_chances(game.cards, attack_level, defence_level, False, False)
    return known[case][1]


def edge(game: Mof, attack: list[int], defence: list[int], holder: int, side: int) -> int:
    """Expected goals for less against in a match with these values."""
    attacks = with_ties(game, attack[0], attack[1], holder)
    defences = with_ties(game, defence[0], defence[1], holder)
    ours = chance(game, attacks[side], defences[1 - side])
    return ATTACKS * (ours - chance(game, attacks[1 - side], defences[side]))


def present(game: Mof, match: Match) -> tuple[list[int], list[int]]:
    """Attack and defence of both sides with all that is in force."""
    attack = [team_value(game, match, each, MOD_ATTACK) for each in (0, 1)]
    return attack, [team_value(game, match, each, MOD_DEFENCE) for each in (0, 1)]


def gain_of_modifiers(game: Mof, match: Match, side: int, card: int, target: int) -> int:
    """How much better a side stands if the card is applied to the target."""
    attack, defence = present(game, match)
    before = edge(game, attack, defence, match.ha, side)
    allowed = game.cards.tactics[card] >> match.tactic & 1
    attack[target] += game.cards.effect(card, MOD_ATTACK) * allowed
    defence[target] += game.cards.effect(card, MOD_DEFENCE) * allowed
    return edge(game, attack, defence, match.ha, side) - before


def helps(game: Mof, card: int) -> bool:
    """Its modifiers are meant for one's own team."""
    effect = game.cards.effect
    return effect(card, MOD_ATTACK) + effect(card, MOD_DEFENCE) + effect(card, MOD_TACTIC) >= 0


def gain_before_match(game: Mof, match: Match, side: int, card: int) -> int:
    """What a card is worth to the side when placed now."""
    forced = game.cards.forced(card)
    if forced != NOBODY:
        best = max(range(len(TACTICS)), key=lambda tactic: strength(game, match.lineup[side], tactic))
        return 400 if forced == best else -1
    gain = TACTIC_POINT * abs(game.cards.effect(card, MOD_TACTIC))
    if game.cards.effect(card, GAIN_HOME_ADVANTAGE):
        gain += HOME_WORTH if match.ha != side else 0
    if match.shown and match.tactic != NOBODY:
        gain += gain_of_modifiers(game, match, side, card, side if helps(game, card) else 1 - side)
    if immunity(game.cards.effects[card][0].symbol):
        gain += SHIELD * len(game.teams[match.teams[1 - side]].hand)
    return gain


def best_target(game: Mof, match: Match, side: int, card: int, options: list[int]) -> int:
    """Of players face up, the one on whom the modifier changes most."""
    target = side if options[0] in match.lineup[side] else 1 - side
    symbol = MOD_ATTACK if game.cards.effect(card, MOD_ATTACK) else MOD_DEFENCE
    sign = 1 if helps(game, card) else -1
    three = match.lineup[target]
    values = {player: player_value(game, match, target, slot, symbol) for slot, player in enumerate(three)}
    return min(options, key=lambda player: sign * values[player])


def best_purchase(game: Mof, team: Team, most: int) -> list[int]:
    """Of the players offered, those who with the squad make the strongest three that the money buys."""
    money = team.money - team.reserve
    filler = game.cards.stand_ins if len(team.squad) < LINEUP_SIZE else []
    best, found = NOBODY, list[int]()
    for three in trios(team.dealt + team.squad + filler):
        new = [player for player in three if player in team.dealt]
        price = sum(player_price(game, team, player) for player in new)
        if price > money or len(new) > most or one_position(game, three):
            continue
        ratings = sum(game.cards.rating[player] for player in three)
        worth = 8 * (max(strength(game, three, tactic) for tactic in range(4)) + ratings) - 5 * price
        if worth > best:
            best, found = worth, new
    return found


def player_power(game: Mof, player: int) -> int:
    cards = game.cards
    return (
        sum(cards.attack[player])
        + sum(cards.defence[player])
        + 2 * cards.rating[player]
        + 4 * bool(cards.genius[player])
    )


def kept_worth(game: Mof, card: int) -> int:
    """What a card in hand is worth to keep."""
    worth = 0
    for effect in game.cards.effects[card]:
        worth += KEPT.get(effect.symbol, POINT * abs(effect.n) if effect.symbol <= MOD_TACTIC else 120)
    return worth - 40 * max(game.cards.price[card], 0)


def next_attacker(game: Mof, match: Match) -> int:
    """The side that attacks in the next numbered turn, or nobody's."""
    turn = match.turn + match.skips
    return game.rules.attackers[turn] if turn < LAST_TURN else NOBODY
