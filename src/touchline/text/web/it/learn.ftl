# The guided match, and what explains the screen
web-lesson-try = Prova
web-lesson-go-on = Continua
web-lesson-skip = Salta la lezione
web-lesson-progress = Passo { $step } di { $steps }
web-lesson-tip = Qui una buona scelta è: { $option }.
home-learn = Partita guidata
home-learn-hint = Impara giocando
web-refused-no-lesson = Di questo gioco non c'è ancora una partita guidata.
web-signs = Che cos'è?
web-key-signs = Che cos'è?
sign-score = I gol delle due squadre in questa partita.
sign-hint = L'allenatore: dice che cosa farebbe qui, e perché.
sign-where = A che punto è il gioco: che cosa si gioca, e quanto manca.
web-how = Come si gioca
web-how-page = Come si gioca · { $page } di { $pages }
web-how-first = Gioca la prima partita
web-how-print = Stampa
web-how-decides = Che cosa decide
web-how-wins = Chi vince
home-how-hint = Due pagine illustrate
web-first-time = Che cosa succede per la prima volta
web-first-time-done = Capito
web-help = Spiega ciò che succede per la prima volta
web-help-again = Spiega tutto di nuovo
coach = Allenatore
coach-first = Parla nelle tue prime due partite
coach-always = Parla sempre
coach-request = Parla quando lo chiedo
coach-mistake = Meglio sarebbe stato: { $better }.
coach-take-back = Torna indietro
coach-leave = Lascia così
ladder = I tuoi avversari
ladder-wins = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
ladder-next = Il prossimo per te
ladder-climb = Due vittorie contro { $beaten }. Te la senti di sfidare { $next } ({ $level })?
ladder-play = Sfida { $next }
opponent-rookie = Sceglie a caso fra le mosse permesse.
opponent-amateur = Buon senso, niente calcoli.
opponent-pro = Conosce le probabilità e le calcola.
opponent-legend = Prova ogni mossa a mente prima di giocarla.
