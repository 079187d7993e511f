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
mister-ui-fit = Valia
mister-ui-attack = no ataque
mister-ui-defence = na defesa
mister-ui-left = Ainda não vistos
mister-ui-left-note = Plantel, depois quem ainda pode sair. Os jogadores que outros contrataram tapados contam aqui.
mister-ui-role = Função
mister-ui-forced-alone = Só falta completar o teu plantel: ficas com quem puderes ter.
mister-ui-forced-other = O último a completar o plantel tem de ficar com quem puder ter.
mister-ui-forced-idle = Na última volta ninguém foi contratado: agora todos ficam com quem o plantel puder ter.
mister-ui-out-of-role = fora da função
mister-ui-in-role = função preferida
mister-ui-overall = valor { $value }
mister-ui-lineup-ask = Escolhe o teu onze em 4-4-2 e depois tranca-o.
mister-ui-takers = Marcadores por bolas paradas (F)
mister-ui-keeper-has = { $keeper } na baliza tem { $letter } { $value }
mister-ui-highest = As pontuações mais altas
mister-ui-bench-for = Do banco, para { $slot }
mister-ui-sent-off = expulso
mister-ui-injured = lesionado
mister-ui-order-ask = Toca em cinco marcadores pela sua ordem: { $named } de 5
mister-ui-order-fill = Completar por F e fechar
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
mister-ui-rule-chosen = quem ataca escolhe o marcador
mister-ui-rule-taker = marcador
mister-ui-rule-story = a bola chega aqui: { $slot }
mister-ui-rule-any = alguém de quem ataca tem { $needs }
mister-ui-rule-none = ninguém de quem defende tem { $needs }
mister-ui-rule-keeper = o guarda-redes de quem ataca tem { $needs }
mister-ui-rule-trait = alguém no meio-campo ou no ataque tem «{ $trait }»
mister-ui-rule-against = contra
