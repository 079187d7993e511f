"""The cards of Best 11, box by box: footballers and coaches, formations, management, action and event cards.

Every box holds the same management, action and event cards; only what a club calls its own is different.
"""

from typing import Final

from touchline.press.faces import (
    BLACK,
    GRASS,
    IVORY,
    POSITION_BANDS,
    POSITION_FILLS,
    WHITE,
    Art,
    Badge,
    Band,
    Deck,
    Dot,
    Face,
    Needs,
    Piece,
    TextLine,
)
from touchline.press.signs import SHAPES
from touchline.press.words import Words
from touchline.texts import kebab
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, CardSet, Requirement
from touchline.titles.best_11.labels import opportunity

MINT: Final = "#7BE0B5"
NIGHT: Final = "#1D3A5F"
BLUE: Final = "#184A9C"
INKS: Final = (BLACK, BLACK, "#FFFFFF", "#FFFFFF")
BOX_FILLS: Final = ("#7A1F3D", "#0F6B66", "#8A5A00")
ROLE_HEIGHTS: Final = (88.0, 66.0, 42.0, 16.0)  # by role, on the pitch, in hundredths from the top
USES: Final = ("money", "cards", "ball")  # signs of the first three opportunities
CLUB_DNA: Final = "club_dna"  # the two cards that each club calls by its own name
CLUB_CRY: Final = "forza_club"


def decks(cards: CardSet, words: Words) -> list[Deck]:
    return [deck for box in range(len(cards.box_ids)) for deck in box_of(cards, words, box)]


def box_of(cards: CardSet, words: Words, box: int) -> list[Deck]:
    fill = BOX_FILLS[box % len(BOX_FILLS)]
    team = tuple(team_card(cards, words, card) for card in range(len(cards.team_ids)) if cards.box_of[card] == box)
    formations = tuple(formation(cards, words, number) for number in range(len(cards.formation_ids)))
    management = tuple(management_card(cards, words, card) for card in range(len(cards.management_ids)))
    actions = tuple(action(cards, words, card) for card in range(len(cards.action_ids)))
    made = [
        ("team", fill, "boot", team),
        ("formations", GRASS, "board", formations),
        ("management", BLACK, "whistle", management),
        ("actions", BLUE, "net", actions),
        ("events", NIGHT, "envelope", events(cards, words, box)),
    ]
    return [
        Deck(f"{cards.box_ids[box].lower()}-{code}", card_name(cards, words, box, code), ground, sign, faces)
        for code, ground, sign, faces in made
    ]


def card_name(cards: CardSet, words: Words, box: int, code: str) -> str:
    return words.say("press-deck-of", {"box": cards.box_names[box], "deck": words.deck(code)})


def team_card(cards: CardSet, words: Words, card: int) -> Face:
    role, box = cards.role[card], cards.box_of[card]
    price = words.say("b11-ui-money", {"money": cards.price[card]})
    if role == COACH:
        return coach(cards, words, card, price)
    return Face(
        cards.team_ids[card],
        cards.team_names[card].upper(),
        art=Art(POSITION_FILLS[role], POSITION_BANDS[role], shirt=BOX_FILLS[box % len(BOX_FILLS)], variant=card),
        badge=Badge(SHAPES[role], words.say(f"letter-{role}")),
        figure=str(cards.value[card]),
        body=(TextLine(words.say(f"b11-ui-role-{role}"), strong=True, centred=True),),
        note=cards.box_names[box],
        coin=price,
    )


def coach(cards: CardSet, words: Words, card: int, price: str) -> Face:
    favours = cards.favours[card]
    return Face(
        cards.team_ids[card],
        cards.team_names[card].upper(),
        kind=words.say("screen-coach"),
        art=Art(GRASS, dots=tuple(dots(cards, favours))),
        figure=str(cards.value[card]),
        body=(
            TextLine(
                words.say("press-favours", {"formation": cards.formation_ids[favours]}), strong=True, centred=True
            ),
        ),
        note=cards.box_names[cards.box_of[card]],
        coin=price,
        ground=BLACK,
        ink=IVORY,
        plate=MINT,
        plate_ink=BLACK,
    )


def dots(cards: CardSet, formation: int) -> list[Dot]:
    """Return the lines of a formation as its name has them; by role if it has another name."""
    places = cards.places[formation]
    named = [int(line) for line in cards.formation_ids[formation].split("-") if line.isdigit()]
    lines = [places[0], *(named if sum(named) == sum(places[1:]) else places[1:])]
    found: list[Dot] = []
    for at, line in enumerate(lines):
        y = ROLE_HEIGHTS[0] + (ROLE_HEIGHTS[-1] - ROLE_HEIGHTS[0]) * at / max(1, len(lines) - 1)
        found += [Dot(100 * (place + 0.5) / line, y) for place in range(line)]
    return found


def formation(cards: CardSet, words: Words, number: int) -> Face:
    """Draw a formation card: places by role, and which coaches suit it."""
    code = cards.formation_ids[number]
    terms = tuple((badge(words, role),) * cards.places[number][role] for role in range(len(c.ROLES)))
    suits = cards.formation_ids[cards.bonus_formation[number]]
    suits_not = cards.formation_ids[cards.malus_formation[number]]
    counted = "   ".join(f"{words.say(f'letter-{role}')} {len(term)}" for role, term in enumerate(terms))
    return Face(
        code,
        code,
        art=Art(GRASS, dots=tuple(dots(cards, number))),
        body=(
            TextLine(counted, strong=True, centred=True),
            TextLine(words.say("press-suits", {"formation": f"{code}, {suits}"}), "plus"),
            TextLine(words.say("press-suits-not", {"formation": suits_not}), "cross"),
        ),
    )


