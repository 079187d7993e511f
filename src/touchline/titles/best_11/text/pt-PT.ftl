title-name = Best 11
title-blurb = Onze futebolistas, um treinador, um estádio para completar e desafios que dão golos: ganha o clube mais forte.

## Cartas e coisas

letter-0 = G
letter-1 = D
letter-2 = M
letter-3 = A
position-0 = guarda-redes
position-1 = defesa
position-2 = médio
position-3 = avançado
position-4 = treinador
word-buy = Comprar
word-or = ou
word-points = pontos
word-play = Jogar
player-none = ninguém
card-none = nenhuma carta
management-none = virada para baixo
formation-none = sistema livre
notice-not-under-three = Não recomendado a crianças com menos de três anos.
kind-0 = dinheiro
kind-1 = cartas de acontecimento
kind-2 = desafio
kind-3 = jogada especial
bonus-none = sem bónus
bonus-b1 = +1 em cada ação
bonus-b2 = +2 em cada ação
bonus-b3 = +3 em cada ação
bonus-b4 = +2 com um defesa na ação
bonus-b5 = +2 com um médio na ação
bonus-b6 = +2 com um avançado na ação
bonus-b7 = +1 por cada futebolista na ação
use-money = Receber { $name }M
use-events-0 = Não tirar cartas de acontecimento
use-events-1 = Tirar uma carta de acontecimento
use-events-2 = Tirar duas cartas de acontecimento
use-events-3 = Tirar três cartas de acontecimento
use-events-4 = Tirar quatro cartas de acontecimento
use-challenge-none = Desafio, sem bónus
use-challenge-b1 = Desafio, bónus +1
use-challenge-b2 = Desafio, bónus +2
use-challenge-b3 = Desafio, bónus +3
use-challenge-b4 = Desafio, bónus +2 com um { position-1 }
use-challenge-b5 = Desafio, bónus +2 com um { position-2 }
use-challenge-b6 = Desafio, bónus +2 com um { position-3 }
use-challenge-b7 = Desafio, bónus +1 por futebolista
use-challenge-negation = Desafio, nega os bónus do adversário
use-none = Nenhuma jogada especial
use-poach = Tirar um futebolista a um adversário
use-free-footballer = Contratar um futebolista de graça
use-free-coach = Contratar um treinador de graça
use-swap-footballer = Substituir um futebolista
use-swap-coach = Substituir o treinador
use-multi-buy = Comprar mais de um
use-renew-market = Renovar o mercado
use-captain = Nomear o capitão
use-immunity = Imunidade para a ronda
bet-1-goal = 1M no golo
bet-1-no-goal = 1M em como não há golo
bet-2-goal = 2M no golo
bet-2-no-goal = 2M em como não há golo
bet-3-goal = 3M no golo
bet-3-no-goal = 3M em como não há golo
shelter-1 = Revelar a imunidade
shelter-2 = Virar a carta pelo bónus

## Jogadas das cartas de ação

play-corner = Pontapé de canto
play-edge-free-kick = Livre à entrada da área
play-penalty = Penálti
play-header = Cabeceamento
play-long-shot = Remate de longe
play-counter-attack = Contra-ataque
play-one-two = Tabela
play-cross = Cruzamento
play-through-ball = Passe em profundidade
play-solo-run = Arrancada
play-overhead-kick = Pontapé de bicicleta
play-volley = Remate de primeira
play-team-move = Jogada coletiva
play-keepers-launch = Lançamento do guarda-redes
play-goalmouth-scramble = Confusão na área
play-indirect-free-kick = Livre a dois toques
play-strike-partnership = Dupla de avançados
play-overlap = Sobreposição
play-save = Defesa do guarda-redes
play-tackle = Desarme
play-offside-trap = Armadilha do fora de jogo
play-block = Bloqueio
play-interception = Antecipação
play-man-marking = Marcação individual
play-pressing = Pressão
play-clearance = Alívio
play-punch = Saída a punhos
play-recovery-run = Recuperação defensiva
play-double-up = Dupla marcação
play-goal-line-clearance = Corte em cima da linha
play-team-defence = Defesa coletiva

