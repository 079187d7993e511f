# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.


say-laid-1 = Novidade no mercado: { $player }, { $price }M.
say-laid-2 = À venda: { $player }, { $price }M.
say-laid-3 = { $player } chega ao mercado, { $price }M.
say-laid-4 = { $player } procura clube, { $price }M.
say-laid-5 = Pode ter-se { $player }, { $price }M.


say-ended-turn-1 = { $seat } passa a vez.
say-ended-turn-2 = É tudo de { $seat }.
say-ended-turn-3 = { $seat } encosta-se.
say-ended-turn-4 = Chega para { $seat }.
say-ended-turn-5 = { $seat } fecha a vez.

say-bought-1 = { $player } assina por { $seat }, { $price }M.
say-bought-2 = Negócio fechado: { $seat } fica com { $player }, { $price }M.
say-bought-3 = { $seat } escolhe { $player }, { $price }M.
say-bought-4 = Bem-vindo, { $player }: { $seat } paga, { $price }M.
say-bought-5 = { $seat } reforça-se com { $player }, { $price }M.

say-income-1 = Para o cofre de { $seat }: { $money }M.
say-income-2 = Abrem-se as portas para { $seat }: { $money }M.
say-income-3 = { $seat } cobra: { $money }M.
say-income-4 = Entra dinheiro para { $seat }: { $money }M.
say-income-5 = { $seat } conta a receita: { $money }M.

say-earned-1 = { $seat } faz dinheiro: { $money }M.
say-earned-2 = Um bom negócio para { $seat }: { $money }M.
say-earned-3 = { $seat } tem mais em caixa: { $money }M.
say-earned-4 = O clube de { $seat } ganha: { $money }M.
say-earned-5 = { $seat } arrecada: { $money }M.

say-left-over-1 = { $player } não encontra clube.
say-left-over-2 = Ninguém fica com { $player }.
say-left-over-3 = { $player } fica para trás.
say-left-over-4 = Fora do mercado, por vender: { $player }.
say-left-over-5 = Ninguém pagou por { $player }.

say-picked-1 = { $seat } manda { $player }.
say-picked-2 = É com { $player }, por { $seat }.
say-picked-3 = { $seat } conta com { $player }.
say-picked-4 = A bola vai para { $player }, por { $seat }.
say-picked-5 = { $seat } confia em { $player }.

say-committed-1 = { $seat } tem { $total }, são precisos { $number }.
say-committed-2 = Até agora { $seat } tem { $total }, são precisos { $number }.
say-committed-3 = Os homens de { $seat } trazem { $total }, são precisos { $number }.
say-committed-4 = { $seat } começa com { $total }, são precisos { $number }.
say-committed-5 = Na mesa de { $seat } { $total }, são precisos { $number }.

say-succeeded-1 = Chega a { $seat }: { $total }.
say-succeeded-2 = { $seat } chega lá: { $total }.
say-succeeded-3 = Bem feito, { $seat }: { $total }.
say-succeeded-4 = { $seat } dá conta do recado: { $total }.
say-succeeded-5 = Basta a { $seat }: { $total }.

say-fell-short-1 = Não chega a { $seat }: { $total } de { $number }.
say-fell-short-2 = { $seat } não consegue: { $total } de { $number }.
say-fell-short-3 = { $seat } fica aquém: { $total } de { $number }.
say-fell-short-4 = É pouco de { $seat }: { $total } de { $number }.
say-fell-short-5 = { $seat } falha: { $total } de { $number }.

say-challenged-1 = { $challenger } enfrenta { $target }.
say-challenged-2 = { $target } é desafiado por { $challenger }.
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
say-used-1 = { $seat } joga a carta de gestão: { $kind }.
say-used-2 = A carta de gestão de { $seat }: { $kind }.
say-used-3 = { $seat } aproveita a carta de gestão: { $kind }.
say-used-4 = Jogada de gestão de { $seat }: { $kind }.
say-used-5 = { $seat } vira a carta de gestão: { $kind }.
