## the game

title-name = Match of the Season
title-blurb = Seis épocas à frente de um clube: forma o plantel, negoceia no mercado, ganha campeonato e taças.

## settings

option-lineup-mode = Como se mostram os onzes
    .hint = Ocultos até ambos estarem prontos; depois uma alteração, nenhuma, ou as que três voltas permitirem.
option-lineup-mode-hidden-one-change = ocultos, uma alteração
option-lineup-mode-hidden = ocultos, sem alterações
option-lineup-mode-open = à vista
option-cross-lines = Ataque contra defesa
    .hint = Com um 2 a defesa da casa mede-se com o ataque visitante, com um 4 o ataque da casa com a defesa visitante.
option-extra-formations = Mais sistemas táticos
option-extra-formations-none = nenhum
option-extra-formations-3-3-4 = 3-3-4
option-extra-formations-5-4-1 = 5-4-1
option-extra-formations-both = 3-3-4 e 5-4-1
option-match-events = Lançamentos por jogo
    .hint = Com mais de um, cada lançamento ganho vale um golo.
option-event-table = Dado do jogo
option-event-table-base-d6 = seis faces, como no livro
option-event-table-advanced-d12 = doze faces, jogo avançado
option-event-table-own = doze faces, sem cartões nem lesões
option-advanced-game = Jogo avançado
    .hint = Seis lançamentos do dado de doze faces por jogo, com cartões, lesões e três substituições.
option-super-save-result = Superdefesa
option-super-save-result-draw = garante o empate
option-super-save-result-win = dá a vitória
option-penalty-no-taker = Penálti sem marcador
option-penalty-no-taker-reroll = lança-se de novo
option-penalty-no-taker-saved = defendido
option-wing-attack-no-wings = Ataque pelas alas contra quem não tem alas
option-wing-attack-no-wings-zero = vale zero
option-wing-attack-no-wings-outer-midfielders = contam os médios das pontas
option-short-loser = Derrotado sem dinheiro
option-short-loser-forced-sale = tem de vender jogadores
option-short-loser-bank-covers = a banca paga
option-international-duty-scope = Compromissos de seleção
option-international-duty-scope-active = para a equipa que lá para
option-international-duty-scope-all = para todas as equipas
option-chance-scope = Casa da sorte
option-chance-scope-active = tira uma equipa
option-chance-scope-all = tiram todas
option-resale-lock-scope = Vender e voltar a comprar
    .hint = Quem vende um jogador não pode comprar outro igual na mesma época.
option-resale-lock-scope-all = proibido em todo o lado
option-resale-lock-scope-managers-only = proibido só entre treinadores
option-three-player-swap = Trocas a três
option-three-player-swap-none = nenhuma
option-three-player-swap-third-takes-both = a terceira troca com a primeira e a segunda
option-youngest = Treinador mais novo
option-youngest-drawn = por sorteio
option-youngest-first = primeiro lugar
option-youngest-second = segundo lugar
option-youngest-third = terceiro lugar
option-youngest-fourth = quarto lugar

## teams, positions, countries

team-0 = Azul
team-1 = Vermelho
team-2 = Amarelo
team-3 = Verde
team-none = ninguém
position-0 = guarda-redes
position-1 = defesa
position-2 = médio
position-3 = avançado
card-goalkeeper = { $name } (guarda-redes)
card-defender = { $name } (defesa)
card-midfielder = { $name } (médio)
card-attacker = { $name } (avançado)
short-position-0 = G
short-position-1 = D
short-position-2 = M
short-position-3 = A
country-england = Inglaterra
country-france = França
country-spain = Espanha
country-portugal = Portugal
country-germany = Alemanha
country-italy = Itália
country-netherlands = Países Baixos
country-brazil = Brasil
player-none = ninguém

## the board

square-whistle = Apito inicial
square-chance = Sorte
square-injury = Lesão
square-red-card = Cartão vermelho
square-international-duty = Compromissos de seleção
square-transfer = Transferência
square-league = Jornada do campeonato
square-national-cup = Taça Nacional
square-european-cup = Taça Europeia
square-super-cup = Supertaça
day-1 = segunda-feira
day-2 = terça-feira
day-3 = quarta-feira
day-4 = quinta-feira
day-5 = sexta-feira
day-6 = sábado
day-7 = domingo

## trophies and placings

