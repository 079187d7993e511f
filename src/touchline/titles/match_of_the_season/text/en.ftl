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
card-goalkeeper = { $name } (goalkeeper)
card-defender = { $name } (defender)
card-midfielder = { $name } (midfielder)
card-attacker = { $name } (attacker)
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

ask-draft = Which { $stars }-star player do you draft for { your-team }?
    .hint = The managers pick in turn, one card each time.
ask-formation = { $opponent-raw ->
    [-1] The season is about to begin. Which formation for { your-team }?
   *[other] { your-team-first } meets { $opponent } ({ $competition }). Which formation?
}
    .hint = It says how many defenders, midfielders and attackers may play.
ask-slot = Who wears number { $slot } for { your-team } ({ $formation })?
    .hint = Each place is for one position; who plays left or right is yours to choose.
opt-empty = Nobody: leave it empty
ask-change-out = Both line-ups are open now, and each side may change one player. Who makes room in { your-team } against { $opponent }?
    .hint = Your rival chooses at the same time; after that nothing changes any more.
opt-no-change = Leave it as it is
ask-change-in = { $out } makes room. Who comes in for { your-team }?
    .hint = The eleven must still fit one of the formations.
ask-arrange = Who plays on the wings can matter for tactic cards. Keep the places { of-your-team } as they are?
    .hint = The wings are the two outer midfielders.
opt-keep = Keep the places
opt-rearrange = Choose the places again
ask-revise = You can see { $opponent }'s line-up. Do you change that { of-your-team }?
    .hint = Your rival may then change theirs.
opt-revise = Change the line-up
ask-tactic = { your-team-first } is at home to { $opponent } ({ $competition }). Do you lay a tactic card face down before the die is rolled?
    .hint = Only the home side may. The card is used up, whether it helps or not.
opt-tactic-pass = Play without a card
ask-reveal = The die says: { $event }. Do you turn over the tactic card { of-your-team } now?
    .hint = A card that is never turned over has no effect.
opt-hold = Keep it face down
opt-reveal-any = Turn over { $option }
ask-substitute-out = Who goes off in { your-team }? { $made } of 3 substitutions made.
    .hint = Three may be changed in a match.
opt-substitute-out-pass = Nobody goes off
ask-substitute-in = { $out } goes off. Who comes on for { your-team }?
    .hint = He may play in another position if the eleven still fits a formation.
ask-bid = { $leader-raw ->
        [-1] Nobody has bid for { $player } yet. What does { your-team } offer?
       *[other] { $leader } offers { $price } for { $player }. Does { your-team } go higher?
    }
    .hint = A bid beats the last one by at least 5,000. Whoever passes is out of this auction.
opt-bid-any = Bid { $option }
ask-window = Does { your-team } trade or play a card? Now: { $window }. Each manager in turn does one thing or passes.
    .hint = Each manager in turn does one thing or passes.
opt-market = Buy or sell
opt-card = Play a chance card
ask-deal = What does { your-team } do on the market?
    .hint = An auction can bring more than the bank, or nothing.
opt-sell = Sell to the bank, at half price
opt-buy = Buy from the free list, at base price
opt-list = Put one of yours up for auction
ask-sell = The bank pays half the base price. Whom does { your-team } sell?
    .hint = A squad keeps at least thirteen players.
ask-buy = Whom does { your-team } buy from the free list?
    .hint = You pay the base price: 10,000 for each star.
ask-list = The other managers may bid. Whom does { your-team } put up for auction?
    .hint = Next you say the least you want for him.
ask-reserve = { $player } stays with you if nobody pays your price. What is the least you take?
    .hint = If nobody bids as much, you keep him and nothing is paid.
ask-card = Which chance card does { your-team } play?
    .hint = You may also keep it for a better moment of the season.
