## A primeira vez guiada

lesson-market = Futebolistas e treinadores à venda. O número é o valor: pontos no fim, força nos desafios. Na tua vez podes comprar um.
    .title = O mercado
lesson-market-otherwise = Na tua vez podes comprar um homem. Quem ninguém compra sai no fim da ronda, e vêm outros.
    .title = Outro caminho
lesson-club = Pagaste { $price }M, e ele ocupa o seu lugar. Onze futebolistas e um treinador completam o clube. Cada valor dá pontos.
    .title = Um reforço
lesson-management = Em cada ronda recebes uma carta de gestão com até quatro jogadas. Usas uma. Vamos desafiar o adversário e tentar um golo!
    .title = A tua jogada da ronda
lesson-management-otherwise = Sem desafio, então. Há uma nova carta de gestão em cada ronda: desafia quando os teus homens forem fortes.
    .title = Outra jogada
lesson-attack = { $attack }. A carta diz que posições participam e quantos pontos têm de alcançar juntas.
    .title = O teu ataque
lesson-commit = Quem participa? Os valores somam-se, e quem é escolhido já não sai. Vamos com os mais fortes.
    .title = Escolhe os teus homens
lesson-commit-otherwise = Outros homens, outra soma. O que falta ainda o podes pagar: 1M por ponto.
    .title = A tua escolha
lesson-pay = { $performer-raw ->
        [0] Tens { $total } e precisas de { $number }. Cada ponto a mais custa-te 1M. Tirar um custa 2M ao adversário.
       *[other] { $performer } tem { $total } e precisa de { $number }. Cada ponto que tires custa-te 2M.
    }
    .title = Pontos a dinheiro
lesson-enough = { $performer-raw ->
        [0] Tens { $total }, e são precisos { $number }. O adversário já pôde responder. Se chega, deixa ficar.
       *[other] { $performer } tem { $total }, e são precisos { $number }. Tira pontos ou deixa ficar.
    }
    .title = Será que chega?
lesson-defence = { $seat-raw ->
        [0] Agora defendes tu: { $defence }. Se conseguires, não há golo. Se faltar, eles marcam.
       *[other] O adversário tem de responder: { $defence }. Se conseguir, não há golo. Se lhe faltar, marcas tu.
    }
    .title = A defesa
lesson-take-away = { $performer-raw ->
        [0] Tens { $total }, e são precisos { $number }. Soma pontos ou deixa ficar.
       *[other] { $performer } tem { $total } e precisa de { $number }. Podes tirar pontos a 2M cada. Paga só se mudar o resultado.
    }
    .title = Gastar ou poupar
lesson-outcome-goal = { $challenger-raw ->
        [0] Três pontos para ti, menos um para o adversário. Um golo conta até ao fim da partida.
       *[other] Três pontos para o adversário, menos um para ti. Um golo conta até ao fim da partida.
    }
    .title = Golo!
lesson-outcome-no-goal = Nada muda, mas o dinheiro gasto está gasto. O próximo desafio vem com outra carta de gestão.
    .title = Sem golo
lesson-stadium = O teu estádio tem quatro bancadas. Uma custa 4M, e na tua vez podes construir uma. As quatro juntas dão cinco pontos.
    .title = Constrói
lesson-stadium-otherwise = Nada se perde: podes construir sempre que for a tua vez. Mas só um estádio com as quatro bancadas traz pontos.
    .title = Hoje sem bancada
lesson-cards = São as tuas cartas de acontecimento: dinheiro, ajuda nos desafios, problemas para os outros. Perguntamos-te quando uma puder fazer a diferença.
    .title = As cartas na mão
lesson-on-your-own = Cada ronda tem um mercado novo. Acaba quando um clube tem onze futebolistas e um treinador. Ganha quem tiver mais pontos. Boa sorte!
    .title = O clube é teu

## O que é isto?

sign-market = Futebolistas e treinadores à venda. Quem ninguém compra desaparece no fim da ronda.
    .title = Mercado
    .rule = B11-MARKET-01
sign-purchases = Quantas compras fizeste nesta vez. É permitida uma.
    .title = Compras
    .rule = B11-MARKET-04
sign-club = Os futebolistas nos seus lugares, o treinador e o estádio.
    .title = O teu clube
    .rule = B11-PITCH-03
sign-pitch = Os futebolistas e os lugares ainda livres, com a forma e a cor da posição. O número grande é o valor.
    .title = O campo
    .rule = B11-PITCH-05
