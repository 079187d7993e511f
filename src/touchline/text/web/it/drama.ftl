# Gol, risultati e finali
drama-goal = Gol!
drama-goal-for = Gol per te
drama-goal-against = Gol subito
drama-goal-watched = Gol per { $who }
drama-scores = Segna { $who }
drama-stands-ahead = { $scorer ->
        [0] Sei avanti { $mine } a { $theirs }.
       *[1] Sei ancora avanti, { $mine } a { $theirs }.
    }
drama-stands-behind = { $scorer ->
        [0] Sei ancora sotto, { $mine } a { $theirs }.
       *[1] Sei sotto { $mine } a { $theirs }.
    }
drama-stands-level = { $score } pari.
drama-stands-watched = { $who } conduce { $mine } a { $theirs }.
drama-again = Rivedi
drama-on = Avanti
drama-won = Hai vinto!
drama-lost = Hai perso
drama-drawn = Pareggio
drama-watch = Guarda
drama-watch-stop = Non guardare più
drama-watch-mine = Torna alla tua partita
toast-against = Contro di te
toast-for = Per te
toast-show = Mostra
toast-close = Chiudi
recap-heading = Che cosa ti è successo
recap-see = Guarda
recap-go = Avanti
log-about-me = Su di te
log-everything = Tutto
log-turn-of = Turno di { $who }
log-your-turn = Il tuo turno
log-before = Prima