trophy-league-champion = Campeão
trophy-league-second = Segundo lugar no campeonato
trophy-league-third = Terceiro lugar no campeonato
trophy-national-cup-winner = Taça Nacional
trophy-national-cup-runner-up = Finalista da Taça Nacional
trophy-european-cup-winner = Taça Europeia
trophy-european-cup-runner-up = Finalista da Taça Europeia

## chance cards: title, and what it does

chance-full-house = Casa cheia
    .hint = A banca paga { $amount }.
chance-television-money = Direitos televisivos
    .hint = A banca paga { $amount }.
chance-shirt-sales = Venda de camisolas
    .hint = A banca paga { $amount } por cada jogador de quatro ou cinco estrelas.
chance-pitch-repairs = Relvado novo
    .hint = Pagam-se { $amount } à banca.
chance-bonus-claims = Prémios por pagar
    .hint = Pagam-se à banca { $amount } por cada jogador de quatro ou cinco estrelas.
chance-testimonial-match = Jogo de homenagem
    .hint = Cada uma das outras equipas paga { $amount }.
chance-charity-gala = Gala de beneficência
    .hint = Pagam-se { $amount } a cada uma das outras equipas, enquanto houver dinheiro.
chance-youth-graduate = Promovido da formação
    .hint = Fica-se de graça com um jogador ({ $amount }★) da lista livre.
chance-academy-gem = Pérola da academia
    .hint = Viram-se cartas do baralho de transferências até sair um { $amount }★, que vem de graça.
chance-training-injury = Lesão no treino
    .hint = Lança-se por uma lesão.
chance-dissent = Protestos
    .hint = Lança-se por um cartão vermelho.
chance-flu-bug = Surto de gripe
    .hint = Todas as equipas lançam por uma lesão.
chance-exclusive-tip = Dica exclusiva
    .hint = Vira-se a primeira carta do baralho de transferências: só esta equipa a pode comprar, ao preço base.
chance-miracle-physio = Fisioterapeuta milagroso
    .hint = Um lesionado fica apto.
chance-appeal-upheld = Recurso aceite
    .hint = Um castigo é anulado.
chance-call-up-withdrawn = Convocatória retirada
    .hint = Todos os convocados para a seleção ficam.
chance-fixture-secretary = Secretário do calendário
    .hint = Escolhe-se quanto anda o peão em vez de lançar.
chance-home-draw = Sorteio em casa
    .hint = Este jogo joga-se em casa sem lançar.
chance-win-bonus = Prémio de vitória
    .hint = Depois de uma vitória a banca paga { $amount }.
chance-late-night-out = Noitada
    .hint = Outra equipa lança por uma lesão.
chance-scouting-network = Rede de observadores
    .hint = Veem-se as { $amount } primeiras cartas do baralho de transferências e repõem-se por qualquer ordem.
chance-release-clause = Cláusula de rescisão
    .hint = Compra-se um jogador livre por { $amount } % do preço base.
chance-counter-attack = Contra-ataque
    .hint = Em casa: um lançamento para o meio-campo é ganho.
chance-wing-attack = Ataque pelas alas
    .hint = Em casa em 4-4-2, 3-5-2 ou 3-4-3: só contam as alas, diga o dado o que disser.
chance-centre-attack = Ataque pelo centro
    .hint = Em casa em 4-4-2 ou 3-5-2: mais { $amount } estrelas por avançado e médio centro.
chance-match-of-the-season = Jogo da época
    .hint = Em casa: mais { $amount } estrelas no meio-campo.
chance-super-save = Superdefesa
    .hint = Em casa: um penálti dos visitantes é defendido.

## what the match die says

matchevent-0 = melhor equipa
matchevent-1 = melhor ataque
matchevent-2 = melhor meio-campo
matchevent-3 = melhor defesa
matchevent-4 = penálti para a casa
matchevent-5 = penálti para os visitantes
matchevent-6 = cartão vermelho, casa
matchevent-7 = cartão vermelho, visitantes
matchevent-8 = lesão, casa
matchevent-9 = lesão, visitantes
matchevent-10 = ataque da casa contra defesa visitante
matchevent-11 = ataque visitante contra defesa da casa
matchevent-12 = nada

## windows, competitions, causes, moments

