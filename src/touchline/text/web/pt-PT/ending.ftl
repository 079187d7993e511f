# How a game ended: the last screen
ending-champions = Campeões!
ending-won = Ganhaste!
ending-wins = { $who } ganha!
ending-drawn = Empate
ending-shared = Primeiro lugar partilhado
ending-so-close = Foi por pouco
ending-not-this-time = Não foi desta
ending-match-won = { $mine ->
        [you] Vences { $rival } por { $for } a { $against }.
       *[other] { $who } vence { $rival } por { $for } a { $against }.
    }
ending-match-lost = { $mine ->
        [you] Perdes por { $for } a { $against } frente a { $rival }.
       *[other] { $who } perde por { $for } a { $against } frente a { $rival }.
    }
ending-match-level = { $mine ->
        [you] { $for } a { $against } entre ti e { $rival }.
       *[other] { $for } a { $against } entre { $who } e { $rival }.
    }
ending-points-won = { $mine ->
        [you] Terminas em primeiro com { $points }, à frente de { $rival } com { $behind }.
       *[other] { $who } termina em primeiro com { $points }, à frente de { $rival } com { $behind }.
    }
ending-points-level = { $mine ->
        [you] Tu e { $rival } têm ambos { $points }, mas a vitória é tua.
       *[other] { $who } e { $rival } têm ambos { $points }, mas ganha { $who }.
    }
ending-points-level-lost = Tu e { $rival } têm ambos { $points }, mas a vitória vai para { $rival }.
ending-points-lost = Tens { $points }; { $rival } ganha com { $behind }.
ending-points-shared = { $points } cada um para { $all }.
ending-points = { $number ->
        [one] um ponto
       *[other] { $number } pontos
    }
ending-place = Terminas em { $place }.º lugar.
ending-how-won = { $mine ->
        [you] Como ganhaste
       *[other] Como foi ganho
    }
ending-where-turned = Onde tudo mudou
ending-turn-game = Probabilidade de { $before } para { $after } por cento
ending-turn-match = Probabilidade nesse jogo: de { $before } para { $after } por cento
ending-turn-goal = Probabilidade nesse desafio: de { $before } para { $after } por cento
ending-curve = { $mine ->
        [you] A tua probabilidade de vitória ao longo do jogo, em percentagem; um empate conta metade
       *[other] A probabilidade de vitória de { $who } ao longo do jogo, em percentagem; um empate conta metade
    }
ending-from = início
ending-to = fim
ending-goals = Golos
ending-figures = Em números
ending-places = Classificação final
ending-luck = Sorte
ending-luck-even = Equilibrada
ending-luck-some-for = Um pouco a teu favor
ending-luck-some-against = Um pouco contra ti
ending-luck-much-for = Claramente a teu favor
ending-luck-much-against = Claramente contra ti
ending-luck-matches = { $amount } em jogos
ending-luck-goals = { $amount } em golos
ending-best = O melhor em campo
ending-best-long = O melhor
ending-your-best = O teu melhor
ending-deed-goals = { $number ->
        [one] um golo
       *[other] { $number } golos
    }
ending-deed-saves = { $number ->
        [one] uma defesa
       *[other] { $number } defesas
    }
ending-deed-duels = { $number } duelos ganhos em { $all }
ending-next-time = Da próxima vez
ending-next-figures = Tu { $mine }, { $rival } { $theirs }
ending-decided = O que decidiu
ending-show = Mostrar o final
ending-details = Ver a mesa
ending-share = Partilhar
