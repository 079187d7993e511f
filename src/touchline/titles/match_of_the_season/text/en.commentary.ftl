# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-eleven = { $formation }, { $fielded } players, { $stars } stars
say-stars = { $home-stars } stars to { $away-stars }
say-kick = number { $face }, { $stars } stars against a goalkeeper of { $keeper-stars }
say-roll = { $event-number ->
    [1] { "" }
   *[other] , roll { $event-number }
}

say-turned-1 = Next under the hammer: { $player }, from { $price }
say-turned-2 = { $player } is up, from { $price }
say-turned-3 = Who wants { $player }? From { $price }
say-turned-4 = The card turns: { $player }, from { $price }
say-turned-5 = { $player } comes to market, from { $price }

say-bid-1 = { $team } goes to { $price } for { $player }
say-bid-2 = { $team } wants { $player }: { $price }
say-bid-3 = { $team } says { $price } for { $player }
say-bid-4 = For { $player }, { $team } puts down { $price }
say-bid-5 = { $team }'s hand goes up for { $player }: { $price }

say-out-of-auction-1 = { $team } lets { $player } go
say-out-of-auction-2 = Too dear for { $team }
say-out-of-auction-3 = { $team } shakes the head
say-out-of-auction-4 = No more from { $team }
say-out-of-auction-5 = { $team } leaves the bidding

say-sold-1 = Sold: { $player } to { $team } for { $price }
say-sold-2 = The hammer falls: { $team } gets { $player } for { $price }
say-sold-3 = { $player } signs for { $team }: { $price }
say-sold-4 = { $team } wins { $player } at { $price }
say-sold-5 = Welcome to { $team }, { $player }: { $price }

say-moved-1 = { $team } goes on by { $face }: { $square }
say-moved-2 = On by { $face } with { $team }: { $square }
say-moved-3 = { $team } takes the token { $face } on: { $square }
say-moved-4 = { $team } walks { $face }: { $square }
say-moved-5 = The token goes { $face } for { $team }: { $square }

say-absent-1 = { $team } must do without { $player } in the next League match: { $cause }
say-absent-2 = No { $player } for { $team } in the next League match: { $cause }
say-absent-3 = { $team } has to leave out { $player } in the next League match: { $cause }
say-absent-4 = Bad news for { $team }, no { $player } in the next League match: { $cause }
say-absent-5 = { $player } is out for { $team } in the next League match: { $cause }

say-nobody-hit-1 = { $team } gets away with it
say-nobody-hit-2 = A sigh of relief at { $team }
say-nobody-hit-3 = Nothing happens to { $team }
say-nobody-hit-4 = Fortune smiles on { $team }
say-nobody-hit-5 = All well at { $team }

say-home-1 = { $team } receives { $opponent }
say-home-2 = { $opponent } travels to { $team }
say-home-3 = Home advantage for { $team } against { $opponent }
say-home-4 = { $team } meets { $opponent } on its own ground
say-home-5 = { $team }'s ground waits for { $opponent }

say-line-up-1 = { $team } takes the field: { say-eleven }
say-line-up-2 = Out come { $team }'s players: { say-eleven }
say-line-up-3 = { $team } sets out: { say-eleven }
say-line-up-4 = { $team }'s team sheet: { say-eleven }
say-line-up-5 = { $team } is ready: { say-eleven }

say-match-roll-1 = The die shows { $face }{ say-roll }: { $event }
say-match-roll-2 = It is a { $face }{ say-roll }: { $event }
say-match-roll-3 = The die settles on { $face }{ say-roll }: { $event }
say-match-roll-4 = The match turns on { $face }{ say-roll }: { $event }
say-match-roll-5 = Thrown: { $face }{ say-roll }: { $event }

say-compared-1 = Side by side, { $event }: { say-stars }
say-compared-2 = They measure up, { $event }: { say-stars }
say-compared-3 = The count, { $event }: { say-stars }
say-compared-4 = Star for star, { $event }: { say-stars }
say-compared-5 = The stars decide, { $event }: { say-stars }

say-taker-1 = To the spot for { $side }, { say-kick }
say-taker-2 = Penalty, { $side }, { say-kick }
say-taker-3 = The referee points to the spot for { $side }, { say-kick }
say-taker-4 = Eleven metres for { $side }, { say-kick }
say-taker-5 = From the spot for { $side }, { say-kick }

say-goal-1 = { $side } scores: { $home-goals }-{ $away-goals }
say-goal-2 = The net bulges for { $side }: { $home-goals }-{ $away-goals }
say-goal-3 = { $side } finds the way in: { $home-goals }-{ $away-goals }
say-goal-4 = There it is, { $side }'s goal: { $home-goals }-{ $away-goals }
say-goal-5 = In! { $side }: { $home-goals }-{ $away-goals }

say-saved-1 = No goal from the spot for { $side }
say-saved-2 = The goalkeeper says no to { $side }
say-saved-3 = Saved! { $side } cannot believe it
say-saved-4 = The keeper holds { $side }'s penalty
say-saved-5 = { $side } misses the chance from the spot

say-result-1 = Full time, { $home } against { $away } ({ $competition }): { $outcome }
say-result-2 = It is over, { $home } against { $away } ({ $competition }): { $outcome }
say-result-3 = The whistle, { $home } against { $away } ({ $competition }): { $outcome }
say-result-4 = Finished, { $home } against { $away } ({ $competition }): { $outcome }
say-result-5 = The referee ends it, { $home } against { $away } ({ $competition }): { $outcome }
