"""The words of the title: every question, event, reason and chance, with the numbers it carries."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS, Asks, Reason, Rolls, Tells, Words
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import LEVELS
from touchline.titles.masters_of_football.question_rules import QUESTION_RULES
from touchline.titles.masters_of_football.state import AFTER_ROLL, BEFORE_ROLL

WINDOW: Final = {PASS: "pass", c.EXCHANGE: "exchange"}
DONE: Final = {PASS: "done"}
PAID: Final = ("cost:money", "left:money")
PLAYED: Final = (*PAID, "now:number", "whom:team", "by:number")  # the card's main symbol, on whom it works, its number
SCORE: Final = (
    "own:number",  # 1: the reader attacks, 0: defends, -1: looks on
    "rival:team",
    "scored:number",
    "conceded:number",
    "lead:number",  # 1: the reader leads, 0: level, -1: trails
)
AGAIN: Final = ("verdict:number", "mine:number", "mine-of:number", "theirs:number", "theirs-of:number")
EXCHANGES: Final = (c.EXCHANGE,)
THREE: Final = ("team", "first:player", "second:player", "third:player")
PAPER: Final = ("attack:number", "defence:number", "attack-level:level", "defence-level:level")

ASKS: Final = [
    Asks(c.ASK_MANAGER, "choose-manager", "manager"),
    Asks(c.ASK_BUY, "buy-player", "player", ("money", "bought:number", "most:number"), DONE, preview=PAID),
    Asks(c.ASK_FIELD, "field-player", "player", ("slot:number", "first:player", "second:player")),
    Asks(c.ASK_TACTIC, "choose-tactic", "tactic", ("half:number", *THREE[1:]), preview=PAPER),
    Asks(
        c.ASK_ANNOUNCE, "announce-cards", "choice", ("home:team", "away:team", "window"),
        {PASS: "pass", c.PLAY: "play", c.EXCHANGE: "exchange"}, window=True,
        preview=("rival:team",), standing=EXCHANGES, leads=(c.PLAY, c.ASK_PLACE),
    ),
    Asks(c.ASK_PLACE, "place-card", "card", ("window", "money", "granted:number"), DONE, preview=PLAYED),
    Asks(c.ASK_TARGET, "choose-team", "team", ("card",)),
    Asks(c.ASK_TARGET_SLOT, "choose-slot", "slot", ("card", "team")),
    Asks(c.ASK_TARGET_PLAYER, "choose-target", "player", ("card", "team")),
    Asks(
        c.ASK_BETWEEN, "act-between-turns", "card", ("home:team", "away:team", "moment"), WINDOW, window=True,
        preview=(*PLAYED, *SCORE), standing=EXCHANGES,
    ),
    Asks(
        c.ASK_REROLL, "act-reroll", "source", ("attacker:team", "total:number", "against:number"),
        {**WINDOW, c.ABILITY: "ability", c.PAID: "paid"}, window=True, preview=(*PLAYED, *SCORE, *AGAIN),
        standing=EXCHANGES,
    ),
    Asks(
        c.ASK_DICE, "choose-dice", "dice", ("attacker:team", "defender:team"),
        preview=("good:number", "of:number", "attack:number"),
    ),
    Asks(
        c.ASK_GOAL_ANSWER, "answer-goal", "card", ("team",), WINDOW, window=True, preview=(*PLAYED, *SCORE),
        standing=EXCHANGES,
    ),
    Asks(
        c.ASK_WHISTLE, "blow-whistle", "card", ("owner:team", "against:card"), WINDOW, window=True, preview=PLAYED,
        standing=EXCHANGES,
    ),
    Asks(
        c.ASK_SUBSTITUTE, "announce-substitution", "choice", ("home:team", "away:team"),
        {PASS: "none", BEFORE_ROLL: "before-roll", AFTER_ROLL: "after-roll"},
    ),
    Asks(c.ASK_TAKE_OFF, "take-off", "player", ("change:number",), DONE),
    Asks(c.ASK_BRING_ON, "bring-on", "player", ("off:player",)),
    Asks(
        c.ASK_MANAGE, "act-between-matches", "card", ("matchday:number",), WINDOW, window=True, preview=PLAYED,
        standing=EXCHANGES,
    ),
    Asks(c.ASK_EXCHANGE_CARD, "exchange-card", "card", ("money",), DONE),
    Asks(c.ASK_WONDERKID, "play-academy-card", "card", (), {PASS: "pass"}),
    Asks(c.ASK_TIER, "choose-tier", "tier"),
    Asks(c.ASK_AGAIN, "roll-again", "choice", (), {PASS: "stop", c.ROLL: "roll"}),
    Asks(c.ASK_TAKE, "take-player", "player", ("limit:money", "taken:player"), DONE),
    Asks(c.ASK_RELEASE, "release-player", "player", ("number",)),
    Asks(c.ASK_KEEP, "discard-card", "card", ("number",)),
    Asks(c.ASK_PAD_GOALS, "enter-goals", "number", ("home:team", "away:team", "team")),
    Asks(c.ASK_PAD_FIX, "correct-result", "fixture", (), DONE),
]  # fmt: skip

DICE_ROLLED: Final = ("team", "die:number", "genius:number", "total:number")
BATTLE_ROLLED: Final = (
    "team", "die:number", "genius:number", "ratings:number", "added:number", "total:number",
)  # fmt: skip
LEVELS_SET: Final = ("team", "attack:level", "defence:level", "attack-moved:number", "defence-moved:number")

TELLS: Final = [
    Tells(c.TELL_SEATED, "seated", ("seat", "team"), ("MOF-SETUP-20", "MOF-8P-09")),
    Tells(c.TELL_MANAGER_KEPT, "manager-kept", ("team", "manager"), ("MOF-SETUP-03", "MOF-SETUP-04")),
    Tells(c.TELL_MONEY_RECEIVED, "money-received", ("team", "money"), ("MOF-MONEY-02",)),
    Tells(c.TELL_PLAYERS_DEALT, "players-dealt", ("team", "number"), ("MOF-DECK-05",)),
    Tells(c.TELL_PLAYER_DEALT, "player-dealt", ("player",), ("MOF-INFO-03",)),
    Tells(c.TELL_PLAYERS_BOUGHT, "players-bought", ("team", "number", "money"), ("MOF-SETUP-10", "MOF-TRANSFER-03")),
    Tells(c.TELL_PLAYER_BOUGHT, "player-bought", ("player", "money"), ("MOF-SETUP-10", "MOF-TRANSFER-03")),
    Tells(c.TELL_PLAYER_DISCARDED, "player-discarded", ("team", "player"), ("MOF-DECK-02", "MOF-INFO-03")),
    Tells(c.TELL_WOOD_JOINED, "wood-joined", ("team",), ("MOF-SETUP-15", "MOF-LINEUP-04")),
    Tells(c.TELL_WOOD_SEEN, "wood-seen", ("player",), ("MOF-INFO-06",)),
    Tells(c.TELL_CARDS_DEALT, "cards-dealt", ("team", "number"), ("MOF-SETUP-19", "MOF-TRANSFER-05")),
    Tells(c.TELL_CARD_DRAWN, "card-drawn", ("card",), ("MOF-INFO-02",)),
    Tells(c.TELL_CARD_DISCARDED, "card-discarded", ("team", "card"), ("MOF-DECK-06",)),
    Tells(c.TELL_CARDS_EXCHANGED, "cards-exchanged", ("team", "number"), ("MOF-EXCH-01",)),
    Tells(c.TELL_RESHUFFLED, "reshuffled", ("pile",), ("MOF-DECK-01",)),
    Tells(c.TELL_MATCHDAY_BEGINS, "matchday-begins", ("matchday:number",), ("MOF-CAL-02",)),
    Tells(c.TELL_MATCH_BEGINS, "match-begins", ("home:team", "away:team"), ("MOF-CAL-06",)),
    Tells(c.TELL_LINEUPS_PLACED, "lineups-placed", ("home:team", "away:team"), ("MOF-LINEUP-08",)),
    Tells(c.TELL_ANNOUNCED, "announced", ("team", "window", "play:number"), ("MOF-TACTIC-06", "MOF-LEVEL-03")),
    Tells(
        c.TELL_CARD_REVEALED, "card-revealed", ("team", "card", "target:team", "slot"), ("MOF-CARD-31",),
        affects=("target",),
    ),
    Tells(
        c.TELL_CARD_PLAYED, "card-played", ("team", "card", "target:team"), ("MOF-CARD-03", "MOF-CARD-08"),
        affects=("target",),
    ),
    Tells(c.TELL_CARD_BLOCKED, "card-blocked", ("team", "card", "by:card"), ("MOF-CARD-25", "MOF-CARD-26")),
    Tells(c.TELL_CARD_VOID, "card-void", ("team", "card"), ("MOF-TACTIC-22", "MOF-IMM-02"), affects=("team",)),
    Tells(c.TELL_LINEUP_SHOWN, "lineup-shown", THREE, ("MOF-LINEUP-10",)),
    Tells(c.TELL_BATTLE_ROLLED, "battle-rolled", BATTLE_ROLLED, ("MOF-TACTIC-10",)),
    Tells(c.TELL_BATTLE_WON, "battle-won", ("team", "tactic"), ("MOF-TACTIC-11", "MOF-TACTIC-16")),
    Tells(c.TELL_TACTIC_FORCED, "tactic-forced", ("team", "tactic"), ("MOF-TACTIC-20",)),
    Tells(c.TELL_HOME_ADVANTAGE, "home-advantage", ("team",), ("MOF-HOME-01", "MOF-HOME-02", "MOF-HOME-09")),
    Tells(c.TELL_VALUES, "values", ("team", "attack:number", "defence:number"), ("MOF-LEVEL-01", "MOF-LEVEL-05")),
    Tells(c.TELL_LEVELS_SET, "levels", LEVELS_SET, ("MOF-LEVEL-06", "MOF-LEVEL-08")),
    Tells(c.TELL_TURN_BEGINS, "turn-begins", ("turn:number", "team"), ("MOF-PLAY-03", "MOF-PLAY-07")),
    Tells(c.TELL_TURN_SKIPPED, "turn-skipped", ("turn:number",), ("MOF-SYM-22", "MOF-SYM-23")),
    Tells(c.TELL_ATTACK_ROLLED, "attack-rolled", DICE_ROLLED, ("MOF-PLAY-11",)),
    Tells(c.TELL_DEFENCE_ROLLED, "defence-rolled", DICE_ROLLED, ("MOF-PLAY-11",)),
    Tells(c.TELL_DICE_REROLLED, "dice-rerolled", ("team", "whose:team"), ("MOF-MGR-10",), affects=("whose",)),
    Tells(
        c.TELL_GOAL, "goal", ("team", "home-goals:number", "away-goals:number", "rival:team"), ("MOF-PLAY-12",),
        affects=("rival",),
    ),
    Tells(c.TELL_GENIUS_GOAL, "genius-goal", ("team",), ("MOF-PLAY-14", "MOF-PLAY-16")),
    Tells(c.TELL_GENIUS_SAVE, "genius-save", ("team",), ("MOF-PLAY-17",)),
    Tells(c.TELL_NO_GOAL, "no-goal", ("team",), ("MOF-PLAY-13",)),
    Tells(c.TELL_GOAL_DISALLOWED, "goal-disallowed", ("team",), ("MOF-CARD-23", "MOF-CARD-24"), affects=("team",)),
    Tells(c.TELL_HALF_TIME_BEGINS, "half-time", ("home:team", "away:team"), ("MOF-HALF-01",)),
    Tells(c.TELL_SUBSTITUTION_ANNOUNCED, "substitution-announced", ("team", "when"), ("MOF-HALF-06", "MOF-HALF-07")),
    Tells(c.TELL_SUBSTITUTED, "substituted", ("team", "off:player", "on:player"), ("MOF-HALF-02",)),
    Tells(c.TELL_SUBSTITUTION_LAPSED, "substitution-lapsed", ("team",), ("MOF-HALF-09",), affects=("team",)),
    Tells(c.TELL_STOPPAGE_ROLLED, "stoppage-rolled", ("team", "die:number"), ("MOF-STOP-01",)),
    Tells(c.TELL_EXTRA_ROLLED, "extra-rolled", ("team", "die:number"), ("MOF-SYM-26",)),
    Tells(c.TELL_EXTRA_ATTACK, "extra-attack", ("team",), ("MOF-SYM-24", "MOF-STOP-02")),
    Tells(
        c.TELL_WHISTLE_BLOWN, "final-whistle", ("home:team", "away:team", "home-goals:number", "away-goals:number"),
        ("MOF-END-01",),
    ),
    Tells(c.TELL_POINTS_WON, "points-won", ("team", "points:number"), ("MOF-END-02",)),
    Tells(c.TELL_BONUS_PAID, "bonus-paid", ("team", "money"), ("MOF-CARD-20",)),
    Tells(c.TELL_ACADEMY_BEGINS, "academy-begins", (), ("MOF-CAL-03",)),
    Tells(c.TELL_ACADEMY_ROLLED, "academy-rolled", ("team", "die:number", "tier"), ("MOF-ACAD-02", "MOF-ACAD-08")),
    Tells(c.TELL_ACADEMY_TAKEN, "academy-taken", ("team", "number"), ("MOF-ACAD-05", "MOF-ACAD-07")),
    Tells(c.TELL_ACADEMY_JOINED, "academy-joined", ("player",), ("MOF-ACAD-01",)),
    Tells(c.TELL_MARKET_BEGINS, "market-begins", (), ("MOF-CAL-04",)),
    Tells(c.TELL_CHAMPION, "champion", ("team",), ("MOF-TABLE-01", "MOF-8P-03")),
    Tells(c.TELL_FINAL_BEGINS, "final-begins", ("first:team", "second:team"), ("MOF-8P-03", "MOF-8P-10")),
    Tells(c.TELL_LOTS_DRAWN, "lots-drawn", ("team",), ("MOF-TABLE-06", "MOF-8P-08")),
    Tells(
        c.TELL_RESULT_ENTERED, "result-entered", ("home:team", "away:team", "home-goals:number", "away-goals:number"),
        ("MOF-APP-01", "MOF-CAL-08"),
    ),
]  # fmt: skip

REASONS: Final = [
    Reason(c.WHY_TOO_DEAR, "too-dear", ("price:money", "money"), ("MOF-MONEY-03", "MOF-CARD-19")),
    Reason(c.WHY_NOT_NOW, "not-now", ("card",), ("MOF-CARD-02", "MOF-RESP-15")),
    Reason(c.WHY_NOT_YOURS, "not-yours", ("card",), ("MOF-CARD-10",)),
    Reason(c.WHY_NEEDS_HOME, "needs-home", ("card",), ("MOF-TACTIC-19", "MOF-TACTIC-23")),
    Reason(c.WHY_NO_TARGET, "no-target", ("card",), ("MOF-CARD-30", "MOF-IMM-02")),
    Reason(c.WHY_FORCED_ALREADY, "forced-already", ("card",), ("MOF-TACTIC-24",)),
    Reason(c.WHY_OVER_LIMIT, "over-limit", ("player", "cost:money", "limit:money"), ("MOF-ACAD-05",)),
    Reason(c.WHY_SAME_POSITION, "same-position", ("player",), ("MOF-LINEUP-02", "MOF-HALF-10")),
    Reason(c.WHY_LOWER_RATING, "lower-rating", ("player", "off:player"), ("MOF-HALF-04",)),
    Reason(c.WHY_OTHER_TACTIC, "other-tactic", ("card",), ("MOF-CARD-05", "MOF-CARD-07")),
]

ROLLS: Final = [
    Rolls(c.ROLL_LOT, "lot", "lot"),
    Rolls(c.ROLL_MANAGER_CARD, "manager-card", "manager"),
    Rolls(c.ROLL_PLAYER_CARD, "player-card", "player"),
    Rolls(c.ROLL_ACTION_CARD, "action-card", "card"),
    Rolls(c.ROLL_TACTICS_DIE, "tactics-die", "tactics-face"),
    Rolls(c.ROLL_GENIUS_DIE, "genius-die", "genius-face"),
    *(
        Rolls(c.ROLL_ATTACK_DIE + level, "attack-die-" + colour, "attack-face-" + colour)
        for level, colour in enumerate(LEVELS)
    ),
    *(
        Rolls(c.ROLL_DEFENCE_DIE + level, "defence-die-" + colour, "defence-face-" + colour)
        for level, colour in enumerate(LEVELS)
    ),
]

WORDS: Final = Words(ASKS, TELLS, REASONS, ROLLS, QUESTION_RULES)
