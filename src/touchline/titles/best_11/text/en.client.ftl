# The screens of Best 11
b11-ui-money = { $money }M
b11-ui-role-0 = goalkeeper
b11-ui-role-1 = defender
b11-ui-role-2 = midfielder
b11-ui-role-3 = forward
b11-ui-abbr-0 = keeper
b11-ui-abbr-1 = defender
b11-ui-abbr-2 = midfielder
b11-ui-abbr-3 = forward
b11-ui-order = Order of play
b11-ui-forwards = in seating order this round
b11-ui-backwards = against the seating order this round
b11-ui-views = What is shown
b11-ui-tab-market = Market
b11-ui-tab-club = My club
b11-ui-tab-rivals = Rivals
b11-ui-rivals = Rivals
b11-ui-purchases = Purchases { $count }
b11-ui-no-limit = no limit
b11-ui-discount = { $price } off the next purchase
b11-ui-sold-out = Nobody is left on the market.
b11-ui-why-no-money = too dear
b11-ui-why-no-place = no free place
b11-ui-why-one-coach = you have a coach
b11-ui-why-bought-already = purchase made
b11-ui-why-target-too-few = under 4 footballers
b11-ui-why-target-immune = immune this round
b11-ui-why-target-twinned = twinned fans
b11-ui-open = can be challenged
b11-ui-challenge-by-card = A challenge is launched with the management card.
b11-ui-play-next = Play it as soon as it can be
b11-ui-not-now = Not at this moment.
b11-ui-not-offered = Not for this question.
b11-ui-buy = Buy { $name } for { $price }
b11-ui-build = Build a stand for { $price }
b11-ui-play = Play { $card }
b11-ui-poach = Take { $name } for { $price }
b11-ui-sign = Sign { $name } for free
b11-ui-make-way = { $name } makes way
b11-ui-swap-in = { $name } comes in for { $price }
b11-ui-armband = The armband to { $name }
b11-ui-challenge = Challenge { $name }
b11-ui-aim = On { $name }
b11-ui-take-board = Play { $name }
b11-ui-put-under = { $name } goes under the deck
b11-ui-give = Give { $name }
b11-ui-take-card = Take { $name }
b11-ui-raise = { $points ->
        [one] Add a point for { $price }
       *[other] Add { $points } points for { $price }
    }
b11-ui-lower = { $points ->
        [one] Take a point away for { $price }
       *[other] Take { $points } points away for { $price }
    }
b11-ui-boost-make = { $play }: you have { $total } points and need { $number }. Do you pay { $price } to make it?
b11-ui-boost-made = { $play }: you have { $total } points, and { $number } are enough. Do you add a reserve?
b11-ui-boost-lost = { $play }: you have { $total } points and need { $number }. You cannot pay for the rest.
b11-ui-boost-stop = { $play }: { $who } makes it with { $total } points, { $number } needed. Do you pay { $price } to stop it?
b11-ui-boost-safe = { $play }: { $who } falls short with { $total } points, { $number } needed. Do you take more away?
b11-ui-boost-through = { $play }: { $who } makes it with { $total } points, { $number } needed. You cannot pay enough to stop it.
b11-ui-captain = captain
b11-ui-armband-letter = C
b11-ui-sent-off = off
b11-ui-no-coach = No coach yet
b11-ui-income = +{ $money }M a round
b11-ui-goals = { $scored } scored, { $conceded } conceded
b11-ui-moves = Moves
b11-ui-management = Management card
b11-ui-no-cards = No event cards
b11-ui-playable = It can be played now.
b11-ui-when-0 = at any time
b11-ui-when-1 = in one's own turn
b11-ui-when-2 = when a challenge is declared
b11-ui-when-3 = when an action card is turned up
b11-ui-when-4 = during an action
b11-ui-when-5 = during one's defence
b11-ui-when-6 = after an attack that failed
b11-ui-when-7 = when a goal is about to count
b11-ui-when-8 = after scoring a goal
b11-ui-when-9 = in answer to a card aimed at you
b11-ui-against = v
b11-ui-total = { $total } of { $number }
b11-ui-over = { $points ->
        [0] just enough
       *[other] { $points } more than needed
    }
b11-ui-short = { $points ->
        [one] one short
       *[other] { $points } short
    }
b11-ui-commit = Who takes part? Once locked, nobody can be changed.
b11-ui-way = { $names } = { $total }
b11-ui-pay = pay { $price }
b11-ui-or-card = or { $card }, free
b11-ui-ways = Ready-made ways
b11-ui-steps = Steps
b11-ui-lacks = Nobody on the pitch for it: { $roles }.
b11-ui-act-made = made it
b11-ui-act-short = fell short
b11-ui-act-cannot = cannot be tried
b11-ui-act-declined = not tried
b11-ui-act-barred = only a save answers a penalty
b11-ui-end-goal = Goal
b11-ui-end-no-goal = No goal
b11-ui-end-stopped = Immune
b11-ui-bet-goal = on a goal
b11-ui-bet-none = on no goal
b11-ui-comes = comes to you
b11-ui-goes = leaves you
b11-ui-line-footballers = Footballers
b11-ui-line-coach = Coach
b11-ui-line-fit = Formation
b11-ui-line-stadium = Stadium
b11-ui-line-scored = Goals scored
b11-ui-line-conceded = Conceded
b11-ui-score = How the points came about
b11-ui-score-now = Points as they stand
b11-ui-show-all = Show all
b11-ui-as-table = As a table
b11-ui-until = until round { $round }
b11-ui-decks = Decks
b11-ui-deck-team = Team cards
b11-ui-deck-events = Event cards
b11-ui-deck-actions = Action cards
b11-ui-deck-management = Management cards
b11-ui-challenges = { $challenger } challenges { $target }
b11-ui-swap-with = Swap with { $name }
b11-ui-bought = +{ $points } for money
b11-ui-taken = −{ $points } for money
invite-1 = Sign eleven and a coach
    .hint = Money comes in turn by turn.
invite-2 = Fill the stadium
    .hint = A complete ground counts at the end.
invite-3 = Challenge your rivals
    .hint = Every goal counts for you and against them. The strongest club wins.
b11-ui-goal-past = Past { $defence }.
b11-ui-goal-open = Nobody could defend.
b11-ui-goal-for = { $scored } points for you, { $conceded } for { $rival }.
b11-ui-goal-against = { $scored } points for { $who }, { $conceded } for you.
b11-ui-goal-watched = { $scored } points for { $who }, { $conceded } for { $rival }.
b11-ui-goal-total = Points played
b11-ui-goal-needed = Points needed

# Answers in advance, and what a window answers
plan-kind-declared = When I am challenged
plan-when-declared = when { $value } challenges
plan-kind-revealed = When an action card is turned up for others
plan-when-revealed = when { $value } has to perform it
plan-kind-failed = When my attack has failed
plan-when-failed = only against { $value }
plan-kind-pending = When a goal against me is due
plan-when-pending = only against { $value }
plan-kind-scored = When I have scored
plan-when-scored = only against { $value }
plan-kind-appeal = When a card is aimed at me
plan-when-appeal = only a card of { $value }
window-event = { $active } is about to move: does anybody play an event card?
window-declared = { $challenger } challenges { $target }: does anybody answer?
window-failed = The attack of { $challenger } on { $target } has failed: is that the end of it?
window-pending = { $challenger } is about to score against { $target }: does the goal stand?
window-scored = { $challenger } has scored against { $target }: a card for it?
window-appeal = { $by } plays { $card }: an appeal?
