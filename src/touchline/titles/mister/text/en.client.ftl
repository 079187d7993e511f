# The screens of Mister
mister-ui-keeper-yes = keeper
mister-ui-keeper-no = no keeper yet
mister-ui-beyond = { $players ->
    [one] and one more
   *[other] and { $players } more
}
mister-ui-map = What the cards ask for
mister-ui-map-hint = How many of the { $cards } action cards use each characteristic, place by place.
mister-ui-map-fit = What { $player } would bring to each place, 0 to 10; a white edge marks the preferred role.
mister-ui-anybody = anybody
mister-ui-slot = Place
mister-ui-fit = Fit
mister-ui-attack = in attack
mister-ui-defence = in defence
mister-ui-left = Not seen yet
mister-ui-left-note = Squad, then who may still turn up. Players that others signed unseen are counted here.
mister-ui-role = Role
mister-ui-forced-alone = Only you are still drafting: you take whom you may hold.
mister-ui-forced-other = The last who is drafting must take whom the squad may hold.
mister-ui-forced-idle = Nobody was signed in the last pass: now everybody takes whom the squad may hold.
mister-ui-out-of-role = out of role
mister-ui-in-role = preferred role
mister-ui-overall = overall { $value }
mister-ui-lineup-ask = Place your eleven, then lock them. Your rival sees them only at kick-off.
mister-ui-takers = Takers, by { $characteristic }
mister-ui-keeper-has = { $keeper } in goal has { $skill } { $value }
mister-ui-highest = Level, and the best on the pitch
mister-ui-bench-for = From the bench, for { $slot }
mister-ui-sent-off = sent off
mister-ui-injured = injured
mister-ui-order-ask = Tap five takers in their order: { $named } of five. The best need not come first.
mister-ui-order-fill = Pick my best takers
mister-ui-order-lock = These five, in this order
mister-ui-shootout = Penalty shoot-out
mister-ui-kick-in = in
mister-ui-kick-out = missed
mister-ui-kick-open = still to come
mister-ui-must = { $who } must score
mister-ui-wins = { $who } wins with this kick
mister-ui-must-and-wins = { $who }: all hangs on this kick
mister-ui-sudden = Sudden death
mister-ui-next-kick = Next: { $who }
mister-ui-other-match = The other match
mister-ui-cup = Cup
mister-ui-semi = Semi-finals
mister-ui-final = Final
mister-ui-third = Third place
mister-ui-league = League
mister-ui-fixtures = This round
mister-ui-results = Results
mister-ui-on-penalties = { $score } on penalties
mister-ui-ties = Between those level on points: the matches among them, their goal difference there, then overall goal difference, goals scored, and the lot.
mister-ui-window = Transfer window
mister-ui-window-hint = The winner of a match may draw two free agents, the loser one. Who comes in takes the place of somebody of yours.
mister-ui-window-left = { $left ->
    [one] one card to draw
   *[other] { $left } cards to draw
}
mister-ui-make-way = Who makes way?
mister-ui-agents = Free agents you have seen
mister-ui-hidden = hidden
mister-ui-single = Single match
mister-ui-traits = Special traits
mister-ui-keeper-figure = You see the goal as the shooter does: your left is the keeper's right.
mister-ui-needs-either = Whichever way the keeper dives
mister-ui-goal-by = { $player }, { $value } against { $against }
mister-ui-goal-unstoppable = { $player }, unstoppable
mister-ui-goal-directions = { $same ->
        [1] Shot { $to }, and the keeper guessed it. It was too strong.
       *[0] Shot { $to }. The keeper went { $dive }.
    }
mister-ui-goal-conceded = { $same ->
        [1] Your keeper went { $dive } as well: the right guess, but the shot was too strong.
       *[0] Your keeper went { $dive }, the ball went { $to }. { $saved ->
            [1] A right guess would have saved it.
           *[0] Not even a right guess would have saved it.
        }
    }
mister-ui-goal-certain = No keeper could have stopped it.
mister-ui-goal-left = { $left ->
        [0] That was the last card.
        [one] One card left.
       *[other] { $left } cards left.
    }
mister-ui-rule-chosen = the attacker names a taker
mister-ui-rule-taker = taker
mister-ui-rule-story = the ball comes to the { $slot }
mister-ui-rule-any = anybody of the attacking side has { $needs }
mister-ui-rule-none = nobody of the defending side has { $needs }
mister-ui-rule-keeper = the attacker's own goalkeeper has { $needs }
mister-ui-rule-trait = somebody in midfield or attack has “{ $trait }”
mister-ui-rule-against = against
invite-1 = Pick fifteen footballers
    .hint = One card at a time: take him or let him go.
invite-2 = Hide your line-up
    .hint = Your rival does the same. Both are shown together.
invite-3 = Shoot and dive
    .hint = Guess left, centre or right. Most goals wins.
