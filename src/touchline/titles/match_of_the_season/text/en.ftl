## the game

title-name = Match of the Season
title-blurb = Six seasons in charge of a club: draft a squad, deal on the market, win League and cups.

## settings

option-lineup-mode = Showing line-ups
    .hint = Hidden until both are ready; then one change, none, or as many as three rounds allow.
option-lineup-mode-hidden-one-change = hidden, one change
option-lineup-mode-hidden = hidden, no change
option-lineup-mode-open = open
option-cross-lines = Attack meets defence
    .hint = A 2 compares home defence with away attack, a 4 home attack with away defence.
option-extra-formations = More formations
option-extra-formations-none = none
option-extra-formations-3-3-4 = 3-3-4
option-extra-formations-5-4-1 = 5-4-1
option-extra-formations-both = 3-3-4 and 5-4-1
option-match-events = Rolls in a match
    .hint = With more than one, each roll won is a goal.
option-event-table = Match die
option-event-table-base-d6 = six faces, by the book
option-event-table-advanced-d12 = twelve faces, advanced game
option-event-table-own = twelve faces, no cards or injuries
option-advanced-game = Advanced game
    .hint = Six rolls of the twelve-sided die in a match, with cards, injuries and three substitutions.
option-super-save-result = Super save
option-super-save-result-draw = saves a draw
option-super-save-result-win = wins the match
option-penalty-no-taker = Penalty without a taker
option-penalty-no-taker-reroll = roll again
option-penalty-no-taker-saved = saved
option-wing-attack-no-wings = Wing attack against a side without wings
option-wing-attack-no-wings-zero = it counts nothing
option-wing-attack-no-wings-outer-midfielders = its outer midfielders count
option-short-loser = A loser without money
option-short-loser-forced-sale = must sell players
option-short-loser-bank-covers = the bank pays for it
option-international-duty-scope = International duty
option-international-duty-scope-active = for the team that stops there
option-international-duty-scope-all = for all teams
option-chance-scope = Chance square
option-chance-scope-active = one team draws
option-chance-scope-all = all teams draw
option-resale-lock-scope = Selling and buying back
    .hint = Whoever sells a player may not buy one like him in the same season.
option-resale-lock-scope-all = banned everywhere
option-resale-lock-scope-managers-only = banned between managers only
option-three-player-swap = Swaps with three managers
option-three-player-swap-none = none
option-three-player-swap-third-takes-both = the third swaps with first and second
option-youngest = Youngest manager
option-youngest-drawn = drawn by lot
option-youngest-first = first seat
option-youngest-second = second seat
option-youngest-third = third seat
option-youngest-fourth = fourth seat

## teams, positions, countries

team-0 = Blue
team-1 = Red
team-2 = Yellow
team-3 = Green
team-none = nobody
position-0 = goalkeeper
position-1 = defender
position-2 = midfielder
position-3 = attacker
card-goalkeeper = { $name } G
card-defender = { $name } D
card-midfielder = { $name } M
card-attacker = { $name } F
short-position-0 = G
short-position-1 = D
short-position-2 = M
short-position-3 = F
country-england = England
country-france = France
country-spain = Spain
country-portugal = Portugal
country-germany = Germany
country-italy = Italy
country-netherlands = Netherlands
country-brazil = Brazil
player-none = nobody

## the board

square-whistle = Kick-off whistle
square-chance = Chance
square-injury = Injury
square-red-card = Red card
square-international-duty = International duty
square-transfer = Transfer
square-league = League round
square-national-cup = National Cup
square-european-cup = European Cup
square-super-cup = Super Cup
day-1 = Monday
day-2 = Tuesday
day-3 = Wednesday
day-4 = Thursday
day-5 = Friday
day-6 = Saturday
day-7 = Sunday

## trophies and placings

trophy-league-champion = League champion
trophy-league-second = League runner-up
trophy-league-third = Third in the League
trophy-national-cup-winner = National Cup
trophy-national-cup-runner-up = National Cup finalist
trophy-european-cup-winner = European Cup
trophy-european-cup-runner-up = European Cup finalist

## chance cards: title, and what it does

chance-full-house = Full house
    .hint = The bank pays { $amount }.
chance-television-money = Television money
    .hint = The bank pays { $amount }.
chance-shirt-sales = Shirt sales
    .hint = The bank pays { $amount } for each player of four or five stars.
chance-pitch-repairs = Pitch repairs
    .hint = Pay the bank { $amount }.
chance-bonus-claims = Bonus claims
    .hint = Pay the bank { $amount } for each player of four or five stars.
chance-testimonial-match = Testimonial match
    .hint = Each other team pays { $amount }.