sign-coach = O valor dele dá pontos, e um sistema tático que lhe agrade também.
    .title = Treinador
    .rule = B11-COACH-02
sign-formation = Um treinador que o prefere, ou que prefere o de ▲, traz pontos; um que prefere o de ▼ tira-os.
    .title = Sistema tático
    .rule = B11-COACH-04
sign-stadium = Com todas as bancadas construídas, dá pontos.
    .title = Estádio
    .rule = B11-STADIUM-01
sign-shelf = Cartas que ficam em jogo para este clube e valem em todas as rondas.
    .title = Cartas em jogo
    .rule = B11-EVENT-08
sign-management = A tua carta de gestão desta ronda. Usas uma das suas jogadas: receber dinheiro, tirar cartas de acontecimento, desafiar ou uma jogada especial. Os números dizem quanto.
    .title = Carta de gestão
    .rule = B11-TEAM-03
sign-hand = As tuas cartas de acontecimento, quatro no máximo. Cada uma diz quando se pode jogar.
    .title = Cartas de acontecimento
    .rule = B11-EVENT-04
sign-rivals = Círculo: podes desafiá-lo. Cruz: não podes, e porquê.
    .title = Os outros clubes
    .rule = B11-GEN-08
sign-points = Quanto vale um clube agora. Ganha quem tiver mais pontos.
    .title = Pontos
    .rule = B11-SCORE-10
sign-money = O dinheiro de um clube, em milhões. No fim não conta.
    .title = Dinheiro
    .rule = B11-SCORE-08
sign-cards = Quantas cartas de acontecimento tem um clube na mão.
    .title = Cartas na mão
    .rule = B11-EVENT-04
sign-footballers = Quantos dos onze futebolistas tem um clube.
    .title = Futebolistas
    .rule = B11-END-01
sign-goals = Uma bola é um golo marcado. Uma bola com uma cruz laranja é um golo sofrido.
    .title = Golos
    .rule = B11-SCORE-05
sign-attack = O ataque: as posições que participam, pela forma e pela cor, e os pontos a alcançar em conjunto.
    .title = Ataque
    .rule = B11-CHALLENGE-06
sign-defence = Vem depois de um ataque conseguido e indica as posições pela forma e pela cor; se também for conseguida, não há golo.
    .title = Defesa
    .rule = B11-CHALLENGE-31
sign-outcome = Como acabou o desafio. Um golo dá três pontos e custa um ao outro clube.
    .title = Como acabou
    .rule = B11-CHALLENGE-38
sign-total = A bola marca os pontos alcançados, a linha os que são precisos; em cima da linha chega. A parte azul é boa para ti, a laranja má.
    .title = Pontos alcançados
    .rule = B11-CHALLENGE-29
sign-order = Quem joga e quando. A ordem inverte-se em cada ronda.
    .title = Ordem de jogo
    .rule = B11-ROUND-02
sign-where = Acaba quando um clube tem onze futebolistas e um treinador.
    .title = Ronda
    .rule = B11-END-01
sign-card-value = O número grande. Conta nos desafios e, no fim, como pontos.
    .title = Valor
    .rule = B11-PITCH-08
sign-position = Hexágono amarelo: guarda-redes. Quadrado verde: defesa. Círculo vermelho: médio. Triângulo azul: avançado.
    .title = Posição
    .rule = B11-PITCH-01
sign-price = Quanto custa agora, em milhões; normalmente tanto como o seu valor.
    .title = Preço
    .rule = B11-MARKET-05
sign-decks = Quantas cartas restam em cada baralho.
    .title = Baralhos
    .rule = B11-SETUP-06
sign-sides = A tua equipa está à esquerda; entre duas outras, quem desafia.
    .title = Os dois clubes
    .rule = B11-CHALLENGE-01
sign-offer = A carta da esquerda sai; a da direita vem para ti.
    .title = A troca
    .rule = B11-GEN-07
sign-count = De onde vêm os pontos. Uma barra verde soma; uma laranja, dos golos sofridos, desconta.
    .title = As contas
    .rule = B11-GEN-02

## Como se joga

how-aim = Constrói um clube: onze futebolistas, um treinador, um estádio. Quando o primeiro estiver completo, ganha quem tiver mais pontos.
how-step-1 = Em cada ronda chegam ao mercado futebolistas e treinadores. Na tua vez podes comprar um deles.
    .title = Compra no mercado