## Cartas de acontecimento e o seu efeito

card-twinning = Claques irmãs
card-jinx = Mau agouro
card-even-swap = Troca direta
card-sports-bet = Aposta desportiva
card-fixture-list = Calendário da Série A
card-superior-tactics = Tática superior
card-switch-of-play = Mudança de flanco
card-stadium-chants = Cânticos da bancada
card-club-dna = ADN do clube
card-forza-club = Grito do clube
card-live-commentary = Relato em direto
card-tv-rights = Direitos televisivos
card-technical-sponsor = Patrocinador técnico
card-merchandising = Merchandising
card-inspired-day = Dia de inspiração
card-catenaccio = Ferrolho
card-yellow-card = Cartão amarelo
card-red-card = Cartão vermelho
card-injury = Lesão
card-var-review = Revisão do VAR
card-stoppage-time = Tempo de compensação
card-twelfth-man = Décimo segundo jogador
card-gate-receipts = Receita de bilheteira
card-win-bonus = Prémio de vitória
card-league-fine = Multa da Liga
card-capital-gain = Mais-valia
card-market-bargain = Pechincha
card-appeal-upheld = Recurso aceite
effect-twinning = sem desafios com um adversário até ao fim da próxima ronda
effect-jinx = tira-se outra vez a carta de ação acabada de virar
effect-even-swap = propor uma troca de futebolistas; 2M se for recusada
effect-sports-bet = apostar 1 a 3M: o triplo se houver golo, o dobro se não houver
effect-fixture-list = virar o desafio para outra equipa
effect-superior-tactics = fica: +1 em cada ação
effect-switch-of-play = trocar a carta de gestão com um adversário, ambas por usar
effect-stadium-chants = tirar à sorte uma carta de acontecimento a um adversário
effect-club-dna = +1 por cada futebolista em ação do teu clube
effect-forza-club = +3 na tua ação
effect-live-commentary = ver a mão de um adversário e trocar uma carta
effect-tv-rights = fica: 2M por ronda
effect-technical-sponsor = fica: 2M já, 1M por ronda
effect-merchandising = fica: 1M por ronda, 2M com oito futebolistas
effect-inspired-day = +2 na tua ação
effect-catenaccio = +3 na tua defesa
effect-yellow-card = -2 num futebolista da ação adversária
effect-red-card = um futebolista da ação adversária não conta
effect-injury = um futebolista adversário fica de fora até ao fim da próxima ronda
effect-var-review = o golo sofrido não conta
effect-stoppage-time = um novo ataque depois de um falhado
effect-twelfth-man = de +1 a +3 conforme as bancadas do estádio
effect-gate-receipts = 4M do banco
effect-win-bonus = 4M depois de marcar
effect-league-fine = um adversário paga 3M ao banco
effect-capital-gain = vender um dos teus futebolistas pelo seu valor mais 3M
effect-market-bargain = a próxima compra desta vez custa menos 3M
effect-appeal-upheld = uma carta adversária dirigida a ti fica sem efeito

## Palavras do ecrã

screen-market = Mercado
screen-hand = Mão
screen-stadium = Estádio
screen-coach = Treinador
screen-white = Em jogo
screen-goals = Golos
screen-points = pontos
screen-round = Ronda { $round }
screen-cards = { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }
screen-buy = comprar por { $price }M
screen-foreign = de { $box }
screen-raise = somar { $points } por { $price }M
screen-lower = tirar { $points } por { $price }M
screen-immune = imune
screen-negation = nega os bónus
screen-injured = lesionado
screen-twinned = claques irmãs: { $one } e { $two }
screen-worth = custa { $price }M
screen-fit = encaixe { $points }
screen-attack = ataque
screen-defence = defesa

## Opções

option-preset = Predefinição
    .hint = Preenche o que abaixo não for escolhido.
