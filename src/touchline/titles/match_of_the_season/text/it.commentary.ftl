# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-eleven = { $formation }, { $fielded } giocatori, { $stars } stelle
say-stars = { $home-stars } stelle a { $away-stars }
say-kick = numero { $face }, { $stars } stelle contro un portiere da { $keeper-stars }
say-roll = { $event-number ->
    [1] { "" }
   *[other] , lancio { $event-number }
}

say-turned-1 = All’asta { $player }, da { $price }
say-turned-2 = Tocca a { $player }, da { $price }
say-turned-3 = Chi vuole { $player }? Si parte da { $price }
say-turned-4 = Si gira la carta: { $player }, da { $price }
say-turned-5 = { $player } arriva sul mercato, da { $price }

say-bid-1 = { $team } arriva a { $price } per { $player }
say-bid-2 = { $team } vuole { $player }: { $price }
say-bid-3 = { $team } dice { $price } per { $player }
say-bid-4 = Per { $player }, { $team } mette sul tavolo { $price }
say-bid-5 = Si alza la mano di { $team } per { $player }: { $price }

say-out-of-auction-1 = { $team } lascia perdere { $player }
say-out-of-auction-2 = Troppo per { $team }
say-out-of-auction-3 = { $team } scuote la testa
say-out-of-auction-4 = { $team } non rilancia
say-out-of-auction-5 = { $team } esce dall'asta

say-sold-1 = Venduto: { $player } a { $team } per { $price }
say-sold-2 = Aggiudicato! { $team } si prende { $player } per { $price }
say-sold-3 = { $player } firma per { $team }: { $price }
say-sold-4 = { $team } si aggiudica { $player } a { $price }
say-sold-5 = Benvenuto da { $team }, { $player }: { $price }

say-moved-1 = { $team } avanza di { $face }: { $square }
say-moved-2 = Avanti di { $face } con { $team }: { $square }
say-moved-3 = { $team } porta il segnalino avanti di { $face }: { $square }
say-moved-4 = { $team } fa { $face }: { $square }
say-moved-5 = Il segnalino va avanti di { $face } per { $team }: { $square }

say-absent-1 = { $team } farà a meno di { $player } nella prossima di campionato: { $cause }
say-absent-2 = { $team } senza { $player } nella prossima di campionato: { $cause }
say-absent-3 = Per { $team } resta fuori { $player } nella prossima di campionato: { $cause }
say-absent-4 = Brutte notizie per { $team }, niente { $player } nella prossima di campionato: { $cause }
say-absent-5 = { $player } manca a { $team } nella prossima di campionato: { $cause }

say-nobody-hit-1 = { $team } se la cava
say-nobody-hit-2 = Un sospiro di sollievo per { $team }
say-nobody-hit-3 = A { $team } non succede nulla
say-nobody-hit-4 = La fortuna sorride a { $team }
say-nobody-hit-5 = Tutto bene per { $team }

say-home-1 = { $team } riceve { $opponent }
say-home-2 = Trasferta di { $opponent } contro { $team }
say-home-3 = Fattore campo per { $team } contro { $opponent }
say-home-4 = { $team } affronta { $opponent } sul proprio campo
say-home-5 = Lo stadio di { $team } aspetta { $opponent }

say-line-up-1 = { $team } scende in campo: { say-eleven }
say-line-up-2 = Ecco i giocatori di { $team }: { say-eleven }
say-line-up-3 = { $team } si dispone: { say-eleven }
say-line-up-4 = La distinta di { $team }: { say-eleven }
say-line-up-5 = Tutto pronto per { $team }: { say-eleven }

say-match-roll-1 = Il dado dice { $face }{ say-roll }: { $event }
say-match-roll-2 = Esce { $face }{ say-roll }: { $event }
say-match-roll-3 = Il dado si ferma su { $face }{ say-roll }: { $event }
say-match-roll-4 = La partita dipende da { $face }{ say-roll }: { $event }
say-match-roll-5 = Tirato { $face }{ say-roll }: { $event }

say-compared-1 = Fianco a fianco, { $event }: { say-stars }
say-compared-2 = Si misurano, { $event }: { say-stars }
say-compared-3 = La conta, { $event }: { say-stars }
say-compared-4 = Stella per stella, { $event }: { say-stars }
say-compared-5 = Decidono le stelle, { $event }: { say-stars }

say-taker-1 = Sul dischetto per { $side }, { say-kick }
say-taker-2 = Rigore, { $side }, { say-kick }
say-taker-3 = L'arbitro indica il dischetto per { $side }, { say-kick }
say-taker-4 = Undici metri per { $side }, { say-kick }
say-taker-5 = Dal dischetto per { $side }, { say-kick }

say-goal-1 = Segna { $side }: { $home-goals }-{ $away-goals }
say-goal-2 = La rete si gonfia per { $side }: { $home-goals }-{ $away-goals }
say-goal-3 = { $side } trova la via del gol: { $home-goals }-{ $away-goals }
say-goal-4 = Eccolo, il gol di { $side }: { $home-goals }-{ $away-goals }
say-goal-5 = Dentro! { $side }: { $home-goals }-{ $away-goals }

say-saved-1 = Niente gol dal dischetto per { $side }
say-saved-2 = Il portiere dice no a { $side }
say-saved-3 = Parato! { $side } non ci crede
say-saved-4 = Il portiere blocca il rigore di { $side }
say-saved-5 = { $side } spreca l'occasione dal dischetto

say-result-1 = Fischio finale, { $home } contro { $away } ({ $competition }): { $outcome }
say-result-2 = È finita, { $home } contro { $away } ({ $competition }): { $outcome }
say-result-3 = Il triplice fischio, { $home } contro { $away } ({ $competition }): { $outcome }
say-result-4 = Si chiude { $home } contro { $away } ({ $competition }): { $outcome }
say-result-5 = L'arbitro dice basta, { $home } contro { $away } ({ $competition }): { $outcome }
