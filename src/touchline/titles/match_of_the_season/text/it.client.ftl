# The screens of Match of the Season
mots-ui-stars =
    { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    }
mots-ui-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
mots-ui-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
mots-ui-versus = { $home } a { $away }
mots-ui-against = a { $stars }
mots-ui-scorers = { $some } su { $all } segnano
mots-ui-faces = Che cosa decide ogni faccia
mots-ui-face-0 = Squadra
mots-ui-face-1 = Attacco
mots-ui-face-2 = Centrocampo
mots-ui-face-3 = Difesa
mots-ui-face-4 = { $mine ->
    [0] Tuo rigore
    [1] Loro rigore
   *[other] Rigore casa
}
mots-ui-face-5 = { $mine ->
    [0] Loro rigore
    [1] Tuo rigore
   *[other] Rigore ospiti
}
mots-ui-face-6 = { $mine ->
    [0] Tuo rosso
    [1] Loro rosso
   *[other] Rosso casa
}
mots-ui-face-7 = { $mine ->
    [0] Loro rosso
    [1] Tuo rosso
   *[other] Rosso ospiti
}
mots-ui-face-8 = { $mine ->
    [0] Tuo infortunio
    [1] Loro infortunio
   *[other] Infortunio casa
}
mots-ui-face-9 = { $mine ->
    [0] Loro infortunio
    [1] Tuo infortunio
   *[other] Infortunio ospiti
}
mots-ui-face-10 = { $mine ->
    [0] Tuo attacco
    [1] Loro attacco
   *[other] Attacco casa
}
mots-ui-face-11 = { $mine ->
    [0] Loro attacco
    [1] Tuo attacco
   *[other] Attacco ospiti
}
mots-ui-face-12 = Niente
mots-ui-won = vittoria
mots-ui-drew = pareggio
mots-ui-lost = sconfitta
mots-ui-odds-win = { $percent }% vittoria
mots-ui-odds-draw = { $percent }% pareggio
mots-ui-odds-loss = { $percent }% sconfitta
mots-ui-odds-home = { $percent }% casa
mots-ui-odds-away = { $percent }% ospiti
mots-ui-committed = { $side } ha una carta coperta
mots-ui-season-board = Tabellone della stagione
mots-ui-where = Stagione { $season } · Settimana { $week } · { $day }
mots-ui-where-short = St. { $season } · sett. { $week } { $day }
mots-ui-when = sett. { $week } { $day }
mots-ui-eleven = { $team }: schiera undici giocatori, poi conferma.
mots-ui-eleven-against = { $team }: schiera undici giocatori contro { $opponent }, poi conferma.
mots-ui-draft-pick = Prendi { $player }
mots-ui-here = qui sta il segnalino
mots-ui-reach = si raggiunge con un { $steps }
mots-ui-totals = Stelle per reparto
mots-ui-other-line = altro reparto
mots-ui-bench-empty = Nessuno in panchina
mots-ui-letter-0 = P
mots-ui-letter-1 = D
mots-ui-letter-2 = C
mots-ui-letter-3 = A
mots-ui-country-england = ING
mots-ui-country-france = FRA
mots-ui-country-spain = SPA
mots-ui-country-portugal = POR
mots-ui-country-germany = GER
mots-ui-country-italy = ITA
mots-ui-country-netherlands = OLA
mots-ui-country-brazil = BRA
mots-ui-seller = vende
mots-ui-leads = in testa
mots-ui-passed = passa
mots-ui-to-bid = rilancia?
mots-ui-outbid = superato
mots-ui-waits = attende
mots-ui-ladder = Offerte
mots-ui-left-after = Resto dopo il rilancio
mots-ui-draft-order = Ordine di scelta
mots-ui-meter = Che cosa manca ai moduli
mots-ui-complete = completo
mots-ui-race = Corsa al titolo
mots-ui-cups = Coppe
mots-ui-cup-0 = Campionato
mots-ui-cup-1 = Coppa nazionale
mots-ui-cup-2 = Coppa europea
mots-ui-square-0 = Fischio
mots-ui-square-1 = Possibi{ "\u00AD" }lità
mots-ui-square-2 = Infor{ "\u00AD" }tunio
mots-ui-square-3 = Espul{ "\u00AD" }sione
mots-ui-square-4 = Nazio{ "\u00AD" }nale
mots-ui-square-5 = Mercato
mots-ui-square-6 = Campio{ "\u00AD" }nato
mots-ui-square-7 = Coppa
mots-ui-square-8 = Europa
mots-ui-square-9 = Super{ "\u00AD" }coppa
mots-ui-hand-0 = subito
mots-ui-hand-1 = quando vuoi in stagione
mots-ui-hand-2 = prima di una partita in casa
mots-ui-hand-play = Gioca
mots-ui-card-down = una carta Possibilità, coperta
mots-ui-happened = Che cosa è appena successo
mots-ui-other-match = L’altra partita: { $what }
mots-ui-still-open = ancora da giocare
mots-ui-lucky = nessuno è colpito
mots-ui-no-cups = Nessuna coppa è cominciata in questa stagione.
mots-ui-semi = Semifinali
mots-ui-final = Finale
mots-ui-home-die = { $side } in casa, per il dado
mots-ui-review-best = La vittoria più bella
mots-ui-review-upset = La sorpresa della stagione
mots-ui-review-lucky = Il più fortunato
mots-ui-review-luck = { $points ->
    [one] un punto tolto a formazioni più forti
   *[other] { $points } punti tolti a formazioni più forti
}
mots-ui-review-value = L'affare migliore
mots-ui-beats = { $winner } batte { $loser }
mots-ui-star-count = stelle { $stars }
mots-ui-season-end = Fine della stagione { $season }
mots-ui-page-season = Classifica finale
mots-ui-page-squads = Rose
mots-ui-page-next = Prossima stagione
mots-ui-champion = { $team } campione
mots-ui-honours = Albo d’oro
mots-ui-six-seasons = Le sei stagioni sono finite
mots-ui-step-table = Classifica finale
mots-ui-step-review = Bilancio
mots-ui-step-contracts = Contratti
mots-ui-step-departures = Partenze
mots-ui-step-swaps = Scambi
mots-ui-step-transfers = Acquisti
mots-ui-step-europe = Europa
mots-ui-step-kickoff = Via
mots-ui-trophy-points = { $points ->
    [one] un punto trofeo
   *[other] { $points } punti trofeo
}
mots-ui-contracts-hint = Due di ogni undici vengono coperti: restano.
mots-ui-departures-hint = Il dado a dodici facce corre su ogni undici; due partono, e il primo è sostituito dalla panchina.
mots-ui-swaps-hint = Il quarto, poi il terzo possono scambiare un giocatore con una squadra migliore, reparto per reparto.
mots-ui-no-swap = nessuno scambio
mots-ui-unsold = invenduto
mots-ui-europe-hint = Nel sorteggio con loro:
mots-ui-not-yet = Non ancora.
mots-ui-continue = Avanti
mots-ui-to-board = Al tabellone della stagione
mots-ui-others-decide = Gli altri stanno decidendo.
mots-ui-last-season = La stagione passata
mots-ui-history = Vincitori per stagione
mots-ui-ties = A pari punti decide uno spareggio.
mots-ui-ghost = senza allenatore
mots-ui-market-open = Ora il mercato è aperto per te.
mots-ui-market-closed = Il mercato apre prima di ogni turno, di ogni giornata e di ogni carta, mai durante una partita. Quello che premi ora si fa in quel momento.
mots-ui-trade-next = Compra, vendi o gioca una carta
mots-ui-trade-waits = Alla prossima occasione ti verrà chiesto.
mots-ui-sell = Vendi a { $amount }
mots-ui-sure = Davvero? { $amount }
mots-ui-put-up = Metti in vendita
mots-ui-buy = Compra
mots-ui-wish-0 = vendi { $player }
mots-ui-wish-1 = compra { $player }
mots-ui-wish-2 = metti in vendita { $player }
mots-ui-sure-buy = Compri davvero?
mots-ui-free = Giocatori senza squadra
mots-ui-no-private = Gli accordi privati sono vietati: un giocatore si mette in vendita e tutti possono offrire.
    .rule = MOTS-TRADE-12
