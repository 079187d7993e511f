title-name = Best 11
title-blurb = Sign eleven footballers and a coach, fill the stadium, challenge your rivals for goals: the strongest club wins.

## Cards and things

letter-0 = G
letter-1 = D
letter-2 = M
letter-3 = F
position-0 = keeper
position-1 = defender
position-2 = midfielder
position-3 = forward
position-4 = coach
word-buy = Buy
word-or = or
word-points = points
word-play = Play
player-none = nobody
card-none = no card
management-none = face down
formation-none = free formation
notice-not-under-three = Not for children under three.
kind-0 = money
kind-1 = event cards
kind-2 = challenge
kind-3 = special move
bonus-none = no bonus
bonus-b1 = +1 to every action
bonus-b2 = +2 to every action
bonus-b3 = +3 to every action
bonus-b4 = +2 with a defender in the action
bonus-b5 = +2 with a midfielder in the action
bonus-b6 = +2 with a forward in the action
bonus-b7 = +1 for each footballer in the action
use-money = Take in { $name }M
use-events-0 = Draw no event card
use-events-1 = Draw one event card
use-events-2 = Draw two event cards
use-events-3 = Draw three event cards
use-events-4 = Draw four event cards
use-challenge-none = Challenge, no bonus
use-challenge-b1 = Challenge, bonus +1
use-challenge-b2 = Challenge, bonus +2
use-challenge-b3 = Challenge, bonus +3
use-challenge-b4 = Challenge, bonus +2 with a { position-1 }
use-challenge-b5 = Challenge, bonus +2 with a { position-2 }
use-challenge-b6 = Challenge, bonus +2 with a { position-3 }
use-challenge-b7 = Challenge, bonus +1 for each footballer
use-challenge-negation = Challenge, deny the rival's bonuses
use-none = No special move
use-poach = Take a rival's footballer
use-free-footballer = Sign a footballer for free
use-free-coach = Sign a coach for free
use-swap-footballer = Replace a footballer
use-swap-coach = Replace the coach
use-multi-buy = Buy more than one
use-renew-market = Renew the market
use-captain = Name a captain
use-immunity = Be immune for the round
bet-1-goal = 1M on a goal
bet-1-no-goal = 1M on no goal
bet-2-goal = 2M on a goal
bet-2-no-goal = 2M on no goal
bet-3-goal = 3M on a goal
bet-3-no-goal = 3M on no goal
shelter-1 = Reveal the immunity
shelter-2 = Turn the card up for its bonus

## Plays of the action cards

play-corner = Corner kick
play-edge-free-kick = Free kick from the edge
play-penalty = Penalty
play-header = Header
play-long-shot = Long shot
play-counter-attack = Counter-attack
play-one-two = One-two
play-cross = Cross
play-through-ball = Through ball
play-solo-run = Solo run
play-overhead-kick = Overhead kick
play-volley = Volley
play-team-move = Team move
play-keepers-launch = Keeper's launch
play-goalmouth-scramble = Goalmouth scramble
play-indirect-free-kick = Two-man free kick
play-strike-partnership = Strike partnership
play-overlap = Overlap
play-save = Save
play-tackle = Tackle
play-offside-trap = Offside trap
play-block = Block
play-interception = Interception
play-man-marking = Man marking
play-pressing = Pressing
play-clearance = Clearance
play-punch = Punch clear
play-recovery-run = Recovery run
play-double-up = Double up
play-goal-line-clearance = Goal-line clearance
play-team-defence = Team defence

## Event cards, and what they do