chance-charity-gala = Charity gala
    .hint = Pay { $amount } to each other team, as far as the cash goes.
chance-youth-graduate = Youth graduate
    .hint = Take a { $amount }-star player from the free list without paying.
chance-academy-gem = Academy gem
    .hint = Turn cards of the transfer deck until a { $amount }-star player appears, and take him without paying.
chance-training-injury = Training injury
    .hint = Roll for an injury.
chance-dissent = Dissent
    .hint = Roll for a red card.
chance-flu-bug = Flu bug
    .hint = All teams roll for an injury.
chance-exclusive-tip = Exclusive tip
    .hint = Turn the top card of the transfer deck: only this team may buy him, at base price.
chance-miracle-physio = Miracle physio
    .hint = One injured player is fit again.
chance-appeal-upheld = Appeal upheld
    .hint = One suspended player is free to play.
chance-call-up-withdrawn = Call-up withdrawn
    .hint = All players called up for their countries stay.
chance-fixture-secretary = Fixture secretary
    .hint = Choose how far the token moves instead of rolling.
chance-home-draw = Home draw
    .hint = Play this match at home without a roll.
chance-win-bonus = Win bonus
    .hint = After a win the bank pays { $amount }.
chance-late-night-out = Late night out
    .hint = Another team rolls for an injury.
chance-scouting-network = Scouting network
    .hint = Look at the top { $amount } cards of the transfer deck and put them back in any order.
chance-release-clause = Release clause
    .hint = Buy a player of the free list for { $amount } % of his base price.
chance-counter-attack = Counter-attack
    .hint = At home: a roll for the midfield is won.
chance-wing-attack = Wing attack
    .hint = At home in 4-4-2, 3-5-2 or 3-4-3: only the wings are compared, whatever the die says.
chance-centre-attack = Centre attack
    .hint = At home in 4-4-2 or 3-5-2: { $amount } stars more for each attacker and central midfielder.
chance-match-of-the-season = Match of the season
    .hint = At home: { $amount } stars more in midfield.
chance-super-save = Super save
    .hint = At home: an away penalty is saved.

## what the match die says

matchevent-0 = best team
matchevent-1 = best attack
matchevent-2 = best midfield
matchevent-3 = best defence
matchevent-4 = penalty for the home side
matchevent-5 = penalty for the visitors
matchevent-6 = red card, home side
matchevent-7 = red card, visitors
matchevent-8 = injury, home side
matchevent-9 = injury, visitors
matchevent-10 = home attack against away defence
matchevent-11 = away attack against home defence
matchevent-12 = nothing

## windows, competitions, causes, moments

window-0 = start of the turn
window-1 = match day
window-2 = before a card is turned
window-3 = before the play-off
window-4 = before the European Cup final
window-5 = end of the season
window-6 = before kick-off
competition-0 = League
competition-1 = National Cup semi-final
competition-2 = National Cup final
competition-3 = European Cup
competition-4 = European Cup final
competition-5 = Super Cup
competition-6 = League play-off
competition-none = no match
cause-0 = fit
cause-1 = injury
cause-2 = red card
cause-4 = international duty
point-1 = in a window
point-4 = a player has just been marked absent
point-2 = before the token moves
point-8 = before the home side is decided
point-16 = a match has just been won
side-0 = Blue
side-1 = Red
side-2 = Yellow
side-3 = Green
side-none = nobody
outcome-0 = home win
outcome-1 = away win
outcome-2 = draw
outcome-3 = void
outcome-none = not played
formation-none = no formation
chance-none = no card

## questions

ask-draft = { $team } drafts a { $stars }-star player
ask-formation = { $opponent-raw ->
    [-1] { $team }: formation at kick-off
   *[other] { $team }: formation for this line-up ({ $competition }, against { $opponent })
}
ask-slot = { $team }: who plays in slot { $slot } of the { $formation }?
opt-empty = Leave it empty
ask-change-out = { $team } may make one change against { $opponent }: who makes room?
opt-no-change = No change
ask-change-in = { $team }: who takes the place of { $out }?
ask-arrange = { $team }: the order within the lines
opt-keep = Keep it as it is
opt-rearrange = Choose it anew
ask-revise = { $team }: change the line-up against { $opponent }?
opt-revise = Change it
ask-tactic = { $team } is at home against { $opponent } ({ $competition }): lay down a tactic card?
opt-tactic-pass = No tactic card
ask-reveal = { $team }: the die says { $event }. Reveal the tactic card now?
opt-hold = Keep it covered
opt-reveal-any = Reveal { $option }
ask-substitute-out = { $team }: a substitution? ({ $made } of 3 made) Who goes off?
opt-substitute-out-pass = No substitution
ask-substitute-in = { $team }: who comes on for { $out }?
ask-bid = { $team }: a bid for { $player }? { $leader-raw ->
        [-1] No bid yet.
       *[other] { $leader } bids { $price }.
    }
