# Classifiche, tabelloni, grafici e bacheche, per tutti i titoli
part-won = vittoria
part-drew = pareggio
part-lost = sconfitta
part-table = Classifica
part-place = Posizione
part-club = Squadra
part-played = Giocate
part-col-played = G
part-col-won = V
part-col-drawn = N
part-col-lost = P
part-col-scored = GF
part-col-conceded = GS
part-col-difference = DR
part-col-points = Pt
part-all-won = Vinte
part-all-drawn = Pareggiate
part-all-lost = Perse
part-all-scored = Gol fatti
part-all-conceded = Gol subiti
part-all-difference = Differenza reti
part-all-points = Punti
part-next-match = Prossima partita
part-form = Forma
part-up = { $places ->
    [one] su di un posto
   *[other] su di { $places } posti
}
part-down = { $places ->
    [one] giù di un posto
   *[other] giù di { $places } posti
}
part-as-it-stands = Situazione attuale
part-ties = A pari punti?
part-through = passa il turno
part-open = da decidere
part-cabinet = Bacheca
part-trophy-points = Punti trofeo
part-report = Cronaca della partita
part-copy = Copia come testo
part-copied = Copiato
part-picture = Salva come immagine
part-presets = Formazioni tenute
part-preset-keep = Tieni questa come { $number }
part-preset-lay = Schiera la { $number }
part-preset-drop = Dimentica la { $number }
part-run-best = XI migliore
part-run-last = Ultimo XI
part-run-strongest = Più stelle
part-reset = Ripristina
part-drag-hint = Toccane due, o trascina uno sull'altro. Le frecce vanno da un posto all'altro.
# Bots by their seats: invented first names, the same in all languages
part-bot = { $number ->
    [1] Nives
    [2] Tilo
    [3] Iria
    [4] Bastian
    [5] Wanda
    [6] Gil
    [7] Odile
    [8] Pau
   *[other] Bot { $number }
}