window-0 = início da vez
window-1 = dia de jogo
window-2 = antes de virar uma carta
window-3 = antes do jogo de desempate
window-4 = antes da final da Taça Europeia
window-5 = fim da época
window-6 = antes do pontapé de saída
competition-0 = campeonato
competition-1 = meia-final da Taça Nacional
competition-2 = final da Taça Nacional
competition-3 = Taça Europeia
competition-4 = final da Taça Europeia
competition-5 = Supertaça
competition-6 = desempate do campeonato
competition-none = nenhum jogo
cause-0 = apto
cause-1 = lesão
cause-2 = cartão vermelho
cause-4 = seleção
point-1 = numa janela
point-4 = um jogador acaba de ficar ausente
point-2 = antes de mover o peão
point-8 = antes de decidir quem joga em casa
point-16 = um jogo acaba de ser ganho
side-0 = Azul
side-1 = Vermelho
side-2 = Amarelo
side-3 = Verde
side-none = ninguém
outcome-0 = vitória da casa
outcome-1 = vitória fora
outcome-2 = empate
outcome-3 = nulo
outcome-none = por jogar
formation-none = nenhum sistema
chance-none = nenhuma carta

## questions

ask-draft = Que jogador de { $stars ->
        [one] uma estrela
       *[other] { $stars } estrelas
    } escolhes para { your-team }?
    .hint = Os treinadores escolhem à vez, uma carta de cada vez.
ask-formation = { $opponent-raw ->
    [-1] A época vai começar. Que sistema para { your-team }?
   *[other] { your-team-first } defronta { $opponent } ({ $competition }). Que sistema?
}
    .hint = Diz quantos defesas, médios e avançados podem jogar.
ask-slot = Quem veste a camisola { $slot } { of-your-team } ({ $formation })?
    .hint = Cada lugar é para uma posição; quem joga à direita ou à esquerda decides tu.
opt-empty = Ninguém: deixar vazia
ask-change-out = Os dois onzes estão à vista e cada um pode trocar um jogador. Contra { $opponent }, quem dá o lugar no onze { of-your-team }?
    .hint = O adversário escolhe ao mesmo tempo; depois já nada muda.
opt-no-change = Deixar assim
ask-change-in = { $out } dá o lugar. Quem entra no onze { of-your-team }?
    .hint = O onze tem de continuar a caber num dos sistemas.
ask-arrange = Quem joga nas alas pode contar para as cartas de tática. Deixas como estão os lugares { of-your-team }?
    .hint = As alas são os dois médios das pontas.
opt-keep = Manter os lugares
opt-rearrange = Escolher de novo os lugares
ask-revise = Vês o onze de { $opponent }. Mudas o { of-your-team }?
    .hint = O adversário pode responder mudando o seu.
opt-revise = Mudar o onze
ask-tactic = { your-team-first } recebe { $opponent } ({ $competition }). Pões uma carta de tática tapada antes do dado?
    .hint = Só quem joga em casa pode. A carta fica gasta, quer ajude quer não.
opt-tactic-pass = Jogar sem carta
ask-reveal = O dado diz: { $event }. Viras agora a carta de tática { of-your-team }?
    .hint = Uma carta que nunca é virada não tem efeito.
opt-hold = Mantê-la tapada
opt-reveal-any = Virar { $option }
ask-substitute-out = Quem sai no onze { of-your-team }? Substituições feitas: { $made } de 3.
    .hint = Num jogo podem trocar-se três.
opt-substitute-out-pass = Não sai ninguém
ask-substitute-in = Sai { $out }. Quem entra no onze { of-your-team }?
    .hint = Pode jogar noutra posição, se o onze continuar a caber num sistema.
ask-bid = { $leader-raw ->
        [-1] Ainda ninguém licitou { $player }. Quanto oferece { your-team }?
       *[other] { $leader } oferece { $price } por { $player }. { your-team-first } sobe a oferta?
    }
    .hint = Uma licitação sobe pelo menos 5 000. Quem passa fica fora deste leilão.
opt-bid-any = Licitar { $option }
ask-window = { your-team-first } negoceia ou joga uma carta? Agora: { $window }. À vez, cada treinador faz uma coisa ou passa.
    .hint = À vez, cada treinador faz uma coisa ou passa.
opt-market = Comprar ou vender
opt-card = Jogar uma carta de sorte
ask-deal = O que fazes no mercado com { your-team }?
    .hint = Um leilão pode render mais do que a banca, ou nada.
opt-sell = Vender à banca, por metade do preço
opt-buy = Comprar da lista livre, ao preço base
opt-list = Pôr um dos teus em leilão
ask-sell = A banca paga metade do preço base. Quem vendes { of-your-team }?
    .hint = Um plantel fica com pelo menos treze jogadores.
