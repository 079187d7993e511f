# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-bought-1 = { $player } assina por { $seat }, { $price }M.
say-bought-2 = Negócio fechado: { $seat } fica com { $player }, { $price }M.
say-bought-3 = { $seat } escolhe { $player }, { $price }M.
say-bought-4 = Bem-vindo, { $player }: { $seat } paga, { $price }M.
say-bought-5 = { $seat } reforça-se com { $player }, { $price }M.

say-picked-1 = { $seat } chama { $player }.
say-picked-2 = É com { $player }, para { $seat }.
say-picked-3 = { $seat } conta com { $player }.
say-picked-4 = A bola vai para { $player }, de { $seat }.
say-picked-5 = { $seat } confia em { $player }.

say-committed-1 = { $seat } tem { $total }, são precisos { $number }.
say-committed-2 = Até agora { $seat } tem { $total }, são precisos { $number }.
say-committed-3 = Os homens de { $seat } trazem { $total }, são precisos { $number }.
say-committed-4 = { $seat } começa com { $total }, são precisos { $number }.
say-committed-5 = Na mesa de { $seat }, { $total }; são precisos { $number }.

say-succeeded-1 = { $seat } consegue: { $total } chegam.
say-succeeded-2 = { $seat } chega lá: { $total }.
say-succeeded-3 = Bem jogado, { $seat }: { $total }.
say-succeeded-4 = { $seat } dá conta do recado: { $total }.
say-succeeded-5 = Basta: { $seat } fica com { $total }.

say-fell-short-1 = Não chega para { $seat }: { $total } de { $number }.
say-fell-short-2 = { $seat } não consegue: { $total } de { $number }.
say-fell-short-3 = { $seat } fica aquém: { $total } de { $number }.
say-fell-short-4 = É pouco para { $seat }: { $total } de { $number }.
say-fell-short-5 = { $seat } falha: { $total } de { $number }.

say-challenged-1 = { $challenger } enfrenta { $target }.
say-challenged-2 = Desafio a { $target }, da parte de { $challenger }.
say-challenged-3 = { $challenger } lança-se sobre { $target }.
say-challenged-4 = Há jogo: { $challenger } contra { $target }.
say-challenged-5 = { $challenger } quer um golo contra { $target }.

say-goal-1 = Lá dentro! { $challenger } bate { $target }.
say-goal-2 = GOLO de { $challenger }! { $target } vai buscar a bola ao fundo.
say-goal-3 = A rede de { $target } abana: marca { $challenger }.
say-goal-4 = GOLO! { $challenger } festeja, { $target } não.
say-goal-5 = Que finalização de { $challenger } contra { $target }!

say-no-goal-1 = { $target } resiste a { $challenger }: não há golo.
say-no-goal-2 = Não há golo: { $challenger } não passa por { $target }.
say-no-goal-3 = Não dá em nada, { $challenger } contra { $target }.
say-no-goal-4 = { $challenger } tenta, { $target } aguenta: não há golo.
say-no-goal-5 = Continua sem golo entre { $challenger } e { $target }.

say-played-1 = { $seat } põe na mesa { $card }.
say-played-2 = { $card }, de { $seat }.
say-played-3 = { $seat } surpreende com { $card }.
say-played-4 = Uma carta de { $seat }: { $card }.
say-played-5 = { $seat } põe em jogo { $card }.