card-twinning = Twinned fans
card-jinx = Jinx
card-even-swap = Even swap
card-sports-bet = Sports bet
card-fixture-list = Serie A fixture list
card-superior-tactics = Superior tactics
card-switch-of-play = Switch of play
card-stadium-chants = Stadium chants
card-club-dna = Club DNA
card-forza-club = Club cry
card-live-commentary = Live commentary
card-tv-rights = TV rights
card-technical-sponsor = Technical sponsor
card-merchandising = Merchandising
card-inspired-day = Inspired day
card-catenaccio = Catenaccio
card-yellow-card = Yellow card
card-red-card = Red card
card-injury = Injury
card-var-review = VAR review
card-stoppage-time = Stoppage time
card-twelfth-man = Twelfth man
card-gate-receipts = Gate receipts
card-win-bonus = Win bonus
card-league-fine = League fine
card-capital-gain = Capital gain
card-market-bargain = Market bargain
card-appeal-upheld = Appeal upheld
effect-twinning = no challenge with one rival until the end of the next round
effect-jinx = an action card just turned up is drawn again
effect-even-swap = offer a rival one footballer for another; 2M if refused
effect-sports-bet = bet 1 to 3M: three times back on a goal, twice on none
effect-fixture-list = turn the challenge on another club
effect-superior-tactics = stays: +1 in every action
effect-switch-of-play = exchange management cards with a rival, both unused
effect-stadium-chants = take an event card from a rival's hand, by lot
effect-club-dna = +1 for each committed footballer of your club
effect-forza-club = +3 to your action
effect-live-commentary = look at a rival's hand and trade a card
effect-tv-rights = stays: 2M every round
effect-technical-sponsor = stays: 2M now, 1M every round
effect-merchandising = stays: 1M every round, 2M with eight footballers
effect-inspired-day = +2 to your action
effect-catenaccio = +3 to your defence
effect-yellow-card = -2 on a footballer of the rival's action
effect-red-card = a footballer of the rival's action counts nothing
effect-injury = a rival's footballer is out until the end of the next round
effect-var-review = the goal against you does not count
effect-stoppage-time = a new attack after one that failed
effect-twelfth-man = +1 to +3 by the stands of the stadium
effect-gate-receipts = 4M from the bank
effect-win-bonus = 4M after scoring a goal
effect-league-fine = a rival pays 3M to the bank
effect-capital-gain = sell one of your footballers for his value and 3M
effect-market-bargain = the next purchase of the turn costs 3M less
effect-appeal-upheld = a rival's card aimed at you has no effect

## Words of the screen

screen-market = Market
screen-hand = Hand
screen-stadium = Stadium
screen-coach = Coach
screen-white = In play
screen-goals = Goals
screen-points = points
screen-round = Round { $round }
screen-cards = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
screen-buy = buy for { $price }M
screen-foreign = of { $box }
screen-raise = add { $points } for { $price }M
screen-lower = take { $points } for { $price }M
screen-immune = immune
screen-negation = denies bonuses
screen-injured = injured
screen-twinned = twinned: { $one } and { $two }
screen-worth = costs { $price }M
screen-fit = fit { $points }
screen-attack = attack
screen-defence = defence

## Settings

option-preset = Preset
    .hint = What is not set below is filled in by it.
option-preset-full = The whole game
option-preset-fragment-only = Only what the surviving book supports
option-preset-long = Long: every opportunity of a card
option-boxes = Club boxes
    .hint = With more than one, people play for different clubs.
option-box-1 = Box of seat 1
    .hint = 0: dealt in turn.
option-box-2 = Box of seat 2
    .hint = 0: dealt in turn.
option-box-3 = Box of seat 3
    .hint = 0: dealt in turn.
option-box-4 = Box of seat 4
    .hint = 0: dealt in turn.
option-box-5 = Box of seat 5
    .hint = 0: dealt in turn.
option-end-mode = The game ends
option-end-mode-complete-team = with eleven and a coach
option-end-mode-eleven-only = with eleven
option-end-mode-fixed-rounds = after a fixed number of rounds
option-fixed-rounds = Fixed number of rounds
option-finish-round = Play out the last round
    .hint = Otherwise the game stops as soon as a team is complete.
