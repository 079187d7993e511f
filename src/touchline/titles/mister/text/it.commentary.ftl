# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-man = { $player } ({ $characteristic } { $value })
say-rival = { $opponent } ({ $skill } { $against })
say-keeper = { $keeper } ({ $skill } { $against })
say-short = serve { $characteristic } { $needed }, { $player } ha { $value }
say-bonus = { $boost ->
    [0] { "" }
   *[other] , con un bonus di { $boost }
}

say-action-1 = La prossima carta è di { $seat }{ say-bonus }: { $action }.
say-action-2 = { $seat } alza la prima carta{ say-bonus }: { $action }.
say-action-3 = Tocca a { $seat }{ say-bonus }: { $action }.
say-action-4 = Ora { $seat }{ say-bonus }: { $action }.
say-action-5 = La parola a { $seat }{ say-bonus }: { $action }.

say-duel-1 = { $passed-raw ->
        [1] { say-man } si lascia alle spalle { say-rival }{ duel-lead }.
       *[other] { say-rival } legge tutto e toglie palla a { say-man }{ duel-lead }.
    }
say-duel-2 = { $passed-raw ->
        [1] { say-man } è troppo per { say-rival }{ duel-lead }.
       *[other] { say-rival } arriva prima, non passa { say-man }{ duel-lead }.
    }
say-duel-3 = { $passed-raw ->
        [1] Non c'è spazio? { say-man } lo trova contro { say-rival }{ duel-lead }.
       *[other] { say-man } sbatte su { say-rival }{ duel-lead }.
    }
say-duel-4 = { $passed-raw ->
        [1] { say-man } la spunta su { say-rival }{ duel-lead }.
       *[other] { say-rival } ruba palla a { say-man }{ duel-lead }.
    }
say-duel-5 = { $passed-raw ->
        [1] { say-rival } è battuto da { say-man }{ duel-lead }.
       *[other] { say-man } non passa, c'è { say-rival }{ duel-lead }.
    }

say-any-of-1 = { $passed-raw ->
        [1] Palla in area, da { say-man }.
       *[other] Il pallone non arriva: { say-short }.
    }
say-any-of-2 = { $passed-raw ->
        [1] { say-man } pesca l'area.
       *[other] Niente palla in area: { say-short }.
    }
say-any-of-3 = { $passed-raw ->
        [1] Bel pallone di { say-man } in mezzo.
       *[other] Troppo corto: { say-short }.
    }
say-any-of-4 = { $passed-raw ->
        [1] { say-man } la mette dove fa male.
       *[other] In area non ci arriva: { say-short }.
    }
say-any-of-5 = { $passed-raw ->
        [1] Ecco il pallone di { say-man }.
       *[other] Nessuno la mette in mezzo: { say-short }.
    }

say-own-keeper-1 = { $passed-raw ->
        [1] { say-man } la lancia lontano: via!
       *[other] Il lancio di { say-man } è corto; serve { $needed }.
    }
say-own-keeper-2 = { $passed-raw ->
        [1] Gran rinvio di { say-man }: si riparte.
       *[other] { say-man } guarda e la tiene; serve { $needed }.
    }
say-own-keeper-3 = { $passed-raw ->
        [1] { say-man } non aspetta: lancio e contropiede.
       *[other] Non abbastanza lontano { say-man }; serve { $needed }.
    }
say-own-keeper-4 = { $passed-raw ->
        [1] Dalle mani di { say-man } nasce il contropiede.
       *[other] Niente contropiede: a { say-man } servirebbe { $needed }.
    }
say-own-keeper-5 = { $passed-raw ->
        [1] { say-man } trova un compagno lontano.
       *[other] { say-man } non trova nessuno così lontano; serve { $needed }.
    }

say-story-1 = Palla a { $player }, { $slot }.
say-story-2 = { $player }, { $slot }, ha il pallone.
say-story-3 = Avanti con { $player }, { $slot }.
say-story-4 = La porta { $player }, { $slot }.
say-story-5 = Ora { $player }, { $slot }.

say-faded-1 = { $phase ->
        [0] Finita prima di partire.
       *[other] Finisce qui.
    }
say-faded-2 = { $phase ->
        [0] Non c'è su cosa costruire.
       *[other] L'attacco si spegne.
    }
say-faded-3 = { $phase ->
        [0] Non si parte nemmeno.
       *[other] { $seat } la perde.
    }
