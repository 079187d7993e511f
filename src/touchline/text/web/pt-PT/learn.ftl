# The guided match, and what explains the screen
web-lesson-try = Experimenta
web-lesson-go-on = Continua
web-lesson-skip = Saltar a lição
web-lesson-progress = Passo { $step } de { $steps }
web-lesson-tip = Aqui uma boa escolha é: { $option }.
home-learn = Jogo guiado
home-learn-hint = Aprende a jogar, jogando
web-refused-no-lesson = Este jogo ainda não tem jogo guiado.
web-signs = O que é isto?
web-key-signs = O que é isto?
sign-score = Os golos das duas equipas neste jogo.
sign-where = Em que ponto está o jogo: o que se joga, e quanto falta.
web-how = Como se joga
web-how-print = Imprimir
web-how-decides = O que decide
web-how-wins = Quem ganha
home-how-hint = Duas páginas ilustradas
