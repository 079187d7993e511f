# How a game ended: the last screen
ending-champions = Campioni!
ending-won = Hai vinto!
ending-wins = Vince { $who }!
ending-drawn = Pareggio
ending-shared = Primo posto condiviso
ending-so-close = A un passo
ending-not-this-time = Non questa volta
ending-match-won = { $mine ->
        [you] Batti { $rival } { $for } a { $against }.
       *[other] { $who } batte { $rival } { $for } a { $against }.
    }
ending-match-lost = { $mine ->
        [you] Perdi { $for } a { $against } contro { $rival }.
       *[other] { $who } perde { $for } a { $against } contro { $rival }.
    }
ending-match-level = { $mine ->
        [you] { $for } a { $against } tra te e { $rival }.
       *[other] { $for } a { $against } tra { $who } e { $rival }.
    }
ending-points-won = { $mine ->
        [you] Chiudi al primo posto con { $points }, davanti a { $rival } con { $behind }.
       *[other] { $who } chiude al primo posto con { $points }, davanti a { $rival } con { $behind }.
    }
ending-points-level = { $mine ->
        [you] Tu e { $rival } avete entrambi { $points }, ma la vittoria è tua.
       *[other] { $who } e { $rival } hanno entrambi { $points }, ma vince { $who }.
    }
ending-points-level-lost = Tu e { $rival } avete entrambi { $points }, ma la vittoria va a { $rival }.
ending-points-lost = Hai { $points }; vince { $rival } con { $behind }.
ending-points-shared = { $points } a testa per { $all }.
ending-points = { $number ->
        [one] un punto
       *[other] { $number } punti
    }
ending-place = Chiudi al { $place }º posto.
ending-how-won = { $mine ->
        [you] Come hai vinto
       *[other] Come è stata vinta
    }
ending-where-turned = Dove è cambiata
ending-turn-game = Probabilità dal { $before } al { $after } per cento
ending-turn-match = Probabilità in quella partita: dal { $before } al { $after } per cento
ending-turn-goal = Probabilità in quella sfida: dal { $before } al { $after } per cento
ending-curve = { $mine ->
        [you] La tua probabilità di vittoria nel corso della partita, in percentuale; un pareggio vale mezza vittoria
       *[other] La probabilità di vittoria di { $who } nel corso della partita, in percentuale; un pareggio vale mezza vittoria
    }
ending-from = inizio
ending-to = fine
ending-goals = Gol
ending-figures = In cifre
ending-places = Classifica finale
ending-luck = Fortuna
ending-luck-even = Equilibrata
ending-luck-some-for = Un po’ dalla tua parte
ending-luck-some-against = Un po’ contro di te
ending-luck-much-for = Nettamente dalla tua parte
ending-luck-much-against = Nettamente contro di te
ending-luck-matches = { $amount } in partite
ending-luck-goals = { $amount } in gol
ending-best = Il migliore in campo
ending-best-long = Il migliore
ending-your-best = Il tuo migliore
ending-deed-goals = { $number ->
        [one] un gol
       *[other] { $number } gol
    }
ending-deed-saves = { $number ->
        [one] una parata
       *[other] { $number } parate
    }
ending-deed-duels = { $number } duelli vinti su { $all }
ending-next-time = La prossima volta
ending-next-figures = Tu { $mine }, { $rival } { $theirs }
ending-decided = Che cosa ha deciso
ending-show = Mostra il finale
ending-details = Al tavolo
ending-share = Condividi
