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
mots-ui-face-4 = Rigore casa
mots-ui-face-5 = Rigore ospiti
mots-ui-face-6 = Rosso casa
mots-ui-face-7 = Rosso ospiti
mots-ui-face-8 = Infortunio casa
mots-ui-face-9 = Infortunio ospiti
mots-ui-face-10 = Attacco casa
mots-ui-face-11 = Attacco ospiti
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
mots-ui-here = qui sta il segnalino
mots-ui-reach = si raggiunge con un { $steps }
mots-ui-totals = Stelle per reparto
mots-ui-other-line = altro reparto
mots-ui-bench-empty = Nessuno in panchina
mots-ui-run-best = Migliore
mots-ui-run-last = Ultima
mots-ui-run-strongest = Più stelle
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
mots-ui-col-played = G
mots-ui-col-won = V
mots-ui-col-drawn = N
mots-ui-col-lost = P
mots-ui-col-points = Pt
mots-ui-all-won = Vinte
mots-ui-all-drawn = Pareggiate
mots-ui-all-lost = Perse
mots-ui-form = Forma
mots-ui-race = Corsa al titolo
mots-ui-cabinet = Bacheca
mots-ui-cups = Coppe
mots-ui-cup-0 = Campionato
mots-ui-cup-1 = Coppa nazionale
mots-ui-cup-2 = Coppa europea
mots-ui-through = passa il turno
mots-ui-square-0 = Fischio
mots-ui-square-1 = Possibilità
mots-ui-square-2 = Infortunio
mots-ui-square-3 = Espulsione
mots-ui-square-4 = Nazionale
mots-ui-square-5 = Mercato
mots-ui-square-6 = Campionato
mots-ui-square-7 = Coppa
mots-ui-square-8 = Europa
mots-ui-square-9 = Supercoppa
mots-ui-hand-0 = subito
mots-ui-hand-1 = quando vuoi in stagione
mots-ui-hand-2 = prima di una partita in casa