how-step-2 = A carta de gestão oferece até quatro jogadas: dinheiro, cartas de acontecimento, um desafio ou algo especial. Usas uma.
    .title = Escolhe uma jogada
how-step-3 = Num desafio tiras um ataque e escolhes os homens que ele pede. Se os valores chegarem ao número, o rival tem de encontrar uma defesa.
    .title = Desafia um rival
how-step-4 = Uma bancada custa 4M, e na tua vez podes construir uma. Quatro bancadas fazem um estádio.
    .title = Constrói uma bancada
how-decides-1 = Os valores dos homens escolhidos têm de chegar ao número. Um milhão dá um ponto aos teus, dois milhões tiram um aos outros. Se o ataque resultar e a defesa não, é golo.
    .title = Um desafio
how-decides-2 = O dinheiro e as cartas na mão não valem nada no fim.
    .title = Quanto vale o teu clube
how-points = Pontos
how-points-footballer = Cada futebolista
    .worth = o seu valor
how-points-coach = O treinador
    .worth = o seu valor
how-points-fit = Treinador e sistema tático
    .worth = +3, 0 ou −3
how-points-goal = Cada golo marcado
    .worth = +3
how-points-conceded = Cada golo sofrido
    .worth = −1
how-points-stadium = Um estádio completo
    .worth = +5
how-wins = A ronda em que um clube tem os onze futebolistas e o treinador é a última. Ganha quem tiver mais pontos; em igualdade, quem marcou mais e depois quem sofreu menos.

## Ajuda na primeira vez

first-turn = Pela ordem que quiseres: compra uma carta do mercado, usa uma jogada da carta de gestão, constrói uma bancada.
    .title = A tua vez
    .rule = B11-TURN-01
first-challenge = Um clube ataca outro. Se o ataque resultar e a defesa não, é golo.
    .title = Um desafio
    .rule = B11-CHALLENGE-01
first-commit = A carta diz que posições participam. Os valores deles somam-se e a escolha é definitiva.
    .title = Escolhe os homens
    .rule = B11-CHALLENGE-14
first-boost = Um milhão dá um ponto aos teus. Dois milhões tiram um aos outros.
    .title = Pontos por dinheiro
    .rule = B11-CHALLENGE-21
first-defence = O ataque resultou. Agora o outro clube tira uma defesa: se resultar, não há golo.
    .title = A defesa
    .rule = B11-CHALLENGE-31
first-goal = Três pontos para quem marca e menos um para quem sofre. Contam no fim.
    .title = Golo
    .rule = B11-CHALLENGE-38
first-event = Tens uma carta que se pode jogar neste momento. Não és obrigado: fica na mão.
    .title = Uma carta agora?
    .rule = B11-EVENT-15
first-poached = Um clube levou um jogador a outro e paga-lhe o dobro do valor dele.
    .title = Roubado
    .rule = B11-TEAM-20
first-captain = O teu capitão vale mais dois, nos desafios e no fim.
    .title = A braçadeira
    .rule = B11-TEAM-49
first-shelter = A tua carta torna-te imune nesta ronda. Mostra-a agora e o desafio dá em nada.
    .title = Imune?
    .rule = B11-TEAM-54
first-red-card = Nesta ação já não conta. O valor dele sai do total.
    .title = Expulso
    .rule = B11-CHALLENGE-20
first-injury = Não participa em ações até recuperar. Continua a contar para os onze e para os pontos.
    .title = Lesionado
    .rule = B11-PITCH-09
first-stand = Quatro bancadas de 4M fazem um estádio. Só completo dá pontos: cinco.
    .title = Uma bancada
    .rule = B11-STADIUM-02
# What the bots of each level do well and badly
opponent-rookie-good = Desafia nos momentos mais estranhos.
opponent-rookie-bad = Compra quem não encaixa e esquece-se do dinheiro.
opponent-amateur-good = Constrói um sistema tático, desafia quando compensa e joga as suas cartas de acontecimento.
opponent-amateur-bad = Contrata o melhor de hoje e não espera por melhor.
opponent-pro-good = Sabe quando esperar por alguém melhor e desafia quem tem menos para gastar.
opponent-pro-bad = Não olha para lá da sua própria vez.
opponent-legend-good = Experimenta cada opção até ao fim da ronda seguinte.
opponent-legend-bad = As cartas que tens na mão só as pode adivinhar.
