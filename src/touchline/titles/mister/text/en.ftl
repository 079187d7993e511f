title-name = Mister
title-blurb = Draft a squad, hide your line-up, guess where the ball will go: a football match in thirty-two cards.

## The pitch

slot-0 = goalkeeper
slot-1 = left back
slot-2 = left centre back
slot-3 = right centre back
slot-4 = right back
slot-5 = left wide midfielder
slot-6 = left centre midfielder
slot-7 = right centre midfielder
slot-8 = right wide midfielder
slot-9 = left striker
slot-10 = right striker
slot-none = no slot

role-0 = goalkeeper
role-1 = full back
role-2 = centre back
role-3 = wide midfielder
role-4 = centre midfielder
role-5 = striker

characteristic-0 = finishing
characteristic-1 = heading
characteristic-2 = ball-winning
characteristic-3 = passing
characteristic-4 = crossing
characteristic-5 = set pieces
characteristic-6 = shot-stopping
characteristic-7 = high balls
characteristic-none = nothing

trait-1 = back heel
trait-2 = overhead kick
trait-4 = crowd favourite
trait-8 = true leader
trait-none = no trait

direction-0 = left
direction-1 = centre
direction-2 = right

player-none = nobody

## The action cards

action-cross-right = Right-wing cross, striker's header
action-cross-left = Left-wing cross, striker's header
action-overlap-right = Right back overlaps and crosses
action-overlap-left = Left back overlaps and crosses
action-through-ball-right = Ball in behind, from centre right
action-through-ball-left = Ball in behind, from centre left
action-corner-right = Corner kick, right
action-corner-left = Corner kick, left
action-free-kick = Direct free kick
action-penalty = Penalty kick
action-knock-down-right = Knock-down by the right striker
action-knock-down-left = Knock-down by the left striker
action-long-pass-right = Long pass out of defence, right
action-long-pass-left = Long pass out of defence, left
action-late-run-left = Late run of the left centre midfielder
action-late-run-right = Late run of the right centre midfielder
action-diagonal-right = Diagonal ball from the right
action-diagonal-left = Diagonal ball from the left
action-red-card = Red card
action-loose-ball-right = Loose ball in the box, right
action-loose-ball-left = Loose ball in the box, left
action-injury = Injury
action-back-heel = Back-heel finish
action-overhead-kick = Overhead kick
action-crowd = The crowd lifts the team
action-leader = The leader speaks up
action-dribble-right = Solo dribble of the right striker
action-dribble-left = Solo dribble of the left striker
action-long-shot-right = Long-range drive, move from the right
action-long-shot-left = Long-range drive, move from the left
action-break-right = Keeper launches a break, right
action-break-left = Keeper launches a break, left

## Settings

option-mode = Mode of play
    .hint = A single match for two, a cup or a league for four, or our small league for three.
option-mode-head-to-head = Single match
option-mode-cup = Cup
option-mode-league = League
option-mode-three-way = Three-way league
option-season-market = Transfer windows
    .hint = After every round of a cup or a league the sides may exchange players with the free agents.
option-deck-passes = Passes through the action deck
    .hint = How often the thirty-two cards are played through before the match is over.
option-shootout = Penalty shoot-out
    .hint = A level match goes to penalties.
option-shootout-early-stop = Stop the shoot-out early
    .hint = The five kicks end as soon as the winner is certain.
option-shootout-pool = Who may take penalties
option-shootout-pool-on-pitch = Those on the pitch at the end
option-shootout-pool-with-bench = Those on the pitch and the unused bench
option-league-legs = Legs of the league
    .hint = One match against each opponent, or two.
option-return-leg-swaps-order = Swap the order in the return leg
    .hint = The side that was named second now starts.
option-league-tiebreak = Level on points
option-league-tiebreak-head-to-head-first = Matches between them first
option-league-tiebreak-goal-difference-first = Overall goal difference first
option-season-draws-after-tie = Cards after a draw
    .hint = How many cards each side may draw in the transfer window after a drawn match.
