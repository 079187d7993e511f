# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-man = { $player } ({ $characteristic } { $value })
say-rival = { $opponent } ({ $skill } { $against })
say-keeper = { $keeper } ({ $skill } { $against })
say-short = é preciso { $characteristic } { $needed }, { $player } tem { $value }
say-bonus = { $boost ->
    [0] { "" }
   *[other] , com um bónus de { $boost }
}

say-action-1 = A carta seguinte é para { $seat }{ say-bonus }: { $action }.
say-action-2 = { $seat } levanta a carta de cima{ say-bonus }: { $action }.
say-action-3 = É a vez de { $seat }{ say-bonus }: { $action }.
say-action-4 = Agora { $seat }{ say-bonus }: { $action }.
say-action-5 = É com { $seat }{ say-bonus }: { $action }.

say-duel-1 = { $passed-raw ->
        [1] { say-man } deixa { say-rival } para trás{ duel-lead }.
       *[other] { say-rival } lê o lance e tira a bola a { say-man }{ duel-lead }.
    }
say-duel-2 = { $passed-raw ->
        [1] { say-man } é de mais para { say-rival }{ duel-lead }.
       *[other] { say-rival } chega primeiro, não passa { say-man }{ duel-lead }.
    }
say-duel-3 = { $passed-raw ->
        [1] Não há espaço? { say-man } inventa-o diante de { say-rival }{ duel-lead }.
       *[other] { say-man } esbarra em { say-rival }{ duel-lead }.
    }
say-duel-4 = { $passed-raw ->
        [1] { say-man } leva a melhor sobre { say-rival }{ duel-lead }.
       *[other] { say-rival } rouba a bola a { say-man }{ duel-lead }.
    }
say-duel-5 = { $passed-raw ->
        [1] { say-rival } é batido por { say-man }{ duel-lead }.
       *[other] { say-man } não passa, lá está { say-rival }{ duel-lead }.
    }

say-any-of-1 = { $passed-raw ->
        [1] Bola na área, de { say-man }.
       *[other] A bola não chega: { say-short }.
    }
say-any-of-2 = { $passed-raw ->
        [1] { say-man } descobre a área.
       *[other] Nada de bola na área: { say-short }.
    }
say-any-of-3 = { $passed-raw ->
        [1] Bela bola de { say-man } para o meio.
       *[other] Fica curta: { say-short }.
    }
say-any-of-4 = { $passed-raw ->
        [1] { say-man } põe-na onde dói.
       *[other] À área não chega: { say-short }.
    }
say-any-of-5 = { $passed-raw ->
        [1] Aí vem a bola de { say-man }.
       *[other] Não há quem a meta no meio: { say-short }.
    }

say-own-keeper-1 = { $passed-raw ->
        [1] { say-man } atira-a para longe: aí vão eles!
       *[other] O lançamento de { say-man } fica curto; é preciso { $needed }.
    }
say-own-keeper-2 = { $passed-raw ->
        [1] Grande lançamento de { say-man } e começa o contra-ataque.
       *[other] { say-man } olha e guarda-a; é preciso { $needed }.
    }
say-own-keeper-3 = { $passed-raw ->
        [1] { say-man } não espera: lançamento e saída rápida.
       *[other] Não chega tão longe { say-man }; é preciso { $needed }.
    }
say-own-keeper-4 = { $passed-raw ->
        [1] Das mãos de { say-man } nasce o contra-ataque.
       *[other] Sem contra-ataque: { say-man } precisava de { $needed }.
    }
say-own-keeper-5 = { $passed-raw ->
        [1] { say-man } descobre um colega lá longe.
       *[other] { say-man } não encontra ninguém tão longe; é preciso { $needed }.
    }

say-story-1 = Bola em { $player }, { $slot }.
say-story-2 = { $player }, { $slot }, tem a bola.
say-story-3 = Segue com { $player }, { $slot }.
say-story-4 = Conduz { $player }, { $slot }.
say-story-5 = Agora { $player }, { $slot }.

say-faded-1 = { $phase ->
        [0] Acaba antes de arrancar.
       *[other] Acaba aqui.
    }
say-faded-2 = { $phase ->
        [0] Não há por onde começar.
       *[other] O ataque apaga-se.
    }
say-faded-3 = { $phase ->
        [0] Nem chega a arrancar.
       *[other] { $seat } perde a bola.
    }
