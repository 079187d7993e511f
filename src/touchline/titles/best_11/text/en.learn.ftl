## The guided first turn

lesson-market = Footballers and coaches for sale. The number is a man's value: points at the end, strength in a challenge. You may buy one a turn.
    .title = The market
lesson-market-otherwise = You may buy one man a turn. What nobody buys is gone at the end of the round, and new ones come.
    .title = Another way
lesson-club = You have paid { $price }M, and he takes his place. Eleven footballers and a coach complete a club. Every value counts as points.
    .title = A new signing
lesson-management = Every round brings you a management card with up to four moves. You use one of them. Let us challenge your rival for a goal!
    .title = Your move of the round
lesson-management-otherwise = No challenge, then. There is a new management card every round: challenge when your men are strong enough.
    .title = Another move
lesson-attack = { $attack }. The card says which positions take part, and how many points they have to reach together.
    .title = Your attack
lesson-commit = Who plays it? Their values are added up, and whoever is chosen stays in. Let us take the strongest.
    .title = Choose your men
lesson-commit-otherwise = Other men, another sum. What it lacks you can still pay: 1M for each point.
    .title = Your own choice
lesson-pay = { $performer-raw ->
        [0] You have { $total } and need { $number }. Each point more costs you 1M. Taking one away costs your rival 2M.
       *[other] { $performer } has { $total } and needs { $number }. Each point that you take away costs you 2M.
    }
    .title = Points for money
lesson-enough = { $performer-raw ->
        [0] You have { $total }, and { $number } are needed. Your rival has had his say. If it is enough, leave it at that.
       *[other] { $performer } has { $total }, and { $number } are needed. Take points away, or leave it at that.
    }
    .title = Is it enough?
lesson-defence = { $seat-raw ->
        [0] It is your turn to defend: { $defence }. If you make it, there is no goal. If you fall short, they score.
       *[other] Your rival has to answer: { $defence }. If he makes it, there is no goal. If he falls short, you score.
    }
    .title = The defence
lesson-take-away = { $performer-raw ->
        [0] You have { $total }, and { $number } are needed. Add points, or leave it at that.
       *[other] { $performer } has { $total } and needs { $number }. You could take points away for 2M each. Pay only where it changes the result.
    }
    .title = Spend or save
lesson-outcome-goal = { $challenger-raw ->
        [0] Three points for you, one less for your rival. A goal counts until the end of the game.
       *[other] Three points for your rival, one less for you. A goal counts until the end of the game.
    }
    .title = Goal!
lesson-outcome-no-goal = Nothing has changed, but money that was spent is gone. The next challenge comes with another management card.
    .title = No goal
lesson-stadium = Your stadium has four stands. One costs 4M, and you may build one a turn. All four together bring five points.
    .title = Build
lesson-stadium-otherwise = Nothing is lost: you may build in any turn. But only a stadium with all four stands brings points.
    .title = No stand today
lesson-cards = These are your event cards: money, help in a challenge, trouble for others. You are asked when one can make a difference.
    .title = Cards in hand
lesson-on-your-own = Every round has a new market. The game ends when a club has eleven footballers and a coach. Most points win. Good luck!
    .title = The club is yours

## What is this?

sign-market = Footballers and coaches for sale. What nobody buys is gone at the end of the round.
    .title = Market
    .rule = B11-MARKET-01
sign-purchases = How many you have bought this turn. One is allowed.
    .title = Purchases
    .rule = B11-MARKET-04
sign-club = Footballers in their places, coach and stadium.
    .title = Your club
    .rule = B11-PITCH-03
sign-pitch = The footballers and the places that are still free, each with shape and colour of its position. The big number is a man's value.
    .title = The pitch
    .rule = B11-PITCH-05
sign-coach = His value counts as points, and so does a formation that suits him.
    .title = Coach
    .rule = B11-COACH-02
sign-formation = A coach who favours it or the one marked ▲ brings points; one who favours ▼ costs points.
    .title = Formation
    .rule = B11-COACH-04
sign-stadium = When all stands are built, it brings points.
    .title = Stadium
    .rule = B11-STADIUM-01
sign-shelf = Cards that stay in play for this club and work every round.
    .title = Cards in play
    .rule = B11-EVENT-08
sign-management = Your management card of this round. You use one of its moves: take money, draw event cards, challenge, or a special move. The numbers say how much.
    .title = Management card
    .rule = B11-TEAM-03
sign-hand = Your event cards, four at most. Each one says when it can be played.
    .title = Event cards
    .rule = B11-EVENT-04
sign-rivals = Circle: you may challenge this one. Cross: you may not, and why.
    .title = The other clubs
    .rule = B11-GEN-08
sign-points = What a club is worth now. Most points win.
    .title = Points
    .rule = B11-SCORE-10
sign-money = Money of a club, in millions. It counts for nothing at the end.
    .title = Money
    .rule = B11-SCORE-08
sign-cards = How many event cards a club holds.
    .title = Cards in hand
    .rule = B11-EVENT-04
sign-footballers = How many of the eleven footballers a club has.
    .title = Footballers
    .rule = B11-END-01
sign-goals = A ball is a goal scored. A ball with an orange cross is a goal conceded.
    .title = Goals
    .rule = B11-SCORE-05
sign-attack = The attack: the positions that take part, by shape and colour, and the points they have to reach together.
    .title = Attack
    .rule = B11-CHALLENGE-06