ask-react = { $point-raw ->
        [2] The token is about to move. Do you play a chance card of { your-team } to choose how far?
        [4] { your-team-first } has just lost a player for the next League match. Do you play a chance card to have him back?
        [8] The die for home and away comes next. Do you play a chance card so that { your-team } is at home?
        [16] { your-team-first } has won. Do you play a chance card that goes with a win?
       *[other] Do you play a chance card for { your-team }?
    }
    .hint = This card works only at such a moment; you may also keep it.
opt-react-pass = Keep the card
ask-cure = { $card }: who in { your-team } may play again?
    .hint = He can be lined up again from the next match on.
ask-rival = { $card }: which rival does { your-team } hit?
    .hint = A die then says which of their players is hit.
ask-steps = How many days does the token move? You choose instead of the die, for { your-team }.
    .hint = The square on which the token stops says what happens.
opt-steps-preview = { $option ->
        [one] One day: { $square }
       *[other] { $option } days: { $square }
    }
ask-top = Only you see these cards. Which goes back as number { $place } from the top?
    .hint = Number 1 is turned over first.
ask-fill = Number { $slot } { of-your-team } is free. Who takes the shirt?
    .hint = He has the same position as the one who left.
ask-short-sale = { your-team-first } owes { $need } for the defeat and has too little. Whom do you sell?
    .hint = The bank pays half the base price.
ask-youth = Who comes up from the youth team to { your-team }? He costs nothing.
    .hint = He costs nothing.
ask-surplus = { your-team-first } has more than eighteen players. Whom do you sell?
    .hint = The bank pays half the base price at once.
ask-tip = Does { your-team } buy { $player } for { $price }? Nobody else may.
    .hint = Nobody else may buy him.
opt-tip-pass = Leave him to the free list
opt-tip-any = Buy { $option }
ask-layout = Contracts and departures go by the strongest eleven. In which formation does { your-team } line up?
    .hint = These formations are equally strong.
ask-stay-out = They have equal stars, and { $more ->
        [one] one does not fit
       *[other] { $more } do not fit
    }. Who in { your-team } stays out?
    .hint = Only those in the line-up can leave the club.
ask-extend = { $more ->
        [one] One contract left.
       *[other] { $more } contracts left.
    } Who is sure to stay with { your-team }?
    .hint = Everybody else in the line-up may leave.
ask-swap-first = { your-team-first } may swap with two clubs. With which one first?
    .hint = You may decline either swap.
opt-decline = No swap
ask-swap-take = { your-team-first } may swap a player with { $partner }, position for position. Whom do you take?
    .hint = Next you choose whom you give for him.
ask-swap-give = { $taken } comes from { $partner }. Whom does { your-team } give for him?
    .hint = He has to play in the same position.
ask-sign = { your-team-first } needs { $missing ->
        [one] one more player
       *[other] { $missing } more players
    }. Whom do you sign?
    .hint = A squad has at least thirteen; you pay the base price.
ask-clause = { $card }: whom does { your-team } buy at the lower price?
    .hint = He comes from the free list at once.
ask-reform = { $in } comes on for { $out }. Which formation does { your-team } play now?
    .hint = No line may be larger than the formation has it.
your-team = { $team-raw ->
    [0] your blue team
    [1] your red team
    [2] your yellow team
   *[3] your green team
}
your-team-first = { $team-raw ->
    [0] Your blue team
    [1] Your red team
    [2] Your yellow team
   *[3] Your green team
}
of-your-team = { $team-raw ->
    [0] of your blue team
    [1] of your red team
    [2] of your yellow team
   *[3] of your green team
}

## what cannot be done

