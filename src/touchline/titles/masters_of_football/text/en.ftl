## The game

title-name = Masters of Football
title-blurb = Three players a side, a hidden tactic and a hand full of tricks: win the league for your club.

## Tactics, levels, positions, tiers, sides

tactic-0 = possession
tactic-1 = direct
tactic-2 = physical
tactic-3 = defensive
tactic-none = no tactic yet
level-0 = red
level-1 = brown
level-2 = orange
level-3 = green
level-4 = blue
level-5 = purple
level-none = no level
position-0 = defender
position-1 = midfielder
position-2 = forward
tier-0 = gold
tier-1 = silver
tier-2 = bronze
tier-3 = wood
side-0 = home
side-1 = away
side-none = neither side
kind-0 = strategy
kind-1 = evolution
kind-2 = anti-football
kind-3 = corruption
card-moment-0 = before the match
card-moment-1 = during the match
card-moment-2 = at any time
player-66 = stand-in defender
player-67 = stand-in midfielder
player-68 = stand-in forward

## Managers

manager-MG01 = Master Tactician
    .hint = +2 in every tactic battle.
manager-MG02 = Super-Agent Partnership
    .hint = More players to choose from at the start; every player of 2M or more costs 1M less.
manager-MG03 = Youth Academy
    .hint = Five academy rolls, two players to take, gold on the genius face.
manager-MG04 = The People's Club
    .hint = Always has home advantage, away too.
manager-MG05 = Stadium Inferno
    .hint = Immune to action cards when playing at home.
manager-MG06 = Godfather
    .hint = May reroll attack or defence dice for 1M each time; immune to corruption.
manager-MG07 = Special One
    .hint = One reroll of attack or defence dice in every match.
manager-MG08 = Joga Bonito
    .hint = Attack +2 for your team, +1 for the opponent.
manager-MG09 = Bench General
    .hint = One or two free substitutions at half-time; immune to anti-football.
manager-MG10 = Sports Scientist
    .hint = Evolution cards cost nothing; immune to those of others.

## Action cards

card-AC01 = Call to Arms
card-AC02 = Continuous Movement
card-AC03 = Clean Hands
card-AC04 = Low Block
card-AC05 = Counter-Attack Plan
card-AC06 = High Press
card-AC07 = Set-Piece Routine
card-AC08 = Scouting Report
card-AC09 = Chalkboard Masterclass
card-AC10 = Keep the Ball
card-AC11 = Route One
card-AC12 = Battle Plan
card-AC13 = Park the Bus
card-AC14 = Travelling Army
card-AC15 = Win Bonus
card-AC16 = Win Bonus
card-AC17 = Tactical Switch
card-AC18 = Last-Gasp Siege
card-AC19 = Shirt Sales
card-AC20 = Whistleblower
card-AC21 = Whistleblower
card-AC22 = Shooting Practice
card-AC23 = Finishing School
card-AC24 = Marking Drills
card-AC25 = Rock at the Back
card-AC26 = Complete Player
card-AC27 = Playmaker Lessons
card-AC28 = Captain's Armband
card-AC29 = Fitness Block
card-AC30 = Ball Mastery
card-AC31 = Second Wind
card-AC32 = Wonderkid
card-AC33 = Time-Wasting
card-AC34 = Time-Wasting
card-AC35 = Marked to the Limit
card-AC36 = Reducer Tackle
card-AC37 = Provocation
card-AC38 = Waterlogged Pitch
card-AC39 = Mind Games
card-AC40 = Ball-Boy Tricks
card-AC41 = Surround the Referee
card-AC42 = Disallowed Goal
card-AC43 = Disallowed Goal
card-AC44 = Bought Linesman
card-AC45 = Brown Envelope
card-AC46 = Thrown Match
card-AC47 = Doping Programme
card-AC48 = Phantom Penalty
card-AC49 = Slush Fund
card-AC50 = Stopped Watch

## Symbols on cards; $n is the number printed with them

