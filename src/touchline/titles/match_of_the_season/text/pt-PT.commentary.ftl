# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-eleven = { $formation }, { $fielded } jogadores, { $stars } estrelas
say-stars = { $home-stars } estrelas contra { $away-stars }
say-kick = número { $face }, { $stars } estrelas contra um guarda-redes de { $keeper-stars }
say-roll = { $event-number ->
    [1] { "" }
   *[other] , lançamento { $event-number }
}

say-turned-1 = Vai a leilão { $player }, a partir de { $price }
say-turned-2 = É a vez de { $player }, a partir de { $price }
say-turned-3 = Quem quer { $player }? A partir de { $price }
say-turned-4 = Vira-se a carta: { $player }, a partir de { $price }
say-turned-5 = { $player } chega ao mercado, a partir de { $price }

say-bid-1 = { $team } vai a { $price } por { $player }
say-bid-2 = { $team } quer { $player }: { $price }
say-bid-3 = { $team } diz { $price } por { $player }
say-bid-4 = Por { $player }, { $team } põe na mesa { $price }
say-bid-5 = { $team } levanta a mão por { $player }: { $price }

say-out-of-auction-1 = { $team } deixa ir { $player }
say-out-of-auction-2 = Caro de mais para { $team }
say-out-of-auction-3 = { $team } abana a cabeça
say-out-of-auction-4 = { $team } não cobre
say-out-of-auction-5 = { $team } sai do leilão

say-sold-1 = Vendido: { $player } a { $team } por { $price }
say-sold-2 = Cai o martelo: { $team } leva { $player } por { $price }
say-sold-3 = { $player } assina por { $team }: { $price }
say-sold-4 = { $team } ganha { $player } por { $price }
say-sold-5 = Bem-vindo a { $team }, { $player }: { $price }

say-moved-1 = { $team } avança { $face }: { $square }
say-moved-2 = Mais { $face } com { $team }: { $square }
say-moved-3 = { $team } leva o peão { $face } em frente: { $square }
say-moved-4 = { $team } faz { $face }: { $square }
say-moved-5 = O peão anda { $face } por { $team }: { $square }

say-absent-1 = { $team } tem de passar sem { $player } no próximo jogo do campeonato: { $cause }
say-absent-2 = No próximo jogo do campeonato { $team } não conta com { $player }: { $cause }
say-absent-3 = { $team } fica sem { $player } no próximo jogo do campeonato: { $cause }
say-absent-4 = Más notícias para { $team }, não há { $player } no próximo jogo do campeonato: { $cause }
say-absent-5 = { $player } falta a { $team } no próximo jogo do campeonato: { $cause }

say-nobody-hit-1 = { $team } escapa
say-nobody-hit-2 = Um suspiro de alívio para { $team }
say-nobody-hit-3 = Nada acontece a { $team }
say-nobody-hit-4 = A sorte sorri a { $team }
say-nobody-hit-5 = Tudo bem com { $team }

say-home-1 = { $team } recebe { $opponent }
say-home-2 = { $opponent } visita { $team }
say-home-3 = O fator casa é de { $team } contra { $opponent }
say-home-4 = { $team } defronta { $opponent } no seu campo
say-home-5 = O estádio de { $team } espera { $opponent }

say-line-up-1 = { $team } entra em campo: { say-eleven }
say-line-up-2 = Aí vêm os jogadores de { $team }: { say-eleven }
say-line-up-3 = { $team } apresenta-se: { say-eleven }
say-line-up-4 = A ficha de { $team }: { say-eleven }
say-line-up-5 = Tudo pronto para { $team }: { say-eleven }

say-match-roll-1 = O dado diz { $face }{ say-roll }: { $event }
say-match-roll-2 = Sai { $face }{ say-roll }: { $event }
say-match-roll-3 = O dado para em { $face }{ say-roll }: { $event }
say-match-roll-4 = O jogo decide-se com { $face }{ say-roll }: { $event }
say-match-roll-5 = Lançado { $face }{ say-roll }: { $event }

say-compared-1 = Lado a lado, { $event }: { say-stars }
say-compared-2 = Medem-se, { $event }: { say-stars }
say-compared-3 = Contas feitas, { $event }: { say-stars }
say-compared-4 = Estrela a estrela, { $event }: { say-stars }
say-compared-5 = Decidem as estrelas, { $event }: { say-stars }

say-taker-1 = Penálti a favor de { $side }, { say-kick }
say-taker-2 = Penálti, { $side }, { say-kick }
say-taker-3 = O árbitro aponta a marca para { $side }, { say-kick }
say-taker-4 = Onze metros para { $side }, { say-kick }
say-taker-5 = Da marca de grande penalidade, { $side }, { say-kick }

say-goal-1 = Marca { $side }: { $home-goals }-{ $away-goals }
say-goal-2 = A rede abana, golo de { $side }: { $home-goals }-{ $away-goals }
say-goal-3 = { $side } encontra o caminho da baliza: { $home-goals }-{ $away-goals }
say-goal-4 = Aí está o golo de { $side }: { $home-goals }-{ $away-goals }
say-goal-5 = Lá dentro! { $side }: { $home-goals }-{ $away-goals }

say-saved-1 = { $side } não consegue marcar de penálti
say-saved-2 = O guarda-redes diz que não a { $side }
say-saved-3 = Defesa! { $side } nem acredita
say-saved-4 = O guarda-redes segura o penálti de { $side }
say-saved-5 = { $side } desperdiça o penálti

say-result-1 = Apito final, { $home } contra { $away } ({ $competition }): { $outcome }
say-result-2 = Acabou, { $home } contra { $away } ({ $competition }): { $outcome }
say-result-3 = Soa o apito, { $home } contra { $away } ({ $competition }): { $outcome }
say-result-4 = Termina { $home } contra { $away } ({ $competition }): { $outcome }
say-result-5 = O árbitro dá por findo { $home } contra { $away } ({ $competition }): { $outcome }