reason-squad-full = Eighteen players are the most: { $team } must sell one first
reason-squad-small = Thirteen players are the fewest: { $team } may not sell
reason-no-cash = Costs { $price }, and you have { $cash }
reason-sold-before = You sold a player like { $player } this season
reason-too-low = At least { $least }
reason-absent = { $player } misses the next League match ({ $cause })
reason-more-possible = { $option } leaves players out: { $fielded } would play, { $most } can
reason-no-such-formation = With { $player } this would be no formation that is allowed
reason-not-now = { $card } cannot be played at this moment
reason-for-a-match = { $card } is for the start of a match
reason-wrong-formation = { $card } is not for the { $formation }
reason-formation-changed = { $card } cannot be revealed in the { $formation }
reason-face-down = { $player } lies face down
reason-nothing-to-give = You have nobody to give for { $player }
reason-on-the-bench = { $player } is on the bench
reason-listed-before = { $player } was offered just now, and nobody wanted him
reason-not-strongest = { $option } is not the strongest line-up
reason-weaker = { $player }: in a match against yourself the strongest side must play
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
event-unsold-free = Nobody wants { $player }: he goes to the free list
event-unsold-bottom = Nobody wants { $player }: he goes to the bottom of the deck
event-bought = { $team } takes { $player } off the free list for { $price }
event-sold-to-bank = { $team } sells { $player } to the bank for { $price }
event-listed = { $team } offers { $player } from { $price }
event-not-sold = { $player } stays with { $team }
event-transferred = { $team } buys { $player } from { $seller } for { $price }
event-emergency = { $team } signs { $player } with the last { $price }
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
event-absent = { $team } plays the next League match without { $player }: { $cause }
event-back = { $team } has { $player } back ({ $cause })
event-markers-off = All absent players are back
event-slot-filled = { $player } takes number { $slot } for { $team }
event-youth-player = { $player } joins { $team } for nothing
event-pair = { $first } meets { $second } ({ $competition })
event-home = { $team } is at home against { $opponent }
event-walkover = { $first } gets past { $second } without a match ({ $competition })
event-line-up = { $team }: { $formation }, { $fielded } players, { $stars } stars
event-line-up-card = { $side }: { $formation }, { $stars } stars
event-empty-slot = { $team } leaves number { $slot } empty
event-changed = { $team } makes a change: { $formation }
event-committed = { $team } lays a tactic card face down
event-match-roll = A { $face } on the die: { $event }
event-revealed = { $team } reveals { $card }
event-unused = { $card } brings { $team } nothing
event-compared = Compared, { $event }: { $home-stars } stars to { $away-stars }
event-taker = Penalty for { $side }, number { $face }: { $stars } stars against a goalkeeper of { $keeper-stars }
event-goal = Goal for { $side }: { $home-goals }-{ $away-goals }
event-saved = { $side }'s penalty is saved
event-result = { $outcome-raw ->
        [0] { $home } beats { $away } at home ({ $competition })
        [1] { $away } wins away at { $home } ({ $competition })
        [2] { $home } and { $away } draw ({ $competition })
       *[other] { $home } against { $away } ({ $competition }): { $outcome }
    }
