# The screens of Match of the Season
mots-ui-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
mots-ui-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
mots-ui-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
mots-ui-versus = { $home } v { $away }
mots-ui-against = v { $stars }
mots-ui-scorers = { $some } of { $all } score
mots-ui-faces = What each face decides
mots-ui-face-0 = Whole team
mots-ui-face-1 = Attack
mots-ui-face-2 = Midfield
mots-ui-face-3 = Defence
mots-ui-face-4 = { $mine ->
    [0] Your penalty
    [1] Their penalty
   *[other] Home penalty
}
mots-ui-face-5 = { $mine ->
    [0] Their penalty
    [1] Your penalty
   *[other] Away penalty
}
mots-ui-face-6 = { $mine ->
    [0] Your red card
    [1] Their red card
   *[other] Home red card
}
mots-ui-face-7 = { $mine ->
    [0] Their red card
    [1] Your red card
   *[other] Away red card
}
mots-ui-face-8 = { $mine ->
    [0] Your injury
    [1] Their injury
   *[other] Home injury
}
mots-ui-face-9 = { $mine ->
    [0] Their injury
    [1] Your injury
   *[other] Away injury
}
mots-ui-face-10 = { $mine ->
    [0] Your attack
    [1] Their attack
   *[other] Home attack
}
mots-ui-face-11 = { $mine ->
    [0] Their attack
    [1] Your attack
   *[other] Away attack
}
mots-ui-face-12 = Nothing
mots-ui-won = win
mots-ui-drew = draw
mots-ui-lost = defeat
mots-ui-odds-win = { $percent }% win
mots-ui-odds-draw = { $percent }% draw
mots-ui-odds-loss = { $percent }% defeat
mots-ui-odds-home = { $percent }% home
mots-ui-odds-away = { $percent }% away
mots-ui-committed = { $side } has a card face down
mots-ui-season-board = Season board
mots-ui-where = Season { $season } · Week { $week } · { $day }
mots-ui-where-short = S{ $season } · W{ $week } { $day }
mots-ui-when = W{ $week } { $day }
mots-ui-eleven = { $team }: put out eleven, then lock them.
mots-ui-eleven-against = { $team }: put out eleven against { $opponent }, then lock them.
mots-ui-draft-pick = Draft { $player }
mots-ui-here = the token is here
mots-ui-reach = reached with a { $steps }
mots-ui-totals = Stars by line
mots-ui-other-line = another line
mots-ui-bench-empty = Nobody on the bench
mots-ui-letter-0 = G
mots-ui-letter-1 = D
mots-ui-letter-2 = M
mots-ui-letter-3 = F
mots-ui-country-england = ENG
mots-ui-country-france = FRA
mots-ui-country-spain = ESP
mots-ui-country-portugal = POR
mots-ui-country-germany = GER
mots-ui-country-italy = ITA
mots-ui-country-netherlands = NED
mots-ui-country-brazil = BRA
mots-ui-seller = sells
mots-ui-leads = leads
mots-ui-passed = passed
mots-ui-to-bid = to bid
mots-ui-outbid = outbid
mots-ui-waits = waits
mots-ui-ladder = Bids
mots-ui-left-after = Left after the next bid
mots-ui-draft-order = Order of picks
mots-ui-meter = What the formations still need
mots-ui-complete = complete
mots-ui-race = Title race
mots-ui-cups = Cups
mots-ui-cup-0 = League
mots-ui-cup-1 = National Cup
mots-ui-cup-2 = European Cup
mots-ui-square-0 = Whistle
mots-ui-square-1 = Chance
mots-ui-square-2 = Injury
mots-ui-square-3 = Red card
mots-ui-square-4 = Call-ups
mots-ui-square-5 = Transfer
mots-ui-square-6 = League
mots-ui-square-7 = Cup
mots-ui-square-8 = Europe
mots-ui-square-9 = Super Cup
mots-ui-hand-0 = at once
mots-ui-hand-1 = any time this season
mots-ui-hand-2 = before a home match
mots-ui-hand-play = Play
mots-ui-card-down = a chance card, face down
mots-ui-happened = What has just happened
mots-ui-other-match = The other match: { $what }
mots-ui-still-open = still to be played
mots-ui-lucky = nobody is hit
mots-ui-no-cups = No cup has begun this season.
mots-ui-semi = Semi-finals
mots-ui-final = Final
mots-ui-home-die = { $side } at home, by the die
mots-ui-review-best = Best win
mots-ui-review-upset = Upset of the season
mots-ui-review-lucky = Luckiest manager
mots-ui-review-luck = { $points ->
    [one] one point taken from stronger line-ups
   *[other] { $points } points taken from stronger line-ups
}
mots-ui-review-value = Best value
mots-ui-beats = { $winner } beat { $loser }
mots-ui-star-count = stars { $stars }
mots-ui-season-end = End of season { $season }
mots-ui-page-season = Final table
mots-ui-page-squads = Squads
mots-ui-page-next = Next season
mots-ui-champion = { $team } are champions
mots-ui-honours = Roll of honour
mots-ui-six-seasons = The six seasons are over
mots-ui-step-table = Final table
mots-ui-step-review = Review
mots-ui-step-contracts = Contracts
mots-ui-step-departures = Departures
mots-ui-step-swaps = Swaps
mots-ui-step-transfers = Transfers
mots-ui-step-europe = Europe
mots-ui-step-kickoff = Kick-off
mots-ui-trophy-points = { $points ->
    [one] one trophy point
   *[other] { $points } trophy points
}
mots-ui-contracts-hint = Two of each eleven are turned face down: they stay.
mots-ui-departures-hint = The twelve-sided die runs over each eleven; two leave, and the first is replaced from the bench.
mots-ui-swaps-hint = The fourth, then the third may exchange a player with a better club, line for line.
mots-ui-no-swap = no swap
mots-ui-unsold = not sold
mots-ui-europe-hint = In the draw with them:
mots-ui-not-yet = Not yet.
mots-ui-continue = Go on
mots-ui-to-board = To the season board
mots-ui-others-decide = Others are deciding.
mots-ui-last-season = The season before
mots-ui-history = Winners by season
mots-ui-ties = Between those level on points: a play-off match decides the place.
mots-ui-ghost = no manager
mots-ui-market-open = The market is open to you now.
mots-ui-market-closed = The market opens before each turn, each match day and each card, never during a match. What you press now is done then.
mots-ui-trade-next = Buy, sell or play a card
mots-ui-trade-waits = You will be asked at the next chance.
mots-ui-sell = Sell for { $amount }
mots-ui-sure = Really? { $amount }
mots-ui-put-up = Put up for sale
mots-ui-buy = Buy
mots-ui-wish-0 = sell { $player }
mots-ui-wish-1 = buy { $player }
mots-ui-wish-2 = put { $player } up for sale
mots-ui-sure-buy = Really buy?
mots-ui-free = Players without a club
mots-ui-no-private = Private deals are forbidden: a player is put up, and all may bid.
    .rule = MOTS-TRADE-12