option-preset-full = O jogo completo
option-preset-fragment-only = Só o que resta do regulamento
option-preset-long = Longo: todas as oportunidades de uma carta
option-boxes = Caixas de clubes
    .hint = Com mais de uma, joga-se por clubes diferentes.
option-box-1 = Caixa do lugar 1
    .hint = 0: atribuída à vez.
option-box-2 = Caixa do lugar 2
    .hint = 0: atribuída à vez.
option-box-3 = Caixa do lugar 3
    .hint = 0: atribuída à vez.
option-box-4 = Caixa do lugar 4
    .hint = 0: atribuída à vez.
option-box-5 = Caixa do lugar 5
    .hint = 0: atribuída à vez.
option-end-mode = Fim do jogo
option-end-mode-complete-team = com onze e um treinador
option-end-mode-eleven-only = com onze
option-end-mode-fixed-rounds = depois de um número fixo de rondas
option-fixed-rounds = Número fixo de rondas
option-finish-round = Acabar a última ronda
    .hint = Senão o jogo para assim que uma equipa fica completa.
option-max-rounds = Rondas no máximo
option-start-money = Dinheiro inicial (M)
option-start-events = Cartas de acontecimento iniciais
option-base-income = Receita de cada ronda (M)
option-formation-mode = Sistemas táticos
option-formation-mode-lot = por sorteio
option-formation-mode-choose = escolhidos à vez
option-formation-mode-free = livres: um { letter-0 }, três a cinco { letter-1 } e { letter-2 }, um a três { letter-3 }
option-formation-bonus-mode = O que dão os sistemas táticos
option-formation-bonus-mode-coach-fit = pontos pelo treinador certo
option-formation-bonus-mode-head-to-head = um ponto a mais ou a menos nos desafios
option-formation-bonus-mode-off = nada
option-coach-fit-points = Pontos pelo treinador certo
option-coach-value-scores = O valor do treinador conta
option-coach-required = É preciso treinador para estar completo
option-stadium = Estádios
option-stand-count = Bancadas de um estádio
option-stand-cost = Custo de uma bancada (M)
option-stands-per-turn = Bancadas por vez, no máximo
option-stadium-points = Pontos do estádio completo
option-opportunities-per-turn = Oportunidades de uma carta de gestão
option-opportunities-per-turn-one = uma por ronda
option-opportunities-per-turn-all = todas, uma vez cada
option-management-cards-open = Cartas de gestão à vista
option-order-mode = Ordem de jogo
option-order-mode-reverse = inverte-se em cada ronda
option-order-mode-rotate = o primeiro jogador avança um lugar
option-market-leftovers = Cartas por vender
option-market-leftovers-discard = são descartadas
option-market-leftovers-keep = ficam no mercado
option-bonus-timing = Um bónus vale
option-bonus-timing-from-declaration = a partir do próprio desafio
option-bonus-timing-whole-round = também se virado contra um desafio
option-negation-scope = A negação anula
option-negation-scope-bonuses = bónus e Tática superior
option-negation-scope-management-only = só o bónus da carta de gestão
option-immunity-scope = A imunidade protege de
option-immunity-scope-challenges = desafios
option-immunity-scope-challenges-and-poaching = desafios e da perda de futebolistas
option-poach-counts-armband = Tirar um capitão custa também a braçadeira
option-swap-refund = Reembolso se o novo custar menos
option-armband-reusable = A braçadeira perdida pode voltar a ser dada
option-boost-opening = Quem altera primeiro os valores
option-boost-opening-turn-order = o primeiro na ordem de jogo
option-boost-opening-performer = quem executa a ação
option-save-any-attack = A defesa do guarda-redes responde a qualquer ataque
option-discard-before-draw = Descarta-se antes de tirar
option-superior-tactics-clash = Duas Táticas superiores anulam-se
option-superior-tactics-clash-global = contra todos
option-superior-tactics-clash-head-to-head = só quando as duas se encontram
option-window-prompts = A quem se pedem cartas de acontecimento
option-window-prompts-holders-only = a quem tem cartas na mão
option-window-prompts-always = a todos, sempre