symbol-mod-attack = attack { $n }
symbol-mod-defence = defence { $n }
symbol-mod-tactic = tactic { $n }
symbol-requires-home-advantage = needs home advantage
symbol-gain-home-advantage = gains home advantage
symbol-force-tactic = forces the tactic: { $n }
symbol-receive-money = { $n }M from the bank
symbol-starting-squad-advantage = more players at the start
symbol-substitution-advantage = free substitutions
symbol-academy-advantage = gold on the genius face in the academy
symbol-player-discount = players { $n }M cheaper
symbol-zero-cost-evolution = evolution cards for nothing
symbol-immune-all = immune to action cards
symbol-immune-corruption = immune to corruption
symbol-immune-anti-football = immune to anti-football
symbol-immune-evolution = immune to evolution
symbol-disallow-goal = disallows a goal
symbol-block-corruption = blocks corruption
symbol-skip-next-turn = the next turn is skipped
symbol-extra-attack-turn = one attack more
symbol-roll-extra-attack = roll for one attack more
symbol-roll-tactic-battle = a new tactic battle
symbol-reroll-paid = rerolls for { $n }M each
symbol-reroll-any = attack or defence rerolls: { $n }
symbol-reroll-attack = attack rerolls: { $n }

## Teams without a person

personless-PT1 = Up High, Above the Sky
personless-PT2 = Two Chisels and an Artist
personless-PT3 = The Bald One, the Handsome One and the Kid

## Teams, windows, dice, piles, slots

team-0 = Team 1
team-1 = Team 2
team-2 = Team 3
team-3 = Team 4
team-4 = Team 5
team-5 = Team 6
team-6 = Team 7
team-7 = Team 8
team-none = nobody
window-0 = before the tactic battle
window-1 = before kick-off
window-2 = between turns
window-3 = after the dice
window-4 = after a goal
window-5 = after a bribe
window-6 = between matches
window-7 = in the academy
dice-0 = the attack's dice
dice-1 = the defence's dice
pile-0 = gold pile
pile-1 = silver pile
pile-2 = bronze pile
pile-3 = wood pile
pile-4 = action pile
slot-0 = first place
slot-1 = second place
slot-2 = third place
slot-none = no place
moment-0 = before kick-off
moment-1 = after turn 1 of 12
moment-2 = after turn 2 of 12
moment-3 = after turn 3 of 12
moment-4 = after turn 4 of 12
moment-5 = after turn 5 of 12
moment-6 = after turn 6 of 12
moment-7 = after turn 7 of 12
moment-8 = after turn 8 of 12
moment-9 = after turn 9 of 12
moment-10 = after turn 10 of 12
moment-11 = after turn 11 of 12
moment-12 = after turn 12 of 12
moment-13 = after half-time
moment-14 = after stoppage time
when-none = no substitution
when-1 = before the roll
when-2 = after the roll
player-none = nobody
card-none = no card
choice-0 = passes
choice-1 = plays
choice-2 = after the roll
choice-none = none

## Questions

ask-choose-manager = Which manager leads your club? The other card leaves the game.
    .hint = He brings a budget and an ability of his own.
ask-buy-player = Whom do you buy? You have { $money } left.
    .hint = What you do not spend stays yours.
ask-field-player = Who plays in place { $slot } of three?
    .hint = Three players, not all of the same position.
ask-choose-tactic = Which tactic do you choose? Your rival sees it only if you win the tactic battle.
    .hint = Both sides choose in secret.
ask-announce-cards =
    { $rival-raw ->
        [-1] { $home } against { $away }.
       *[other] You play { $rival }.
    } Play cards { $window }?
    .hint = Both sides announce first; then all cards are turned over together.
ask-place-card = Which card do you play? It stays hidden until both sides are ready. You have { $money } left.
    .hint = Playing a card costs what is printed on it.
ask-choose-team = Which team is { $card } for?
    .hint = All its effects go to that team.
ask-choose-slot = Their players are still hidden. Which place is { $card } for?
    .hint = The players are turned over only afterwards.
ask-choose-target = Which player is { $card } for?
    .hint = It counts for this player alone.
ask-act-between-turns =
    { $own ->
        [-1] { $home } against { $away }, { $moment }.
       *[other]
        { $moment-raw ->
            [0] Your match against { $rival } is about to begin.
           *[other]
            { $lead ->
                [1] You lead { $rival } by { $scored } to { $conceded }, { $moment }.
                [-1] You trail { $rival } by { $scored } to { $conceded }, { $moment }.
               *[other] You and { $rival } are level, { $scored } to { $conceded }, { $moment }.
            }
        }
    } Play a card now?
    .hint = If nobody plays a card, the match goes on.
