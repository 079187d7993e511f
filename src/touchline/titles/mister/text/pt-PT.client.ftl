# Os ecrãs de Mister
mister-ui-keeper-yes = guarda-redes
mister-ui-keeper-no = ainda sem guarda-redes
mister-ui-beyond = { $players ->
    [one] e mais um
   *[other] e mais { $players }
}
mister-ui-map = O que as cartas pedem
mister-ui-map-hint = Quantas das { $cards } cartas de ação usam cada característica, posição a posição.
mister-ui-map-fit = O que { $player } traria a cada posição, de 0 a 10; a orla branca marca a função preferida.
mister-ui-anybody = qualquer um
mister-ui-slot = Posição
mister-ui-fit = Utilidade
mister-ui-attack = no ataque
mister-ui-defence = na defesa
mister-ui-left = Ainda não vistos
mister-ui-left-note = Plantel, depois quem ainda pode sair. Os jogadores que os outros contrataram às escondidas contam aqui.
mister-ui-role = Função
mister-ui-forced-alone = Só falta completar o teu plantel: ficas com quem puderes ter.
mister-ui-forced-other = O último a completar o plantel tem de ficar com quem puder ter.
mister-ui-forced-idle = Na última volta ninguém foi contratado: agora todos ficam com quem o plantel puder ter.
mister-ui-out-of-role = fora da função
mister-ui-in-role = função preferida
mister-ui-overall = valor { $value }
mister-ui-lineup-ask = Coloca o teu onze e depois fecha-o. O rival só o vê no pontapé de saída.
mister-ui-takers = Marcadores, por { $characteristic }
mister-ui-keeper-has = { $keeper }, na baliza, tem { $skill } { $value }
mister-ui-highest = Os melhores em campo, em igualdade
mister-ui-bench-for = Do banco, para { $slot }
mister-ui-sent-off = expulso
mister-ui-injured = lesionado
mister-ui-order-ask = Toca em cinco marcadores pela ordem: { $named } de cinco. O melhor não tem de ser o primeiro.
mister-ui-order-fill = Escolher os meus melhores marcadores
mister-ui-order-lock = Estes cinco, por esta ordem
mister-ui-shootout = Desempate por penáltis
mister-ui-kick-in = golo
mister-ui-kick-out = falhado
mister-ui-kick-open = por marcar
mister-ui-must = { $who } tem de marcar
mister-ui-wins = { $who } vence com este penálti
mister-ui-must-and-wins = { $who }: tudo depende deste penálti
mister-ui-sudden = Morte súbita
mister-ui-next-kick = A seguir: { $who }
mister-ui-other-match = O outro jogo
mister-ui-cup = Taça
mister-ui-semi = Meias-finais
mister-ui-final = Final
mister-ui-third = Terceiro lugar
mister-ui-league = Liga
mister-ui-fixtures = Esta jornada
mister-ui-results = Resultados
mister-ui-on-penalties = { $score } nos penáltis
mister-ui-ties = Com os mesmos pontos: os jogos entre si, a diferença de golos nesses jogos, depois a diferença de golos geral, os golos marcados e o sorteio.
mister-ui-window = Janela de transferências
mister-ui-window-hint = Quem vence um jogo pode tirar dois jogadores livres, quem perde um. Quem entra ocupa o lugar de um dos teus.
mister-ui-window-left = { $left ->
    [one] uma carta por tirar
   *[other] { $left } cartas por tirar
}
mister-ui-make-way = Quem lhe dá o lugar?
mister-ui-agents = Jogadores livres que viste
mister-ui-hidden = tapado
mister-ui-single = Jogo único
mister-ui-traits = Dotes especiais
mister-ui-keeper-figure = Vês a baliza como quem remata: a tua esquerda é a direita do guarda-redes.
mister-ui-needs-either = Para onde quer que se lance o guarda-redes
mister-ui-goal-by = { $player }, { $value } contra { $against }
mister-ui-goal-unstoppable = { $player }, indefensável
mister-ui-goal-directions = { $same ->
        [1] Remate: { $to }. O guarda-redes adivinhou, mas saiu forte de mais.
       *[0] Remate: { $to }. O guarda-redes atirou-se para outro lado: { $dive }.
    }
mister-ui-goal-conceded = { $same ->
        [1] O teu guarda-redes adivinhou ({ $dive }), mas o remate saiu forte de mais.
       *[0] O teu guarda-redes: { $dive }. A bola: { $to }. { $saved ->
            [1] Se adivinhasse o lado, defendia.
           *[0] Nem adivinhando o lado defendia.
        }
    }
mister-ui-goal-certain = Nenhum guarda-redes a teria defendido.
mister-ui-goal-left = { $left ->
        [0] Foi a última carta.
        [one] Resta uma carta.
       *[other] Restam { $left } cartas.
    }
mister-ui-rule-chosen = quem ataca escolhe o marcador
mister-ui-rule-taker = marcador
mister-ui-rule-story = a bola chega aqui: { $slot }
mister-ui-rule-any = alguém de quem ataca tem { $needs }
mister-ui-rule-none = ninguém de quem defende tem { $needs }
mister-ui-rule-keeper = o guarda-redes de quem ataca tem { $needs }
mister-ui-rule-trait = alguém no meio-campo ou no ataque tem «{ $trait }»
mister-ui-rule-against = contra
invite-1 = Escolhe quinze futebolistas
    .hint = Uma carta de cada vez: ficas com ele ou deixas passar.
invite-2 = Esconde o teu onze
    .hint = O teu rival faz o mesmo. Mostram-se ao mesmo tempo.
invite-3 = Remata e defende
    .hint = Adivinha esquerda, centro ou direita. Ganha quem marcar mais.