option-max-rounds = Rounds at most
option-start-money = Money at the start (M)
option-start-events = Event cards at the start
option-base-income = Income of every round (M)
option-formation-mode = Formations
option-formation-mode-lot = by lot
option-formation-mode-choose = chosen in turn
option-formation-mode-free = free: one { letter-0 }, three to five { letter-1 } and { letter-2 }, one to three { letter-3 }
option-formation-bonus-mode = What formations give
option-formation-bonus-mode-coach-fit = points for a coach who suits them
option-formation-bonus-mode-head-to-head = a point for or against in challenges
option-formation-bonus-mode-off = nothing
option-coach-fit-points = Points for the coach who suits
option-coach-value-scores = Coaches score their value
option-coach-required = A complete team has a coach
option-stadium = Stadiums
option-stand-count = Stands of a stadium
option-stand-cost = Cost of a stand (M)
option-stands-per-turn = Stands in one turn at most
option-stadium-points = Points of a complete stadium
option-opportunities-per-turn = Opportunities of a management card
option-opportunities-per-turn-one = one a round
option-opportunities-per-turn-all = each of them once
option-management-cards-open = Management cards face up
option-order-mode = Order of play
option-order-mode-reverse = reverses every round
option-order-mode-rotate = the first player moves on by one
option-market-leftovers = What is unsold
option-market-leftovers-discard = is discarded
option-market-leftovers-keep = stays on the market
option-bonus-timing = A bonus holds
option-bonus-timing-from-declaration = from one's own challenge on
option-bonus-timing-whole-round = also when turned up against a challenge
option-negation-scope = The negation denies
option-negation-scope-bonuses = bonus and Superior tactics
option-negation-scope-management-only = the management bonus only
option-immunity-scope = Immunity protects from
option-immunity-scope-challenges = challenges
option-immunity-scope-challenges-and-poaching = challenges and poaching
option-poach-counts-armband = Poaching a captain costs the armband too
option-swap-refund = Cheaper replacements are refunded
option-armband-reusable = A lost armband may be given again
option-boost-opening = First to change values
option-boost-opening-turn-order = the earlier in the order of play
option-boost-opening-performer = whoever carries out the action
option-save-any-attack = A save answers any attack
option-discard-before-draw = Discard before drawing
option-superior-tactics-clash = Two Superior tactics cancel each other
option-superior-tactics-clash-global = against everybody
option-superior-tactics-clash-head-to-head = only when the two meet
option-window-prompts = Who is asked for event cards
option-window-prompts-holders-only = whoever holds a card
option-window-prompts-always = everybody, always

## Chance

roll-seat = Next in the seating order
roll-board = Formation
roll-team-card = Team card
roll-event-card = Event card
roll-action-card = Action card
roll-management-card = Management card
roll-from-hand = A card from the hand

## Questions

ask-board = Which formation do you play?
    .hint = It says how many footballers of each role your team has room for.
ask-item = Your turn: what do you do? You may use one move of your management card, buy one card and build one stand.
    .hint = In any order, with event cards in between. Then end the turn.
opt-end-turn = End the turn
opt-build = Build a stand
ask-event = { $active-raw ->
        [-1] The round is ending. Do you play a card before it does?
       *[other] { $active-own ->
            [1] Your turn is about to begin. Do you play a card first?
           *[0] { $active } is about to move. Do you play a card first?
        }
    }
    .hint = You may keep your cards for later: four fit in a hand.
ask-poach = Whom do you take from a rival? You pay twice his value.
    .hint = You pay twice his value to the rival.
ask-sign-free = Whom do you sign from the market? This time he costs nothing.
    .hint = This time he costs nothing.
ask-swap-out = Who makes room for a new signing?
    .hint = You pay only the difference in price.
ask-swap-in = Who comes in for { $out }?
    .hint = You pay the difference in price, and may still buy somebody this round.
ask-buy-more = You may buy several this round. Who is next?
    .hint = As many as your money pays for.
opt-stop = Nobody else
ask-captain = Who gets the armband? It makes him two points stronger.
    .hint = The armband makes him two points stronger.