ask-act-reroll =
    { $own ->
        [1]
        { $verdict ->
            [1] You score, { $total } to { $against }.
            [2] You score by a stroke of genius.
            [3] A stroke of genius saves your shot.
           *[0] Your shot is saved, { $total } against { $against }.
        }
        [0]
        { $verdict ->
            [1] { $rival } scores, { $total } to { $against }.
            [2] { $rival } scores by a stroke of genius.
            [3] Your stroke of genius saves the shot.
           *[0] You save the shot, { $against } against { $total }.
        }
       *[other]
        { $verdict ->
            [1] { $attacker } scores, { $total } to { $against }.
            [2] { $attacker } scores by a stroke of genius.
            [3] A stroke of genius keeps { $attacker } out.
           *[0] { $attacker } shoots and it is saved, { $total } against { $against }.
        }
    } Use a re-roll?
    .hint = A shot that is level is saved. The new dice count, better or worse.
ask-choose-dice = Whose dice are rolled again? The other side's dice stay as they are.
    .hint = The new dice count, better or worse.
ask-answer-goal =
    { $own ->
        [0] { $rival } scores. It would be { $scored } to { $conceded }.
       *[other] { $team } has scored.
    } Play a card to have the goal disallowed?
    .hint = It is now or never: after this the goal counts.
ask-blow-whistle = { $owner } plays { $against }. Report it and stop the card?
    .hint = It is now or never: after this the card takes effect.
ask-announce-substitution = Half-time. Do you bring somebody on, and when? Before the dice anybody may come on. After them, the winner of the tactic battle may bring on only a player with at least the same tactic rating.
    .hint = One player may be replaced at half-time.
ask-take-off = Who goes off?
    .hint = One player may be replaced at half-time.
ask-bring-on = Who comes on for { $off }?
    .hint = The three may not all have the same position.
ask-act-between-matches = Matchday { $matchday } comes next. Play a card before it?
    .hint = Cards that bring money are played between matches.
ask-exchange-card = Which cards do you exchange? Each new card costs 1M. You have { $money } left.
    .hint = The old cards go before the new ones are drawn.
ask-play-academy-card = Your academy opens. Play a card for it?
    .hint = It has to be played before your first roll.
ask-choose-tier = The flame! Do you draw a gold or a silver player?
    .hint = Each roll brings one player.
ask-roll-again = Nobody is within your limit. Roll again?
    .hint = It costs nothing: you may go on until somebody is within it.
ask-take-player = Whom do you take from the academy? He may cost { $limit } at most.
    .hint = He joins your squad free of charge.
ask-release-player = Who leaves the club? You have { $number ->
        [one] one player
       *[other] { $number } players
    } too many.
    .hint = A squad has six players at most.
ask-discard-card = Which card do you give up? You hold { $number ->
        [one] one card
       *[other] { $number } cards
    } too many.
    .hint = A hand has five cards at most.
ask-enter-goals = { $home } against { $away }. How many goals did { $team } score?
    .hint = You may correct it later.
ask-correct-result = Is there a result to correct?
    .hint = The table is worked out again.

## Options with words of their own

opt-done = Done
opt-pass = No card
opt-play = Yes, play cards
opt-exchange = Exchange cards
opt-ability = Roll again by your manager's ability
opt-paid = Roll again for 1M
opt-none = Nobody comes on
opt-before-roll = Before the dice
opt-after-roll = After the dice
opt-stop = Stop
opt-roll = Roll again
run-own-dice = Roll my dice again
run-other-dice = Roll the other dice again

## Events

event-seated = { $seat } manages { $team }
event-manager-kept = { $team } is led by { $manager }
event-money-received = { $team } receives { $money }
event-players-dealt = { $team } is dealt { $number ->
        [one] one player
       *[other] { $number } players
    }
event-player-dealt = Dealt to you: { $player }
event-players-bought = { $team } buys { $number ->
        [0] nobody
        [one] one player for { $money }
       *[other] { $number } players for { $money }
    }
