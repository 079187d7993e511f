title-name = Duel
title-blurb = Bid for a star, scout a card, lay two footballers and roll a die. Five minutes.
option-matches = Matches
    .hint = How many matches are played.

ask-bid = { $who }: what do you bid for the star? ({ $price } so far)
opt-bid-any = Bid { $option }
ask-field = Footballer { $place }: who plays?
ask-answer = Do you play a card?
ask-note = What do you note?

event-bought = { $seat } signs the star for { $price }.
event-full-time = Full time: { $home } against { $away }.
event-scouted = { $seat } scouts { $card }.
event-played = { $seat } plays { $card } against { $club }.
event-noted = { $seat } notes { $note }.

reason-too-dear = { $option } is more than the { $cash } that you have
roll-die = Die
roll-card = Card from the bag
why-goals = More goals

club-7 = the Reds
club-8 = the Blues
scope-game = for the whole game
scope-match = until the next match is over