option-season-refused = Refused in the window
option-season-refused-bottom = To the bottom of the deck
option-season-refused-out-of-game = Out of the game
option-market-first-seat = Who opens the market
    .hint = The book says the youngest; here a seat is chosen, or drawn by lot.
option-market-first-seat-0 = Seat 1
option-market-first-seat-1 = Seat 2
option-market-first-seat-2 = Seat 3
option-market-first-seat-3 = Seat 4
option-market-first-seat-random = Drawn by lot
option-market-cards = Cards drawn in a turn of the market
    .hint = On one device several in a row save hand-overs.
option-market-visibility = Players signed in the market
option-market-visibility-private = Hidden from the others
option-market-visibility-open = Open to all
option-market-idle-guard = No idle market
    .hint = After a whole pass without a signing everybody must take what may be held.
option-keeper-slot = Who may stand in goal
option-keeper-slot-keeper-only = The keeper alone
option-keeper-slot-free = Anybody
option-phase-tie = A level duel goes to
option-phase-tie-defender = The defender
option-phase-tie-attacker = The attacker
option-card-21-defender = Opponent on card 21
    .hint = The card prints the left centre back; every other card opposes left to right.
option-card-21-defender-RCB = Right centre back
option-card-21-defender-LCB = Left centre back, as printed
option-empty-defender = Duel against an empty slot
option-empty-defender-pass = Won at once
option-empty-defender-zero = Against a value of zero
option-boost-carry-over = A bonus waits
    .hint = It stays until the next attack, even beyond the end of the turn.
option-boost-stacking = Bonuses add up
option-skip-dead-shots = Skip certain shots
    .hint = No directions are asked for when they cannot change the result.

action-none = Penalty shoot-out

## Small words of the table

shot-1 = shot
shot-2 = penalty
shot-3 = unstoppable shot

coin-1 = heads
coin-2 = tails

market-choice-0 = Let him go
market-choice-1 = Sign him

window-choice-0 = Keep my squad
window-choice-1 = Draw a card

outcome-0 = The move breaks down
outcome-1 = Saved
outcome-2 = Goal
outcome-3 = Sent off
outcome-4 = Injured
outcome-5 = Lifted
outcome-6 = Nothing comes of it

roll-coin = Coin toss
roll-footballer = Player from the deck
roll-action = Action card
roll-first-seat = Who opens the market
roll-lot = Lot
roll-agent = Free agent

## Questions

ask-decide = Do you sign { $player }? You have { $size } of fifteen, and { $left ->
        [0] no card is
        [one] one card is
       *[other] { $left } cards are
    } left in the deck.
    .hint = The market goes on until everybody has fifteen, one of them a keeper.
ask-field = Who plays as { $slot }?
    .hint = The action cards ask every place for skills of its own.
ask-shoot = Where does { $shooter } shoot? { $shot-raw ->
        [3] Numbers do not count: a goal unless { $keeper } guesses your side.
       *[other] { $same_goal-raw ->
            [1] { $value } against { $against }: a goal wherever { $keeper } goes.
           *[0] { $other_goal-raw ->
                [1] { $value } against { $against }: a goal unless { $keeper } guesses your side.
               *[0] { $value } against { $against }: not enough, wherever { $keeper } goes.
            }
        }
    }
    .hint = Both sides choose in secret; then both are shown.
ask-dive = { $shooter } shoots: where does your keeper go? { $shot-raw ->
        [3] Numbers do not count: guess right and it is saved, guess wrong and it is a goal.
       *[other] { $same_goal-raw ->
            [1] { $value } against { $against }: a goal wherever you go.
           *[0] { $other_goal-raw ->
                [1] { $value } against { $against }: guess right and it is saved, guess wrong and it is a goal.
               *[0] { $value } against { $against }: saved wherever you go.
            }
        }
    }
    .hint = Both sides choose in secret; then both are shown.
ask-take = { $action } for you: who takes it? { $keeper } in goal has { $against }.
    .hint = Anybody on the pitch may take it, the keeper too.