## Sorte

roll-seat = O seguinte na ordem dos lugares
roll-board = Sistema tático
roll-team-card = Carta de equipa
roll-event-card = Carta de acontecimento
roll-action-card = Carta de ação
roll-management-card = Carta de gestão da equipa
roll-from-hand = Uma carta da mão

## Perguntas

ask-board = Com que sistema tático jogas?
    .hint = Diz para quantos futebolistas de cada posição há lugar na equipa.
ask-item = É a tua vez: o que fazes? Podes usar uma jogada da carta de gestão, comprar uma carta e construir uma bancada.
    .hint = Por qualquer ordem, com cartas de acontecimento pelo meio. No fim, acabas a vez.
opt-end-turn = Acabar a vez
opt-build = Construir uma bancada
ask-event = { $active-raw ->
        [-1] A ronda está a acabar. Jogas uma carta antes disso?
       *[other] { $active-own ->
            [1] A tua vez está a começar. Jogas uma carta primeiro?
           *[0] { $active } vai jogar. Jogas uma carta primeiro?
        }
    }
    .hint = Podes guardar as cartas para depois: na mão cabem quatro.
ask-poach = Quem tiras a um adversário? Pagas o dobro do valor dele.
    .hint = Pagas ao adversário o dobro do valor dele.
ask-sign-free = Quem contratas no mercado? Desta vez não custa nada.
    .hint = Desta vez não custa nada.
ask-swap-out = Quem dá o lugar a um reforço?
    .hint = Pagas só a diferença de preço.
ask-swap-in = Quem entra para o lugar de { $out }?
    .hint = Pagas a diferença de preço, e nesta ronda ainda podes comprar alguém.
ask-buy-more = Nesta ronda podes comprar vários. Quem é o próximo?
    .hint = Tantos quantos o dinheiro pagar.
opt-stop = Mais ninguém
ask-captain = A quem dás a braçadeira? Fica dois pontos mais forte.
    .hint = A braçadeira torna-o dois pontos mais forte.
ask-make-room = Tiras { $draws ->
        [one] uma carta
       *[other] { $draws } cartas
    }, tens { $held } na mão e podes ficar com quatro. Pões antes uma debaixo do baralho?
    .hint = Na mão nunca ficam mais de quatro cartas.
opt-keep = Ficar com as outras e tirar
ask-cut-hand = Tens { $over ->
        [one] uma carta
       *[other] { $over } cartas
    } a mais. Qual vai para debaixo do baralho?
    .hint = Na mão nunca ficam mais de quatro cartas.
ask-target = Quem desafias?
    .hint = Se o teu ataque resultar e a defesa deles falhar, marcas.
ask-declared = { $challenger-own ->
        [1] Desafias { $target }.
       *[0] { $target-own ->
            [1] { $challenger } desafia-te.
           *[0] { $challenger } desafia { $target }.
        }
    } Jogas uma carta antes do ataque?
    .hint = A seguir vira-se a carta de ataque.
ask-shelter = { $by } tem-te na mira. Viras agora a carta de gestão?
    .hint = A imunidade protege-te durante toda a ronda; um bónus conta neste desafio.
opt-shelter-pass = Deixá-la virada para baixo
ask-revealed = { $performer-own ->
        [1] A tua ação pede { $needs }.
       *[0] A ação de { $performer } pede { $needs }.
    } Jogas uma carta?
    .hint = A seguir decide-se que futebolistas participam.
ask-commit = A ação pede { $needs }, e até agora tens { $total }. Quem participa?
    .hint = Quem participa já não pode ser trocado.
opt-decline = Ninguém: desistir
ask-boost = { $performer-own ->
        [1] Tens { $total ->
            [one] { $total } ponto
           *[other] { $total } pontos
        } e precisas de { $number }. Somas pontos?
       *[0] { $performer } tem { $total ->
            [one] { $total } ponto
           *[other] { $total } pontos
        } e precisa de { $number }. Tiras-lhe pontos?
    }
    .hint = { $performer-own ->
        [1] Cada ponto a mais custa-te 1M.
       *[0] Cada ponto a menos custa-te 2M.
    }
