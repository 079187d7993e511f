# The guided match, and what explains the screen
web-lesson-try = Prova
web-lesson-go-on = Continua
web-lesson-skip = Salta la lezione
web-lesson-progress = Passo { $step } di { $steps }
web-lesson-tip = Qui una buona scelta è: { $option }.
home-learn = Partita guidata
home-learn-hint = Impara giocando
web-refused-no-lesson = Di questo gioco non c'è ancora una partita guidata.