opt-take-preview = { $option }, { $value } against { $against }
preview-take = { $same_goal-raw ->
        [1] Always a goal
       *[0] { $other_goal-raw ->
            [1] A goal if the keeper guesses wrong
           *[0] No goal
        }
    }
ask-victim = { $owner-own ->
        [1] { $action } for you: which of your men does it hit?
       *[0] { $action } for { $owner }: whom does it hit?
    } It is always the best on the pitch, and these are level.
    .hint = The card always hits the best on the pitch.
ask-substitute = Who comes on as { $slot }? { $injured } is injured and cannot go on.
    .hint = Only somebody from the bench may come on.
ask-kicker = Who takes your penalty number { $kick }? { $keeper } in goal has { $against }.
    .hint = Each may take one of the five; name them in order.
opt-kicker-preview = { $option }, { $value } against { $against }
preview-kicker = { $same_goal-raw ->
        [1] Always a goal
       *[0] { $other_goal-raw ->
            [1] A goal if the keeper guesses wrong
           *[0] No goal
        }
    }
ask-sudden = Sudden death, kick { $kick }: who takes it for you? { $keeper } in goal has { $against }.
    .hint = From now on the first miss can decide.
opt-sudden-preview = { $option }, { $value } against { $against }
preview-sudden = { $same_goal-raw ->
        [1] Always a goal
       *[0] { $other_goal-raw ->
            [1] A goal if the keeper guesses wrong
           *[0] No goal
        }
    }
ask-draw = Do you look at a free agent? You may draw { $left ->
        [one] one more card
       *[other] { $left } more cards
    }; whoever comes in takes the place of one of yours, and you may refuse him.
    .hint = You may refuse whoever comes.
ask-exchange = Who makes way for { $player }? You may also refuse him and keep your squad.
    .hint = Whoever makes way leaves your squad for good.
opt-exchange-refuse = Refuse him
opt-exchange-any = Give up { $option }

## Events

# A score in the order of the header: the reader's side first; for others the side that is named first.
score = { $rival-own ->
    [1] { $against }-{ $goals }
   *[other] { $seat-own ->
        [1] { $goals }-{ $against }
       *[other] { $home-raw ->
            [1] { $goals }-{ $against }
           *[other] { $against }-{ $goals }
        }
    }
}
kicks-score = { $rival-own ->
    [1] { $against }-{ $scored }
   *[other] { $seat-own ->
        [1] { $scored }-{ $against }
       *[other] { $home-raw ->
            [1] { $scored }-{ $against }
           *[other] { $against }-{ $scored }
        }
    }
}
# After a save: the side of the keeper who made it is `seat`.
saved-score = { $rival-own ->
    [1] { $scored }-{ $against }
   *[other] { $seat-own ->
        [1] { $against }-{ $scored }
       *[other] { $home-raw ->
            [1] { $against }-{ $scored }
           *[other] { $scored }-{ $against }
        }
    }
}

event-market-opened = The market is open; { $first } draws first.
event-drawn = { $seat } turns up { $player }.
event-signed = { $seat } signs the player: { $size } in the squad.
event-discarded = { $seat } lets { $player } go.
event-reshuffled = The deck is empty: { $cards ->
        [one] one discard goes
       *[other] { $cards } discards go
    } round again (pass { $pass }).
event-market-closed = The market closes; { $free ->
        [one] one player stays
       *[other] { $free } players stay
    } without a team.
event-tossed = { $seat } tosses the coin: { $face }.
event-paired = The draw: { $one } against { $two }, { $three } against { $four }.
event-round = { $rounds ->
    [1] The teams get ready.
   *[other] Round { $round } of { $rounds }.
}
event-fixture = { $first } v { $second }
event-fielded = { $seat }, { $slot }: { $player }
event-kick-off = { $seat } kicks off.
event-action = { $boost ->
        [0] { $seat } turns up a card: { $action }.
       *[other] { $seat } turns up a card, with a bonus of { $boost }: { $action }.
    }