ask-make-room = You draw { $draws ->
        [one] one card
       *[other] { $draws } cards
    }, hold { $held } and may keep four. Do you put one under the deck first?
    .hint = A hand never has more than four cards.
opt-keep = Keep the rest and draw
ask-cut-hand = You hold { $over ->
        [one] one card
       *[other] { $over } cards
    } too many. Which one goes under the deck?
    .hint = A hand never has more than four cards.
ask-target = Whom do you challenge?
    .hint = If your attack succeeds and their defence fails, you score.
ask-declared = { $challenger-own ->
        [1] You challenge { $target }.
       *[0] { $target-own ->
            [1] { $challenger } challenges you.
           *[0] { $challenger } challenges { $target }.
        }
    } Do you play a card before the attack?
    .hint = Next the attack card is turned over.
ask-shelter = { $by } comes for you. Do you turn up your management card now?
    .hint = Immunity protects you for the whole round; a bonus counts in this challenge.
opt-shelter-pass = Leave it face down
ask-revealed = { $performer-own ->
        [1] You need { $needs }.
       *[0] { $performer } needs { $needs }.
    } Do you play a card?
    .hint = Next it is decided which footballers take part.
ask-commit = You need { $needs }, and have { $total } so far. Who takes part?
    .hint = Whoever takes part cannot be changed afterwards.
opt-decline = Nobody: let it fail
ask-boost = { $performer-own ->
        [1] You have { $total ->
            [one] { $total } point
           *[other] { $total } points
        } and need { $number }. Do you add points?
       *[0] { $performer } has { $total ->
            [one] { $total } point
           *[other] { $total } points
        } and needs { $number }. Do you take points off?
    }
    .hint = { $performer-own ->
        [1] Each point more costs you 1M.
       *[0] Each point less costs you 2M.
    }
ask-failed = { $challenger-own ->
        [1] Your attack on { $target } has failed.
       *[0] { $target-own ->
            [1] { $challenger }'s attack on you has failed.
           *[0] { $challenger }'s attack on { $target } has failed.
        }
    } Do you play a card?
    .hint = Without a card the challenge is over.
ask-pending = { $challenger-own ->
        [1] You are about to score against { $target }.
       *[0] { $target-own ->
            [1] { $challenger } is about to score against you.
           *[0] { $challenger } is about to score against { $target }.
        }
    } Do you play a card?
    .hint = It is the last moment before the goal counts.
ask-scored = { $challenger-own ->
        [1] You have scored against { $target }.
       *[0] { $target-own ->
            [1] { $challenger } has scored against you.
           *[0] { $challenger } has scored against { $target }.
        }
    } Do you play a card?
    .hint = The goal counts. Some cards work only now.
ask-appeal = { $by } plays { $card } against you. Do you cancel it with your appeal?
    .hint = A cancelled card has no effect, and is used up.
ask-aim-rival = { $card }: which rival does it hit?
    .hint = It takes effect at once.
ask-aim-player = { $card }: which footballer of a rival does it hit?
    .hint = It takes effect at once.
ask-aim-own-player = { $card }: which of your footballers leaves you?
    .hint = It takes effect at once.
ask-bet = How much do you bet on this challenge? A goal pays three times the stake, no goal twice.
    .hint = You lose the stake if you are wrong.
ask-accept = { $by } offers you { $gets } for { $gives }. Do you accept?
    .hint = If you accept, both change teams at once. If you refuse, all stays as it is.
opt-refuse = Refuse
opt-accept = Accept
ask-give = You may trade one card with { $other }. Which one do you give?
    .hint = Next you choose one of theirs.
opt-event-pass = Keep my cards
opt-declared-pass = Keep my cards
opt-revealed-pass = Keep my cards
opt-failed-pass = Leave it at that
opt-pending-pass = Let the goal count
opt-scored-pass = Keep my cards
opt-appeal-pass = Let it happen
opt-boost-pass = Leave it at that
run-best = My strongest footballers for it
opt-give-pass = Trade nothing
ask-take = You give { $give } to { $other }. Which card do you take for it?
    .hint = Both cards change hands at once.
