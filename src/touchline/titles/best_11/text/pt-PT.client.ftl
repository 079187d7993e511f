# Os ecrãs de Best 11
b11-ui-money = { $money }M
b11-ui-role-0 = guarda-redes
b11-ui-role-1 = defesa
b11-ui-role-2 = médio
b11-ui-role-3 = avançado
b11-ui-abbr-0 = guarda-redes
b11-ui-abbr-1 = defesa
b11-ui-abbr-2 = médio
b11-ui-abbr-3 = avançado
b11-ui-order = Ordem de jogo
b11-ui-forwards = nesta ronda pela ordem dos lugares
b11-ui-backwards = nesta ronda em sentido inverso
b11-ui-views = O que se vê
b11-ui-tab-market = Mercado
b11-ui-tab-club = O meu clube
b11-ui-tab-rivals = Adversários
b11-ui-rivals = Adversários
b11-ui-purchases = Compras { $count }
b11-ui-no-limit = sem limite
b11-ui-discount = menos { $price } na próxima compra
b11-ui-sold-out = Não resta ninguém no mercado.
b11-ui-why-no-money = demasiado caro
b11-ui-why-no-place = sem lugar livre
b11-ui-why-one-coach = já tens treinador
b11-ui-why-bought-already = compra já feita
b11-ui-why-target-too-few = menos de 4 futebolistas
b11-ui-why-target-immune = imune nesta ronda
b11-ui-why-target-twinned = claques irmãs
b11-ui-open = pode ser desafiado
b11-ui-challenge-by-card = O desafio lança-se com a carta de gestão.
b11-ui-play-next = Jogar assim que for possível
b11-ui-not-now = Não neste momento.
b11-ui-not-offered = Não para esta pergunta.
b11-ui-buy = Comprar { $name } por { $price }
b11-ui-build = Construir uma bancada por { $price }
b11-ui-play = Jogar { $card }
b11-ui-poach = Tirar { $name } por { $price }
b11-ui-sign = Contratar { $name } de graça
b11-ui-make-way = Sai { $name }
b11-ui-swap-in = Entra { $name } por { $price }
b11-ui-armband = A braçadeira para { $name }
b11-ui-challenge = Desafiar { $name }
b11-ui-aim = Sobre { $name }
b11-ui-take-board = Jogar em { $name }
b11-ui-put-under = { $name } vai para baixo do baralho
b11-ui-give = Dar { $name }
b11-ui-take-card = Ficar com { $name }
b11-ui-raise = { $points ->
        [one] Somar um ponto por { $price }
       *[other] Somar { $points } pontos por { $price }
    }
b11-ui-lower = { $points ->
        [one] Tirar um ponto por { $price }
       *[other] Tirar { $points } pontos por { $price }
    }
b11-ui-boost-make = { $play }: tens { $total } pontos e precisas de { $number }. Pagas { $price } para conseguir?
b11-ui-boost-made = { $play }: tens { $total } pontos, e { $number } chegam. Somas uma reserva?
b11-ui-boost-lost = { $play }: tens { $total } pontos e precisas de { $number }. Não podes pagar o resto.
b11-ui-boost-stop = { $play }: { $who } consegue com { $total } pontos, são precisos { $number }. Pagas { $price } para travar?
b11-ui-boost-safe = { $play }: { $who } fica aquém com { $total } pontos, são precisos { $number }. Tiras mais?
b11-ui-boost-through = { $play }: { $who } consegue com { $total } pontos, são precisos { $number }. Não podes pagar o bastante para travar.
b11-ui-captain = capitão
b11-ui-armband-letter = C
b11-ui-sent-off = expulso
b11-ui-no-coach = Ainda sem treinador
b11-ui-income = +{ $money }M por ronda
b11-ui-goals = { $scored } marcados, { $conceded } sofridos
b11-ui-moves = Jogadas
b11-ui-management = Carta de gestão
b11-ui-no-cards = Sem cartas de acontecimento
b11-ui-playable = Pode jogar-se agora.
b11-ui-when-0 = a qualquer momento
b11-ui-when-1 = na própria vez
b11-ui-when-2 = quando se declara um desafio
b11-ui-when-3 = quando se vira uma carta de ação
b11-ui-when-4 = durante uma ação
b11-ui-when-5 = durante a própria defesa
b11-ui-when-6 = depois de um ataque falhado
b11-ui-when-7 = quando um golo está para contar
b11-ui-when-8 = depois de marcar um golo
b11-ui-when-9 = em resposta a uma carta contra ti
b11-ui-against = contra
b11-ui-total = { $total } de { $number }
b11-ui-over = { $points ->
        [0] mesmo à justa
       *[other] { $points } a mais do que é preciso
    }
