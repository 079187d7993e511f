# Le schermate di Mister
mister-ui-keeper-yes = portiere
mister-ui-keeper-no = ancora senza portiere
mister-ui-beyond = { $players ->
    [one] e un altro
   *[other] e altri { $players }
}
mister-ui-map = Che cosa chiedono le carte
mister-ui-map-hint = Quante delle { $cards } carte azione usano ogni caratteristica, posto per posto.
mister-ui-map-fit = Quanto { $player } porterebbe in ogni posto, da 0 a 10; il bordo bianco segna il ruolo preferito.
mister-ui-anybody = chiunque
mister-ui-slot = Posto
mister-ui-fit = Resa
mister-ui-attack = in attacco
mister-ui-defence = in difesa
mister-ui-left = Non ancora visti
mister-ui-left-note = Rosa, poi chi può ancora uscire. Qui contano anche i giocatori che altri hanno preso coperti.
mister-ui-role = Ruolo
mister-ui-forced-alone = Sei l'ultimo a comporre la rosa: prendi chi puoi tenere.
mister-ui-forced-other = L'ultimo che compone la rosa deve prendere chi può tenere.
mister-ui-forced-idle = Nell'ultimo giro nessuno è stato preso: ora tutti prendono chi la rosa può tenere.
mister-ui-out-of-role = fuori ruolo
mister-ui-in-role = ruolo preferito
mister-ui-overall = valore { $value }
mister-ui-lineup-ask = Schiera i tuoi undici, poi conferma. Il rivale li vede solo al fischio d'inizio.
mister-ui-takers = Tiratori, per { $characteristic }
mister-ui-keeper-has = { $keeper } in porta ha { $skill } { $value }
mister-ui-highest = Alla pari, i migliori in campo
mister-ui-bench-for = Dalla panchina, come { $slot }
mister-ui-sent-off = espulso
mister-ui-injured = infortunato
mister-ui-order-ask = Tocca cinque tiratori in ordine: { $named } su cinque. Il migliore non deve essere il primo.
mister-ui-order-fill = Scegli i miei tiratori migliori
mister-ui-order-lock = Questi cinque, in quest'ordine
mister-ui-shootout = Calci di rigore
mister-ui-kick-in = segnato
mister-ui-kick-out = sbagliato
mister-ui-kick-open = da tirare
mister-ui-must = { $who } deve segnare
mister-ui-wins = { $who } vince con questo rigore
mister-ui-must-and-wins = { $who }: tutto su questo rigore
mister-ui-sudden = A oltranza
mister-ui-next-kick = Tocca a { $who }
mister-ui-other-match = L'altra partita
mister-ui-cup = Coppa
mister-ui-semi = Semifinali
mister-ui-final = Finale
mister-ui-third = Terzo posto
mister-ui-league = Campionato
mister-ui-fixtures = Questo turno
mister-ui-results = Risultati
mister-ui-on-penalties = { $score } ai rigori
mister-ui-ties = A pari punti: gli scontri diretti, la differenza reti in quelli, poi la differenza reti generale, i gol segnati e il sorteggio.
mister-ui-window = Finestra di mercato
mister-ui-window-hint = Chi vince una partita può pescare due svincolati, chi perde uno. Chi arriva prende il posto di uno dei tuoi.
mister-ui-window-left = { $left ->
    [one] una carta da pescare
   *[other] { $left } carte da pescare
}
mister-ui-make-way = Chi gli fa posto?
mister-ui-agents = Svincolati che hai visto
mister-ui-hidden = coperto
mister-ui-single = Partita singola
mister-ui-traits = Doti speciali
mister-ui-keeper-figure = Vedi la porta come chi tira: la tua sinistra è la destra del portiere.
mister-ui-needs-either = Ovunque si tuffi il portiere
mister-ui-goal-by = { $player }, { $value } contro { $against }
mister-ui-goal-unstoppable = { $player }, imparabile
mister-ui-goal-directions = { $same ->
        [1] Tiro: { $to }. Il portiere aveva indovinato, ma era troppo forte.
       *[0] Tiro: { $to }. Il portiere si è tuffato dall’altra parte: { $dive }.
    }
mister-ui-goal-conceded = { $same ->
        [1] Il tuo portiere ha indovinato ({ $dive }), ma il tiro era troppo forte.
       *[0] Il tuo portiere: { $dive }. La palla: { $to }. { $saved ->
            [1] Indovinando la direzione l’avrebbe parata.
           *[0] Nemmeno indovinando la direzione l’avrebbe parata.
        }
    }
mister-ui-goal-certain = Nessun portiere avrebbe potuto pararla.
mister-ui-goal-left = { $left ->
        [0] Era l’ultima carta.
        [one] Resta una carta.
       *[other] Restano { $left } carte.
    }
mister-ui-rule-chosen = chi attacca sceglie il tiratore
mister-ui-rule-taker = tiratore
mister-ui-rule-story = la palla arriva qui: { $slot }
mister-ui-rule-any = qualcuno di chi attacca ha { $needs }
mister-ui-rule-none = nessuno di chi difende ha { $needs }
mister-ui-rule-keeper = il portiere di chi attacca ha { $needs }
mister-ui-rule-trait = qualcuno a centrocampo o in attacco ha «{ $trait }»
mister-ui-rule-against = contro
invite-1 = Scegli quindici calciatori
    .hint = Una carta alla volta: lo prendi o lo lasci andare.
invite-2 = Nascondi la formazione
    .hint = Il tuo rivale fa lo stesso. Si scoprono insieme.
invite-3 = Tira e tuffati
    .hint = Indovina sinistra, centro o destra. Vince chi segna di più.