opt-bid-any = Bid { $option }
ask-window = { $team }: anything to do? ({ $window })
opt-market = Buy or sell
opt-card = Play a red chance card
ask-deal = { $team }: what kind of deal?
opt-sell = Sell a player to the bank
opt-buy = Buy a free player
opt-list = Offer a player to the other managers
ask-sell = { $team }: who is sold to the bank?
ask-buy = { $team }: who is bought from the free list?
ask-list = { $team }: who is offered to the other managers?
ask-reserve = { $team }: the least that { $player } may cost
ask-card = { $team }: which red card?
ask-react = { $team }: play a red card? ({ $point })
ask-cure = { $team }: { $card } for whom?
ask-rival = { $team }: { $card } against whom?
ask-steps = { $team }: how far does the token move?
ask-top = { $team }: which card goes back as number { $place } from the top?
ask-fill = { $team }: who fills slot { $slot }?
ask-short-sale = { $team } must pay { $need } for the lost match and has too little: who is sold?
ask-youth = { $team }: who comes up from the youth team?
ask-surplus = { $team } has too many players: who is sold?
ask-tip = { $team } alone may buy { $player } for { $price }
opt-tip-pass = Let him go to the free list
opt-tip-any = Buy { $option }
ask-layout = { $team } lays out its strongest eleven: which formation?
ask-stay-out = { $team } lays out its strongest eleven: who of equal stars stays out? ({ $more } to go)
ask-extend = { $team }: whose contract is extended? ({ $more } to go)
ask-swap-first = { $team }: swap with whom first?
opt-decline = No swap
ask-swap-take = { $team } swaps with { $partner }: whom to take?
ask-swap-give = { $team } takes { $taken } from { $partner }: whom to give?
ask-sign = { $team } needs { $missing ->
        [one] one more player
       *[other] { $missing } more players
    }: who is signed?
ask-clause = { $team }: { $card } for whom?
ask-reform = { $team }: { $in } comes on for { $out }. Which formation now?

## what cannot be done

reason-squad-full = { $team } has eighteen players and must sell one first
reason-squad-small = { $team } has thirteen players and may not sell
reason-no-cash = { $price } is more than the { $cash } in hand
reason-sold-before = A player like { $player } was sold this season
reason-too-low = At least { $least }
reason-absent = { $player } misses the next League match ({ $cause })
reason-more-possible = { $option } fields { $fielded }, but { $most } are possible
reason-no-such-formation = With { $player } this is no allowed formation
reason-not-now = { $card } cannot be played at this moment
reason-for-a-match = { $card } is for the start of a match
reason-wrong-formation = { $card } is not for the { $formation }
reason-formation-changed = { $card } cannot be revealed in the { $formation }
reason-face-down = { $player } lies face down
reason-nothing-to-give = There is nobody to give for { $player }
reason-on-the-bench = { $player } is on the bench
reason-listed-before = { $player } has just been offered in vain
reason-not-strongest = { $option } is not the strongest line-up
reason-weaker = { $player }: this substitution would not leave the strongest side
reason-no-target = { $card } would have no effect

## rolls

roll-colour = Team card
roll-youngest = Youngest manager
roll-unseen-player = Player card, unseen
roll-roll-off = Roll-off
roll-transfer-card = Top of the transfer deck
roll-movement = Moving the token (1 to 3)
roll-chance-card = Chance card
roll-absence = Who is hit (12: nobody)
roll-cup-draw = Cup draw
roll-home = Who plays at home
roll-match-die = Match die
roll-penalty-taker = Penalty taker
roll-decider = Deciding roll
roll-european-draw = European Cup draw
roll-left-out = International team left out
roll-loss = Player lost
roll-match-event = Match event
roll-victim = Player hit in the match
roll-scouted-card = Card looked at

## what happens

