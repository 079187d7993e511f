"""The cards of Match of the Season: players, chance cards, international teams, trophies and placings, team cards."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from touchline.press.faces import (
    BLACK,
    GRASS,
    IVORY,
    POSITION_BANDS,
    POSITION_FILLS,
    Art,
    Badge,
    Deck,
    Dot,
    Face,
    Piece,
    Stars,
    TextLine,
)
from touchline.press.signs import SHAPES
from touchline.press.words import Words
from touchline.titles.match_of_the_season.cards import CardSet
from touchline.titles.match_of_the_season.load import load_cards
from touchline.titles.match_of_the_season.printed import EFFECTS, KEPT, MOMENTS, WING_ATTACK

COLOURS: Final = ("#184A9C", "#A8201C", "#0F6B3F")  # of chance cards: blue at once, red kept, green tactics
BLUE: Final = "#0B57C2"
METALS: Final = ("#D9A514", "#B9C2CC", "#B9783F", "#8FA398")  # of trophies and placings, by place
COLOUR: Final = re.compile("#[0-9A-Fa-f]{6}")
POSITION_HEIGHTS: Final = (88.0, 66.0, 42.0, 16.0)  # on a pitch, in hundredths from the top
SIGNS: Final = {
    "bank_pays": "note", "bank_pays_per_star_player": "note", "pay_bank": "fine", "pay_bank_per_star_player": "fine",
    "each_pays_you": "note", "you_pay_each": "fine", "youth_graduate": "academy", "academy_gem": "academy",
    "injury_roll": "injury", "red_card_roll": "red-card", "injury_roll_all": "injury", "exclusive_tip": "transfer",
    "cure_injury": "injury", "cancel_red_card": "red-card", "cancel_duty": "plane", "choose_steps": "whistle",
    "home_draw": "house", "win_bonus": "note", "injure_rival": "injury", "scout_deck": "look",
    "half_price": "bargain", "counter_attack": "tactic-1", "wing_attack": "swap", "centre_attack": "centre",
    "midfield_bonus": "tactic-0", "super_save": "glove",
}  # fmt: skip


def decks(cards: CardSet, words: Words) -> list[Deck]:
    """Draw all decks; teams share a back with the international ones, with which they are shuffled (MOTS-EOS-35)."""
    internationals = each(international, cards, words, len(cards.intl_ids))
    return [
        Deck("players", words.deck("players"), GRASS, "boot", each(player, cards, words, len(cards.player_ids))),
        Deck("chances", words.deck("chances"), "#8A5A00", "chance", each(chance, cards, words, len(cards.chance_kind))),
        Deck("internationals", words.deck("internationals"), BLUE, "net", internationals, words.deck("teams")),
        Deck("trophies", words.deck("trophies"), BLACK, "cup", trophies(cards, words)),
        Deck("teams", words.deck("teams"), BLUE, "net", each(team, cards, words, len(cards.team_ids))),
    ]


def each(face: Callable[[CardSet, Words, int], Face], cards: CardSet, words: Words, count: int) -> tuple[Face, ...]:
    return tuple(face(cards, words, number) for number in range(count))


def player(cards: CardSet, words: Words, number: int) -> Face:
    position, country = cards.position[number], cards.country[number]
    letter = words.say(f"short-position-{position}")
    code = f"mots-ui-country-{cards.countries[country]}" if country >= 0 else ""
    named = code and (words.say(code) if words.has(code) else cards.countries[country].capitalize())
    return Face(
        cards.player_ids[number],
        cards.player_names[number].upper(),
        art=Art(POSITION_FILLS[position], POSITION_BANDS[position], shirt=IVORY, variant=number),
        badge=Badge(SHAPES[position], letter),
        body=(TextLine(str(words.label("position", position)), centred=True), Stars(cards.stars[number])),
        note=named,
        coin=str(words.label("money", cards.price[number])),
    )


def chance(cards: CardSet, words: Words, card: int) -> Face:
    kind = cards.chance_kind[card]
    colour, effect = cards.kind_colour[kind], EFFECTS[cards.kind_effect[kind]]
    own = f"chance-{cards.kind_codes[kind]}"
    return Face(
        cards.kind_ids[kind],
        words.say(own) if words.has(own) else cards.kind_codes[kind].replace("-", " ").capitalize(),
        art=Art(COLOURS[colour], sign=SIGNS[effect]),
        body=(TextLine(does(cards, words, kind)), *moments(cards, words, kind)),
        note=words.say(f"mots-ui-hand-{colour}"),
        plate=BLACK,
    )


@cache
def ours() -> CardSet:
    return load_cards(None)


def does(cards: CardSet, words: Words, kind: int) -> str:
    """Return the sentence of our card with the same effect, and the amount of this one."""
    effect, mine = cards.kind_effect[kind], ours()
    amount = words.label("money", cards.kind_amount[kind])
    same = [k for k in range(len(mine.kind_ids)) if mine.kind_effect[k] == effect]
    at = next((k for k in same if mine.kind_codes[k] == cards.kind_codes[kind]), same[0])
    here, there = formations(cards, kind), formations(mine, at)
    if here == there:
        return words.hint(f"chance-{mine.kind_codes[at]}", {"amount": amount})
    said = "press-wing-attack" if effect == WING_ATTACK else "press-centre-attack"
    return words.say(said, {"amount": amount, "formations": ", ".join(here)})


def formations(cards: CardSet, kind: int) -> list[str]:
    return [cards.formation_names[each] for each in cards.kind_formations[kind]]


def moments(cards: CardSet, words: Words, kind: int) -> list[Piece]:
    """Return when a card that is kept may be played."""
    if cards.kind_colour[kind] != KEPT:
        return []
    bits = [1 << at for at in range(len(MOMENTS)) if cards.kind_moments[kind] >> at & 1]
    return [TextLine(words.say(f"point-{bit}"), "moment-1", strong=True) for bit in bits]


def international(cards: CardSet, words: Words, number: int) -> Face:
    """Draw an international team: each place shows its stars and, in small type, the number that a die calls."""
    formation, stars = cards.intl_formation[number], cards.intl_stars[number]
    return Face(
        cards.intl_ids[number],
        cards.intl_names[number].upper(),
        art=Art(GRASS, dots=tuple(dots(cards.slot_position[formation], stars))),
        body=(
            TextLine(cards.formation_names[formation], "board", strong=True, centred=True),
            TextLine(words.say("press-stars-in-all", {"stars": sum(stars)}), centred=True),
        ),
    )


def dots(positions: list[int], stars: list[int]) -> list[Dot]:
    found: list[Dot] = []
    for slot, position in enumerate(positions):
        line = [other for other in range(len(positions)) if positions[other] == position]
        x = 100 * (line.index(slot) + 0.5) / len(line) if len(line) > 1 else 50.0
        found.append(Dot(x, POSITION_HEIGHTS[position], True, str(stars[slot]), str(slot + 1)))
    return found


def trophies(cards: CardSet, words: Words) -> tuple[Face, ...]:
    found: list[Face] = []
    for row, copies in enumerate(cards.trophy_copies):
        found += [trophy(cards, words, row)] * copies
    return tuple(found)


def trophy(cards: CardSet, words: Words, row: int) -> Face:
    own = f"trophy-{cards.trophy_ids[row]}"
    points = cards.trophy_points[row]
    return Face(
        cards.trophy_ids[row],
        words.say(own) if words.has(own) else cards.trophy_ids[row].replace("-", " ").capitalize(),
        art=Art(METALS[cards.trophy_place[row] - 1], sign="cup", ink=BLACK),
        figure=str(points),
        body=(
            TextLine(words.say(f"cup-{cards.trophy_competition[row]}"), strong=True, centred=True),
            TextLine(words.say("mots-ui-trophy-points", {"points": points}), centred=True),
        ),
    )


def team(cards: CardSet, words: Words, number: int) -> Face:
    kit = cards.team_kits[number]
    return Face(
        cards.team_ids[number],
        cards.team_names[number].upper(),
        art=Art(GRASS, shirt=kit if COLOUR.fullmatch(kit) else IVORY, variant=2),
        body=(TextLine(words.say(f"team-{number}"), strong=True, centred=True),),
    )