sign-defence = It comes after an attack that has been made, and names its positions by shape and colour. If it is made too, there is no goal.
    .title = Defence
    .rule = B11-CHALLENGE-31
sign-outcome = How the challenge has ended. A goal brings three points and costs the other club one.
    .title = How it ended
    .rule = B11-CHALLENGE-38
sign-total = The ball stands at the points reached, the line at those needed; on the line is enough. The blue part is good for you, the orange part bad.
    .title = Points reached
    .rule = B11-CHALLENGE-29
sign-order = Who moves when. The order turns round every round.
    .title = Order of play
    .rule = B11-ROUND-02
sign-where = The game ends when a club has eleven footballers and a coach.
    .title = Round
    .rule = B11-END-01
sign-card-value = The big number. It counts in challenges, and as points at the end.
    .title = Value
    .rule = B11-PITCH-08
sign-position = Yellow hexagon: keeper. Green square: defender. Red circle: midfielder. Blue triangle: forward.
    .title = Position
    .rule = B11-PITCH-01
sign-price = What he costs now, in millions; usually as much as his value.
    .title = Price
    .rule = B11-MARKET-05
sign-decks = How many cards are left in each deck.
    .title = Decks
    .rule = B11-SETUP-06
sign-sides = Your side is on the left; between two others, the challenger is.
    .title = The two clubs
    .rule = B11-CHALLENGE-01
sign-offer = The card on the left leaves you; the one on the right comes to you.
    .title = The exchange
    .rule = B11-GEN-07
sign-count = Where the points come from. A green bar adds; an orange one, for goals conceded, takes off.
    .title = The count
    .rule = B11-GEN-02

## How to play

how-aim = Build a club: eleven footballers, a coach, a stadium. When the first club is complete, the most points win.
how-step-1 = Every round brings footballers and coaches to the market. On your turn you may buy one of them.
    .title = Buy from the market
how-step-2 = Your management card offers up to four moves: money, event cards, a challenge or something special. You use one of them.
    .title = Choose a move
how-step-3 = In a challenge you draw an attack and choose the men it names. If their values reach the number, your rival has to find a defence.
    .title = Challenge a rival
how-step-4 = A stand costs 4M, and you may build one a turn. Four stands make a stadium.
    .title = Build a stand
how-decides-1 = The values of the men you choose must reach the number. One million adds a point to your own side, two million take one from the other. If the attack is made and the defence is not, it is a goal.
    .title = A challenge
how-decides-2 = Money and cards in hand are worth nothing at the end.
    .title = What your club is worth
how-points = Points
how-points-footballer = Each footballer
    .worth = his value
how-points-coach = The coach
    .worth = his value
how-points-fit = Coach and formation
    .worth = +3, 0 or −3
how-points-goal = Each goal scored
    .worth = +3
how-points-conceded = Each goal conceded
    .worth = −1
how-points-stadium = A complete stadium
    .worth = +5
how-wins = The round in which a club has its eleven footballers and its coach is the last. Most points win; level on points, more goals scored, then fewer conceded.

## First-time help

first-turn = In any order: buy one card of the market, use one move of your management card, build one stand.
    .title = Your turn
    .rule = B11-TURN-01
first-challenge = One club attacks another. If the attack is made and the defence is not, it is a goal.
    .title = A challenge
    .rule = B11-CHALLENGE-01
first-commit = The card says which positions take part. Their values are added up, and the choice is final.
    .title = Choose your men
    .rule = B11-CHALLENGE-14
first-boost = One million adds a point to your own men. Two million take one from the other side.
    .title = Points for money
    .rule = B11-CHALLENGE-21
first-defence = The attack has been made. Now the other club draws a defence: if it makes it, there is no goal.
    .title = The defence
    .rule = B11-CHALLENGE-31
first-goal = Three points for the scorer and one less for the club that conceded. Both count at the end.
    .title = A goal
    .rule = B11-CHALLENGE-38
first-event = You hold a card that can be played at this moment. You need not: it stays in your hand.
    .title = A card now?
    .rule = B11-EVENT-15
first-poached = A club has taken a footballer from another, and pays it twice his value.
    .title = Poached
    .rule = B11-TEAM-20
first-captain = Your captain is worth two more, in challenges and at the end.
    .title = The armband
    .rule = B11-TEAM-49
first-shelter = Your card makes you immune for this round. Show it now, and the challenge comes to nothing.
    .title = Immune?
    .rule = B11-TEAM-54
first-red-card = He counts for nothing in this action. His value is gone from the total.
    .title = Sent off
    .rule = B11-CHALLENGE-20
first-injury = He takes part in no action until he is fit. He still counts as one of the eleven, and for points.
    .title = Injured
    .rule = B11-PITCH-09
first-stand = Four stands of 4M make a stadium. Only the complete one brings points: five.
    .title = A stand
    .rule = B11-STADIUM-02
# What the bots of each level do well and badly
opponent-rookie-good = Challenges at the strangest moments.
opponent-rookie-bad = Buys what does not fit, and forgets its money.
opponent-amateur-good = Builds one formation, challenges when it pays and plays its events.
opponent-amateur-bad = Signs the best there is today, and does not wait for better.
opponent-pro-good = Knows when to wait for somebody better, and challenges whom it can outspend.
opponent-pro-bad = Looks no further than its own turn.
opponent-legend-good = Plays each option through to the end of the next round.
opponent-legend-bad = Cards in your hand it can only guess.