event-player-bought = Bought: { $player } for { $money }
event-player-discarded = { $team } discards { $player }
event-wood-joined = { $team } is given a wood player
event-wood-seen = The wood player is { $player }
event-cards-dealt = { $team } draws { $number ->
        [one] one action card
       *[other] { $number } action cards
    }
event-card-drawn = Drawn: { $card }
event-card-discarded = { $team } discards { $card }
event-cards-exchanged = { $team } exchanges { $number ->
        [one] one card
       *[other] { $number } cards
    }
event-reshuffled = Reshuffled: { $pile }
event-matchday-begins = Matchday { $matchday }
event-match-begins = { $home } against { $away }
event-lineups-placed = { $home } and { $away } have hidden their three and their tactic
event-announced = { $play ->
        [0] { $team } plays no cards { $window }
       *[other] { $team } will play cards { $window }
    }
event-card-revealed = { $team } reveals { $card }{ $target-raw ->
    [-1] {""}
   *[other] {" "}for { $target }
 }
event-card-played = { $team } plays { $card }{ $target-raw ->
    [-1] {""}
   *[other] {" "}for { $target }
 }
event-card-blocked = { $team } reports { $card } with { $by }
event-card-void = { $team }'s { $card } has no effect
event-lineup-shown = { $team } fields { $first }, { $second } and { $third }
event-battle-rolled = { $team } rolls { $die } and { $genius } for the tactic: { $total }
event-battle-won = { $team } wins the tactic battle: { $tactic }
event-tactic-forced = { $team } forces the tactic for the whole match: { $tactic }
event-home-advantage = { $team } has home advantage
event-values = { $team }: attack { $attack }, defence { $defence }
event-levels = { $team }: attack level { $attack }, defence level { $defence }
event-turn-begins = Turn { $turn }: { $team } attacks
event-turn-skipped = Turn { $turn } is skipped
event-attack-rolled = { $team } attacks with { $die } and { $genius }: { $total }
event-defence-rolled = { $team } defends with { $die } and { $genius }: { $total }
event-dice-rerolled = { $team } has { $whose }'s dice rolled again
event-goal = Goal for { $team }! { $home-goals }-{ $away-goals }
event-genius-goal = A stroke of genius in attack by { $team }
event-genius-save = A stroke of genius in defence by { $team }: no goal
event-no-goal = { $team } does not score
event-goal-disallowed = { $team }'s goal is disallowed
event-half-time = Half-time: { $home } against { $away }
event-substitution-announced = { $team } { $when-raw ->
    [-1] announces no substitution
    [1] announces a substitution before the roll
   *[other] announces a substitution after the roll
 }
event-substituted = { $team }: { $on } comes on for { $off }
event-substitution-lapsed = { $team }'s substitution comes to nothing
event-stoppage-rolled = Stoppage time: { $team } rolls { $die }
event-extra-rolled = { $team } rolls { $die } for one attack more
event-extra-attack = { $team } attacks once more
event-final-whistle = Final whistle: { $home } { $home-goals }-{ $away-goals } { $away }
event-points-won = { $team } wins { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    }
event-bonus-paid = { $team } pays a bonus of { $money }
event-academy-begins = The academy opens its doors
event-academy-rolled = { $team } rolls { $die } in the academy: { $tier }
event-academy-taken = { $team } takes { $number ->
        [0] nobody
        [one] one player
       *[other] { $number } players
    } from the academy
event-academy-joined = { $player } joins from the academy
event-market-begins = The transfer market opens
event-champion = { $team } is champion!
event-final-begins = { $first } and { $second } play the final, home and away
event-lots-drawn = Lots are drawn: { $team }
event-result-entered = { $home } { $home-goals }-{ $away-goals } { $away } is on the results pad

## Reasons

reason-too-dear = { $option } costs { $price }; you have { $money } left
reason-not-now = { $card } cannot be played at this moment
reason-not-yours = { $card } may be played only in your own matches
reason-needs-home = { $card } needs home advantage
reason-no-target = { $card } would have no effect on anybody
reason-over-limit = { $player } costs { $cost }, the academy limit is { $limit }
reason-same-position = With { $player } all three would have the same position
reason-lower-rating = { $player } has a lower tactic rating than { $off }
reason-forced-already = A tactic is already forced
reason-other-tactic = { $card } works only under another tactic