def badge(words: Words, role: int) -> Badge:
    return Badge(SHAPES[role], words.say(f"letter-{role}"), POSITION_FILLS[role], INKS[role])


def management_card(cards: CardSet, words: Words, card: int) -> Face:
    """Draw a management card with its opportunities (B11-TEAM-60)."""
    found: list[Piece] = [TextLine(use(cards, words, card, kind), USES[kind], strong=True) for kind in range(len(USES))]
    if cards.various[card]:
        found.append(TextLine(use(cards, words, card, len(USES)), c.VARIOUS_NAMES[cards.various[card]], strong=True))
    return Face(
        cards.management_ids[card],
        cards.management_ids[card],
        body=tuple(found),
        ground=BLACK,
        ink=IVORY,
        plate=MINT,
        plate_ink=BLACK,
    )


def use(cards: CardSet, words: Words, card: int, kind: int) -> str:
    name, _, rest = opportunity(cards, card, kind).removeprefix("@").partition(" ")
    return words.say(name, {"name": rest})


def action(cards: CardSet, words: Words, card: int) -> Face:
    """Draw an action card: an attack above, a defence below."""
    attack, defence = (requirement(words, cards.needs[side][card]) for side in (0, 1))
    return Face(
        cards.action_ids[card],
        body=(
            Band(words.say("screen-attack").upper(), BLACK, MINT, "ball"),
            TextLine(play(cards, words, cards.play[0][card]), strong=True, centred=True),
            attack,
            Band(words.say("screen-defence").upper(), BLUE, "#FFFFFF", "glove"),
            TextLine(play(cards, words, cards.play[1][card]), strong=True, centred=True),
            defence,
        ),
    )


def play(cards: CardSet, words: Words, number: int) -> str:
    return translated_name(
        words, f"play-{kebab(cards.play_ids[number])}", cards.play_known[number], cards.play_names[number]
    )


def translated_name(words: Words, text: str, is_ours: bool, name: str) -> str:
    """Return what we call so, we say in the reader's language; a name of somebody else's stands as it is."""
    return words.say(text) if is_ours else name


def requirement(words: Words, needs: Requirement) -> Needs:
    terms = tuple(tuple(badge(words, role) for role in range(len(c.ROLES)) if term >> role & 1) for term in needs.terms)
    return Needs(terms, needs.number)


def events(cards: CardSet, words: Words, box: int) -> tuple[Face, ...]:
    found: list[Face] = []
    for card, copies in enumerate(cards.copies):
        found += [event(cards, words, box, card)] * copies
    return tuple(found)


def event(cards: CardSet, words: Words, box: int, card: int) -> Face:
    """Draw an event card; the background is white if the card stays in play."""
    white, effect = bool(cards.white[card]), cards.effect[card]
    tint = {c.E_CAUTION: "#F2C230", c.E_SEND_OFF: "#C8322F"}.get(effect, "#E4E0D2" if white else "#0F2440")
    dark = BLACK if white or effect == c.E_CAUTION else IVORY
    text = f"card-{kebab(cards.event_ids[card])}"
    name = translated_name(words, text, cards.event_known[card], cards.event_names[card])
    own = {CLUB_DNA: cards.box_dna[box], CLUB_CRY: cards.box_cry[box]}.get(cards.event_ids[card], "")
    return Face(
        cards.event_ids[card],
        own or name,
        kind=name if own else "",
        art=Art(tint, sign=c.EFFECT_NAMES[effect], ink=dark),
        body=(TextLine(does(cards, words, card)), *when_played(cards, words, card)),
        note=left_out(cards, words, card),
        ground=WHITE if white else NIGHT,
        ink=BLACK if white else IVORY,
        plate=BLACK if white else IVORY,
        plate_ink=IVORY if white else BLACK,
    )


def when_played(cards: CardSet, words: Words, card: int) -> list[Piece]:
    """Return when the card is played, and by whom where the moment does not say it."""
    found: list[Piece] = [TextLine(words.say(f"b11-ui-when-{cards.window[card]}"), "moment-1", strong=True)]
    by = f"press-by-{kebab(c.BY_NAMES[cards.by[card]])}"
    return [*found, TextLine(words.say(by), "person", strong=True)] if words.has(by) else found


def left_out(cards: CardSet, words: Words, card: int) -> str:
    """Say with how many people or boxes the card is not used."""
    if cards.not_for_two[card]:
        return words.say("press-not-for-two")
    return words.say("press-not-between-clubs") if cards.not_between_clubs[card] else ""


def does(cards: CardSet, words: Words, card: int) -> str:
    """Return our own sentence if the card does what ours does; else that of its effect, with its numbers."""
    if cards.event_same[card]:
        return words.say(f"effect-{kebab(cards.event_ids[card])}")
    numbers = {"amount": cards.amount[card], "more": cards.more[card], "other": cards.other[card]}
    return words.say(f"press-effect-{kebab(c.EFFECT_NAMES[cards.effect[card]])}", numbers)
