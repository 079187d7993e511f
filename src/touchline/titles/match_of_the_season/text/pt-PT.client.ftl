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
mots-ui-versus = { $home } - { $away }
mots-ui-against = a { $stars }
mots-ui-scorers = { $some } de { $all } marcam
mots-ui-faces = O que decide cada face
mots-ui-face-0 = Equipa
mots-ui-face-1 = Ataque
mots-ui-face-2 = Meio-campo
mots-ui-face-3 = Defesa
mots-ui-face-4 = { $mine ->
    [0] Teu penálti
    [1] Penálti deles
   *[other] Penálti casa
}
mots-ui-face-5 = { $mine ->
    [0] Penálti deles
    [1] Teu penálti
   *[other] Penálti fora
}
mots-ui-face-6 = { $mine ->
    [0] Teu vermelho
    [1] Vermelho deles
   *[other] Vermelho casa
}
mots-ui-face-7 = { $mine ->
    [0] Vermelho deles
    [1] Teu vermelho
   *[other] Vermelho fora
}
mots-ui-face-8 = { $mine ->
    [0] Lesão tua
    [1] Lesão deles
   *[other] Lesão casa
}
mots-ui-face-9 = { $mine ->
    [0] Lesão deles
    [1] Lesão tua
   *[other] Lesão fora
}
mots-ui-face-10 = { $mine ->
    [0] Teu ataque
    [1] Ataque deles
   *[other] Ataque casa
}
mots-ui-face-11 = { $mine ->
    [0] Ataque deles
    [1] Teu ataque
   *[other] Ataque fora
}
mots-ui-face-12 = Nada
mots-ui-won = vitória
mots-ui-drew = empate
mots-ui-lost = derrota
mots-ui-odds-win = { $percent }% vitória
mots-ui-odds-draw = { $percent }% empate
mots-ui-odds-loss = { $percent }% derrota
mots-ui-odds-home = { $percent }% casa
mots-ui-odds-away = { $percent }% fora
mots-ui-committed = { $side } tem uma carta tapada
mots-ui-season-board = Tabuleiro da época
mots-ui-where = Época { $season } · Semana { $week } · { $day }
mots-ui-where-short = Ép. { $season } · sem. { $week } { $day }
mots-ui-when = sem. { $week } { $day }
mots-ui-eleven = { $team }: escolhe o onze e fecha-o.
mots-ui-eleven-against = { $team }: escolhe o onze contra { $opponent } e fecha-o.
mots-ui-draft-pick = Escolher { $player }
mots-ui-here = o peão está aqui
mots-ui-reach = alcança-se com um { $steps }
mots-ui-totals = Estrelas por setor
mots-ui-other-line = outro setor
mots-ui-bench-empty = Ninguém no banco
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
mots-ui-meter = O que falta aos sistemas
mots-ui-complete = completa
mots-ui-race = Corrida ao título
mots-ui-cups = Taças
mots-ui-cup-0 = Campeonato
mots-ui-cup-1 = Taça nacional
mots-ui-cup-2 = Taça europeia
mots-ui-square-0 = Apito
mots-ui-square-1 = Sorte
mots-ui-square-2 = Lesão
mots-ui-square-3 = Expul{ "\u00AD" }são
mots-ui-square-4 = Seleção
mots-ui-square-5 = Mercado
mots-ui-square-6 = Liga
mots-ui-square-7 = Taça
mots-ui-square-8 = Europa
mots-ui-square-9 = Super{ "\u00AD" }taça
mots-ui-hand-0 = de imediato
mots-ui-hand-1 = em qualquer altura da época
mots-ui-hand-2 = antes de um jogo em casa
mots-ui-hand-play = Jogar
mots-ui-card-down = uma carta de sorte, tapada
mots-ui-happened = O que acaba de acontecer
mots-ui-other-match = O outro jogo: { $what }
mots-ui-still-open = ainda por jogar
mots-ui-lucky = ninguém é atingido
mots-ui-no-cups = Nenhuma taça começou nesta época.
mots-ui-semi = Meias-finais
mots-ui-final = Final
mots-ui-home-die = { $side } em casa, pelo dado
mots-ui-review-best = A melhor vitória
mots-ui-review-upset = A surpresa da época
mots-ui-review-lucky = O treinador com mais sorte
mots-ui-review-luck = { $points ->
    [one] um ponto tirado a onzes mais fortes
   *[other] { $points } pontos tirados a onzes mais fortes
}
mots-ui-review-value = O melhor negócio
mots-ui-beats = { $winner } bate { $loser }
mots-ui-star-count = estrelas { $stars }
mots-ui-season-end = Fim da época { $season }
mots-ui-page-season = Classificação final
mots-ui-page-squads = Plantéis
mots-ui-page-next = Próxima época
mots-ui-champion = { $team } campeão
mots-ui-honours = Quadro de honra
mots-ui-six-seasons = As seis épocas terminaram
mots-ui-step-table = Classificação final
mots-ui-step-review = Balanço
mots-ui-step-contracts = Contratos
mots-ui-step-departures = Saídas
mots-ui-step-swaps = Trocas
mots-ui-step-transfers = Aquisições
mots-ui-step-europe = Europa
mots-ui-step-kickoff = Arranque
mots-ui-trophy-points = { $points ->
    [one] um ponto de troféu
   *[other] { $points } pontos de troféus
}
mots-ui-contracts-hint = Dois jogadores de cada onze são virados para baixo: ficam.
mots-ui-departures-hint = O dado de doze faces corre cada onze; dois saem, e o primeiro é substituído por um suplente.
mots-ui-swaps-hint = O quarto, depois o terceiro, podem trocar um jogador com uma equipa melhor, setor por setor.
mots-ui-no-swap = sem troca
mots-ui-unsold = não vendido
mots-ui-europe-hint = No sorteio com eles:
mots-ui-not-yet = Ainda não.
mots-ui-continue = Avançar
mots-ui-to-board = Para o tabuleiro da época
mots-ui-others-decide = Os outros estão a decidir.
mots-ui-last-season = A época anterior
mots-ui-history = Vencedores por época
mots-ui-ties = Com os mesmos pontos, um jogo de desempate decide o lugar.
mots-ui-ghost = sem treinador
mots-ui-market-open = O mercado está agora aberto para ti.
mots-ui-market-closed = O mercado abre antes de cada vez, de cada jornada e de cada carta, nunca durante um jogo. O que escolheres agora faz-se nessa altura.
mots-ui-trade-next = Comprar, vender ou jogar uma carta
mots-ui-trade-waits = Na próxima ocasião podes fazê-lo.
mots-ui-sell = Vender por { $amount }
mots-ui-sure = De certeza? { $amount }
mots-ui-put-up = Pôr à venda
mots-ui-buy = Comprar
mots-ui-wish-0 = vender { $player }
mots-ui-wish-1 = comprar { $player }
mots-ui-wish-2 = pôr { $player } à venda
mots-ui-sure-buy = Comprar mesmo?
mots-ui-free = Jogadores sem equipa
mots-ui-no-private = Negócios privados são proibidos: um jogador é posto à venda e todos podem licitar.
    .rule = MOTS-TRADE-12
