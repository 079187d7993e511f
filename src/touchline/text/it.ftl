ui-seat = Posto { $number }
ui-person = Allenatore
ui-bot-rookie = Principiante
ui-bot-amateur = Dilettante
ui-bot-pro = Professionista
ui-bot-legend = Leggenda
ui-turn = { $who }, tocca a te
ui-hidden = Nessun altro vede questa scelta.
ui-prompt = Numero, ? per aiuto:
ui-no-such = La scelta «{ $typed }» non c'è.
ui-help-numbers = un numero sceglie, Invio da solo sceglie ciò che ha il segno >
ui-help-refused = ? mostra questo aiuto e ciò che non si può scegliere, con il motivo
ui-help-hint = hint mostra che cosa farebbe un buon bot, e perché
ui-help-undo = u annulla l'ultima scelta
ui-help-rule = l'ID di una regola mostra la regola
ui-help-orders = p1, p2 ... passa tutte queste domande per quel tempo, p0 chiede di nuovo
ui-help-view = v mostra di nuovo il tavolo
ui-help-quit = q salva ed esce
ui-refused = Ora non si può scegliere:
ui-nothing-refused = Tutto ciò che si vede si può scegliere.
ui-no-undo = Non c'è nulla da annullare.
ui-undone = Annullato.
ui-run = { $run }
ui-orders = { $key } passare tutte le finestre: { $scope }
ui-orders-ended = Da ora ogni finestra viene chiesta.
ui-hand-over = Passare a { $who }.
ui-hand-over-enter = { $who }: Invio quando nessun altro guarda.
ui-saved = Partita salvata in { $file }. Per continuare: { $command }
ui-not-saved = La partita non è stata salvata.
ui-bye = Arrivederci.
ui-end = La partita è finita
ui-place = { $place }. { $who }
ui-winner = Vince { $who }!
ui-shared = Primo posto a pari merito: { $who }
ui-score = Punteggio
ui-rule = regola
ui-more = Invio per continuare
ui-lesson-tip = Qui una buona scelta è: { $option }. Basta Invio.
ui-lesson-left = Ancora da vedere: { $steps }.
ui-market = Mercato
ui-lineup = Formazione
ui-cards-left = { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
}
ui-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
ui-wins = vittorie
ui-shared-wins = a pari merito
ui-win-rate = percentuale
ui-between = 95 %
ui-decisions = scelte a partita
ui-longest = la più lunga
ui-speed = partite al secondo
ui-mean = media
ui-figure = dato
flag-true = sì
flag-false = no
seat-none = nessuno
run-best = Scegli i miei undici migliori
run-last = Come l'ultima volta
opt-pass = Passo
figure-goals = gol
figure-draws = pareggi
figure-matches = partite
figure-shootouts = calci di rigore
scope-turn = questo turno
scope-half = questo tempo
scope-match = questa partita
scope-day = questo giorno
scope-round = questo giro
scope-season = questa stagione
scope-game = tutto il gioco
ui-rating = Valutazione
ui-games-played = Partite
ui-milliseconds = ms a scelta

## The lab

lab-games = Partite
lab-bots = Bot
lab-seed = Seme
lab-cards-used = Carte
lab-options = Opzioni
lab-outliers = Fuori linea
lab-outliers-hint = Posti che vincono chiaramente più o meno spesso di una parte uguale, e carte che guadagnano o perdono chiaramente più di { $points } punti percentuali. Entrambi con l’intervallo del 95 %; da guardare per primi.
lab-outliers-none = Niente è fuori linea.
lab-seat = Posto { $seat }
lab-never-count = { $cards ->
    [one] Una carta non è mai stata usata: vedi in fondo.
   *[other] { $cards } carte non sono mai state usate: vedi in fondo.
}
lab-by-seat = Vittorie per posto
lab-by-bot = Vittorie per bot
lab-length = Durata e cifre
lab-mean = Media
lab-scores = Punteggi
lab-money = Denaro nel tempo
lab-period = Stagione, giornata o giro
lab-cards = Carte, con e senza
lab-cards-hint = Quanto più spesso un posto ha vinto con la carta rispetto a chi non l’aveva, in punti percentuali, con l’intervallo del 95 %. Un bot che conosce le carte buone le compra: un guadagno è un indizio, non una prova.
lab-never = Mai usate
lab-seats = Posti
lab-with = Vinte con essa
lab-gain = Guadagno
lab-price = Prezzo o valore
lab-kind-player = Giocatori
lab-kind-action = Azioni
lab-kind-card = Carte
lab-kind-manager = Manager
lab-kind-chance = Carte Possibilità
lab-kind-formation = Moduli
lab-kind-management = Carte gestione
lab-before = Primo insieme
lab-after = Secondo insieme
lab-difference = Differenza
lab-won = Vince il posto { $seat }
lab-score = Punti del posto { $seat }
ui-luck = Fortuna
ui-luck-exact = Contata con probabilità esatte; 1 è una partita intera.
ui-luck-about = In parte una stima; 1 è { $unit ->
    [goals] un gol
   *[other] una partita intera
}.
ui-rule-code = Codice
ui-rule-tests = Test
ui-notice-turn = Tocca a te in { $title }.
ui-notice-reminder = Il tuo tempo in { $title } sta per scadere.
ui-notice-nudge = Gli altri ti aspettano in { $title }.
ui-notice-turn-of = Tocca a { $name } in { $title }.
ui-notice-reminder-of = Il tempo di { $name } in { $title } sta per scadere.
ui-notice-nudge-of = Gli altri aspettano { $name } in { $title }.
ui-notice-confirm = Vuoi ricevere una mail quando tocca a te?
ui-notice-text = Tavolo { $table }.
ui-notice-confirm-text = Apri il link per dire di sì. Se non l’hai chiesto tu, non fare nulla: non arriveranno altre mail.
ui-notice-off = Niente più avvisi di questo tipo: tocca per confermare.
ui-notice-off-done = Fatto. Niente più avvisi di questo tipo.
ui-notice-on = Tocca per dire di sì: una mail quando tocca a te.
ui-notice-on-done = Fatto. Ti avviseremo quando tocca a te.
