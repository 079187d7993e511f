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
sign-hint = O treinador: diz o que faria aqui, e porquê.
sign-where = Em que ponto está o jogo: o que se joga, e quanto falta.
web-how = Como se joga
web-how-page = Como se joga · { $page } de { $pages }
web-how-first = Joga a primeira partida
web-how-print = Imprimir
web-how-decides = O que decide
web-how-wins = Quem ganha
home-how-hint = Duas páginas ilustradas
web-first-time = O que acontece pela primeira vez
web-first-time-done = Percebi
web-help = Explicar o que acontece pela primeira vez
web-help-again = Explicar tudo outra vez
coach = Treinador
coach-first = Fala nos teus dois primeiros jogos
coach-always = Fala sempre
coach-request = Fala quando peço
coach-mistake = Teria sido melhor: { $better }.
coach-take-back = Voltar atrás
coach-leave = Deixar assim
ladder = Os teus adversários
ladder-wins = { $wins ->
    [one] 1 vitória
   *[other] { $wins } vitórias
}
ladder-next = O próximo para ti
ladder-climb = Duas vitórias contra { $beaten }. Já consegues enfrentar { $next } ({ $level })?
ladder-play = Jogar contra { $next }
opponent-rookie = Escolhe ao acaso entre as jogadas permitidas.
opponent-amateur = Bom senso, sem contas.
opponent-pro = Conhece as probabilidades e faz as contas.
opponent-legend = Experimenta cada jogada de cabeça antes de a fazer.