## Settings

option-personless-teams = Teams without a person
    .hint = In which order the ready-made teams fill a league.
option-personless-teams-listed = as listed
option-personless-teams-1-3-2 = 1, 3, 2
option-personless-teams-2-1-3 = 2, 1, 3
option-personless-teams-2-3-1 = 2, 3, 1
option-personless-teams-3-1-2 = 3, 1, 2
option-personless-teams-3-2-1 = 3, 2, 1
option-simultaneous-matches = Simultaneous matches
    .hint = Two matches are played at the same time.
option-companion-mode = Companion only
    .hint = Results pad and table for people who play with the box.
option-level-thresholds = Level thresholds
    .hint = From which value on a level is reached.
option-level-thresholds-printed = as printed
option-level-thresholds-one-lower = one lower
option-red-tie-rises-to = Two red levels
    .hint = To which level the side with home advantage rises.
option-red-tie-rises-to-orange = rise to orange
option-red-tie-rises-to-brown = rise to brown
option-turn-attackers = Who attacks when
    .hint = The order of attacks over the twelve turns.
option-turn-attackers-printed = as on the board
option-turn-attackers-alternate = home and away in turn, mirrored after half-time
option-squad-visibility = Squads
    .hint = Whether others see who is in a squad.
option-squad-visibility-hidden-until-fielded = hidden until fielded
option-squad-visibility-open = open
option-manager-cards-dealt = Manager cards dealt
    .hint = To choose from; with six people or more, one.
option-substitution-announcement-binds = Announced substitutions bind
    .hint = Who announces a substitution must make it.
option-attack-genius-spent = Attack genius is spent
    .hint = What uses up the one stroke of genius of a match.
option-attack-genius-spent-by-a-goal = by a goal
option-attack-genius-spent-by-the-genius-face = by the genius face
option-reroll-targets = Rerolls
    .hint = Whose dice may be rolled again.
option-reroll-targets-either-side = dice of either side
option-reroll-targets-own-dice-only = own dice only
option-observers-other-league = The other league looks on
    .hint = Managers of one league may play corruption cards in the other.
option-full-tie = Level in everything
    .hint = What happens when leaders cannot be told apart.
option-full-tie-shared-title = shared title
option-full-tie-lots = lots are drawn
option-fixtures = Fixtures
    .hint = Who plays whom and when.
option-fixtures-printed = as printed
option-fixtures-circle = by the circle method

## Dice and cards drawn

roll-lot = Lot
roll-manager-card = Manager card
roll-player-card = Player card
roll-action-card = Action card
roll-tactics-die = Tactics die (white)
roll-genius-die = Genius die (black)
roll-attack-die-red = Attack die, red (translucent)
roll-attack-die-brown = Attack die, brown (translucent)
roll-attack-die-orange = Attack die, orange (translucent)
roll-attack-die-green = Attack die, green (translucent)
roll-attack-die-blue = Attack die, blue (translucent)
roll-attack-die-purple = Attack die, purple (translucent)
roll-defence-die-red = Defence die, red (opaque)
roll-defence-die-brown = Defence die, brown (opaque)
roll-defence-die-orange = Defence die, orange (opaque)
roll-defence-die-green = Defence die, green (opaque)
roll-defence-die-blue = Defence die, blue (opaque)
roll-defence-die-purple = Defence die, purple (opaque)

## Why the game ended as it did

why-league = Most points in the league.
why-league-difference = Level on points; the better goal difference decided.
why-league-goals = Level on points and goal difference; more goals scored decided.
why-league-away-goals = Level on points, goal difference and goals; more goals scored away decided.
why-league-lots = Level in everything; lots were drawn.
why-joint-champions = Level in everything: joint champions.
why-final = The final decided.
why-league-record = The final was level; the league record decided.
why-unmanaged = A team without a manager is champion; among the managers the best record in the league decides.
why-pad = Counted from the results pad.

## The terminal

screen-matchday = Matchday { $matchday }
screen-turn = turn { $turn }, { $minute }'
screen-attack = attack
screen-defence = defence
screen-before = before kick-off
screen-hand = Hand
screen-academy = academy
screen-heading = { "  " }tier     M tac   attack   defence
screen-table = P   W   D   L   goals  Pts
screen-cards = cost kind: what it does