ask-buy = Quem compras da lista livre para { your-team }?
    .hint = Pagas o preço base: 10 000 por cada estrela.
ask-list = Os outros treinadores podem licitar. Quem pões em leilão { of-your-team }?
    .hint = A seguir dizes quanto queres por ele, no mínimo.
ask-reserve = { $player } fica contigo se ninguém pagar o teu preço. Qual é o mínimo que aceitas?
    .hint = Se ninguém oferecer tanto, ficas com ele e nada se paga.
ask-card = Que carta de sorte jogas com { your-team }?
    .hint = Também a podes guardar para um momento melhor da época.
ask-react = { $point-raw ->
        [2] O peão vai andar. Jogas uma carta de sorte { of-your-team } para escolher quanto?
        [4] { your-team-first } acaba de perder um jogador para o próximo jogo do campeonato. Jogas uma carta de sorte para o recuperar?
        [8] O dado vai decidir quem joga em casa. Jogas uma carta de sorte para que seja { your-team }?
        [16] { your-team-first } ganhou. Jogas uma carta de sorte que premeia a vitória?
       *[other] Jogas uma carta de sorte com { your-team }?
    }
    .hint = Esta carta só serve num momento destes; também a podes guardar.
opt-react-pass = Guardar a carta
ask-cure = { $card }: quem { of-your-team } volta a poder jogar?
    .hint = Pode voltar ao onze já no próximo jogo.
ask-rival = { $card }: que adversário atinges com { your-team }?
    .hint = Depois um dado diz qual dos jogadores dessa equipa é atingido.
ask-steps = Quantos dias anda o peão? Escolhes tu em vez do dado, com { your-team }.
    .hint = A casa onde o peão para diz o que acontece.
opt-steps-preview = { $option ->
        [one] Um dia: { $square }
       *[other] { $option } dias: { $square }
    }
ask-top = Só tu vês estas cartas. Qual volta ao lugar { $place } a contar de cima?
    .hint = A número 1 é virada primeiro.
ask-fill = A camisola { $slot } { of-your-team } está livre. Quem a veste?
    .hint = Joga na mesma posição de quem saiu.
ask-short-sale = { your-team-first } deve { $need } pela derrota e o dinheiro não chega. Quem vendes?
    .hint = A banca paga metade do preço base.
ask-youth = Quem sobe da formação { of-your-team }? Não custa nada.
    .hint = Não custa nada.
ask-surplus = { your-team-first } tem mais de dezoito jogadores. Quem vendes?
    .hint = A banca paga logo metade do preço base.
ask-tip = { your-team-first } compra { $player } por { $price }? Mais ninguém pode.
    .hint = Mais ninguém o pode comprar.
opt-tip-pass = Deixá-lo ir para a lista livre
opt-tip-any = Comprar { $option }
ask-layout = Contratos e saídas decidem-se pelo onze mais forte. Com que sistema se apresenta { your-team }?
    .hint = Estes sistemas são igualmente fortes.
ask-stay-out = Têm as mesmas estrelas, e { $more ->
        [one] um não cabe
       *[other] { $more } não cabem
    }. Quem { of-your-team } fica de fora?
    .hint = Só quem está no onze pode deixar o clube.
ask-extend = { $more ->
        [one] Falta um contrato.
       *[other] Faltam { $more } contratos.
    } Quem fica de certeza no plantel { of-your-team }?
    .hint = Todos os outros do onze podem sair.
ask-swap-first = { your-team-first } pode trocar com dois clubes. Com qual primeiro?
    .hint = Podes recusar qualquer das duas trocas.
opt-decline = Nenhuma troca
ask-swap-take = { your-team-first } pode trocar um jogador com { $partner }, posição por posição. Quem levas?
    .hint = A seguir escolhes quem dás em troca.
ask-swap-give = { $taken } vem de { $partner }. Quem dás em troca { of-your-team }?
    .hint = Tem de jogar na mesma posição.
ask-sign = { your-team-first } precisa de mais { $missing ->
        [one] um jogador
       *[other] { $missing } jogadores
    }. Quem contratas?
    .hint = Um plantel tem pelo menos treze jogadores; pagas o preço base.
ask-clause = { $card }: quem compras por menos para { your-team }?
    .hint = Vem logo da lista livre.
