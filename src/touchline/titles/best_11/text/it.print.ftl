# Parole che servono solo alle carte stampate di questo titolo
press-deck-team = Calciatori e allenatori
press-deck-formations = Moduli
press-deck-management = Carte gestione
press-deck-events = Carte avvenimento
press-deck-of = { $box }: { $deck }

press-favours = predilige il { $formation }
press-suits = adatto agli allenatori del { $formation }
press-suits-not = non a quelli del { $formation }
press-by-outsider = da chi è fuori dalla sfida
press-by-not-challenger = da chiunque tranne lo sfidante
press-not-for-two = non in due
press-not-between-clubs = non fra club diversi
press-effect-twin = { $amount ->
    [0] niente sfide con un avversario in questo turno
    [one] niente sfide con un avversario fino alla fine del prossimo turno
   *[other] niente sfide con un avversario in questo turno e nei { $amount } successivi
}
press-effect-redraw = una carta azione appena scoperta si ripesca
press-effect-exchange = offri uno scambio di calciatori; { $amount }M se rifiutato
press-effect-bet = punta fino a { $amount }M: { $more } volte la posta se è gol, { $other } volte se non lo è
press-effect-redirect = volgi la sfida contro un'altra squadra
press-effect-tactics = resta: +{ $amount } in ogni azione
press-effect-switch = scambia la carta gestione con un avversario, entrambe non usate
press-effect-steal = prendi a caso una carta avvenimento di un avversario
press-effect-club = +{ $amount } per ogni calciatore impegnato del proprio club
press-effect-add = +{ $amount } alla propria azione
press-effect-look = guarda la mano di un avversario e scambia una carta
press-effect-income = resta: { $amount }M ogni turno{ $more ->
    [0] { "" }
   *[other] , 1M in più con { $more } calciatori
}{ $other ->
    [0] { "" }
   *[other] ; { $other }M subito
}
press-effect-caution = −{ $amount } a un calciatore dell'azione avversaria
press-effect-send-off = un calciatore dell'azione avversaria non conta
press-effect-injure = { $amount ->
    [0] un calciatore avversario è fuori per questo turno
    [one] un calciatore avversario è fuori fino alla fine del prossimo turno
   *[other] un calciatore avversario è fuori per questo turno e i { $amount } successivi
}
press-effect-no-goal = il gol subito non vale
press-effect-retry = un nuovo attacco dopo uno fallito
press-effect-crowd = +{ $amount } alla propria azione; uno in più da { $more } tribune, due in più con lo stadio completo
press-effect-gain = { $amount }M dalla banca
press-effect-fine = un avversario paga { $amount }M alla banca
press-effect-sell = vendi un proprio calciatore per il suo valore più { $amount }M
press-effect-bargain = il prossimo acquisto della mossa costa { $amount }M in meno
press-effect-appeal = una carta avversaria diretta a te non ha effetto