say-faded-4 = { $phase ->
        [0] Nada a fazer.
       *[other] Perigo passado.
    }
say-faded-5 = { $phase ->
        [0] Fica na intenção.
       *[other] Bola afastada.
    }

say-shot-1 = { $shot-raw ->
        [3] Ninguém esperava: { $player } tenta a obra-prima!
        [2] Penálti: { say-man } contra { say-keeper }.
       *[other] { say-man } puxa o gatilho; { say-keeper } espera.
    }
say-shot-2 = { $shot-raw ->
        [3] { $player } arrisca: só adivinhando se defende.
        [2] { say-man } vai para a marca; na linha, { say-keeper }.
       *[other] { say-man } atira: pela frente, { say-keeper }.
    }
say-shot-3 = { $shot-raw ->
        [3] Que ideia de { $player }! Ou se adivinha ou é golo.
        [2] Onze metros entre { say-man } e { say-keeper }.
       *[other] Baliza à vista para { say-man }: falta bater { say-keeper }.
    }
say-shot-4 = { $shot-raw ->
        [3] { $player } com um truque de treino: o guarda-redes tem de adivinhar.
        [2] { say-man } respira fundo; { say-keeper } não se mexe.
       *[other] Só { say-keeper } entre { say-man } e o golo.
    }
say-shot-5 = { $shot-raw ->
        [3] { $player } faz o que ninguém ousa: só a sorte o trava.
        [2] Na marca { say-man }, na baliza { say-keeper }.
       *[other] { say-man } contra { say-keeper }: aí vai!
    }

say-directions-1 = { $same-raw ->
        [1] Bola: { $shot }; guarda-redes: { $dive }. Leu bem.
       *[other] Bola: { $shot }; guarda-redes: { $dive }. Lado errado.
    }
say-directions-2 = { $same-raw ->
        [1] Ambos: { $shot }!
       *[other] O remate: { $shot }; o voo: { $dive }.
    }
say-directions-3 = { $same-raw ->
        [1] Mira: { $shot }; palpite: { $dive }. Palpite certo.
       *[other] Mira: { $shot }; palpite: { $dive }. Palpite errado.
    }
say-directions-4 = { $same-raw ->
        [1] Remate: { $shot }; voo: { $dive }. O guarda-redes está lá.
       *[other] Remate: { $shot }; voo: { $dive }. O guarda-redes está noutro lado.
    }
say-directions-5 = { $same-raw ->
        [1] Remate: { $shot }; voo: { $dive }. Cheirou-lhe.
       *[other] Remate: { $shot }; voo: { $dive }. Nem lá perto.
    }

say-goal-1 = Lá dentro! { $player } faz o golo de { $seat }: { score }.
say-goal-2 = GOLO de { $seat }! { $player } não perdoa: { score }.
say-goal-3 = A rede abana! { $player }, { $seat }: { score }.
say-goal-4 = GOLO! Marca { $player }, festeja { $seat }: { score }.
say-goal-5 = Que finalização! { $player } por { $seat }: { score }.

say-saved-1 = Defesa! { $player } diz que não, { $seat } respira.
say-saved-2 = Que intervenção de { $player } por { $seat }!
say-saved-3 = { $player } agarra: { $seat } está a salvo.
say-saved-4 = Com as duas mãos: { $player } salva { $seat }.
say-saved-5 = Por { $player } não passa: { $seat } aguenta.

say-penalty-scored-1 = Entra o remate de { $player }: { kicks-score } nos penáltis.
say-penalty-scored-2 = Não falha { $player }: { kicks-score } nos penáltis.
say-penalty-scored-3 = { $player } coloca-a: { kicks-score } nos penáltis.
say-penalty-scored-4 = Sangue-frio, { $player }: { kicks-score } nos penáltis.
say-penalty-scored-5 = { $player } bate o guarda-redes: { kicks-score } nos penáltis.

say-penalty-saved-1 = Defesa! { $player } diz que não por { $seat }: { saved-score } nos penáltis.
say-penalty-saved-2 = { $player } ainda lhe toca e salva { $seat }: { saved-score } nos penáltis.
say-penalty-saved-3 = Não! { $player } agiganta-se por { $seat }: { saved-score } nos penáltis.
say-penalty-saved-4 = Afastada por { $player }, alívio para { $seat }: { saved-score } nos penáltis.
say-penalty-saved-5 = { $player } é o herói de { $seat }: { saved-score } nos penáltis.
