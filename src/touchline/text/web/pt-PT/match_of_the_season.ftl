# The screens of Match of the Season
mots-ui-stars =
    { $stars ->
        [one] { $stars } estrela
       *[other] { $stars } estrelas
    }
mots-ui-players =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
mots-ui-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
mots-ui-versus = { $home } a { $away }
mots-ui-against = a { $stars }
mots-ui-scorers = { $some } de { $all } marcam
mots-ui-faces = O que decide cada face
mots-ui-face-0 = Equipa
mots-ui-face-1 = Ataque
mots-ui-face-2 = Meio-campo
mots-ui-face-3 = Defesa
mots-ui-face-4 = Penálti casa
mots-ui-face-5 = Penálti fora
mots-ui-face-6 = Vermelho casa
mots-ui-face-7 = Vermelho fora
mots-ui-face-8 = Lesão casa
mots-ui-face-9 = Lesão fora
mots-ui-face-10 = Ataque casa
mots-ui-face-11 = Ataque fora
mots-ui-face-12 = Nada
mots-ui-won = vitória
mots-ui-drew = empate
mots-ui-lost = derrota
mots-ui-odds-win = { $percent }% vitória
mots-ui-odds-draw = { $percent }% empate
mots-ui-odds-loss = { $percent }% derrota
mots-ui-odds-home = { $percent }% casa
mots-ui-odds-away = { $percent }% fora
mots-ui-committed = { $side } tem uma carta virada para baixo
mots-ui-season-board = Tabuleiro da época
mots-ui-here = o marcador está aqui
mots-ui-reach = alcança-se com um { $steps }
mots-ui-totals = Estrelas por linha
mots-ui-other-line = outra linha
mots-ui-bench-empty = Ninguém no banco
mots-ui-run-best = Melhor
mots-ui-run-last = Último
mots-ui-run-strongest = Mais estrelas
mots-ui-letter-0 = G
mots-ui-letter-1 = D
mots-ui-letter-2 = M
mots-ui-letter-3 = A
mots-ui-country-england = ING
mots-ui-country-france = FRA
mots-ui-country-spain = ESP
mots-ui-country-portugal = POR
mots-ui-country-germany = ALE
mots-ui-country-italy = ITA
mots-ui-country-netherlands = HOL
mots-ui-country-brazil = BRA
mots-ui-seller = vende
mots-ui-leads = na frente
mots-ui-passed = passou
mots-ui-to-bid = a licitar
mots-ui-outbid = superado
mots-ui-waits = espera
mots-ui-ladder = Licitações
mots-ui-left-after = Resto após a licitação
mots-ui-draft-order = Ordem de escolha
mots-ui-meter = O que falta às formações
mots-ui-complete = completa
mots-ui-col-played = J
mots-ui-col-won = V
mots-ui-col-drawn = E
mots-ui-col-lost = D
mots-ui-col-points = Pts
mots-ui-all-won = Vitórias
mots-ui-all-drawn = Empates
mots-ui-all-lost = Derrotas
mots-ui-form = Forma
mots-ui-race = Corrida ao título
mots-ui-cabinet = Vitrina
mots-ui-cups = Taças
mots-ui-cup-0 = Campeonato
mots-ui-cup-1 = Taça nacional
mots-ui-cup-2 = Taça europeia
mots-ui-through = apurado
mots-ui-square-0 = Apito
mots-ui-square-1 = Sorte
mots-ui-square-2 = Lesão
mots-ui-square-3 = Expulsão
mots-ui-square-4 = Seleção
mots-ui-square-5 = Mercado
mots-ui-square-6 = Liga
mots-ui-square-7 = Taça
mots-ui-square-8 = Europa
mots-ui-square-9 = Supertaça
mots-ui-hand-0 = de imediato
mots-ui-hand-1 = em qualquer altura da época
mots-ui-hand-2 = antes de um jogo em casa