event-team-drawn = { $seat } runs { $team }
event-youngest = { $team } has the youngest manager
event-dealt = { $team } is dealt { $player }
event-drafted = { $team } drafts { $player }
event-rolled = { $team } rolls { $face }
event-first-bid = { $team } bids first
event-transfer-deck = The transfer deck is shuffled: { $cards } cards
event-turned = { $player } is for sale from { $price }
event-bid = { $team } bids { $price } for { $player }
event-out-of-auction = { $team } drops out
event-sold = { $team } buys { $player } for { $price }
event-unsold-free = Nobody wants { $player }: to the free list
event-unsold-bottom = Nobody wants { $player }: to the bottom of the deck
event-bought = { $team } takes { $player } off the free list for { $price }
event-sold-to-bank = { $team } sells { $player } to the bank for { $price }
event-listed = { $team } offers { $player } from { $price }
event-not-sold = { $player } stays with { $team }
event-transferred = { $team } buys { $player } from { $seller } for { $price }
event-emergency = { $team } signs { $player } with its last { $price }
event-season = Season { $season } begins
event-first-turn = { $team } moves first
event-laid-out = { $team } lays out a { $formation }
event-moved = { $team } moves { $face }: { $square }
event-square = { $team } stops on { $square }
event-match-day = Match day: { $square }
event-drew = { $team } draws a chance card
event-kept = { $team } keeps { $card }
event-blue-card = { $team } draws { $card }
event-played = { $team } plays { $card }
event-bank-pays = The bank pays { $team } { $price }
event-pays-bank = { $team } pays the bank { $price }
event-pays = { $team } pays { $to } { $price }
event-absence-roll = { $team } rolls { $face } ({ $cause })
event-nobody-hit = { $team } is lucky: nothing happens
event-absent = { $player } ({ $team }) misses the next League match: { $cause }
event-back = { $player } ({ $team }): absence lifted ({ $cause })
event-markers-off = All absent players are back
event-slot-filled = { $player } fills slot { $slot } of { $team }
event-youth-player = { $player } joins { $team } for nothing
event-pair = { $first } meets { $second } ({ $competition })
event-home = { $team } is at home against { $opponent }
event-walkover = { $first } gets past { $second } without a match ({ $competition })
event-line-up = { $team }: { $formation }, { $fielded } players, { $stars } stars
event-line-up-card = { $side }: { $formation }, { $stars } stars
event-empty-slot = { $team } leaves slot { $slot } empty
event-changed = { $team } makes a change: { $formation }
event-committed = { $team } lays a tactic card face down
event-match-roll = Roll { $event-number }: { $face }, { $event }
event-revealed = { $team } reveals { $card }
event-unused = { $team } played { $card } for nothing
event-compared = Compared, { $event }: { $home-stars } stars to { $away-stars }
event-taker = Penalty for { $side }, number { $face }: { $stars } stars against a goalkeeper of { $keeper-stars }
event-goal = Goal for { $side }: { $home-goals }–{ $away-goals }
event-saved = The penalty of { $side } is saved
event-result = { $home } against { $away } ({ $competition }): { $outcome }
event-score = Final score { $home-goals }–{ $away-goals }
event-extra = Level: extra roll { $extra }
event-decider = Deciding roll: { $home-face } to { $away-face }
event-forfeit = { $side } has fewer than nine players and forfeits
event-void = { $home } and { $away } both have fewer than nine players
event-league-points = { $team }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all
event-bye = { $team } has a bye
event-league-place = { $team } finishes number { $place }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $price-raw ->
        [0] { "" }
       *[other] { "" } and { $price }
    }
event-cup-points = { $competition }: { $place ->
        [1] { $team } wins it
       *[other] { $team } loses the final
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
event-europe-ends = No managed team is left in the European Cup
event-extended = { $team } extends the contract of { $player }
event-lost = { $team } rolls { $face } and loses { $player }
event-swapped = { $team } takes { $taken } from { $partner } and gives { $given }
event-declined = { $team } does not swap with { $partner }
event-qualified = { $team } plays in the next European Cup
event-left-out = { $side } sits this European Cup out
event-sent-off = { $side }: number { $slot } is sent off
event-hurt = { $side }: number { $slot } is injured
event-substituted = { $team }: { $in } for { $out }, now { $formation }
event-scouted = { $team } sees { $player } near the top of the deck
event-over = Six seasons are over
matchevent-13 = wings
matchevent-none = nothing

## ready-made runs, and why the game ended as it did

run-strongest = the most stars
why-points = Most points from trophies and placings.
why-trophies = Level on points: more trophies.
why-european-cups = Level on points and trophies: more European Cups.
why-league-titles = Level on points, trophies and European Cups: more league titles.
why-cash = Level in everything else: more cash.
why-shared = Level in everything: the place is shared.

## trophies by competition

cup-0 = League
cup-1 = National Cup
cup-2 = European Cup

## Hints

hint-points = { $points } hundredths of a league point are to be expected.
hint-faces = Of { $faces } faces { $won } win and { $lost } lose for certain.
hint-limit = Worth at most { $limit }.
hint-added = Adds { $wins } wins in a hundred matches.
hint-missed = Without him { $wins } wins fewer in a hundred matches.
hint-card = Brings { $gain } hundredths of a league point.