ask-failed = { $challenger-own ->
        [1] O teu ataque a { $target } falhou.
       *[0] { $target-own ->
            [1] O ataque de { $challenger } contra ti falhou.
           *[0] O ataque de { $challenger } a { $target } falhou.
        }
    } Jogas uma carta?
    .hint = Sem uma carta o desafio acaba.
ask-pending = { $challenger-own ->
        [1] Estás prestes a marcar a { $target }.
       *[0] { $target-own ->
            [1] { $challenger } está prestes a marcar-te um golo.
           *[0] { $challenger } está prestes a marcar a { $target }.
        }
    } Jogas uma carta?
    .hint = É o último momento antes de o golo contar.
ask-scored = { $challenger-own ->
        [1] Marcaste a { $target }.
       *[0] { $target-own ->
            [1] { $challenger } marcou-te um golo.
           *[0] { $challenger } marcou a { $target }.
        }
    } Jogas uma carta?
    .hint = O golo conta. Há cartas que só servem agora.
ask-appeal = { $by } joga { $card } contra ti. Anulas a carta com o teu recurso?
    .hint = Uma carta anulada não tem efeito e fica gasta.
ask-aim-rival = { $card }: que adversário atinge?
    .hint = Tem efeito de imediato.
ask-aim-player = { $card }: que futebolista adversário atinge?
    .hint = Tem efeito de imediato.
ask-aim-own-player = { $card }: qual dos teus futebolistas sai?
    .hint = Tem efeito de imediato.
ask-bet = Quanto apostas neste desafio? Um golo paga três vezes a aposta, nenhum golo duas vezes.
    .hint = Se errares perdes a aposta.
ask-accept = { $by } oferece-te { $gets } por { $gives }. Aceitas?
    .hint = Se aceitares, os dois trocam logo de equipa. Se recusares, tudo fica como está.
opt-refuse = Recusar
opt-accept = Aceitar
ask-give = Podes trocar uma carta com { $other }. Qual dás?
    .hint = A seguir escolhes uma das cartas dessa mão.
opt-event-pass = Guardar as minhas cartas
opt-declared-pass = Guardar as minhas cartas
opt-revealed-pass = Guardar as minhas cartas
opt-failed-pass = Deixar assim
opt-pending-pass = Deixar contar o golo
opt-scored-pass = Guardar as minhas cartas
opt-appeal-pass = Deixar acontecer
opt-boost-pass = Deixar assim
run-best = Os meus futebolistas mais fortes
opt-give-pass = Não trocar
ask-take = Dás { $give } a { $other }. Que carta levas em troca?
    .hint = As duas cartas mudam logo de mãos.
preview-boost = { $turns-raw ->
        [1] É decisivo: { $total } ao todo
       *[0] { $total } ao todo
    }{ $cost-raw ->
        [0] {""}
       *[other] , custa { $cost }M
    }
preview-commit = { $total } ao todo
preview-captain = Com a braçadeira, { $value }
preview-aim-player = Deixa { $total }
preview-bet = Se acertares, voltam { $back }M
preview-accept = { $points ->
        [0] A mesma força
        [1] Mais um ponto para ti
        [-1] Menos um ponto para ti
       *[other] Muda a tua pontuação: { $points }
    }
boost-1 = Um ponto
boost-points = { $name } pontos

## Acontecimentos

event-seated = { $seat } senta-se à mesa com { $money }M.
event-board = { $seat } vai jogar em { $formation }.
event-dealt = { $seat } recebe { $cards ->
        [one] uma carta de acontecimento
       *[other] { $cards } cartas de acontecimento
    }.