preview-boost = { $turns-raw ->
        [1] Decides it: { $total } in all
       *[0] { $total } in all
    }{ $cost-raw ->
        [0] {""}
       *[other] , costs { $cost }M
    }
preview-commit = { $total } in all
preview-captain = With the armband { $value }
preview-aim-player = Leaves { $total }
preview-bet = { $back }M back if you are right
preview-accept = { $points ->
        [0] As strong as before
        [1] One point more for you
        [-1] One point less for you
       *[other] Your score changes by { $points }
    }
boost-1 = One point
boost-points = { $name } points

## Events

event-seated = { $seat } takes a place at the table with { $money }M.
event-board = { $seat } will play { $formation }.
event-dealt = { $seat } is dealt { $cards ->
        [one] one event card
       *[other] { $cards } event cards
    }.
event-round = Round { $round }: { $first } moves first.
event-income = { $seat } takes in { $money }M.
event-laid = On the market: { $player }, { $price }M.
event-reshuffled = { $box }: the discarded team cards make a new deck.
event-left-over = Nobody wanted { $player }.
event-management = { $seat } gets a management card.
event-turned-up = { $seat } has left the management card unused.
event-bought = { $seat } buys { $player } for { $price }M.
event-built = { $seat } builds stand { $stands } for { $price }M.
event-ended-turn = { $seat } is done.
event-used = { $seat } uses the management card: { $kind }.
event-earned = { $seat } earns { $money }M.
event-made-room = { $seat } puts { $cards ->
        [one] a card
       *[other] { $cards } cards
    } under the deck.
event-discarded = { $seat }: { $card } goes under the deck.
event-drew = { $seat } draws { $cards ->
        [0] nothing
        [one] one event card
       *[other] { $cards } event cards
    }.
event-drew-card = { $seat } draws { $card }.
event-lost-draws = { $seat } loses { $cards ->
        [one] one draw
       *[other] { $cards } draws
    }.
event-poached = { $seat } takes { $player } from { $from } and pays { $price }M.
event-signed = { $seat } signs { $player } for free.
event-swapped = { $seat }: { $in } in, { $out } out, for { $price }M.
event-renewed = { $seat } renews the market.
event-captain = { $seat } gives { $player } the armband.
event-armband-lost = { $player } leaves, and { $seat } has no captain.
event-immune = { $seat } is immune for the rest of the round.
event-stopped = { $seat } is immune: { $by } has lost the move.
event-bonus = { $negation-raw ->
        [1] { $seat } denies all bonuses this round.
       *[other] { $seat } has a bonus this round: { $bonus }.
    }
event-challenged = { $challenger } challenges { $target }.
event-attack-card = { $seat } attacks: { $attack }, { $needs }.
event-defence-card = { $seat } defends: { $defence }, { $needs }.
event-cannot-fill = { $seat } does not have the footballers for { $needs }.
event-declined = { $seat } does not even try.
event-picked = { $seat } relies on { $player }.
event-committed = { $seat } starts with { $total } of { $number }.
event-raised = { $price-raw ->
        [0] { $seat } adds { $points } with a card: { $total } in all.
       *[other] { $seat } adds { $points } for { $price }M: { $total } in all.
    }