mots-ui-forfeit = Possono giocare solo in { $players }: con meno di nove la partita è persa.
mots-ui-short = Possono giocare solo in { $players }: gli altri posti restano vuoti.
mots-ui-subs = { $left ->
    [one] resta un cambio
   *[other] restano { $left } cambi
}
mots-ui-clock = { $some } tiri di dado su { $all }
# In the browser a question speaks to whoever is asked
invite-1 = Costruisci la rosa
    .hint = I calciatori si scelgono a turno e vanno all’asta.
invite-2 = Tratta e schiera
    .hint = Compra, vendi e manda in campo gli undici migliori.
invite-3 = Tira il dado della partita
    .hint = La squadra migliore vince con più facce. Contano campionato e coppe.
mots-ui-press-token = Tocca a te: tira il dado e muovi il segnalino.
mots-ui-press-move = Tira e muovi
mots-ui-press-die = La tua partita contro { $rival }: tira il dado.
mots-ui-press-roll = Tira
mots-ui-rolls-me = Tiri il dado per la tua partita contro { $rival }
mots-ui-rolls-rival = { $rival } tira il dado per la partita contro di te
mots-ui-rolls-watched = { $home } tira il dado per la partita contro { $away }
mots-ui-decides-0 = Decide il valore delle squadre
mots-ui-decides-1 = Decidono gli attacchi
mots-ui-decides-2 = Decidono i centrocampi
mots-ui-decides-3 = Decidono le difese
mots-ui-decides-4 = { $mine ->
    [0] Rigore per te
    [1] Rigore per { $rival }
   *[other] Rigore per la squadra di casa
}
mots-ui-decides-5 = { $mine ->
    [0] Rigore per { $rival }
    [1] Rigore per te
   *[other] Rigore per gli ospiti
}
mots-ui-decides-stars = Tu hai { $mine ->
        [one] { $mine } stella
       *[other] { $mine } stelle
    }, { $rival } ne ha { $theirs }.
