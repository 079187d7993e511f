"""The cards of Masters of Football: players, managers, action cards, and the tactic cards, four sets of four."""

from functools import cache
from typing import Final

from touchline.press.faces import (
    BLACK,
    GRASS,
    IVORY,
    Art,
    Badge,
    Deck,
    Face,
    Fact,
    Facts,
    Grid,
    Lamps,
    Piece,
    Row,
    TextLine,
)
from touchline.press.signs import SHAPES
from touchline.press.words import Words
from touchline.texts import kebab
from touchline.titles.masters_of_football.cards import OURS, CardSet, Effect
from touchline.titles.masters_of_football.printed import (
    ALL_TACTICS,
    AT_HOME,
    FORCE_TACTIC,
    GENIUS_ATTACK,
    GENIUS_DEFENCE,
    GENIUS_TACTIC,
    MOD_TACTIC,
    OPPONENT,
    POINTS,
    SCOPES,
    SYMBOLS,
    TACTICS,
)

FLAME: Final = "#A8410C"
CLUB: Final = "#FF8A5B"
TIER_FILLS: Final = ("#D9A514", "#B9C2CC", "#B9783F", "#7B5A3A")
KIND_FILLS: Final = ("#2E6FD6", "#1F9D61", "#F2C230", "#C8322F")
KIND_INKS: Final = ("#FFFFFF", BLACK, BLACK, "#FFFFFF")
HIGHEST: Final = 7
SIGNS: Final = {
    "mod_attack": "ball", "mod_defence": "glove", "mod_tactic": "board", "requires_home_advantage": "house",
    "gain_home_advantage": "house", "force_tactic": "kind-0", "receive_money": "money",
    "starting_squad_advantage": "plus", "substitution_advantage": "swap", "academy_advantage": "academy",
    "player_discount": "money", "zero_cost_evolution": "kind-1", "disallow_goal": "cross",
    "block_corruption": "whistle", "skip_next_turn": "skip", "extra_attack_turn": "plus",
    "roll_extra_attack": "plus", "roll_tactic_battle": "board", "reroll_paid": "reroll", "reroll_any": "reroll",
    "reroll_attack": "reroll",
}  # fmt: skip
FOR_SOMEBODY: Final = ("team", "own_team", "player")


def decks(cards: CardSet, words: Words) -> list[Deck]:
    players = tuple(player(cards, words, number) for number in range(cards.players))
    managers = tuple(manager(cards, words, number) for number in range(len(cards.manager_ids)))
    actions = tuple(action(cards, words, number) for number in range(len(cards.card_ids)))
    return [
        Deck("players", words.deck("players"), GRASS, "boot", players),
        Deck("managers", words.deck("managers"), BLACK, "person", managers),
        Deck("actions", words.deck("actions"), FLAME, "envelope", actions),
        Deck("tactics", words.deck("tactics"), "#184A9C", "board", tactics(cards, words)),
    ]


def player(cards: CardSet, words: Words, number: int) -> Face:
    """Draw a player (MOF-COMP-08, MOF-COMP-09)."""
    position, tier, genius = cards.position[number], cards.tier[number], cards.genius[number]
    grid = Grid(
        "board",
        str(cards.rating[number]),
        bool(genius & GENIUS_TACTIC),
        tuple(f"tactic-{tactic}" for tactic in range(len(TACTICS))),
        (
            Row("ball", bool(genius & GENIUS_ATTACK), tuple(cards.attack[number])),
            Row("glove", bool(genius & GENIUS_DEFENCE), tuple(cards.defence[number])),
        ),
        HIGHEST,
    )
    return Face(
        cards.player_ids[number],
        cards.player_names[number].upper(),
        kind=f"{words.label('tier', tier)} · {words.label('position', position)}",
        art=Art(TIER_FILLS[tier], shirt=IVORY, variant=number),
        badge=Badge(SHAPES[position + 1], words.say(f"mof-ui-letter-{position}")),
        body=(grid,),
        cost=str(words.label("money", cards.cost[number])),
        frame=TIER_FILLS[tier],
    )


