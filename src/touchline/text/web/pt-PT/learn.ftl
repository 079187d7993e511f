# The guided match, and what explains the screen
web-lesson-try = Experimenta
web-lesson-go-on = Continua
web-lesson-skip = Saltar a lição
web-lesson-progress = Passo { $step } de { $steps }
web-lesson-tip = Aqui uma boa escolha é: { $option }.