event-round = Ronda { $round }: começa { $first }.
event-income = { $seat } recebe { $money }M.
event-laid = No mercado: { $player }, { $price }M.
event-reshuffled = { $box }: as cartas de equipa descartadas formam um novo baralho.
event-left-over = Ninguém quis { $player }.
event-management = { $seat } recebe uma carta de gestão.
event-turned-up = { $seat } não usou a carta de gestão.
event-bought = { $seat } compra { $player } por { $price }M.
event-built = { $seat } constrói a bancada { $stands } por { $price }M.
event-ended-turn = { $seat } acabou a vez.
event-used = { $seat } usa a carta de gestão: { $kind }.
event-earned = { $seat } ganha { $money }M.
event-made-room = { $seat } põe { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    } debaixo do baralho.
event-discarded = { $seat }: { $card } vai para debaixo do baralho.
event-drew = { $seat } { $cards ->
        [0] não tira nada
        [one] tira uma carta de acontecimento
       *[other] tira { $cards } cartas de acontecimento
    }.
event-drew-card = { $seat } tira { $card }.
event-lost-draws = { $seat } perde { $cards ->
        [one] uma carta por tirar
       *[other] { $cards } cartas por tirar
    }.
event-poached = { $seat } tira { $player } a { $from } e paga { $price }M.
event-signed = { $seat } contrata { $player } de graça.
event-swapped = { $seat }: entra { $in }, sai { $out }, por { $price }M.
event-renewed = { $seat } renova o mercado.
event-captain = { $seat } dá a braçadeira a { $player }.
event-armband-lost = { $player } sai e { $seat } fica sem capitão.
event-immune = { $seat } fica com imunidade até ao fim da ronda.
event-stopped = { $seat } tem imunidade: { $by } perde a jogada.
event-bonus = { $negation-raw ->
        [1] { $seat } nega todos os bónus nesta ronda.
       *[other] { $seat } tem um bónus nesta ronda: { $bonus }.
    }
event-challenged = { $challenger } desafia { $target }.
event-attack-card = { $seat } ataca: { $attack }, { $needs }.
event-defence-card = { $seat } defende: { $defence }, { $needs }.
event-cannot-fill = { $seat } não tem os futebolistas para { $needs }.
event-declined = { $seat } desiste.
event-picked = { $seat } escolhe { $player }.
event-committed = { $seat } parte com { $total } de { $number }.
event-raised = { $price-raw ->
        [0] { $seat } soma { $points } com uma carta: { $total } ao todo.
       *[other] { $seat } soma { $points } por { $price }M: { $total } ao todo.
    }
event-lowered = { $seat } tira { $points } por { $price }M: { $total } ao todo.
event-succeeded = { $seat } consegue, com { $total }.
event-fell-short = { $seat } não chega lá: { $total } de { $number }.
event-only-a-save = { $defence } não responde a este ataque: { $seat } não pode defender.
event-goal = GOLO! { $challenger } marca a { $target }.
event-no-goal = Não há golo entre { $challenger } e { $target }.
event-played = { $seat } joga { $card }.
event-white = { $card } fica em jogo para { $seat }.
event-appealed = { $seat } responde com { $with }: { $card } de { $by } fica sem efeito.
event-twinned = { $seat } e { $other } deixam-se em paz até ao fim da ronda { $until }.
event-jinxed = Mau agouro para { $needs }: { $seat } tira outra carta.
event-refused = { $seat } recusa a proposta de { $by }.
event-exchanged = { $gives } passa de { $seat } para { $other }, { $gets } faz o caminho inverso.
event-bet = { $goal-raw ->
        [1] { $seat } aposta { $money }M no golo.
       *[other] { $seat } aposta { $money }M em como não há golo.
    }
