# Le schermate di Best 11
b11-ui-money = { $money }M
b11-ui-role-0 = portiere
b11-ui-role-1 = difensore
b11-ui-role-2 = centrocampista
b11-ui-role-3 = attaccante
b11-ui-abbr-0 = portiere
b11-ui-abbr-1 = difensore
b11-ui-abbr-2 = centroc.
b11-ui-abbr-3 = attaccante
b11-ui-order = Ordine di gioco
b11-ui-forwards = in questo turno secondo l'ordine dei posti
b11-ui-backwards = in questo turno al contrario
b11-ui-views = Che cosa si vede
b11-ui-tab-market = Mercato
b11-ui-tab-club = Il mio club
b11-ui-tab-rivals = Avversari
b11-ui-rivals = Avversari
b11-ui-purchases = Acquisti { $count }
b11-ui-no-limit = senza limite
b11-ui-discount = { $price } in meno sul prossimo acquisto
b11-ui-sold-out = Sul mercato non resta nessuno.
b11-ui-why-no-money = troppo caro
b11-ui-why-no-place = nessun posto libero
b11-ui-why-one-coach = hai già un allenatore
b11-ui-why-bought-already = acquisto già fatto
b11-ui-why-target-too-few = meno di 4 calciatori
b11-ui-why-target-immune = immune in questo turno
b11-ui-why-target-twinned = tifoserie gemellate
b11-ui-open = si può sfidare
b11-ui-challenge-by-card = La sfida si lancia con la carta gestione.
b11-ui-play-next = Giocala appena si può
b11-ui-not-now = Non in questo momento.
b11-ui-not-offered = Non per questa domanda.
b11-ui-buy = Acquista { $name } per { $price }
b11-ui-build = Costruisci una tribuna per { $price }
b11-ui-play = Gioca { $card }
b11-ui-poach = Prendi { $name } per { $price }
b11-ui-sign = Ingaggia gratis { $name }
b11-ui-make-way = Esce { $name }
b11-ui-swap-in = Entra { $name } per { $price }
b11-ui-armband = La fascia a { $name }
b11-ui-challenge = Sfida { $name }
b11-ui-aim = Su { $name }
b11-ui-take-board = Gioca con il { $name }
b11-ui-put-under = { $name } va sotto il mazzo
b11-ui-give = Dai { $name }
b11-ui-take-card = Prendi { $name }
b11-ui-raise = { $points ->
        [one] Aggiungi un punto per { $price }
       *[other] Aggiungi { $points } punti per { $price }
    }
b11-ui-lower = { $points ->
        [one] Togli un punto per { $price }
       *[other] Togli { $points } punti per { $price }
    }
b11-ui-boost-make = { $play }: hai { $total } punti e ne servono { $number }. Paghi { $price } per farcela?
b11-ui-boost-made = { $play }: hai { $total } punti, e ne bastano { $number }. Ne aggiungi di riserva?
b11-ui-boost-lost = { $play }: hai { $total } punti e ne servono { $number }. Il resto non puoi pagarlo.
b11-ui-boost-stop = { $play }: a { $who } riesce con { $total } punti, ne servono { $number }. Paghi { $price } per fermarla?
b11-ui-boost-safe = { $play }: a { $who } non riesce con { $total } punti, ne servono { $number }. Ne togli altri?
b11-ui-boost-through = { $play }: a { $who } riesce con { $total } punti, ne servono { $number }. Non puoi pagare abbastanza per fermarla.
b11-ui-captain = capitano
b11-ui-armband-letter = C
b11-ui-sent-off = espulso
b11-ui-no-coach = Ancora senza allenatore
b11-ui-income = +{ $money }M a turno
b11-ui-goals = { $scored } segnati, { $conceded } subiti
b11-ui-moves = Mosse
b11-ui-management = Carta gestione
b11-ui-no-cards = Nessuna carta avvenimento
b11-ui-playable = Si può giocare adesso.
b11-ui-when-0 = in ogni momento
b11-ui-when-1 = nel proprio turno
b11-ui-when-2 = quando si dichiara una sfida
b11-ui-when-3 = quando si scopre una carta azione
b11-ui-when-4 = durante un'azione
b11-ui-when-5 = durante la propria difesa
b11-ui-when-6 = dopo un attacco fallito
b11-ui-when-7 = quando un gol sta per valere
b11-ui-when-8 = dopo aver segnato un gol
b11-ui-when-9 = in risposta a una carta contro di te
b11-ui-against = contro
b11-ui-total = { $total } su { $number }
b11-ui-over = { $points ->
        [0] appena abbastanza
       *[other] { $points } più del necessario
    }
