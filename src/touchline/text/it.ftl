ui-seat = Posto { $number }
ui-person = Allenatore
ui-bot-rookie = Principiante
ui-bot-amateur = Dilettante
ui-turn = { $who }, tocca a te
ui-hidden = Nessun altro vede questa scelta.
ui-prompt = Numero, ? per aiuto:
ui-no-such = La scelta «{ $typed }» non c'è.
ui-help-numbers = un numero sceglie, Invio da solo sceglie ciò che ha il segno >
ui-help-refused = ? mostra questo aiuto e ciò che non si può scegliere, con il motivo
ui-help-undo = u annulla l'ultima scelta
ui-help-rule = l'ID di una regola (MIS-SHOT-01) mostra la regola
ui-help-view = v mostra di nuovo il tavolo
ui-help-quit = q salva ed esce
ui-refused = Ora non si può scegliere:
ui-nothing-refused = Tutto ciò che si vede si può scegliere.
ui-no-undo = Non c'è nulla da annullare.
ui-undone = Annullato.
ui-run = tutto insieme: { $run }
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
run-best = il meglio della rosa
run-last = come l'ultima volta
opt-pass = Passo
figure-goals = gol
figure-draws = pareggi
figure-matches = partite
figure-shootouts = calci di rigore