event-missing = The move needs a { $slot }, and { $seat } has none left.
duel-lead = { $margin ->
    [2] : a lead of { $margin } is needed
    [-2] : on this card 2 less is enough
   *[other] { "" }
}
event-duel = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) gets past { $opponent } ({ $skill } { $against }){ duel-lead }.
       *[other] { $opponent } ({ $skill } { $against }) stops { $player } ({ $characteristic } { $value }){ duel-lead }.
    }
event-unopposed = Nobody at { $slot }: { $player } walks through.
event-any-of = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) delivers it into the box.
       *[other] Nobody can deliver it: { $characteristic } { $needed } is needed, { $player } has { $value }.
    }
event-own-keeper = { $passed-raw ->
        [1] { $player } ({ $characteristic } { $value }) launches the break with a long throw.
       *[other] { $player } ({ $characteristic } { $value }) cannot throw that far; it takes { $needed }.
    }
event-trait-needed = { $passed-raw ->
        [1] { $player } has it in the locker: { $trait }!
       *[other] It takes a player with { $trait } further up, and there is none.
    }
event-taker = { $player } puts the ball down for { $seat }.
event-wall = { $passed-raw ->
        [1] Over the wall: nobody reaches { $characteristic } { $needed }.
       *[other] { $player } ({ $characteristic } { $value }) rises in the wall and heads it away.
    }
event-story = { $player } takes it on at { $slot }.
event-faded = { $phase ->
        [0] It comes to nothing before it begins.
       *[other] The move breaks down.
    }
event-shot = { $shot-raw ->
        [3] { $player } tries the unthinkable: only a lucky dive saves this!
        [2] { $player } ({ $characteristic } { $value }) from the spot against { $keeper } ({ $skill } { $against }).
       *[other] { $player } ({ $characteristic } { $value }) shoots! { $keeper } ({ $skill } { $against }) in the way.
    }
event-directions = { $same-raw ->
        [1] Shot { $shot }, dive { $dive }: the keeper guessed right.
       *[other] Shot { $shot }, dive { $dive }: wrong-footed.
    }