ask-reform = { $in } entra para o lugar de { $out }. Com que sistema joga agora { your-team }?
    .hint = Nenhum setor pode ter mais jogadores do que o sistema prevê.
your-team = { $team-raw ->
    [0] a tua equipa azul
    [1] a tua equipa vermelha
    [2] a tua equipa amarela
   *[3] a tua equipa verde
}
your-team-first = { $team-raw ->
    [0] A tua equipa azul
    [1] A tua equipa vermelha
    [2] A tua equipa amarela
   *[3] A tua equipa verde
}
of-your-team = { $team-raw ->
    [0] da tua equipa azul
    [1] da tua equipa vermelha
    [2] da tua equipa amarela
   *[3] da tua equipa verde
}

## what cannot be done

reason-squad-full = Dezoito jogadores são o máximo: { $team } tem de vender um primeiro
reason-squad-small = Treze jogadores são o mínimo: { $team } não pode vender
reason-no-cash = Custa { $price }, e tens { $cash }
reason-sold-before = Vendeste um jogador como { $player } nesta época
reason-too-low = Pelo menos { $least }
reason-absent = { $player } não joga a próxima jornada do campeonato ({ $cause })
reason-more-possible = { $option } deixa gente de fora: jogariam { $fielded }, podem jogar { $most }
reason-no-such-formation = Com { $player } não é um sistema permitido
reason-not-now = { $card } não se pode jogar neste momento
reason-for-a-match = { $card } é para o início de um jogo
reason-wrong-formation = { $card } não é para o { $formation }
reason-formation-changed = { $card } não se pode virar no { $formation }
reason-face-down = { $player } está virado para baixo
reason-nothing-to-give = Não tens ninguém para dar por { $player }
reason-on-the-bench = { $player } está no banco
reason-listed-before = { $player } acabou de ser posto à venda e ninguém o quis
reason-not-strongest = { $option } não é o onze mais forte
reason-weaker = { $player }: contra outra equipa tua tem de jogar o onze mais forte
reason-no-target = { $card } não teria efeito

## rolls

roll-colour = Carta de equipa
roll-youngest = Treinador mais novo
roll-unseen-player = Carta de jogador, tapada
roll-roll-off = Lançamento de desempate
roll-transfer-card = Topo do baralho de transferências
roll-movement = Movimento do peão (1 a 3)
roll-chance-card = Carta de sorte
roll-absence = Quem é atingido (12: ninguém)
roll-cup-draw = Sorteio da taça
roll-home = Quem joga em casa
roll-match-die = Dado do jogo
roll-penalty-taker = Marcador do penálti
roll-decider = Lançamento decisivo
roll-european-draw = Sorteio da Taça Europeia
roll-left-out = Equipa internacional de fora
roll-loss = Jogador perdido
roll-match-event = Lance do jogo
roll-victim = Jogador atingido no jogo
roll-scouted-card = Carta observada

## what happens

