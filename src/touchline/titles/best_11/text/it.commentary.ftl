# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-bought-1 = { $player } firma per { $seat }, { $price }M.
say-bought-2 = Affare fatto: { $seat } si prende { $player }, { $price }M.
say-bought-3 = { $seat } sceglie { $player }, { $price }M.
say-bought-4 = Benvenuto, { $player }: { $seat } paga, { $price }M.
say-bought-5 = { $seat } si rinforza con { $player }, { $price }M.

say-picked-1 = { $seat } manda { $player }.
say-picked-2 = Tocca a { $player }, per { $seat }.
say-picked-3 = { $seat } conta su { $player }.
say-picked-4 = La palla va a { $player }, per { $seat }.
say-picked-5 = { $seat } si affida a { $player }.

say-committed-1 = { $seat } ha { $total }, ne servono { $number }.
say-committed-2 = Finora { $seat } ha { $total }, ne servono { $number }.
say-committed-3 = Gli uomini di { $seat } portano { $total }, ne servono { $number }.
say-committed-4 = { $seat } comincia con { $total }, ne servono { $number }.
say-committed-5 = Sul tavolo di { $seat } { $total }, ne servono { $number }.

say-succeeded-1 = A { $seat } basta: { $total }.
say-succeeded-2 = { $seat } ci arriva: { $total }.
say-succeeded-3 = Ben fatto, { $seat }: { $total }.
say-succeeded-4 = { $seat } ce la fa: { $total }.
say-succeeded-5 = Può bastare a { $seat }: { $total }.

say-fell-short-1 = A { $seat } non basta: { $total } su { $number }.
say-fell-short-2 = { $seat } non ce la fa: { $total } su { $number }.
say-fell-short-3 = { $seat } si ferma prima: { $total } su { $number }.
say-fell-short-4 = Troppo poco da { $seat }: { $total } su { $number }.
say-fell-short-5 = { $seat } fallisce: { $total } su { $number }.

say-challenged-1 = { $challenger } affronta { $target }.
say-challenged-2 = { $target } riceve la sfida di { $challenger }.
say-challenged-3 = { $challenger } va all'assalto di { $target }.
say-challenged-4 = Si gioca: { $challenger } contro { $target }.
say-challenged-5 = { $challenger } vuole un gol contro { $target }.

say-goal-1 = Rete! { $challenger } batte { $target }.
say-goal-2 = GOL di { $challenger }! { $target } raccoglie la palla in rete.
say-goal-3 = La rete di { $target } si gonfia: segna { $challenger }.
say-goal-4 = GOL! { $challenger } esulta, { $target } no.
say-goal-5 = Che conclusione di { $challenger } contro { $target }!

say-no-goal-1 = { $target } resiste a { $challenger }: niente gol.
say-no-goal-2 = Niente gol: { $challenger } non passa { $target }.
say-no-goal-3 = Non se ne fa nulla, { $challenger } contro { $target }.
say-no-goal-4 = { $challenger } ci prova, { $target } regge: niente gol.
say-no-goal-5 = Ancora nessun gol tra { $challenger } e { $target }.

say-played-1 = { $seat } cala { $card }.
say-played-2 = { $card }, di { $seat }.
say-played-3 = { $seat } sorprende con { $card }.
say-played-4 = Una carta di { $seat }: { $card }.
say-played-5 = { $seat } mette in gioco { $card }.