event-goal = GOAL! { $player } scores for { $seat }: { score }.
event-saved = { $player } makes the save for { $seat }.
event-sent-off = Red card! { $player } ({ $slot }) leaves { $seat } a player short.
event-injured = { $player } ({ $slot }) is down and cannot go on for { $seat }.
event-substituted = { $player } comes on for { $seat } as { $slot }.
event-not-replaced = The bench is empty: { $seat } goes on without a { $slot }.
event-boosted = { $player }, { $trait }, lifts { $seat }: a bonus of { $boost } for the next attack. Another card!
event-not-boosted = No { $trait } on the pitch: nothing for { $seat }.
event-boost-lapsed = { $seat }'s bonus ends with the turn.
event-new-pass = The action cards are shuffled again: pass { $pass }.
event-full-time = Full time: { $second-own ->
    [1] { $second } { $against }-{ $goals } { $first }
   *[other] { $first } { $goals }-{ $against } { $second }
}.
event-shootout = All level: penalties between { $first } and { $second }.
event-takers = { $seat } names { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-penalty = Penalty { $kick } for { $seat }: { $player } ({ $value }) against { $keeper } ({ $against }).
event-penalty-scored = { $player } scores: { kicks-score } on penalties.
event-penalty-saved = { $player } saves it for { $seat }: { saved-score } on penalties.
event-shootout-won = { $seat } wins on penalties: { kicks-score }.
event-table-row = { $place }. { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }, goal difference { $difference }, goals { $goals }
event-lot = The lot puts { $seat } in place { $place }.
event-window = { $seat } draws from the free agents.
event-agent = { $seat } sees { $player }.
event-declined = { $seat } draws no free agent.
event-refused = { $seat } sends the player back.
event-exchanged = { $seat } exchanges a player.
event-exchange = { $seat }: { $in } in, { $out } out.
event-winner = { $seat } wins!

## Why something is not allowed

reason-keeper-owned = You have a keeper, { $player }; a squad has only one.
reason-keeper-wanted = You have fourteen and no keeper: the last place is for a keeper.
reason-keeper-in-goal = { $option } is your keeper and plays in goal.
reason-already-fielded = { $option } already plays as { $slot }.
reason-sent-off = { $option } has been sent off.
reason-injured = { $option } is injured.
reason-on-the-bench = { $option } is on the bench; only those on the pitch may take it.
reason-keeper-exempt = This card never hits the keeper.
reason-not-the-highest = { $option } has { $overall } in all; the card hits the best on the pitch, with { $highest }.
reason-already-named = { $option } already takes kick { $kick }.
reason-kicked-more-often = { $option } has kicked more often than others; they come first.
reason-keeper-for-keeper = A keeper is exchanged only for a keeper.
reason-already-playing = { $option } is playing as { $slot }.

## How it ended

why-league = Top of the table
why-cup = The final decided
why-cup-penalties = The final, on penalties
why-penalties = On penalties
why-goals = More goals
why-drawn = Nothing between them

## Hints, in hundredths of a goal over a match

hint-signing = He adds { $gain ->
    [one] { $gain } goal
   *[other] { $gain } goals
} in a hundred matches. With about { $rounds } cards still to see, take those who add { $least } or more.
hint-signing-weakens = With him your eleven is { $loss ->
    [one] { $loss } goal
   *[other] { $loss } goals
} worse in a hundred matches than with the usual signing. About { $rounds } cards are still to see.
hint-signing-late = He adds { $gain ->
    [one] { $gain } goal
   *[other] { $gain } goals
} in a hundred matches, and only about { $rounds } cards are still to see.
hint-exchange = The exchange adds { $gain ->
    [one] { $gain } goal
   *[other] { $gain } goals
} in a hundred matches.
hint-kick = His free kicks are worth { $value }.
hint-slot = As { $slot } he brings { $gain ->
    [one] { $gain } goal
   *[other] { $gain } goals
} more than usual in a hundred matches.
hint-slot-less = As { $slot } he brings { $loss ->
    [one] { $loss } goal
   *[other] { $loss } goals
} less than usual in a hundred matches.
hint-asked = { $cards ->
        [one] One action card asks
       *[other] { $cards } action cards ask
    } the { $slot } for { $characteristic }; he has { $value }.
hint-directions = { $lead ->
    [0] You are level
   *[other] You lead by { $lead }
}: a goal in { $chance } of a hundred such shots. All three directions are equally good, so let nobody guess yours.
hint-signing-bench = You have { $size } of { $most } players: anybody fills the bench now.
hint-signing-last = With him your eleven is { $loss ->
    [one] { $loss } goal
   *[other] { $loss } goals
} worse in a hundred matches than with the usual signing, but { $rounds ->
    [0] no more cards are
    [one] only one card is
   *[other] only about { $rounds } cards are
} still to see.
hint-draw = A look costs nothing: you may refuse whoever comes. You can draw { $left ->
    [one] once more
   *[other] { $left } times
}.
hint-refuse-loses = Even the best exchange would cost you { $loss ->
    [one] { $loss } goal
   *[other] { $loss } goals
} in a hundred matches.
hint-refuse-even = { $gain ->
    [0] No exchange would add a goal
    [one] Even the best exchange would add only one goal
   *[other] Even the best exchange would add only { $gain } goals
} in a hundred matches.
hint-eleven = Each stands where the action cards ask most for what he has; { $players } of the eleven play in their own role.
hint-directions-behind = You are { $lead } behind: a goal in { $chance } of a hundred such shots. All three directions are equally good, so let nobody guess yours.
hint-dive = { $lead ->
    [0] You are level with the shooter
   *[other] The shooter leads by { $lead }
}: a goal in { $chance } of a hundred such shots. All three directions are equally good, so let nobody guess yours.
hint-guess-alone = Only the guess counts here: a goal in { $chance } of a hundred such shots. All three directions are equally good, so let nobody guess yours.
hint-dive-ahead = The shooter is { $lead } behind: a goal in { $chance } of a hundred such shots. All three directions are equally good, so let nobody guess yours.