event-bet-paid = { $seat } ganha a aposta: { $money }M.
event-bet-lost = { $seat } perde a aposta de { $money }M.
event-bet-back = A aposta de { $seat } é nula: voltam { $money }M.
event-redirected = O desafio de { $challenger } é agora contra { $target }.
event-retried = { $challenger } volta a atacar { $target }.
event-switched = { $seat } e { $other } trocam as cartas de gestão.
event-switched-card = { $seat } tem uma nova carta de gestão.
event-stolen = { $seat } tira uma carta de acontecimento a { $from }.
event-stolen-card = { $seat } ficou com { $card }.
event-looked = { $seat } vê a mão de { $other }.
event-saw = { $other } tem na mão { $card }.
event-traded = { $seat } e { $other } trocam uma carta de acontecimento.
event-traded-cards = { $seat } dá { $give } e leva { $take }.
event-cautioned = { $player } leva amarelo e conta menos { $points }: { $total } ao todo.
event-sent-off = { $player } é expulso e já não conta: { $total } ao todo.
event-injured = { $player } fica lesionado até ao fim da ronda { $until }.
event-gained = { $seat } recebe { $money }M do banco.
event-fined = { $seat } paga uma multa de { $money }M.
event-sold = { $seat } vende { $player } por { $money }M.
event-bargain = A próxima compra de { $seat } custa menos { $money }M.
event-score = { $seat }: { $total } pontos (futebolistas { $footballers }, treinador { $coach }, sistema tático { $fit }, golos { $scored }, sofridos { $conceded }, estádio { $stadium }).

## Porque é que algo não é permitido

reason-no-money = { $option }: custa { $price }M, e tens { $money }M.
reason-no-place = { $option }: no teu sistema tático não há lugar para ele.
reason-one-coach = { $option }: já tens treinador.
reason-bought-already = { $option }: já compraste nesta ronda.
reason-used-already = { $option }: já usaste a carta de gestão nesta ronda.
reason-stadium-complete = O teu estádio está completo.
reason-stand-built = Já construíste uma bancada nesta vez.
reason-too-few = Um desafio exige quatro futebolistas; tu tens { $footballers }.
reason-target-too-few = { $option } tem { $footballers ->
        [one] um futebolista
       *[other] { $footballers } futebolistas
    }, e são precisos quatro.
reason-target-immune = { $option } tem imunidade nesta ronda.
reason-target-twinned = { $option }: as vossas claques são irmãs, não há desafio.
reason-changes-nothing = { $option }: agora não mudaria nada.
reason-card-changes-nothing = { $option }: agora não mudaria nada.
reason-twinned-before = { $option }: todos os adversários já jogaram esta carta contra ti.
reason-not-on-card = { $option }: não está nesta carta.
reason-bought-before = { $option }: só se não compraste nada nesta ronda.
reason-nobody-fits = { $option }: não há lugar para nenhum dos que poderiam vir.
reason-no-target = { $option }: cada adversário tem menos de quatro futebolistas, tem imunidade ou é de uma claque irmã.
reason-rivals-immune = { $option }: os adversários têm imunidade nesta ronda.
reason-no-armband = { $option }: já não tens a braçadeira.
reason-other-moment = { $option }: é para outro momento.
reason-wrong-role = { $option } não tem a posição pedida.
reason-injured = { $option } está lesionado.
reason-term-left-empty = Com { $option } aqui outra posição ficaria vazia.

## Como acabou

why-points = Mais pontos
why-goals-scored = Iguais em pontos, mais golos marcados
why-goals-conceded = Iguais em pontos e golos, menos sofridos
why-money = Iguais em campo, mais dinheiro
why-shared = Iguais em tudo: vitória partilhada

# -- conselhos