# -- hints

hint-points = Worth { $points ->
    [one] { $points } league point
   *[other] { $points } league points
} in a hundred such matches.
hint-card = Brings { $points ->
    [one] { $points } league point
   *[other] { $points } league points
} in a hundred such matches, its price counted.
hint-reroll = Rolling again brings { $points ->
    [one] { $points } league point
   *[other] { $points } league points
} in a hundred such matches, its price counted.
hint-manager = Budget and abilities are worth about { $millions } million.
hint-line-up = On paper these three make { $attack } in attack and { $defence } in defence: your strongest three with their best tactic.
hint-sums = With this tactic your three make { $attack } in attack and { $defence } in defence.
hint-values = With the tactic that suits him best he has { $attack } in attack and { $defence } in defence.
hint-basket = { $players } players for { $money }: that puts your money to good use.
hint-buy = For { $money } he has { $attack } in attack and { $defence } in defence, with the tactic that suits him best.
hint-keep-money = Nobody on offer makes your best three stronger for the price. You keep { $money }.
hint-take = He is the dearest you may take: buying him would cost { $money }.
hint-enough-players = Nobody left here would play for you: you have { $players } players.
hint-weakest = He is the weakest of your squad: { $attack } in attack and { $defence } in defence, with the tactic that suits him best.
hint-keep-hand = { $cards ->
    [one] Your card is
   *[other] Your { $cards } cards are
} worth more than a new one may be.
hint-poorest-card = Of your { $cards } cards it is worth least to you.
hint-tier = A gold player is stronger than a silver one.
hint-again = One more roll shows you one more player; so far { $players ->
    [one] it is one
   *[other] there are { $players }
}.
hint-look-on = { $cards ->
    [0] This match is not yours, and you have no card
    [one] This match is not yours: keep your card
   *[other] This match is not yours: keep your { $cards } cards
}.
hint-no-card = { $cards ->
    [0] You have no card that brings
    [one] Your card does not bring
   *[other] None of your { $cards } cards brings
} more than it costs in this match. You keep { $money }.
hint-substitute = { $points ->
    [0] The change costs you no league point
    [one] The change brings one league point
   *[other] The change brings { $points } league points
} in a hundred such matches.
hint-no-substitute = { $points ->
    [0] No change would bring a league point
    [one] Even the best change would bring only one league point
   *[other] Even the best change would bring only { $points } league points
} in a hundred such matches.
hint-least-loss = Somebody has to go, and without him you lose least: { $points ->
    [one] { $points } league point
   *[other] { $points } league points
} in a hundred such matches.
hint-dice = The new dice help you in { $good } of { $of } rolls.
hint-dice-for = It costs { $money }.
hint-dice-free = It costs no money.
hint-dice-please = The dice are good for you as they are: it is { $scored } to { $conceded }.
hint-dice-stand = At { $scored } to { $conceded } another roll costs more than it brings.
hint-aim-own = { $by ->
    [0] It helps whoever has it: use it on your own side
    [one] It adds a point: use it on your own side
   *[other] It adds { $by } points: use it on your own side
}.
hint-aim-rival = It takes away { $by ->
    [one] a point
   *[other] { $by } points
}: use it on the other side.
hint-hold = Keep your cards: it is { $scored } to { $conceded }, { $turns ->
    [0] no turn is
    [one] one turn is
   *[other] { $turns } turns are
} still to play, and no card brings more than it costs now.
hint-play = It is { $scored } to { $conceded }, { $turns ->
    [0] no turn is
    [one] one turn is
   *[other] { $turns } turns are
} still to play: the card counts now.
hint-keep-cards = { $cards ->
    [0] You have no card to play
    [one] Your card brings nothing now: keep it
   *[other] None of your { $cards } cards brings anything now: keep them
}.
hint-play-now = It works at once; { $cards ->
    [one] it is your only card
   *[other] you have { $cards } cards in hand
}.
hint-pad = Type in what happened at your table.
hint-card-costs = A card has to be laid, and this one costs least: { $points ->
    [one] { $points } league point
   *[other] { $points } league points
} in a hundred such matches.