event-team-drawn = { $seat } comanda { $team }
event-youngest = { $team } tem o treinador mais novo
event-dealt = { $team } recebe { $player }
event-drafted = { $team } escolhe { $player }
event-rolled = { $team } lança { $face }
event-first-bid = A primeira oferta cabe a { $team }
event-transfer-deck = O baralho de transferências é baralhado: { $cards } cartas
event-turned = { $player } está à venda a partir de { $price }
event-bid = { $team } oferece { $price } por { $player }
event-out-of-auction = { $team } desiste
event-sold = { $team } compra { $player } por { $price }
event-unsold-free = Ninguém quer { $player }: vai para a lista livre
event-unsold-bottom = Ninguém quer { $player }: vai para o fundo do baralho
event-bought = { $team } vai buscar { $player } à lista livre por { $price }
event-sold-to-bank = { $team } vende { $player } à banca por { $price }
event-listed = { $team } põe { $player } à venda a partir de { $price }
event-not-sold = { $player } fica em { $team }
event-transferred = { $team } compra { $player } a { $seller } por { $price }
event-emergency = { $team } contrata { $player } com os últimos { $price }
event-season = Começa a época { $season }
event-first-turn = O primeiro a mover o peão: { $team }
event-laid-out = { $team } apresenta-se em { $formation }
event-moved = { $team } anda { $face }: { $square }
event-square = { $team } para em { $square }
event-match-day = Dia de jogo: { $square }
event-drew = { $team } tira uma carta de sorte
event-kept = { $team } guarda { $card }
event-blue-card = { $team } tira { $card }
event-played = { $team } joga { $card }
event-bank-pays = A banca paga { $price } a { $team }
event-pays-bank = { $team } paga { $price } à banca
event-pays = { $team } paga { $price } a { $to }
event-absence-roll = { $team } lança { $face } ({ $cause })
event-nobody-hit = { $team } tem sorte: nada acontece
event-absent = { $team } joga a próxima jornada do campeonato sem { $player }: { $cause }
event-back = { $team } volta a contar com { $player } ({ $cause })
event-markers-off = Todos os ausentes estão de volta
event-slot-filled = { $player } veste a camisola { $slot } de { $team }
event-youth-player = { $player } chega de graça a { $team }
event-pair = { $first } contra { $second } ({ $competition })
event-home = { $team } joga em casa contra { $opponent }
event-walkover = { $first } passa por { $second } sem jogar ({ $competition })
event-line-up = { $team }: { $formation }, { $fielded } jogadores, { $stars } estrelas
event-line-up-card = { $side }: { $formation }, { $stars } estrelas
event-empty-slot = { $team } deixa vazia a camisola { $slot }
event-changed = { $team } faz uma alteração: { $formation }
event-committed = { $team } põe na mesa uma carta de tática tapada
event-match-roll = O dado mostra { $face }: { $event }
event-revealed = { $team } vira { $card }
event-unused = { $card } não traz nada a { $team }
event-compared = Comparação, { $event }: { $home-stars } estrelas contra { $away-stars }
event-taker = Penálti para { $side }, número { $face }: { $stars } estrelas contra um guarda-redes de { $keeper-stars }
event-goal = Golo de { $side }: { $home-goals }-{ $away-goals }
event-saved = Defendido o penálti de { $side }
event-result = { $outcome-raw ->
        [0] { $home } vence { $away } em casa ({ $competition })
        [1] { $away } ganha em casa de { $home } ({ $competition })
        [2] { $home } e { $away } empatam ({ $competition })
       *[other] { $home } contra { $away } ({ $competition }): { $outcome }
    }
event-score = Resultado final { $home-goals }-{ $away-goals }
event-extra = Igualdade: lançamento extra { $extra }
event-decider = Lançamento decisivo: { $home-face } contra { $away-face }
event-forfeit = { $side } tem menos de nove jogadores e perde na secretaria
event-void = { $home } e { $away } têm ambos menos de nove jogadores
event-league-points = { $team }: { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }, { $total } no total
event-bye = { $team } folga nesta ronda
event-league-place = { $team } acaba em { $place }.º: { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }{ $price-raw ->
        [0] { "" }
       *[other] { "" } e { $price }
    }
