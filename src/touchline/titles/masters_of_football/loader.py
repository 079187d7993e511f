"""Loading a card set: ours or the one in a folder, refused if the rules could not be played with it.

MOF-COMP-01     A complete set has exactly 10 manager cards.
MOF-COMP-02     Exactly 66 player cards.
MOF-COMP-03     Exactly 50 action cards.
MOF-COMP-04     Four sets of the four tactic cards.
MOF-COMP-05     Six attack dice and six defence dice; MOF-COMP-13 (ruling) one of each for each level.
MOF-COMP-06     A genius die and a tactics die (two genius dice with the same faces are one row).
MOF-COMP-10     A manager has one special ability at least; MOF-COMP-11 an action card one effect at least.
MOF-TACTIC-19   A card that forces a tactic needs home advantage.
MOF-CARD-07     (ruling) No tactic restriction on what is used before a match tactic is in force.
MOF-CARD-28     (ruling) What blocks corruption is not corruption.
MOF-CARD-22     (ruling) A cost by points goes with the owner's team alone.
MOF-SYM-34      (ruling) Which symbols stand on which kind of card; at home and for the opponent only where it counts.
MOF-CAL-01      Each meets each at home and away; MOF-CAL-02 in six matchdays of two matches.
MOF-PLAY-07     (ruling) Twelve turns.
MOF-AI-02       A team without a person has three players, of more than one position (MOF-LINEUP-02).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard
from touchline.titles.masters_of_football.cards import OURS, TEAMS, CardSet, Effect
from touchline.titles.masters_of_football.printed import (
    ACADEMY_ADVANTAGE,
    ALL_TACTICS,
    AT_HOME,
    BEFORE_MATCH,
    BLOCK_CORRUPTION,
    CORRUPTION,
    DISALLOW_GOAL,
    DURING_MATCH,
    EXTRA_ATTACK_TURN,
    FORCE_TACTIC,
    GAIN_HOME_ADVANTAGE,
    IMMUNE_ALL,
    IMMUNE_ANTI_FOOTBALL,
    IMMUNE_CORRUPTION,
    IMMUNE_EVOLUTION,
    LEVELS,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    OPPONENT,
    PLAYER_DISCOUNT,
    POINTS,
    RECEIVE_MONEY,
    REQUIRES_HOME_ADVANTAGE,
    REROLL_ANY,
    REROLL_ATTACK,
    REROLL_PAID,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SCOPE_ACADEMY,
    SCOPE_BANK,
    SCOPE_CARD,
    SCOPE_DICE,
    SCOPE_GOAL,
    SCOPE_MATCH,
    SCOPE_OWN_TEAM,
    SCOPE_PLAYER,
    SCOPE_TEAM,
    SCOPES,
    SKIP_NEXT_TURN,
    STARTING_SQUAD_ADVANTAGE,
    SUBSTITUTION_ADVANTAGE,
    SYMBOLS,
    TACTICS,
    ZERO_COST_EVOLUTION,
)

MANAGERS: Final = 10
PLAYERS: Final = 66
ACTION_CARDS: Final = 50
TURNS: Final = 12
TACTIC_SETS: Final = 4

ON_TEAMS: Final = (SCOPE_TEAM, SCOPE_OWN_TEAM)
ON_ANYBODY: Final = (SCOPE_TEAM, SCOPE_OWN_TEAM, SCOPE_PLAYER)
SCOPES_OF: Final[dict[int, tuple[int, ...]]] = {
    MOD_ATTACK: ON_ANYBODY,
    MOD_DEFENCE: ON_ANYBODY,
    MOD_TACTIC: ON_ANYBODY,
    REQUIRES_HOME_ADVANTAGE: tuple(
        scope for scope in range(len(SCOPES)) if scope != SCOPE_ACADEMY
    ),  # nobody has it there
    GAIN_HOME_ADVANTAGE: ON_TEAMS,
    FORCE_TACTIC: (SCOPE_MATCH,),
    RECEIVE_MONEY: (SCOPE_BANK,),
    ACADEMY_ADVANTAGE: (SCOPE_ACADEMY,),
    IMMUNE_ALL: ON_TEAMS,
    IMMUNE_CORRUPTION: ON_TEAMS,
    IMMUNE_ANTI_FOOTBALL: ON_TEAMS,
    IMMUNE_EVOLUTION: ON_TEAMS,
    DISALLOW_GOAL: (SCOPE_GOAL,),
    BLOCK_CORRUPTION: (SCOPE_CARD,),
    SKIP_NEXT_TURN: (SCOPE_MATCH,),
    EXTRA_ATTACK_TURN: ON_TEAMS,
    ROLL_EXTRA_ATTACK: ON_TEAMS,
    ROLL_TACTIC_BATTLE: (SCOPE_MATCH,),
    REROLL_PAID: (SCOPE_DICE, SCOPE_TEAM, SCOPE_OWN_TEAM),
    REROLL_ANY: (SCOPE_DICE, SCOPE_TEAM, SCOPE_OWN_TEAM),
    REROLL_ATTACK: (SCOPE_DICE, SCOPE_TEAM, SCOPE_OWN_TEAM),
}
BEFORE_TACTICS: Final = (FORCE_TACTIC, BLOCK_CORRUPTION, ACADEMY_ADVANTAGE)  # used while no match tactic is in force
ON_MANAGERS: Final = (
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    GAIN_HOME_ADVANTAGE,
    STARTING_SQUAD_ADVANTAGE,
    SUBSTITUTION_ADVANTAGE,
    ACADEMY_ADVANTAGE,
    PLAYER_DISCOUNT,
    ZERO_COST_EVOLUTION,
    IMMUNE_ALL,
    IMMUNE_CORRUPTION,
    IMMUNE_ANTI_FOOTBALL,
    IMMUNE_EVOLUTION,
    REROLL_PAID,
    REROLL_ANY,
)
IN_PLAY: Final = (
    DISALLOW_GOAL,
    SKIP_NEXT_TURN,
    EXTRA_ATTACK_TURN,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    REROLL_PAID,
    REROLL_ANY,
    REROLL_ATTACK,
)
OUTSIDE_MATCHES: Final = (STARTING_SQUAD_ADVANTAGE, ACADEMY_ADVANTAGE, PLAYER_DISCOUNT, ZERO_COST_EVOLUTION)


def load_cards(folder: Path | None = None) -> CardSet:
    cards = CardSet(folder or OURS)
    check_counts(cards)
    check_managers(cards)
    check_action_cards(cards)
    check_dice_and_board(cards)
    check_fixtures(cards)
    check_personless(cards)
    return cards


def check_counts(cards: CardSet) -> None:
    """Check how many cards there are (MOF-COMP-01 to MOF-COMP-03)."""
    counted = (
        ("managers.csv", len(cards.manager_ids), MANAGERS),
        ("players.csv", cards.players, PLAYERS),
        ("action_cards.csv", len(cards.card_ids), ACTION_CARDS),
        ("levels.csv", len(cards.thresholds) + 1, len(LEVELS)),
        ("turns.csv", len(cards.attackers), TURNS),  # MOF-PLAY-07
        ("components.csv", cards.components.get("tactic_cards", 0), TACTIC_SETS * len(TACTICS)),  # MOF-COMP-04
    )
    for file, found, wanted in counted:
        if found != wanted:
            raise BadCard(file, 0, "", "wrong-count", f"{found}, not {wanted}")


def check_managers(cards: CardSet) -> None:
    for manager, abilities in enumerate(cards.abilities):
        if not abilities:  # MOF-COMP-10
            raise BadCard("managers.csv", manager + 2, "id", "no-ability", cards.manager_ids[manager])
        for effect in abilities:
            if effect.symbol not in ON_MANAGERS:
                raise BadCard("managers.csv", manager + 2, "id", "symbol-not-on-managers", SYMBOLS[effect.symbol])
            if effect.when == AT_HOME and effect.symbol in OUTSIDE_MATCHES:  # MOF-SYM-34
                raise BadCard("managers.csv", manager + 2, "when", "no-venue", SYMBOLS[effect.symbol])
            if effect.on == OPPONENT and effect.symbol not in (MOD_ATTACK, MOD_DEFENCE, MOD_TACTIC):  # MOF-SYM-34
                raise BadCard("managers.csv", manager + 2, "on", "only-modifiers", SYMBOLS[effect.symbol])


def check_action_cards(cards: CardSet) -> None:
    for card, effects in enumerate(cards.effects):
        if not effects:  # MOF-COMP-11
            raise BadCard("action_cards.csv", card + 2, "id", "no-effect", cards.card_ids[card])
        if [effect.symbol for effect in effects].count(FORCE_TACTIC) > 1:  # MOF-TACTIC-24
            raise BadCard("action_cards.csv", card + 2, "id", "two-forced-tactics", cards.card_ids[card])
        for effect in effects:
            check_effect(cards, card, effect)
        if cards.price[card] == POINTS and cards.scope[card] != SCOPE_OWN_TEAM:  # MOF-CARD-22
            raise BadCard("action_cards.csv", card + 2, "cost", "points-need-own-team", cards.card_ids[card])


def check_effect(cards: CardSet, card: int, effect: Effect) -> None:
    """Check that the symbol fits the card's scope, moment and kind."""
    moment, name = cards.moment[card], SYMBOLS[effect.symbol]
    if cards.scope[card] not in SCOPES_OF.get(effect.symbol, ()):
        raise BadCard("action_cards.csv", card + 2, "scope", "symbol-does-not-fit", name)
    late = moment == DURING_MATCH and effect.symbol == FORCE_TACTIC
    if late or (moment == BEFORE_MATCH and effect.symbol in IN_PLAY):
        raise BadCard("action_cards.csv", card + 2, "moment", "never-playable", name)
    early = effect.symbol in BEFORE_TACTICS or (
        moment == BEFORE_MATCH and effect.symbol in (GAIN_HOME_ADVANTAGE, RECEIVE_MONEY)
    )
    if early and cards.tactics[card] != ALL_TACTICS:  # MOF-CARD-07
        raise BadCard("action_cards.csv", card + 2, "tactics", "no-tactic-yet", name)
    if effect.symbol == FORCE_TACTIC and not cards.needs_home[card]:  # MOF-TACTIC-19
        raise BadCard("action_cards.csv", card + 2, "id", "force-needs-home-advantage", cards.card_ids[card])
    if effect.symbol == BLOCK_CORRUPTION and cards.kind[card] == CORRUPTION:  # MOF-CARD-28
        raise BadCard("action_cards.csv", card + 2, "kind", "blocker-is-corrupt", cards.card_ids[card])
    if effect.n < 1 and effect.symbol not in (MOD_ATTACK, MOD_DEFENCE, MOD_TACTIC, FORCE_TACTIC):
        raise BadCard("effects.csv", 0, "n", "out-of-range", f"{cards.card_ids[card]} {name} {effect.n}")