mots-ui-decides-watched = { $first } ha { $mine ->
        [one] { $mine } stella
       *[other] { $mine } stelle
    }, { $rival } ne ha { $theirs }.
mots-ui-has-won = Vince { $who }
mots-ui-had-won = Una vittoria che aveva il { $percent }% di probabilità.
mots-ui-had-lost = Il rischio di perdere era del { $percent }%.
mots-ui-had-drew = Il pareggio aveva il { $percent }% di probabilità.
mots-ui-had-watched = Aveva il { $percent }% di probabilità.
mots-ui-table-now = { $way ->
        [up] { $place ->
            [1] Sei in testa alla classifica.
           *[other] Sali al { $place }º posto.
        }
        [down] Scendi al { $place }º posto.
       *[same] { $place ->
            [1] Resti in testa alla classifica.
           *[other] Resti al { $place }º posto.
        }
    }
mots-ui-goal-kick = Rigore: { $stars } stelle contro un portiere da { $keeper }.
mots-ui-goal-stars = Stelle

# Risposte in anticipo, e a che cosa si risponde
mots-ui-next-when = Settimana { $week }, { $day }: { $what }
plan-kind-draft = Preferenze per la scelta dei giocatori
window-tactic = { $team } in casa contro { $opponent }: una carta per questa partita?
window-substitute-out = { $team } può fare una sostituzione
