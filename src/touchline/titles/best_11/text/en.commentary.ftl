# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.


say-laid-1 = New on the market: { $player }, { $price }M.
say-laid-2 = For sale: { $player }, { $price }M.
say-laid-3 = { $player } comes to the market, { $price }M.
say-laid-4 = { $player } is looking for a club, { $price }M.
say-laid-5 = Up for sale is { $player }, { $price }M.


say-ended-turn-1 = { $seat } passes the turn on.
say-ended-turn-2 = That is all from { $seat }.
say-ended-turn-3 = { $seat } leans back.
say-ended-turn-4 = Enough for { $seat }.
say-ended-turn-5 = { $seat } closes the turn.

say-bought-1 = { $player } signs for { $seat }, { $price }M.
say-bought-2 = A deal: { $seat } gets { $player }, { $price }M.
say-bought-3 = { $seat } takes { $player }, { $price }M.
say-bought-4 = Welcome, { $player }: { $seat } pays, { $price }M.
say-bought-5 = { $seat } strengthens with { $player }, { $price }M.

say-income-1 = Into the till of { $seat }: { $money }M.
say-income-2 = The gates open for { $seat }: { $money }M.
say-income-3 = { $seat } collects: { $money }M.
say-income-4 = Money comes in for { $seat }: { $money }M.
say-income-5 = { $seat } counts the takings: { $money }M.

say-earned-1 = { $seat } makes money: { $money }M.
say-earned-2 = A good deal for { $seat }: { $money }M.
say-earned-3 = { $seat } has more in the till: { $money }M.
say-earned-4 = The club of { $seat } gains: { $money }M.
say-earned-5 = { $seat } cashes in: { $money }M.

say-left-over-1 = { $player } finds no club.
say-left-over-2 = No taker for { $player }.
say-left-over-3 = { $player } stays behind.
say-left-over-4 = Off the market, unsold: { $player }.
say-left-over-5 = Nobody paid for { $player }.

say-picked-1 = { $seat } sends { $player }.
say-picked-2 = { $player } is to do it for { $seat }.
say-picked-3 = { $seat } counts on { $player }.
say-picked-4 = The ball goes to { $player }, for { $seat }.
say-picked-5 = { $seat } puts { $player } forward.

say-committed-1 = { $seat } has { $total }, { $number } are needed.
say-committed-2 = So far { $seat } has { $total }, { $number } are needed.
say-committed-3 = The men of { $seat } bring { $total }, { $number } are needed.
say-committed-4 = { $seat } begins with { $total }, { $number } are needed.
say-committed-5 = On the table from { $seat } { $total }, { $number } are needed.

say-succeeded-1 = It is enough for { $seat }: { $total }.
say-succeeded-2 = { $seat } gets there: { $total }.
say-succeeded-3 = Well done, { $seat }: { $total }.
say-succeeded-4 = { $seat } pulls it off: { $total }.
say-succeeded-5 = That will do for { $seat }: { $total }.

say-fell-short-1 = Not enough for { $seat }: { $total } of { $number }.
say-fell-short-2 = { $seat } does not get there: { $total } of { $number }.
say-fell-short-3 = { $seat } stays below: { $total } of { $number }.
say-fell-short-4 = Too little from { $seat }: { $total } of { $number }.
say-fell-short-5 = { $seat } fails: { $total } of { $number }.

say-challenged-1 = { $challenger } takes on { $target }.
say-challenged-2 = { $target } is challenged by { $challenger }.
say-challenged-3 = { $challenger } goes at { $target }.
say-challenged-4 = A match: { $challenger } against { $target }.
say-challenged-5 = { $challenger } wants a goal against { $target }.

say-goal-1 = In! { $challenger } beats { $target }.
say-goal-2 = GOAL for { $challenger }! { $target } must fetch the ball.
say-goal-3 = The net of { $target } bulges: { $challenger } scores.
say-goal-4 = GOAL! { $challenger } celebrates, { $target } does not.
say-goal-5 = What a finish of { $challenger } against { $target }!

say-no-goal-1 = { $target } holds out against { $challenger }: no goal.
say-no-goal-2 = No goal: { $challenger } finds no way past { $target }.
say-no-goal-3 = Nothing comes of it, { $challenger } against { $target }.
say-no-goal-4 = { $challenger } tries, { $target } stands firm: no goal.
say-no-goal-5 = Still no goal between { $challenger } and { $target }.

say-played-1 = { $seat } lays down { $card }.
say-played-2 = { $card }, by { $seat }.
say-played-3 = { $seat } surprises with { $card }.
say-played-4 = A card of { $seat }: { $card }.
say-played-5 = { $seat } brings { $card } into play.
say-used-1 = { $seat } plays the management card: { $kind }.
say-used-2 = The management card of { $seat }: { $kind }.
say-used-3 = { $seat } makes use of the management card: { $kind }.
say-used-4 = A management move by { $seat }: { $kind }.
say-used-5 = { $seat } opens the management card: { $kind }.