def check_dice_and_board(cards: CardSet) -> None:
    """Check dice and board (MOF-COMP-05, MOF-COMP-06, MOF-COMP-13); thresholds rise from level to level."""
    for side, dice in (("attack", cards.attack_dice), ("defence", cards.defence_dice)):
        for level, die in enumerate(dice):
            if not die:
                raise BadCard("dice.csv", 0, "id", "die-missing", f"{side} {LEVELS[level]}")
    if not cards.tactics_die or not cards.genius_die:
        raise BadCard("dice.csv", 0, "id", "die-missing", "genius" if cards.tactics_die else "tactics")
    if not any(cards.flame):
        raise BadCard("dice.csv", 0, "id", "no-genius-face")
    check_rising(cards.thresholds)


def check_rising(thresholds: list[int]) -> None:
    """Check that rows 3 to 7 of levels.csv are each above the one before (MOF-LEVEL-12)."""
    for k in range(1, len(thresholds)):
        if thresholds[k] <= thresholds[k - 1]:
            raise BadCard("levels.csv", k + 3, "lowest", "not-rising", thresholds[k])


def check_fixtures(cards: CardSet) -> None:
    """Check that everybody meets everybody (MOF-CAL-01, MOF-CAL-02)."""
    pairs = [(home, away) for day, home, away in cards.fixtures]
    for row, (day, home, away) in enumerate(cards.fixtures):
        if home == away or pairs.index((home, away)) != row:
            raise BadCard("fixtures.csv", row + 2, "away", "pairing-wrong", f"{home + 1}-{away + 1}")
        earlier = [each for each in cards.fixtures[:row] if each[0] == day and (home in each[1:] or away in each[1:])]
        if earlier:
            raise BadCard("fixtures.csv", row + 2, "matchday", "plays-twice", day + 1)
    if len(pairs) != TEAMS * (TEAMS - 1):
        raise BadCard("fixtures.csv", 0, "", "wrong-count", f"{len(pairs)}, not {TEAMS * (TEAMS - 1)}")


def check_personless(cards: CardSet) -> None:
    """Check the ready-made teams (MOF-AI-02, MOF-LINEUP-02); each card exists once (MOF-SETUP-21)."""
    used: list[int] = []
    for team, trio in enumerate(cards.personless_players):
        for k in range(3):
            if trio[k] in used:
                raise BadCard("personless.csv", team + 2, f"player_{k + 1}", "player-twice", cards.player_ids[trio[k]])
            used.append(trio[k])
        if len({cards.position[player] for player in trio}) == 1:
            raise BadCard("personless.csv", team + 2, "player_1", "one-position", cards.personless_ids[team])
    if len(cards.personless_ids) < TEAMS - 1:
        raise BadCard("personless.csv", 0, "", "wrong-count", f"{len(cards.personless_ids)}, not {TEAMS - 1}")