mots-ui-forfeit = Only { $players } can play: with fewer than nine the match is lost.
mots-ui-short = Only { $players } can play: the other places stay empty.
mots-ui-subs = { $left ->
    [one] one substitution left
   *[other] { $left } substitutions left
}
mots-ui-clock = { $some } of { $all } rolls made
# In the browser a question speaks to whoever is asked
invite-1 = Build a squad
    .hint = Footballers come up for choice and under the hammer.
invite-2 = Trade and line up
    .hint = Buy, sell and put your best eleven on the pitch.
invite-3 = Roll for the match
    .hint = The better team wins on more faces. League and cups count.
mots-ui-press-token = Your turn: roll the die and move the token.
mots-ui-press-move = Roll and move
mots-ui-press-die = Your match with { $rival }: roll the die.
mots-ui-press-roll = Roll
mots-ui-rolls-me = You roll for your match with { $rival }
mots-ui-rolls-rival = { $rival } rolls for the match with you
mots-ui-rolls-watched = { $home } rolls for the match with { $away }
mots-ui-decides-0 = The whole teams decide
mots-ui-decides-1 = The attacks decide
mots-ui-decides-2 = The midfields decide
mots-ui-decides-3 = The defences decide
mots-ui-decides-4 = { $mine ->
    [0] Penalty for you
    [1] Penalty for { $rival }
   *[other] Penalty for the home side
}
mots-ui-decides-5 = { $mine ->
    [0] Penalty for { $rival }
    [1] Penalty for you
   *[other] Penalty for the visitors
}
mots-ui-decides-stars = You have { $mine ->
        [one] { $mine } star
       *[other] { $mine } stars
    }, { $rival } has { $theirs }.
mots-ui-decides-watched = { $first } has { $mine ->
        [one] { $mine } star
       *[other] { $mine } stars
    }, { $rival } has { $theirs }.
mots-ui-has-won = { $who } wins
mots-ui-had-won = You had a { $percent }% chance of this win.
mots-ui-had-lost = The risk of a defeat was { $percent }%.
mots-ui-had-drew = A draw had a chance of { $percent }%.
mots-ui-had-watched = It had a chance of { $percent }%.
mots-ui-table-now = { $way ->
        [up] { $place ->
            [1] You go top of the table.
           *[other] You climb to place { $place }.
        }
        [down] You drop to place { $place }.
       *[same] { $place ->
            [1] You stay top of the table.
           *[other] You stay in place { $place }.
        }
    }
mots-ui-goal-kick = Penalty: { $stars } stars against a goalkeeper of { $keeper }.
mots-ui-goal-stars = Stars

# Answers in advance, and what a window answers
mots-ui-next-when = Week { $week }, { $day }: { $what }
plan-kind-draft = Wishes for the draft
window-tactic = { $team } at home to { $opponent }: a card for this match?
window-substitute-out = { $team } may make a substitution