event-lowered = { $seat } takes away { $points } for { $price }M: { $total } in all.
event-succeeded = { $seat } makes it with { $total }.
event-fell-short = { $seat } falls short: { $total } of { $number }.
event-only-a-save = { $defence } is no answer to this attack: { $seat } cannot defend.
event-goal = GOAL! { $challenger } scores against { $target }.
event-no-goal = No goal: { $challenger } against { $target } comes to nothing.
event-played = { $seat } plays { $card }.
event-white = { $card } stays in play for { $seat }.
event-appealed = { $seat } answers with { $with }: { $by }'s { $card } has no effect.
event-twinned = { $seat } and { $other } leave each other in peace until the end of round { $until }.
event-jinxed = { $needs } is jinxed: { $seat } draws again.
event-refused = { $seat } refuses { $by }'s offer.
event-exchanged = { $gives } goes from { $seat } to { $other }, { $gets } comes back.
event-bet = { $goal-raw ->
        [1] { $seat } bets { $money }M on a goal.
       *[other] { $seat } bets { $money }M on no goal.
    }
event-bet-paid = { $seat } wins the bet: { $money }M.
event-bet-lost = { $seat } loses the bet of { $money }M.
event-bet-back = { $seat }'s bet is void: { $money }M back.
event-redirected = { $challenger }'s challenge now goes against { $target }.
event-retried = { $challenger } attacks { $target } once more.
event-switched = { $seat } and { $other } exchange their management cards.
event-switched-card = { $seat } has a new management card.
event-stolen = { $seat } takes an event card from { $from }.
event-stolen-card = { $seat } has taken { $card }.
event-looked = { $seat } looks at { $other }'s hand.
event-saw = { $other } holds { $card }.
event-traded = { $seat } and { $other } trade an event card.
event-traded-cards = { $seat } gives { $give } and takes { $take }.
event-cautioned = { $player } is booked and counts { $points } less: { $total } in all.
event-sent-off = { $player } is sent off and counts nothing: { $total } in all.
event-injured = { $player } is injured until the end of round { $until }.
event-gained = { $seat } receives { $money }M.
event-fined = { $seat } is fined { $money }M.
event-sold = { $seat } sells { $player } for { $money }M.
event-bargain = { $seat }'s next purchase costs { $money }M less.
event-score = { $seat }: { $total } points (footballers { $footballers }, coach { $coach }, formation { $fit }, goals { $scored }, conceded { $conceded }, stadium { $stadium }).

## Why something is not allowed

reason-no-money = { $option }: that costs { $price }M, and you have { $money }M.
reason-no-place = { $option }: your formation has no free place for him.
reason-one-coach = { $option }: you have a coach already.
reason-bought-already = { $option }: you have bought somebody this round.
reason-used-already = { $option }: you have used your management card this round.
reason-stadium-complete = Your stadium is complete.
reason-stand-built = You have built a stand this turn.
reason-too-few = A challenge takes four footballers; you have { $footballers }.
reason-target-too-few = { $option } has { $footballers ->
        [one] one footballer
       *[other] { $footballers } footballers
    }, and four are needed.
reason-target-immune = { $option } is immune this round.
reason-target-twinned = { $option }: your fans are twinned, so there is no challenge.
reason-changes-nothing = { $option }: it would change nothing now.
reason-card-changes-nothing = { $option }: it would change nothing now.
reason-twinned-before = { $option }: every rival has played this card on you before.
reason-not-on-card = { $option }: not on this card.
reason-bought-before = { $option }: only if you have bought nothing this round.
reason-nobody-fits = { $option }: there is a free place for none of those who could come.
reason-no-target = { $option }: every rival has fewer than four footballers, is immune or has twinned fans.
reason-rivals-immune = { $option }: the rivals are immune this round.
reason-no-armband = { $option }: your armband is gone.
reason-other-moment = { $option }: this is for another moment.
reason-wrong-role = { $option } does not play in the role that is asked for.
reason-injured = { $option } is injured.
reason-term-left-empty = With { $option } here another role would stay empty.

## How it ended

why-points = More points
why-goals-scored = Level on points, more goals scored
why-goals-conceded = Level on points and goals, fewer conceded
why-money = Level on the pitch, more money
why-shared = Level in everything: the victory is shared

# -- hints