event-score = Final score { $home-goals }-{ $away-goals }
event-extra = Level: extra roll { $extra }
event-decider = Deciding roll: { $home-face } to { $away-face }
event-forfeit = { $side } has fewer than nine players and forfeits
event-void = { $home } and { $away } both have fewer than nine players
event-league-points = { $team }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all
event-bye = { $team } has a bye
event-league-place = { $team } finishes in place { $place }: { $points ->
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
event-extended = { $team } extends { $player }'s contract
event-lost = { $team } rolls { $face } and loses { $player }
event-swapped = { $team } takes { $taken } from { $partner } and gives { $given }
event-declined = { $team } does not swap with { $partner }
event-qualified = { $team } plays in the next European Cup
event-left-out = { $side } sits this European Cup out
event-sent-off = { $side }: number { $slot } is sent off
event-hurt = { $side }: number { $slot } is injured
event-substituted = { $team }: { $in } comes on for { $out }, now { $formation }
event-scouted = { $team } sees { $player } near the top of the deck
event-over = Six seasons are over
matchevent-13 = wings
matchevent-none = nothing

## ready-made runs, and why the game ended as it did

run-strongest = my strongest eleven
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

hint-points = Worth { $points ->
    [one] { $points } League point
   *[other] { $points } League points
} in a hundred such matches.
hint-faces = Of the { $faces } faces of the die, { $won ->
    [0] none wins
    [one] one wins
   *[other] { $won } win
} for certain and { $lost ->
    [0] none loses
    [one] one loses
   *[other] { $lost } lose
}.
hint-limit = He is worth at most { $limit } to you.
hint-added = He adds { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
} in a hundred matches.
hint-missed = { $wins ->
    [0] Without him you would not have a win fewer
    [one] Without him you would have one win fewer
   *[other] Without him you would have { $wins } wins fewer
} in a hundred matches.
hint-card = Adds { $gain ->
    [one] { $gain } League point
   *[other] { $gain } League points
} in a hundred such matches.
hint-need = You have { $have } in his position; a safe squad has { $wanted }.
hint-own-team = Your other team is after him too: do not bid against yourself.
hint-over-limit = The price is { $price }; to you he is worth at most { $limit }.
hint-no-trade = Nobody on the free list makes your eleven better for his price. You keep { $cash }.
hint-full-squad = Your squad is full with { $players } players: somebody has to go before anybody can come.
hint-free-player = { $wins ->
    [0] { $player } is free and strengthens your bench
    [one] { $player } is free and adds one win in a hundred matches
   *[other] { $player } is free and adds { $wins } wins in a hundred matches
}.
hint-play-red = { $cards ->
    [0] A red card helps
    [one] Your red card helps
   *[other] One of your { $cards } red cards helps
} you now.
hint-keep-red = { $cards ->
    [0] You have no red card that changes anything
    [one] Your red card changes nothing
   *[other] None of your { $cards } red cards changes anything
} here.
hint-brings-back = It brings back a player with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
hint-steer = Of the next three squares { $bad } { $bad ->
    [one] hurts
   *[other] hurt
} you: with the card you say where the token stops.
hint-no-steer = { $bad ->
    [0] None of the next three squares hurts
    [one] One of the next three squares hurts
   *[other] { $bad } of the next three squares hurt
} you: the card would change nothing.
hint-swap = The swap adds { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in a hundred matches.
hint-no-swap = { $wins ->
    [0] No swap would add a win
    [one] Even the best swap would add only one win
   *[other] Even the best swap would add only { $wins } wins
} in a hundred matches.
hint-line-up = Like this your line-up has { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
hint-stars = He has { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
hint-even = They all have { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}: it makes no difference who stays out.
hint-no-change = No change brings more: your eleven is worth { $points ->
    [one] { $points } League point
   *[other] { $points } League points
} in a hundred such matches.
hint-change = The change adds { $points ->
    [one] { $points } League point
   *[other] { $points } League points
} in a hundred such matches.
hint-stand = Your eleven has { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} as it stands.
hint-no-substitute = Nobody on the bench would make your side stronger now. Substitutions so far: { $made }.
hint-substitute = The player who can come on for him has { $stars ->
    [one] one star
   *[other] { $stars } stars
} more.
hint-no-tactic = { $gain ->
    [0] None of your cards would add a League point
    [one] The best of your cards would add only one League point
   *[other] The best of your cards would add only { $gain } League points
} in a hundred such matches: keep them for a closer one.
hint-hold = The card would not change what happens: keep it hidden.
hint-reveal = The card changes what happens: worth { $points ->
    [one] { $points } League point
   *[other] { $points } League points
} in a hundred such rolls.
hint-rival = They have { $points ->
    [one] { $points } League point
   *[other] { $points } League points
}: nobody else you can hit has more.
hint-reserve = At { $price } { $bidders ->
    [0] no team
    [one] one team
   *[other] { $bidders } teams
} can bid.
hint-steps = The token then stops on { $square }.
hint-spare-player = { $wins ->
    [0] Without { $player } you would not have a win fewer
    [one] Without { $player } you would have only one win fewer
   *[other] Without { $player } you would have only { $wins } wins fewer
} in a hundred matches.
hint-change-costs = Somebody has to come on, and with him you lose least: { $points ->
    [one] { $points } League point
   *[other] { $points } League points
} in a hundred such matches.
