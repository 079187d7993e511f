# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-bought-1 = { $player } signs for { $seat }, { $price }M.
say-bought-2 = A deal: { $seat } gets { $player }, { $price }M.
say-bought-3 = { $seat } takes { $player }, { $price }M.
say-bought-4 = Welcome, { $player }: { $seat } pays, { $price }M.
say-bought-5 = { $seat } strengthens with { $player }, { $price }M.

say-picked-1 = { $seat } sends { $player }.
say-picked-2 = { $player } is to do it for { $seat }.
say-picked-3 = { $seat } counts on { $player }.
say-picked-4 = The ball goes to { $player }, for { $seat }.
say-picked-5 = { $seat } puts { $player } forward.

say-committed-1 = { $seat } has { $total }, { $number } are needed.
say-committed-2 = So far { $seat } has { $total }, { $number } are needed.
say-committed-3 = { $seat }'s men bring { $total }, { $number } are needed.
say-committed-4 = { $seat } begins with { $total }, { $number } are needed.
say-committed-5 = On the table for { $seat }: { $total }, { $number } are needed.

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
say-goal-3 = { $target }'s net bulges: { $challenger } scores.
say-goal-4 = GOAL! { $challenger } celebrates, { $target } does not.
say-goal-5 = What a finish by { $challenger } against { $target }!

say-no-goal-1 = { $target } holds out against { $challenger }: no goal.
say-no-goal-2 = No goal: { $challenger } finds no way past { $target }.
say-no-goal-3 = Nothing comes of it, { $challenger } against { $target }.
say-no-goal-4 = { $challenger } tries, { $target } stands firm: no goal.
say-no-goal-5 = Still no goal between { $challenger } and { $target }.

say-played-1 = { $seat } lays down { $card }.
say-played-2 = { $card }, by { $seat }.
say-played-3 = { $seat } surprises with { $card }.
say-played-4 = A card from { $seat }: { $card }.
say-played-5 = { $seat } brings { $card } into play.