hint-signing = Traz { $whole ->
    [0] mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] mais cerca de um ponto
   *[other] mais cerca de { $whole } pontos
} do que quem ainda pode vir para o lugar.
hint-economic = O dinheiro vale { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-event = As cartas de acontecimento valem { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-challenge = Cem desafios assim trazem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hint-various = A jogada vale { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-stand = A bancada vale { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-limit = Vale no máximo { $limit } milhões.
hint-formation = O baralho tem { $defenders } defesas, { $midfielders } médios e { $attackers } avançados; este tabuleiro pede { $defenders-wanted }, { $midfielders-wanted } e { $attackers-wanted }. São pelo menos { $least } jogadores para cada lugar, e { $coaches ->
    [0] nenhum treinador combina com ele
    [one] há um treinador que combina com ele
   *[other] há { $coaches } treinadores que combinam com ele
}.
hint-end-turn = Mais nada do que podes fazer agora compensa. Ficas com os teus { $money } milhões.
hint-no-signing = { $whole ->
    [0] { $points ->
        [0] Ninguém no mercado te trazia um ponto em cem jogos
        [one] O melhor do mercado custava-te um ponto em cem jogos
       *[other] O melhor do mercado custava-te { $points } pontos em cem jogos
    }
    [one] O melhor do mercado custava-te cerca de um ponto
   *[other] O melhor do mercado custava-te cerca de { $whole } pontos
}. Ficas com os teus { $money } milhões.
hint-deal = Traz { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
} e { $cost ->
    [0] não custa nada
    [one] custa { $cost } milhão
   *[other] custa { $cost } milhões
}.
hint-swap = A troca traz { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-captain = Com a braçadeira vale { $value }: ninguém na tua equipa valia mais.
hint-keep-cards = { $cards ->
    [one] Guarda a tua carta: num momento melhor vale
   *[other] Guarda as tuas cartas: num momento melhor a mais forte vale
} { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-play-card = É o momento dela: a carta vale { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-bargain = A tua próxima compra nesta vez custa menos { $money } milhões: joga-a antes de comprar.
hint-exchange = Oferece um dos teus futebolistas por um melhor. Se o rival recusar, a banca paga-te { $money } milhões.
hint-sell = O teu futebolista mais fraco vale { $value }, e a banca paga { $money } milhões por ele.
hint-appeal = Trava uma carta que te custava { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-keep-hand = { $cards ->
    [one] Vale a pena guardar a tua carta
   *[other] Vale a pena guardar as tuas { $cards } cartas
}.
hint-poorest-card = Das tuas { $cards } cartas é a que vale menos: { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-best-card = É a melhor: vale { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
hint-aim-rival = Este adversário tem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $money } milhões e { $cards ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $cards } cartas
} na mão.
hint-aim-player = Vale { $value }: nenhum dos que podes atingir vale mais.
hint-aim-own = Vale { $value }: é o que te faz menos falta.
hint-bet = De cem desafios assim, { $chance } acabam em golo.
hint-accept = Recebes { $gets ->
    [one] { $gets } ponto
   *[other] { $gets } pontos
} por { $gives }.
hint-refuse = Davas { $gives ->
    [one] { $gives } ponto
   *[other] { $gives } pontos
} por { $gets }.
hint-keep-player = O teu melhor jogador vale { $value }, e assim ninguém to pode levar.
hint-immunity = Trava um desafio que acaba em golo { $chance } vezes em cem.
hint-turn-up = O teu bónus conta contra um desafio que acaba em golo { $chance } vezes em cem.
hint-stay-hidden = A tua carta não muda nada neste desafio, que acaba em golo { $chance } vezes em cem. Não a mostres a ninguém.
hint-commit = Juntos fazem { $total }; são precisos { $number }.
hint-decline = Mesmo os teus mais fortes só fazem { $total } dos { $number } precisos.
hint-reached = Tens { $total } e precisas de { $number }: não gastes nada.
hint-falls-short = A outra equipa tem { $total } e precisa de { $number }: não gastes nada.
hint-boost = { $points ->
    [one] Com mais um ponto
   *[other] Com mais { $points } pontos
} a ação é tua.
hint-lower = Com menos { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a ação adversária falha.
hint-too-far = { $points ->
    [one] Falta-te { $points } ponto
   *[other] Faltam-te { $points } pontos
}; para ti a ação vale no máximo { $limit } milhões.
hint-cannot-stop = Para os travar tinhas de tirar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: custa mais do que traz.
hint-deal-pays = Traz { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}, e recebes de volta { $money ->
    [one] { $money } milhão
   *[other] { $money } milhões
}.
hint-swap-costs = Agora todas as trocas te custam alguma coisa; esta é a que custa menos: { $whole ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em cem jogos
    [one] cerca de um ponto
   *[other] cerca de { $whole } pontos
}.
