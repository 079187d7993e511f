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
sign-where = A che punto è il gioco: che cosa si gioca, e quanto manca.
web-how = Come si gioca
web-how-print = Stampa
web-how-decides = Che cosa decide
web-how-wins = Chi vince
home-how-hint = Due pagine illustrate
