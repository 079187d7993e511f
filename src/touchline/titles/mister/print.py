"""The cards of Mister: 81 footballers, 32 action cards, and the direction cards, three for each who plays.

The printed backs are green, red and blue (MIS-SETUP-01).
"""

from typing import Final

from touchline.press.faces import (
    BLACK,
    GRASS,
    IVORY,
    Art,
    Band,
    Bar,
    Bars,
    Clash,
    Deck,
    Dot,
    Face,
    Piece,
    Side,
    Stamps,
    TextLine,
)
from touchline.press.words import Words
from touchline.titles.mister.cards import HIGHEST_VALUE, CardSet
from touchline.titles.mister.printed import (
    ATTACK,
    BLOCK,
    BOOST,
    CHOSEN,
    DUEL,
    GK,
    INJURY,
    LEAD,
    LETTERS,
    LM,
    OWN_ANY,
    OWN_KEEPER,
    OWN_TRAIT,
    RED_CARD,
    TAKER,
    TRAITS,
    UNSTOPPABLE,
    Action,
    Phase,
)

DIRECTIONS: Final = ("left", "centre", "right")
GROUNDS: Final = ("#7A5900", "#184A9C", "#184A9C", "#8C1D1B", "#8C1D1B", "#0F6B3F")  # by role, as on the screens
SIDE_FILLS: Final = {"attack": "#0F6B3F", "red_card": "#C8322F", "injury": "#8A5A00", "boost": "#0B57C2"}
OTHER_SIGNS: Final = {RED_CARD: "red-card", INJURY: "injury", BOOST: "star"}
RED_BACK: Final = "#8C1D1B"
BLUE_BACK: Final = "#184A9C"
PLACES: Final = (  # hundredths of a side's own half, by slot
    (50, 88), (13, 66), (38, 70), (62, 70), (87, 66), (13, 40), (38, 44), (62, 44), (87, 40), (35, 15), (65, 15),
)  # fmt: skip
ROLE_OF: Final = (0, 1, 2, 2, 1, 3, 4, 4, 3, 5, 5)


def decks(cards: CardSet, words: Words) -> list[Deck]:
    return [
        Deck("footballers", words.deck("footballers"), GRASS, "boot", footballers(cards, words)),
        Deck(
            "actions", words.deck("actions"), RED_BACK, "whistle", tuple(action(each, words) for each in cards.actions)
        ),
        Deck("directions", words.deck("directions"), BLUE_BACK, "net", directions(words)),
    ]


def footballers(cards: CardSet, words: Words) -> tuple[Face, ...]:
    return tuple(footballer(cards, words, player) for player in range(len(cards.ids)))


def footballer(cards: CardSet, words: Words, player: int) -> Face:
    role = cards.role[player]
    rows = tuple(
        Bar(LETTERS[at], str(words.label("characteristic", at)), value, HIGHEST_VALUE)
        for at, value in enumerate(cards.values[player])
    )
    traits = tuple(str(words.label("trait", 1 << at)) for at in range(len(TRAITS)) if cards.traits[player] >> at & 1)
    dots = tuple(Dot(x, y, ROLE_OF[slot] == role) for slot, (x, y) in enumerate(PLACES))
    return Face(
        cards.ids[player],
        cards.names[player].upper(),
        kind=words.say(f"role-{role}"),
        art=Art(GRASS, dots=dots),
        figure=str(cards.overall[player]),
        body=(Bars(rows), *([Stamps(traits)] if traits else [])),
        plate=GROUNDS[role],
    )


def directions(words: Words) -> tuple[Face, ...]:
    """Draw a set of three direction cards for each player (MIS-SETUP-03)."""
    one = tuple(
        Face(sign, str(words.label("direction", at)).upper(), art=Art(BLUE_BACK, sign=sign), plate=BLACK)
        for at, sign in enumerate(DIRECTIONS)
    )
    return one * max(words.title.seats)