mots-ui-forfeit = Só { $players } podem jogar: com menos de nove o jogo está perdido.
mots-ui-short = Só { $players } podem jogar: os outros lugares ficam vazios.
mots-ui-subs = { $left ->
    [one] resta uma substituição
   *[other] restam { $left } substituições
}
mots-ui-clock = { $some } de { $all } lançamentos feitos
# In the browser a question speaks to whoever is asked
invite-1 = Constrói o plantel
    .hint = Os futebolistas escolhem-se à vez e vão a leilão.
invite-2 = Negoceia e escala
    .hint = Compra, vende e põe em campo o teu melhor onze.
invite-3 = Lança o dado do jogo
    .hint = A melhor equipa ganha com mais faces. Contam o campeonato e as taças.
mots-ui-press-token = É a tua vez: lança o dado e avança o peão.
mots-ui-press-move = Lançar e avançar
mots-ui-press-die = O teu jogo contra { $rival }: lança o dado.
mots-ui-press-roll = Lançar
mots-ui-rolls-me = Lanças o dado para o teu jogo contra { $rival }
mots-ui-rolls-rival = { $rival } lança o dado para o jogo contra ti
mots-ui-rolls-watched = { $home } lança o dado para o jogo contra { $away }
mots-ui-decides-0 = Decidem as equipas inteiras
mots-ui-decides-1 = Decidem os ataques
mots-ui-decides-2 = Decidem os meios-campos
mots-ui-decides-3 = Decidem as defesas
mots-ui-decides-4 = { $mine ->
    [0] Penálti para ti
    [1] Penálti para { $rival }
   *[other] Penálti para a equipa da casa
}
mots-ui-decides-5 = { $mine ->
    [0] Penálti para { $rival }
    [1] Penálti para ti
   *[other] Penálti para os visitantes
}
mots-ui-decides-stars = Tu tens { $mine ->
        [one] { $mine } estrela
       *[other] { $mine } estrelas
    }, { $rival } tem { $theirs }.
mots-ui-decides-watched = { $first } tem { $mine ->
        [one] { $mine } estrela
       *[other] { $mine } estrelas
    }, { $rival } tem { $theirs }.
mots-ui-has-won = { $who } ganha
mots-ui-had-won = Esta vitória tinha { $percent }% de probabilidade.
mots-ui-had-lost = O risco de derrota era de { $percent }%.
mots-ui-had-drew = O empate tinha { $percent }% de probabilidade.
mots-ui-had-watched = Tinha { $percent }% de probabilidade.
mots-ui-table-now = { $way ->
        [up] { $place ->
            [1] Passas para a frente da classificação.
           *[other] Sobes ao { $place }.º lugar.
        }
        [down] Desces ao { $place }.º lugar.
       *[same] { $place ->
            [1] Continuas na frente da classificação.
           *[other] Continuas no { $place }.º lugar.
        }
    }
mots-ui-goal-kick = Penálti: { $stars } estrelas contra um guarda-redes de { $keeper }.
mots-ui-goal-stars = Estrelas

# Respostas antecipadas, e a que se responde
mots-ui-next-when = Semana { $week }, { $day }: { $what }
plan-kind-draft = Preferências para a escolha de jogadores
window-tactic = { $team } em casa com { $opponent }: uma carta para este jogo?
window-substitute-out = { $team } pode fazer uma substituição
