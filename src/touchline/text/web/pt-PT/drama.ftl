# Golos, resultados e finais
drama-goal = Golo!
drama-goal-for = Golo a teu favor
drama-goal-against = Golo sofrido
drama-goal-watched = Golo de { $who }
drama-scores = { $who } marca
drama-stands-ahead = { $scorer ->
        [0] Estás a ganhar por { $mine } a { $theirs }.
       *[1] Continuas a ganhar, { $mine } a { $theirs }.
    }
drama-stands-behind = { $scorer ->
        [0] Continuas a perder, { $mine } a { $theirs }.
       *[1] Estás a perder por { $mine } a { $theirs }.
    }
drama-stands-level = Empate a { $score }.
drama-stands-watched = { $who } vence por { $mine } a { $theirs }.
drama-again = Ver outra vez
drama-on = Continuar
drama-won = Ganhaste!
drama-lost = Perdeste
drama-drawn = Empate
drama-watch = Ver o jogo
drama-watch-stop = Deixar de ver
drama-watch-mine = Voltar ao teu jogo
toast-against = Contra ti
toast-for = A teu favor
toast-show = Mostrar
toast-close = Fechar
recap-heading = O que te aconteceu
recap-see = Ver
recap-go = Continuar
log-about-me = Sobre ti
log-everything = Tudo
log-turn-of = Vez de { $who }
log-your-turn = A tua vez
log-before = Antes