event-cup-points = { $competition }: { $place ->
        [1] { $team } vence
       *[other] { $team } perde a final
    }, { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
event-europe-ends = Já não há nenhuma das nossas equipas na Taça Europeia
event-extended = { $team } renova com { $player }
event-lost = { $team } lança { $face } e perde { $player }
event-swapped = { $team } fica com { $taken } de { $partner } e dá { $given }
event-declined = { $team } não troca com { $partner }
event-qualified = { $team } joga a próxima Taça Europeia
event-left-out = { $side } fica fora desta Taça Europeia
event-sent-off = { $side }: expulso o número { $slot }
event-hurt = { $side }: lesiona-se o número { $slot }
event-substituted = { $team }: entra { $in }, sai { $out }, agora { $formation }
event-scouted = { $team } vê { $player } no topo do baralho
event-over = Acabaram as seis épocas
matchevent-13 = alas
matchevent-none = nada

## ready-made runs, and why the game ended as it did

run-strongest = o meu onze mais forte
why-points = Mais pontos em troféus e classificações.
why-trophies = Iguais em pontos: mais troféus.
why-european-cups = Iguais em pontos e troféus: mais Taças Europeias.
why-league-titles = Iguais em pontos, troféus e Taças Europeias: mais campeonatos.
why-cash = Iguais em tudo o resto: mais dinheiro.
why-shared = Iguais em tudo: o lugar é partilhado.

## trophies by competition

cup-0 = campeonato
cup-1 = Taça Nacional
cup-2 = Taça Europeia

## Conselhos

hint-points = Vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim.
hint-faces = Das { $faces } faces do dado, { $won ->
    [0] nenhuma ganha
    [one] uma ganha
   *[other] { $won } ganham
} de certeza e { $lost ->
    [0] nenhuma perde
    [one] uma perde
   *[other] { $lost } perdem
}.
hint-limit = Para ti vale no máximo { $limit }.
hint-added = Acrescenta { $wins ->
    [0] zero vitórias
    [one] uma vitória
   *[other] { $wins } vitórias
} em cem jogos.
hint-missed = { $wins ->
    [0] Sem ele não terias menos vitórias
    [one] Sem ele terias menos uma vitória
   *[other] Sem ele terias menos { $wins } vitórias
} em cem jogos.
hint-card = Acrescenta { $gain ->
    [one] { $gain } ponto
   *[other] { $gain } pontos
} no campeonato em cem jogos assim.
hint-need = Nessa posição tens { $have }; um plantel seguro tem { $wanted }.
hint-own-team = A tua outra equipa também o quer: não licites contra ti.
hint-over-limit = O preço é { $price }; para ti vale no máximo { $limit }.
hint-no-trade = Ninguém na lista livre melhora o teu onze por esse preço. Ficas com { $cash }.
hint-full-squad = O plantel está cheio com { $players } jogadores: antes de entrar alguém, alguém tem de sair.
hint-free-player = { $wins ->
    [0] { $player } está livre e reforça o banco
    [one] { $player } está livre e acrescenta uma vitória em cem jogos
   *[other] { $player } está livre e acrescenta { $wins } vitórias em cem jogos
}.
hint-play-red = { $cards ->
    [0] Uma carta vermelha ajuda-te
    [one] A tua carta vermelha ajuda-te
   *[other] Uma das tuas { $cards } cartas vermelhas ajuda-te
} agora.
hint-keep-red = { $cards ->
    [0] Aqui não tens cartas vermelhas que mudem alguma coisa
    [one] Aqui a tua carta vermelha não muda nada
   *[other] Aqui nenhuma das tuas { $cards } cartas vermelhas muda alguma coisa
}.
hint-brings-back = Traz de volta um jogador com { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}.
hint-steer = Das próximas três casas { $bad ->
    [one] uma prejudica-te
   *[other] { $bad } prejudicam-te
}: com a carta dizes onde para o peão.
hint-no-steer = { $bad ->
    [0] Nenhuma das próximas três casas te prejudica
    [one] Uma das próximas três casas prejudica-te
   *[other] { $bad } das próximas três casas prejudicam-te
}: a carta não mudava nada.
hint-swap = A troca acrescenta { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} em cem jogos.
hint-no-swap = { $wins ->
    [0] Nenhuma troca acrescentava uma vitória
    [one] Mesmo a melhor troca só acrescentava uma vitória
   *[other] Mesmo a melhor troca só acrescentava { $wins } vitórias
} em cem jogos.
hint-line-up = Assim a tua equipa tem { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}.
hint-stars = Tem { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}.
hint-even = Todos têm { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}: tanto faz quem fica de fora.
hint-no-change = Nenhuma troca traz mais: o teu onze vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim.
hint-change = A troca acrescenta { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim.
hint-stand = Assim como está, o teu onze tem { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}.
hint-no-substitute = Ninguém no banco tornava a tua equipa mais forte agora. Substituições até agora: { $made }.
hint-substitute = Quem pode entrar por ele tem { $stars ->
    [one] mais uma estrela
   *[other] mais { $stars } estrelas
}.
hint-no-tactic = { $gain ->
    [0] Nenhuma das tuas cartas acrescentava um ponto
    [one] A melhor das tuas cartas só acrescentava um ponto
   *[other] A melhor das tuas cartas só acrescentava { $gain } pontos
} no campeonato em cem jogos assim: guarda-as para um mais equilibrado.
hint-hold = A carta não mudava nada neste lance: mantém-na tapada.
hint-reveal = A carta muda este lance: vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem lançamentos assim.
hint-rival = Têm { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato: nenhum outro que podes atingir tem mais.
hint-reserve = A { $price } { $bidders ->
    [0] nenhuma equipa pode
    [one] uma equipa pode
   *[other] { $bidders } equipas podem
} licitar.
hint-steps = O peão para então em { $square }.
hint-spare-player = { $wins ->
    [0] Sem { $player } não terias menos vitórias
    [one] Sem { $player } terias só menos uma vitória
   *[other] Sem { $player } terias só menos { $wins } vitórias
} em cem jogos.
hint-change-costs = Alguém tem de entrar, e com ele perdes menos: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no campeonato em cem jogos assim.
