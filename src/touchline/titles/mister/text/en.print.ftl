# Words that only the printed cards of this title need
press-deck-footballers = Footballers
press-deck-directions = Direction cards

press-phase = Phase { $number }
press-nobody-opposite = nobody opposite
press-taker = the taker
press-name-taker = Say who takes it.
press-story = The ball goes to: { $slot }
press-from-midfield = in midfield or attack
press-on-pitch = on the pitch
press-unstoppable = Only a dive the same way saves it.
press-red-card = Your player with the highest overall score leaves the pitch and is not replaced. Not the goalkeeper; between equals the opponent chooses.
press-injury = Your player with the highest overall score is out of the match; one from the bench takes his place. Not the goalkeeper; between equals the opponent chooses.
press-boost = { $add ->
    [one] All values count one more in your next attack.
   *[other] All values count { $add } more in your next attack.
} Draw another card.