hint-signing = He brings { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more in a hundred games
    [one] about one point more
   *[other] about { $whole } points more
} than whoever may still come for his place.
hint-economic = The money is worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-event = The event cards are worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-challenge = A hundred such challenges bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-various = The move is worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-stand = The stand is worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-limit = Worth { $limit } million at most.
hint-formation = The deck has { $defenders } defenders, { $midfielders } midfielders and { $attackers } attackers; this board needs { $defenders-wanted }, { $midfielders-wanted } and { $attackers-wanted }. That is at least { $least } players for every place, and { $coaches ->
    [0] no coach suits it
    [one] one coach suits it
   *[other] { $coaches } coaches suit it
}.
hint-end-turn = Nothing else that you could do now pays. You keep your { $money } million.
hint-no-signing = { $whole ->
    [0] { $points ->
        [0] Nobody on the market would bring you a point in a hundred games
        [one] The best on the market would cost you one point in a hundred games
       *[other] The best on the market would cost you { $points } points in a hundred games
    }
    [one] The best on the market would cost you about one point
   *[other] The best on the market would cost you about { $whole } points
}. You keep your { $money } million.
hint-deal = He brings { $value ->
    [one] { $value } point
   *[other] { $value } points
} and costs { $cost ->
    [0] nothing
    [one] { $cost } million
   *[other] { $cost } million
}.
hint-swap = The swap brings { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-captain = With the armband he counts { $value }: nobody in your team would count more.
hint-keep-cards = { $cards ->
    [one] Keep your card: at a better moment it is
   *[other] Keep your cards: at a better moment the best of them is
} worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-play-card = This is its moment: the card is worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-bargain = Your next purchase this turn costs { $money } million less: play it before you buy.
hint-exchange = Offer one of your footballers for a better one. If your rival refuses, the bank pays you { $money } million.
hint-sell = Your poorest footballer counts { $value }, and the bank pays { $money } million for him.
hint-appeal = It stops a card that would cost you { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-keep-hand = { $cards ->
    [one] Your card is
   *[other] Your { $cards } cards are all
} worth keeping.
hint-poorest-card = Of your { $cards } cards it is worth least: { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-best-card = It is the best of them: worth { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
hint-aim-rival = This rival has { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money } million and { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand.
hint-aim-player = He counts { $value }: nobody you can hit counts more.
hint-aim-own = He counts { $value }: you will miss him least.
hint-bet = Of a hundred such challenges { $chance } end in a goal.
hint-accept = You get { $gets ->
    [one] { $gets } point
   *[other] { $gets } points
} for { $gives }.
hint-refuse = You would give { $gives ->
    [one] { $gives } point
   *[other] { $gives } points
} for { $gets }.
hint-keep-player = Your best footballer counts { $value }, and nobody can sign him away from you then.
hint-immunity = It stops a challenge that ends in a goal { $chance } times in a hundred.
hint-turn-up = Your bonus counts against a challenge that ends in a goal { $chance } times in a hundred.
hint-stay-hidden = Your card changes nothing in this challenge, which ends in a goal { $chance } times in a hundred. Let nobody see it.
hint-commit = Together they make { $total }; { $number } are needed.
hint-decline = Even your strongest make only { $total } of the { $number } needed.
hint-reached = You have { $total } and need { $number }: pay for nothing.
hint-falls-short = The other side has { $total } and needs { $number }: pay for nothing.
hint-boost = { $points ->
    [one] One more point wins
   *[other] { $points } more points win
} you the action.
hint-lower = With { $points ->
    [one] { $points } point
   *[other] { $points } points
} less the other side's action fails.
hint-too-far = You lack { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the action is worth at most { $limit } million to you.
hint-cannot-stop = To stop them you would have to take off { $points ->
    [one] { $points } point
   *[other] { $points } points
}: that costs more than it brings.
hint-deal-pays = He brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}, and { $money } million comes back to you.
hint-swap-costs = Every swap costs you something now; this one least: { $whole ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in a hundred games
    [one] about one point
   *[other] about { $whole } points
}.