def manager(cards: CardSet, words: Words, number: int) -> Face:
    """Draw a manager (MOF-COMP-10)."""
    facts = Facts(
        (
            Fact("money", str(words.label("money", cards.budget[number])), words.say("mof-ui-budget")),
            Fact("academy", str(words.label("money", cards.academy_limit[number])), words.say("mof-ui-limit")),
        )
    )
    return Face(
        cards.manager_ids[number],
        str(words.label("manager", number)),
        art=Art("#22282B", FLAME, sign="person"),
        body=(facts, *abilities(cards, words, number)),
        frame=CLUB,
    )


@cache
def ours() -> CardSet:
    return CardSet(OURS)


def abilities(cards: CardSet, words: Words, number: int) -> list[Piece]:
    """Describe a manager's abilities: ours by a sentence, those of another set by their symbols."""
    mine, code = ours(), cards.manager_ids[number]
    at = mine.manager_ids.index(code) if code in mine.manager_ids else -1
    if at >= 0 and plain(mine.abilities[at]) == plain(cards.abilities[number]):
        return [TextLine(words.hint(f"manager-{code}"), sign_of(cards.abilities[number][0].symbol))]
    return [TextLine(says(words, each), sign_of(each.symbol)) for each in cards.abilities[number]]


def plain(effects: list[Effect]) -> list[tuple[int, int, int, int]]:
    return [(each.symbol, each.n, each.on, each.when) for each in effects]


def sign_of(symbol: int) -> str:
    return SIGNS.get(SYMBOLS[symbol], "shield")  # the others are immunities


def says(words: Words, effect: Effect) -> str:
    """Return what a symbol says, with its number and sign."""
    number: object = str(effect.n)
    if effect.symbol <= MOD_TACTIC:
        number = f"{'+' if effect.n > 0 else '−'}{abs(effect.n)}"
    elif effect.symbol == FORCE_TACTIC:
        number = words.label("tactic", effect.n)
    said = words.say(f"symbol-{kebab(SYMBOLS[effect.symbol])}", {"n": number})
    if effect.on == OPPONENT:
        return words.say("mof-ui-for-opponent", {"what": said})
    return words.say("mof-ui-at-home", {"what": said}) if effect.when == AT_HOME else said


def action(cards: CardSet, words: Words, number: int) -> Face:
    """Draw an action card (MOF-COMP-11)."""
    kind, moment = cards.kind[number], cards.moment[number]
    price = cards.price[number]
    return Face(
        cards.card_ids[number],
        str(words.label("card", number)),
        kind=f"{words.label('kind', kind)} · {words.label('card-moment', moment)}",
        art=Art(KIND_FILLS[kind], sign=f"kind-{kind}", ink=KIND_INKS[kind]),
        body=tuple(effects(cards, words, number)),
        cost=words.say("mof-ui-by-points") if price == POINTS else str(words.label("money", price)),
    )


def effects(cards: CardSet, words: Words, number: int) -> list[Piece]:
    found: list[Piece] = [
        TextLine(says(words, each), sign_of(each.symbol), strong=True) for each in cards.effects[number]
    ]
    scope = SCOPES[cards.scope[number]]
    if scope in FOR_SOMEBODY:
        found.append(TextLine(words.say(f"press-scope-{kebab(scope)}")))
    open_to = [tactic for tactic in range(len(TACTICS)) if cards.tactics[number] >> tactic & 1]
    if cards.tactics[number] != ALL_TACTICS:
        named = ", ".join(str(words.label("tactic", tactic)) for tactic in open_to)
        found.append(TextLine(words.say("mof-ui-works-under", {"tactics": named})))
    found.append(Lamps(tuple((f"tactic-{tactic}", tactic in open_to) for tactic in range(len(TACTICS)))))
    return found


def tactics(cards: CardSet, words: Words) -> tuple[Face, ...]:
    """Draw tactic cards, as many sets as the box has (MOF-COMP-04)."""
    sets = cards.components.get("tactic_cards", 0) // len(TACTICS)
    one = tuple(
        Face(code, str(words.label("tactic", tactic)).upper(), art=Art("#184A9C", sign=f"tactic-{tactic}"))
        for tactic, code in enumerate(TACTICS)
    )
    return one * sets
