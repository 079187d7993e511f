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
mots-ui-face-4 = Home penalty
mots-ui-face-5 = Away penalty
mots-ui-face-6 = Home red card
mots-ui-face-7 = Away red card
mots-ui-face-8 = Home injury
mots-ui-face-9 = Away injury
mots-ui-face-10 = Home attack
mots-ui-face-11 = Away attack
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
mots-ui-here = the token is here
mots-ui-reach = reached with a { $steps }
mots-ui-totals = Stars by line
mots-ui-other-line = another line
mots-ui-bench-empty = Nobody on the bench
mots-ui-run-best = Best
mots-ui-run-last = Last
mots-ui-run-strongest = Most stars
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
mots-ui-col-played = P
mots-ui-col-won = W
mots-ui-col-drawn = D
mots-ui-col-lost = L
mots-ui-col-points = Pts
mots-ui-all-won = Won
mots-ui-all-drawn = Drawn
mots-ui-all-lost = Lost
mots-ui-form = Form
mots-ui-race = Title race
mots-ui-cabinet = Trophy cabinet
mots-ui-cups = Cups
mots-ui-cup-0 = League
mots-ui-cup-1 = National Cup
mots-ui-cup-2 = European Cup
mots-ui-through = through
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
