# La pagina di chi gestisce il server
hosting-heading = Pagina del gestore
hosting-enter-hint = Questa pagina è per chi gestisce il server. All'avvio il server mostra l'indirizzo con il codice d'accesso.
hosting-token = Codice d'accesso
hosting-enter = Apri
hosting-leave = Dimentica il codice in questo browser
hosting-tables = Partite in corso
hosting-tables-more = { $lobby } da iniziare, { $over } finite
hosting-people = Persone collegate
hosting-watching = { $watching ->
    [one] 1 spettatore
   *[other] { $watching } spettatori
}
hosting-moves = Mosse al minuto
hosting-workers = { $workers ->
    [one] 1 processo
   *[other] { $workers } processi
}
hosting-latency = Tempo per una mossa
hosting-ms = { $ms } ms
hosting-p99 = 99 su 100 entro { $p99 }
hosting-bots = Bot che stanno pensando
hosting-bots-waiting = { $waiting } in attesa
hosting-disk = Archivio
hosting-disk-free = { $free } liberi
hosting-errors = Errori
hosting-errors-since = dall'avvio
hosting-last-errors = Ultimi errori
hosting-tables-heading = Tavoli
hosting-no-tables = Non c'è ancora nessun tavolo.
hosting-state-lobby = da iniziare
hosting-state-playing = in corso
hosting-state-over = finita
hosting-seats = { $people ->
    [one] 1 persona
   *[other] { $people } persone
}{ $bots ->
    [0] { "" }
    [one] , 1 bot
   *[other] , { $bots } bot
}
hosting-connected = { $connected } online
hosting-close = Chiudi
hosting-close-code = Chiudi { $code }
hosting-close-sure = Chiudi { $code } per sempre
hosting-keep = Annulla
hosting-closed = Il tavolo { $code } è chiuso.
hosting-abandoned = Partite in cui nessuno gioca da
hosting-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
hosting-remove = { $count ->
    [one] Elimina 1 partita
   *[other] Elimina { $count } partite
}
hosting-remove-sure = Elimina { $count } per sempre
hosting-removed = { $count ->
    [one] 1 partita è stata eliminata.
   *[other] { $count } partite sono state eliminate.
}
web-refused-wrong-token = Non è il codice d'accesso di questo server.