b11-ui-short = { $points ->
        [one] ne manca uno
       *[other] ne mancano { $points }
    }
b11-ui-commit = Chi partecipa? Una volta deciso, non si cambia più.
b11-ui-way = { $names } = { $total }
b11-ui-pay = paga { $price }
b11-ui-or-card = oppure { $card }, gratis
b11-ui-ways = Soluzioni pronte
b11-ui-steps = Passi
b11-ui-lacks = In campo manca chi serve: { $roles }.
b11-ui-act-made = riuscita
b11-ui-act-short = non riuscita
b11-ui-act-cannot = impossibile
b11-ui-act-declined = rinuncia
b11-ui-act-barred = al rigore risponde solo una parata
b11-ui-end-goal = Gol
b11-ui-end-no-goal = Niente gol
b11-ui-end-stopped = Immune
b11-ui-bet-goal = sul gol
b11-ui-bet-none = su nessun gol
b11-ui-comes = viene da te
b11-ui-goes = ti lascia
b11-ui-line-footballers = Calciatori
b11-ui-line-coach = Allenatore
b11-ui-line-fit = Modulo
b11-ui-line-stadium = Stadio
b11-ui-line-scored = Gol segnati
b11-ui-line-conceded = Gol subiti
b11-ui-score = Come nascono i punti
b11-ui-score-now = I punti al momento
b11-ui-show-all = Mostra tutto
b11-ui-as-table = Come tabella
b11-ui-until = fino al turno { $round }
b11-ui-decks = Mazzi
b11-ui-deck-team = Carte squadra
b11-ui-deck-events = Carte avvenimento
b11-ui-deck-actions = Carte azione
b11-ui-deck-management = Carte gestione
b11-ui-challenges = { $challenger } sfida { $target }
b11-ui-swap-with = Scambio con { $name }
b11-ui-bought = +{ $points } a pagamento
b11-ui-taken = −{ $points } a pagamento
invite-1 = Ingaggia undici calciatori e un allenatore
    .hint = I soldi arrivano turno dopo turno.
invite-2 = Completa lo stadio
    .hint = Uno stadio completo vale punti alla fine.
invite-3 = Sfida i rivali
    .hint = Ogni gol vale per te e contro di loro. Vince il club più forte.
b11-ui-goal-past = Battuta la difesa: { $defence }.
b11-ui-goal-open = Nessuno ha potuto difendere.
b11-ui-goal-for = { $scored } punti per te, { $conceded } per { $rival }.
b11-ui-goal-against = { $scored } punti per { $who }, { $conceded } per te.
b11-ui-goal-watched = { $scored } punti per { $who }, { $conceded } per { $rival }.
b11-ui-goal-total = Punti giocati
b11-ui-goal-needed = Punti necessari

# Risposte in anticipo, e a che cosa si risponde
plan-kind-declared = Quando vengo sfidato
plan-when-declared = quando sfida { $value }
plan-kind-revealed = Quando si scopre una carta azione degli altri
plan-when-revealed = quando tocca a { $value }
plan-kind-failed = Quando il mio attacco fallisce
plan-when-failed = solo contro { $value }
plan-kind-pending = Quando sto per subire un gol
plan-when-pending = solo contro { $value }
plan-kind-scored = Quando ho segnato
plan-when-scored = solo contro { $value }
plan-kind-appeal = Quando una carta è diretta a me
plan-when-appeal = solo una carta di { $value }
window-event = Sta per muovere { $active }: qualcuno gioca una carta evento?
window-declared = { $challenger } sfida { $target }: qualcuno risponde?
window-failed = L’attacco di { $challenger } contro { $target } è fallito: finisce qui?
window-pending = { $challenger } sta per segnare contro { $target }: il gol è valido?
window-scored = { $challenger } ha segnato contro { $target }: una carta per il gol?
window-appeal = { $by } gioca { $card }: si fa ricorso?
