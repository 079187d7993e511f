"""Conditions after every step (section 9.10 of the catalogue): cards, squads and money."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import most, numbers
from touchline.titles.match_of_the_season.state import INTERNATIONAL, SQUAD_MOST, Mots, Side

DEALING = {c.STEP_ASSIGN, c.STEP_DEAL, c.STEP_DRAFT, c.STEP_DRAFT_OVER, c.STEP_OPENING}


def check(game: Mots) -> None:
    """Everything where something may have moved; between two goes of a window what costs nothing to look at."""
    money(game)
    if not game.agenda or game.agenda[0][0] != c.STEP_WINDOW_GO:
        if not any(step[0] in DEALING for step in game.agenda):
            player_cards(game)
            chance_cards(game)
        squads(game)
        standing_line_ups(game)
        tactic_card(game)
    if game.agenda and game.agenda[0][0] == c.STEP_TACTIC_COMMIT and game.match is not None:
        for side in (game.match.home, game.match.away):
            if side.who < INTERNATIONAL:
                line_up(game, side, game.match.competition)


def player_cards(game: Mots) -> None:
    """1: every player card lies in one place; 2: an unowned 1-star card on the free list, never in the deck."""
    deck = [*game.deck.top, *game.deck.bag, *game.deck.under]
    cards = [*deck, *game.free, *game.offer]
    for team in game.teams:
        cards += team.squad
    assert sorted(cards) == list(range(len(game.cards.stars)))
    assert all(game.cards.stars[player] > 1 for player in deck)


def chance_cards(game: Mots) -> None:
    """3: so does every chance card, committed or being read included."""
    cards = [*game.chance.bag, *game.chance.under]
    for team in game.teams:
        cards += team.hand
    if game.match is not None and game.match.card != NOBODY:
        cards.append(game.match.card)
    cards += [step[2] for step in game.agenda if step[0] == c.STEP_BLUE_CARD]
    assert sorted(cards) == list(range(len(game.cards.chance_kind)))


def squads(game: Mots) -> None:
    """4: at most 18, 19 while a youth player is being taken in; test_invariants.py watches the least."""
    most = SQUAD_MOST + any(step[0] == c.STEP_SURPLUS for step in game.agenda)
    for team in game.order:
        squad = game.teams[team].squad
        assert len(squad) <= most
        assert squad == sorted(set(squad))


def standing_line_ups(game: Mots) -> None:
    """Everybody in a standing line-up is of the squad, and stands where he may (MOTS-LINEUP-05, 20)."""
    for team in game.teams:
        for slot, player in enumerate(team.lineup):
            if player != NOBODY:
                assert player in team.squad
                assert game.cards.slot_position[team.formation][slot] == game.cards.position[player]


def line_up(game: Mots, side: Side, competition: int) -> None:
    """As many as the squad allows, nobody twice, in a league match nobody with a marker (MOTS-LINEUP-11, 17)."""
    fielded = [player for player in side.slots if player != NOBODY]
    assert len(set(fielded)) == len(fielded) == most(game, numbers(game, side.who, competition))
    assert competition != c.LEAGUE_MATCH or not any(game.marks[player] for player in fielded)
    assert side.formation in game.rules.formations
    assert [game.teams[side.who].formation, game.teams[side.who].lineup] == [side.formation, side.slots]


def money(game: Mots) -> None:
    """5: cash is never negative, always a multiple of the smallest note."""
    for team in game.teams:
        assert team.cash >= 0
        assert team.cash % 5000 == 0


def tactic_card(game: Mots) -> None:
    """10: only the home team commits one, never in the European Cup."""
    match = game.match
    if match is not None and match.card != NOBODY:
        assert match.home.who < INTERNATIONAL
        assert match.competition not in (c.EUROPEAN_MATCH, c.EUROPEAN_FINAL)