say-faded-4 = { $phase ->
        [0] Niente da fare.
       *[other] Pericolo scampato.
    }
say-faded-5 = { $phase ->
        [0] Resta un'idea.
       *[other] Sventata.
    }

say-shot-1 = { $shot-raw ->
        [3] Non se l'aspettava nessuno: { $player } cerca il capolavoro!
        [2] Rigore: { say-man } contro { say-keeper }.
       *[other] { say-man } calcia; { say-keeper } aspetta.
    }
say-shot-2 = { $shot-raw ->
        [3] { $player } ci prova: si para solo indovinando.
        [2] { say-man } va sul dischetto; sulla linea, { say-keeper }.
       *[other] { say-man } lascia partire il tiro: davanti, { say-keeper }.
    }
say-shot-3 = { $shot-raw ->
        [3] Che idea di { $player }! O si indovina o è gol.
        [2] Undici metri tra { say-man } e { say-keeper }.
       *[other] Porta nel mirino per { say-man }: da battere { say-keeper }.
    }
say-shot-4 = { $shot-raw ->
        [3] { $player } con un colpo da allenamento: il portiere deve indovinare.
        [2] { say-man } prende fiato; { say-keeper } resta fermo.
       *[other] Solo { say-keeper } tra { say-man } e il gol.
    }
say-shot-5 = { $shot-raw ->
        [3] { $player } fa quello che nessuno osa: solo la fortuna lo ferma.
        [2] Sul dischetto { say-man }, in porta { say-keeper }.
       *[other] { say-man } contro { say-keeper }: ecco il tiro!
    }

say-directions-1 = { $same-raw ->
        [1] Palla: { $shot }; portiere: { $dive }. L'ha letta.
       *[other] Palla: { $shot }; portiere: { $dive }. Dalla parte sbagliata.
    }
say-directions-2 = { $same-raw ->
        [1] Tutti e due: { $shot }!
       *[other] Il tiro: { $shot }; il portiere: { $dive }.
    }
say-directions-3 = { $same-raw ->
        [1] Mira: { $shot }; intuito: { $dive }. Intuito giusto.
       *[other] Mira: { $shot }; intuito: { $dive }. Intuito sbagliato.
    }
say-directions-4 = { $same-raw ->
        [1] Tiro: { $shot }; tuffo: { $dive }. Il portiere è lì.
       *[other] Tiro: { $shot }; tuffo: { $dive }. Il portiere è altrove.
    }
say-directions-5 = { $same-raw ->
        [1] Tiro: { $shot }; tuffo: { $dive }. L'aveva fiutata.
       *[other] Tiro: { $shot }; tuffo: { $dive }. Lontanissimo.
    }

say-goal-1 = Rete! { $player } la mette dentro per { $seat }: { score }.
say-goal-2 = GOL di { $seat }! { $player } non sbaglia: { score }.
say-goal-3 = La rete si gonfia! { $player }, { $seat }: { score }.
say-goal-4 = GOL! Segna { $player }, esulta { $seat }: { score }.
say-goal-5 = Che conclusione! { $player } per { $seat }: { score }.

say-saved-1 = Parata! { $player } dice no, { $seat } respira.
say-saved-2 = Che intervento di { $player } per { $seat }!
say-saved-3 = { $player } la blocca: { $seat } è al sicuro.
say-saved-4 = Con tutte e due le mani: { $player } salva { $seat }.
say-saved-5 = Non passa da { $player }: { $seat } tiene.

say-penalty-scored-1 = Dentro il rigore di { $player }: { kicks-score } ai rigori.
say-penalty-scored-2 = Non sbaglia { $player }: { kicks-score } ai rigori.
say-penalty-scored-3 = { $player } la piazza: { kicks-score } ai rigori.
say-penalty-scored-4 = Sangue freddo, { $player }: { kicks-score } ai rigori.
say-penalty-scored-5 = { $player } batte il portiere: { kicks-score } ai rigori.

say-penalty-saved-1 = Parato! { $player } dice no per { $seat }: { saved-score } ai rigori.
say-penalty-saved-2 = { $player } ci mette la mano per { $seat }: { saved-score } ai rigori.
say-penalty-saved-3 = No! { $player } si fa grande per { $seat }: { saved-score } ai rigori.
say-penalty-saved-4 = Respinto da { $player }, sollievo per { $seat }: { saved-score } ai rigori.
say-penalty-saved-5 = { $player } è l'eroe di { $seat }: { saved-score } ai rigori.
