"""Conditions that hold after every step of Best 11: section 8.2 of the catalogue."""

from __future__ import annotations

from collections import Counter

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, ELEVEN
from touchline.titles.best_11.rules.events import HAND
from touchline.titles.best_11.rules.formation import FREE_MOST
from touchline.titles.best_11.rules.several_boxes import removed
from touchline.titles.best_11.state import Best11

PAUSES = (
    c.STEP_TURN,
    c.STEP_ROUND_START,
    c.STEP_ROUND_END,
    c.STEP_CLOSE,
    c.STEP_TRADE,
)  # before these steps all is counted; else what changes most


def check(game: Best11) -> None:
    for seat, team in enumerate(game.teams):
        assert team.money >= 0
        assert len(team.hand) <= HAND or (c.STEP_CUT_HAND, seat) in game.agenda
    if not game.agenda or game.agenda[0][0] in PAUSES:
        check_all(game)


def check_all(game: Best11) -> None:
    for seat in range(game.seats):
        check_team(game, seat)
    assert sum(team.scored for team in game.teams) == sum(team.conceded for team in game.teams)
    assert len(game.market) <= game.seats + 1
    for box in game.boxes:
        check_team_cards(game, box)
        check_events(game, box)
        check_management(game, box)
        check_actions(game, box)


def check_team(game: Best11, seat: int) -> None:
    team, cards = game.teams[seat], game.cards
    assert team.hand == sorted(team.hand)
    assert team.footballers == sorted(team.footballers)
    assert len(team.footballers) <= ELEVEN
    assert team.roles == [sum(cards.role[card] == role for card in team.footballers) for role in range(COACH)]
    most = FREE_MOST if game.rules.formation_free or team.board == NOBODY else cards.places[team.board]
    assert all(held <= allowed for held, allowed in zip(team.roles, most, strict=True))
    assert team.coach == NOBODY or cards.role[team.coach] == COACH
    assert team.captain == NOBODY or team.captain in team.footballers
    assert team.stands <= game.rules.stand_count
    for other in range(game.seats):
        assert not Counter(team.known[other]) - Counter(game.teams[other].hand)


def check_team_cards(game: Best11, box: int) -> None:
    """Every team card is in one place."""
    lying = game.team_bag[box] + game.team_discard[box]
    for team in game.teams:
        lying = lying + [card for card in [*team.footballers, team.coach] if card != NOBODY]
    lying += game.market
    mine = sorted(card for card in lying if game.cards.box_of[card] == box)
    assert mine == [card for card, owner in enumerate(game.cards.box_of) if owner == box]


def check_events(game: Best11, box: int) -> None:
    held = game.event_bag[box] + game.event_under[box] + game.eliminated[box]
    for team in game.teams:
        if team.box == box:
            held = held + team.hand + team.white
    for step in game.agenda:
        if step[0] == c.STEP_TAKE_EFFECT and game.teams[step[1]].box == box and game.cards.white[step[2]]:
            held = [*held, step[2]]
    assert Counter(held) == Counter(
        {event: copies for event, copies in enumerate(game.cards.copies) if not removed(game, event)}
    )
    assert len(game.event_under[box]) == len(game.event_under_by[box])


def check_management(game: Best11, box: int) -> None:
    dealt = [team.management for team in game.teams if team.box == box and team.management != NOBODY]
    assert sorted(game.management_bag[box] + game.management_discard[box] + dealt) == list(
        range(len(game.cards.management_ids))
    )


def check_actions(game: Best11, box: int) -> None:
    lying = game.action_bag[box] + game.action_discard[box]
    if game.challenge is not None:
        duel = game.challenge
        for seat, card in ((duel.challenger, duel.attack), (duel.target, duel.defence)):
            lying = [*lying, card] if card != NOBODY and game.teams[seat].box == box else lying
    assert sorted(lying) == list(range(len(game.cards.action_ids)))
