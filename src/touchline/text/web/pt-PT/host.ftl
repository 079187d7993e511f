# A página de quem gere o servidor
hosting-heading = Página do anfitrião
hosting-enter-hint = Esta página é para quem gere o servidor. Ao arrancar, o servidor mostra o endereço com o código de acesso.
hosting-token = Código de acesso
hosting-enter = Abrir
hosting-leave = Esquecer o código neste navegador
hosting-tables = Jogos a decorrer
hosting-tables-more = { $lobby } por começar, { $over } terminados
hosting-people = Pessoas ligadas
hosting-watching = { $watching ->
    [one] 1 espectador
   *[other] { $watching } espectadores
}
hosting-moves = Jogadas por minuto
hosting-workers = { $workers ->
    [one] 1 processo
   *[other] { $workers } processos
}
hosting-latency = Tempo de uma jogada
hosting-ms = { $ms } ms
hosting-p99 = 99 em 100 até { $p99 }
hosting-bots = Bots a pensar
hosting-bots-waiting = { $waiting } à espera
hosting-disk = Armazenamento
hosting-disk-free = { $free } livres
hosting-errors = Erros
hosting-errors-since = desde o arranque
hosting-last-errors = Últimos erros
hosting-tables-heading = Mesas
hosting-no-tables = Ainda não há mesas.
hosting-state-lobby = por começar
hosting-state-playing = a decorrer
hosting-state-over = terminado
hosting-seats = { $people ->
    [one] 1 pessoa
   *[other] { $people } pessoas
}{ $bots ->
    [0] { "" }
    [one] , 1 bot
   *[other] , { $bots } bots
}
hosting-connected = { $connected } em linha
hosting-close = Fechar
hosting-close-code = Fechar { $code }
hosting-close-sure = Fechar { $code } de vez
hosting-keep = Cancelar
hosting-closed = A mesa { $code } está fechada.
hosting-abandoned = Jogos em que ninguém joga há
hosting-days = { $days ->
    [one] um dia
   *[other] { $days } dias
}
hosting-remove = { $count ->
    [one] Remover 1 jogo
   *[other] Remover { $count } jogos
}
hosting-remove-sure = Remover { $count } de vez
hosting-removed = { $count ->
    [one] 1 jogo foi removido.
   *[other] { $count } jogos foram removidos.
}
web-refused-wrong-token = Esse não é o código de acesso deste servidor.
