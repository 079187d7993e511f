# Words that only the printed cards of this title need
press-deck-team = Footballers and coaches
press-deck-formations = Formations
press-deck-management = Management cards
press-deck-events = Event cards
press-deck-of = { $box }: { $deck }

press-favours = favours { $formation }
press-suits = suits coaches of { $formation }
press-suits-not = not those of { $formation }
press-by-outsider = from outside the challenge
press-by-not-challenger = by anybody but the challenger
press-not-for-two = not with two players
press-not-between-clubs = not between clubs
press-effect-twin = { $amount ->
    [0] no challenge with one rival in this round
    [one] no challenge with one rival until the end of the next round
   *[other] no challenge with one rival in this round and the { $amount } after it
}
press-effect-redraw = an action card just turned up is drawn again
press-effect-exchange = offer a rival one footballer for another; { $amount }M if refused
press-effect-bet = bet up to { $amount }M: { $more } times back on a goal, { $other } times on none
press-effect-redirect = turn the challenge on another club
press-effect-tactics = stays: +{ $amount } in every action
press-effect-switch = exchange management cards with a rival, both unused
press-effect-steal = take an event card from a rival's hand, by lot
press-effect-club = +{ $amount } for each committed footballer of your club
press-effect-add = +{ $amount } to your action
press-effect-look = look at a rival's hand and trade a card
press-effect-income = stays: { $amount }M every round{ $more ->
    [0] { "" }
   *[other] , 1M more with { $more } footballers
}{ $other ->
    [0] { "" }
   *[other] ; { $other }M now
}
press-effect-caution = −{ $amount } on a footballer of the rival's action
press-effect-send-off = a footballer of the rival's action counts nothing
press-effect-injure = { $amount ->
    [0] a rival's footballer is out for this round
    [one] a rival's footballer is out until the end of the next round
   *[other] a rival's footballer is out for this round and the { $amount } after it
}
press-effect-no-goal = the goal against you does not count
press-effect-retry = a new attack after one that failed
press-effect-crowd = +{ $amount } to your action; one more from { $more } stands on, two more with a complete stadium
press-effect-gain = { $amount }M from the bank
press-effect-fine = a rival pays { $amount }M to the bank
press-effect-sell = sell one of your footballers for his value and { $amount }M
press-effect-bargain = the next purchase of the turn costs { $amount }M less
press-effect-appeal = a rival's card aimed at you has no effect
