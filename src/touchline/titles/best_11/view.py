"""The view of a seat, field by field, and the redeal of everything that it cannot see.

B11-GEN-08    (ruling) Money, teams, captains, stands, tokens, white cards, market and sizes of hands are public.
B11-GEN-09    The notice on the box is shown as information.
B11-ROUND-07  Only its holder looks at a management card until it is used.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.game import DEALER, NOBODY, sees
from touchline.kernel.title import SeenPicks
from touchline.kernel.vocabulary import name_numbers
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import ELEVEN
from touchline.titles.best_11.rules.action import requirement, share, succeeds, total
from touchline.titles.best_11.rules.challenge import why_not_target
from touchline.titles.best_11.rules.coaches import is_coach, suits
from touchline.titles.best_11.rules.formation import room, value
from touchline.titles.best_11.rules.market import price
from touchline.titles.best_11.rules.rounds import income_due
from touchline.titles.best_11.rules.scoring import CONCEDED, SCORED, lines, ranking
from touchline.titles.best_11.state import Best11, Team
from touchline.titles.best_11.view_types import (
    BarredView,
    Best11PublicView,
    Best11SeatView,
    ChallengeView,
    ClubView,
    DeckView,
    HouseView,
    MarketRowView,
    RoundView,
    ScoreView,
    TeamView,
    UnderView,
)
from touchline.titles.best_11.ways import ways
from touchline.titles.best_11.words import WORDS

NOTICE: Final = "not-under-three"  # B11-GEN-09


def observe_public(game: Best11) -> Best11PublicView:
    """Return what everybody may know; it is made once for all seats."""
    boxes = game.boxes
    return {
        "notice": NOTICE,
        "round": game.round,
        "base_order": game.base_order[:],
        "order": game.order[:],
        "ranking": ranking(game),
        "active": game.active,
        "decks": [deck_data(game, box) for box in boxes],
        "twinned": [{"one": one, "two": two, "until": until} for one, two, until in game.twinned],
        "twinnings": [{"by": by, "on": on} for by, on in game.twinnings],
        "injured": [{"player": card, "until": until} for card, until in game.injured],
        "house": house_data(game),
    }


def observe(game: Best11, seat: int | None) -> Best11SeatView:
    """Return what differs from seat to seat (None: a spectator)."""
    return {
        "market": [market_row(game, seat, card) for card in game.market],
        "teams": [team_data(game, whose, seat) for whose in range(game.seats)],
        "challenge": challenge_data(game, seat),
        "under": [] if seat is None else own_under(game, seat),
        "barred": [] if seat is None else barred_rivals(game, seat),
    }


def market_row(game: Best11, seat: int | None, card: int) -> MarketRowView:
    """Return a card on the market and its price: as printed, and for this seat."""
    printed = game.cards.price[card]
    if seat is None:
        return {"player": card, "price": printed, "mine": printed, "fit": 0}
    fit = suits(game, game.teams[seat], card) if is_coach(game, card) else 0
    return {"player": card, "price": printed, "mine": price(game, seat, card), "fit": fit}


def barred_rivals(game: Best11, seat: int) -> list[BarredView]:
    """Return the rivals that this seat cannot challenge now, and why; all of it is public."""
    found: list[BarredView] = []
    for refusal in why_not_target(game, seat, ()):
        word = WORDS.reasons[refusal.reason]
        numbers = name_numbers(word.numbers, refusal.numbers)
        found.append({"option": refusal.option, "reason": word.name, "numbers": numbers, "rules": list(word.rules)})
    return found


def house_data(game: Best11) -> HouseView:
    """Return the settings that the screen shows: what counts in the score, the stadium, one opportunity or all."""
    rules = game.rules
    return {
        "footballers": ELEVEN,
        "goal_points": SCORED,
        "conceded_points": CONCEDED,
        "stands": rules.stand_count if rules.stadium else 0,
        "stand_cost": rules.stand_cost,
        "stadium_points": rules.stadium_points,
        "fit_points": rules.fit_points if rules.coach_fit else 0,
        "all_opportunities": int(rules.all_opportunities),
    }


def team_data(game: Best11, whose: int, seat: int | None) -> TeamView:
    """Return all of a team except its hand and its management card, unless this seat knows them (B11-GEN-08)."""
    team = game.teams[whose]
    management = team.management if team.management != NOBODY and sees(team.knows, seat) else NOBODY
    return {
        **club_data(game, whose),
        **round_data(team),
        "management": management,
        "hand": known_hand(game, whose, seat),
    }


def known_hand(game: Best11, whose: int, seat: int | None) -> list[int]:
    if seat is None:
        return []
    return game.teams[whose].hand[:] if seat == whose else list(game.teams[seat].known[whose])


def club_data(game: Best11, whose: int) -> ClubView:
    """Return what lasts: footballers, money, tokens, stands."""
    team, score = game.teams[whose], lines(game, whose)
    return {
        "box": team.box,
        "board": team.board,
        "places": places(game, team),
        "room": [room(game, team, role) for role in range(len(c.ROLES))] if game.round else [],
        "footballers": team.footballers[:],
        "values": [value(game, team, card) for card in team.footballers],
        "coach": team.coach,
        "captain": team.captain,
        "armband": team.armband,
        "money": team.money,
        "income": income_due(game, team),
        "cards": len(team.hand),
        "white": team.white[:],
        "scored": team.scored,
        "conceded": team.conceded,
        "stands": team.stands,
        "score": score_data(score),
        "points": sum(score),
    }


def score_data(score: list[int]) -> ScoreView:
    footballers, coach, fit, scored, conceded, stadium = score
    return {
        "footballers": footballers,
        "coach": coach,
        "fit": fit,
        "scored": scored,
        "conceded": conceded,
        "stadium": stadium,
    }


def round_data(team: Team) -> RoundView:
    """Return what lasts a round or a turn."""
    return {
        "used": team.used,
        "held": team.held,
        "bonus": team.bonus,
        "negation": team.negation,
        "immune": team.immune,
        "bought": team.bought,
        "built": team.built,
        "discount": team.discount,
        "face_up": team.face_up,
    }


def places(game: Best11, team: Team) -> list[int]:
    return game.cards.places[team.board][:] if team.board != NOBODY else []


def deck_data(game: Best11, box: int) -> DeckView:
    return {
        "box": box,
        "team": len(game.team_bag[box]),
        "team_discard": sorted(game.team_discard[box]),
        "events": len(game.event_bag[box]) + len(game.event_under[box]),
        "eliminated": game.eliminated[box][:],
        "actions": len(game.action_bag[box]),
        "action_discard": sorted(game.action_discard[box]),
        "management": len(game.management_bag[box]),
        "management_discard": sorted(game.management_discard[box]),
    }


def challenge_data(game: Best11, seat: int | None) -> ChallengeView | None:
    duel = game.challenge
    if duel is None:
        return None
    return {
        "challenger": duel.challenger,
        "target": duel.target,
        "side": duel.side,
        "attack": duel.attack,
        "defence": duel.defence,
        "committed": duel.committed[:],
        "cautions": duel.cautions[:],
        "sent_off": duel.sent_off[:],
        "shares": [share(game, duel, at) for at in range(len(duel.committed))],
        "points": duel.points,
        "taken": duel.taken,
        "total": total(game, duel),
        "number": requirement(game, duel).number if duel.card != NOBODY else 0,
        "made": duel.card != NOBODY and succeeds(game, duel),
        "bets": [{"seat": who, "stake": stake, "on_goal": bool(goal)} for who, stake, goal, event in duel.bets],
        "ways": ways(game, duel) if seat == duel.performer else [],
    }


def own_under(game: Best11, seat: int) -> list[UnderView]:
    """Return the cards that this seat has put under its deck, with how many lie above each."""
    box, above = game.teams[seat].box, len(game.event_bag[game.teams[seat].box])
    under, by = game.event_under[box], game.event_under_by[box]
    return [{"above": above + at, "card": under[at]} for at in range(len(under)) if by[at] == seat]


# -- what a seat cannot know


def redeal(game: Best11, seat: int, dealer: Dealer, shown: SeenPicks) -> None:
    """Hands, management cards and event decks again, as far as this seat does not know them."""
    for box in game.boxes:
        redeal_management(game, seat, dealer, box)
        drawn = [card for who, kind, card in shown if who == DEALER and kind == c.ROLL_EVENT]
        redeal_events(game, seat, dealer, box, drawn if box == game.teams[seat].box else [])
    for other in range(game.seats):
        if other != seat:
            redeal_knowledge(game, seat, dealer, other)


def redeal_management(game: Best11, seat: int, dealer: Dealer, box: int) -> None:
    """Deal again the unknown cards of others and those of the deck."""
    unknown = [team for team in game.teams if team.box == box and team.management != NOBODY]
    unknown = [team for team in unknown if not sees(team.knows, seat)]
    pool = sorted(game.management_bag[box] + [team.management for team in unknown])  # no trace of how they lay
    dealer.shuffle(pool)
    for team in unknown:
        team.management = pool.pop()
    game.management_bag[box] = pool


def redeal_events(game: Best11, seat: int, dealer: Dealer, box: int, drawn: list[int]) -> None:
    """Deal again others' cards that the seat has not seen, others' cards under the deck, and the deck."""
    bag, under, by = game.event_bag[box], game.event_under[box], game.event_under_by[box]
    pool = bag[:]
    for event in drawn:
        pool.remove(event)
    hidden_under = [at for at in range(len(under)) if by[at] != seat]
    pool += [under[at] for at in hidden_under]
    others = [other for other in range(game.seats) if other != seat and game.teams[other].box == box]
    for other in others:
        pool += unknown_hand(game, seat, other)
    pool.sort()
    dealer.shuffle(pool)
    for at in hidden_under:
        under[at] = pool.pop()
    for other in others:
        known = list(game.teams[seat].known[other])
        while len(known) < len(game.teams[other].hand):
            known.append(pool.pop())
        game.teams[other].hand = sorted(known)
    game.event_bag[box] = pool + drawn


def redeal_knowledge(game: Best11, seat: int, dealer: Dealer, other: int) -> None:
    """Redeal what other seats have seen of third hands: as many cards as before, from the new hands."""
    known = game.teams[other].known
    for whose in range(game.seats):
        if whose not in (seat, other) and known[whose]:
            hand = game.teams[whose].hand[:]
            dealer.shuffle(hand)
            known[whose] = tuple(sorted(hand[: len(known[whose])]))


def unknown_hand(game: Best11, seat: int, other: int) -> list[int]:
    """Return what another holds beyond what this seat has seen."""
    left = game.teams[other].hand[:]
    for event in game.teams[seat].known[other]:
        left.remove(event)
    return left


def hidden(game: Best11, seat: int) -> str:
    """Return everything that this seat cannot know, as text."""
    hands = [game.teams[other].hand for other in range(game.seats) if other != seat]
    cards = [team.management for team in game.teams if not sees(team.knows, seat)]
    under = [
        [event for event, whose in zip(game.event_under[box], game.event_under_by[box], strict=True) if whose != seat]
        for box in game.boxes
    ]
    bags = [sorted(game.event_bag[box]) + sorted(game.management_bag[box]) for box in game.boxes]
    return f"{hands} {cards} {under} {bags}"