def action(card: Action, words: Words) -> Face:
    kind = ("attack", "red_card", "injury", "boost")[card.kind]
    return Face(
        str(card.number),
        card_name(card, words),
        body=(*phases(card, words), *ending(card, words)),
        art=picture(card, SIDE_FILLS[kind]),
        figure=str(card.number),
        plate=BLACK,
    )


def picture(card: Action, ground: str) -> Art:
    """Draw an attack on a pitch, from left to right; the slots that take part are lit."""
    if card.kind != ATTACK:
        return Art(ground, sign=OTHER_SIGNS[card.kind])
    duels = [each for each in card.phases if each.op in (DUEL, LEAD)]
    own = {each.slot for each in card.phases if each.op not in (OWN_TRAIT, TAKER)} | {card.shooter}
    if any(each.op == OWN_KEEPER for each in card.phases):
        own.add(GK)
    theirs = {each.their_slot for each in duels} | ({GK} if card.keeper_value >= 0 else set())
    dots = [Dot(50 - y / 2, x, slot in own) for slot, (x, y) in enumerate(PLACES)]
    dots += [Dot(50 + y / 2, 100 - x, slot in theirs, rival=True) for slot, (x, y) in enumerate(PLACES)]
    return Art(GRASS, dots=tuple(dots), whole=True)


def card_name(card: Action, words: Words) -> str:
    """Return the card's name; a card of another set may have one that our texts do not know."""
    own = f"action-{card.title}"
    return words.say(own) if words.has(own) else card.title.replace("-", " ").capitalize()


def phases(card: Action, words: Words) -> list[Piece]:
    found: list[Piece] = []
    for number, each in enumerate(card.phases, 1):
        if card.kind == ATTACK:
            found.append(Band(words.say("press-phase", {"number": number}), "#DDD4BF", BLACK))
        found += phase(each, words)
    return found


def phase(each: Phase, words: Words) -> list[Piece]:
    if each.op in (DUEL, LEAD):
        right = side(words, each.their_value, str(words.label("slot", each.their_slot)))
        left = side(words, each.value, str(words.label("slot", each.slot)))
        margin = "" if each.op == DUEL else f"{'+' if each.least >= 0 else '−'}{abs(each.least)}"
        return [Clash(left, ">" if each.op == DUEL else ">=", right, margin)]
    if each.op in (OWN_ANY, OWN_KEEPER, BLOCK):
        who = {OWN_ANY: words.say("mister-ui-anybody"), OWN_KEEPER: words.label("slot", GK)}
        place = str(who.get(each.op, words.say("press-nobody-opposite")))
        return [Clash(side(words, each.value, place), ">=", Side(str(each.least)))]
    if each.op == OWN_TRAIT:
        where = words.say("press-from-midfield" if each.slot == LM else "press-on-pitch")
        return [TextLine(f"{words.label('trait', each.value)}, {where}", "star", strong=True)]
    if each.op == TAKER:
        return [TextLine(words.say("press-name-taker"), "boot", strong=True)]
    return [TextLine(words.say("press-story", {"slot": words.label("slot", each.slot)}), "ball", strong=True)]


def side(words: Words, value: int, place: str) -> Side:
    return Side(LETTERS[value], str(words.label("characteristic", value)), place)


def ending(card: Action, words: Words) -> list[Piece]:
    """Describe the shot of an attack, or what any other card does."""
    if card.kind == BOOST:
        return [TextLine(words.say("press-boost", {"add": card.add}))]
    if card.kind != ATTACK:
        return [TextLine(words.say("press-injury" if card.kind == INJURY else "press-red-card"))]
    head = Band(str(words.label("shot", card.shot)), BLACK, IVORY, "ball")
    if card.shot == UNSTOPPABLE:
        return [head, TextLine(words.say("press-unstoppable"))]
    who = words.say("press-taker") if card.shooter == CHOSEN else str(words.label("slot", card.shooter))
    keeper = side(words, card.keeper_value, str(words.label("slot", GK)))
    return [head, Clash(side(words, card.value, who), "v", keeper)]