b11-ui-short = { $points ->
        [one] falta um
       *[other] faltam { $points }
    }
b11-ui-commit = Quem participa? Depois de fechado, ninguém pode ser trocado.
b11-ui-way = { $names } = { $total }
b11-ui-pay = paga { $price }
b11-ui-or-card = ou { $card }, grátis
b11-ui-ways = Soluções prontas
b11-ui-steps = Passos
b11-ui-lacks = Falta em campo quem o faça: { $roles }.
b11-ui-act-made = conseguida
b11-ui-act-short = não conseguida
b11-ui-act-cannot = impossível
b11-ui-act-declined = desistência
b11-ui-act-barred = a um penálti só responde uma defesa do guarda-redes
b11-ui-end-goal = Golo
b11-ui-end-no-goal = Sem golo
b11-ui-end-stopped = Imune
b11-ui-bet-goal = no golo
b11-ui-bet-none = em nenhum golo
b11-ui-comes = vem para ti
b11-ui-goes = deixa-te
b11-ui-line-footballers = Futebolistas
b11-ui-line-coach = Treinador
b11-ui-line-fit = Sistema tático
b11-ui-line-stadium = Estádio
b11-ui-line-scored = Golos marcados
b11-ui-line-conceded = Golos sofridos
b11-ui-score = De onde vêm os pontos
b11-ui-score-now = Os pontos neste momento
b11-ui-show-all = Mostrar tudo
b11-ui-as-table = Em tabela
b11-ui-until = até à ronda { $round }
b11-ui-decks = Baralhos
b11-ui-deck-team = Cartas de equipa
b11-ui-deck-events = Cartas de acontecimento
b11-ui-deck-actions = Cartas de ação
b11-ui-deck-management = Cartas de gestão
b11-ui-challenges = { $challenger } desafia { $target }
b11-ui-swap-with = Troca com { $name }
b11-ui-bought = +{ $points } a dinheiro
b11-ui-taken = −{ $points } a dinheiro
invite-1 = Contrata onze e um treinador
    .hint = O dinheiro entra turno a turno.
invite-2 = Completa o estádio
    .hint = Um estádio completo conta no fim.
invite-3 = Desafia os rivais
    .hint = Cada golo conta para ti e contra eles. Ganha o clube mais forte.
b11-ui-goal-past = Batida a defesa: { $defence }.
b11-ui-goal-open = Ninguém pôde defender.
b11-ui-goal-for = { $scored } pontos para ti, { $conceded } para { $rival }.
b11-ui-goal-against = { $scored } pontos para { $who }, { $conceded } para ti.
b11-ui-goal-watched = { $scored } pontos para { $who }, { $conceded } para { $rival }.
b11-ui-goal-total = Pontos jogados
b11-ui-goal-needed = Pontos necessários

# Respostas antecipadas, e a que se responde
plan-kind-declared = Quando sou desafiado
plan-when-declared = quando desafia { $value }
plan-kind-revealed = Quando se vira uma carta de ação dos outros
plan-when-revealed = quando é a vez de { $value }
plan-kind-failed = Quando o meu ataque falha
plan-when-failed = só contra { $value }
plan-kind-pending = Quando estou para sofrer um golo
plan-when-pending = só contra { $value }
plan-kind-scored = Quando marquei
plan-when-scored = só contra { $value }
plan-kind-appeal = Quando uma carta é dirigida a mim
plan-when-appeal = só uma carta de { $value }
window-event = { $active } vai jogar: alguém joga uma carta de evento?
window-declared = { $challenger } desafia { $target }: alguém responde?
window-failed = O ataque de { $challenger } contra { $target } falhou: acaba aqui?
window-pending = { $challenger } está para marcar contra { $target }: o golo conta?
window-scored = { $challenger } marcou contra { $target }: uma carta pelo golo?
window-appeal = { $by } joga { $card }: há recurso?
