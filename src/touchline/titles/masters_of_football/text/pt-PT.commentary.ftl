# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-turn-begins-1 = { $team } avança, turno { $turn }
say-turn-begins-2 = Ataque de { $team }, turno { $turn }
say-turn-begins-3 = A bola é de { $team }, turno { $turn }
say-turn-begins-4 = { $team } procura uma aberta, turno { $turn }
say-turn-begins-5 = Agora { $team } vai à baliza, turno { $turn }

say-attack-rolled-1 = O ataque de { $team } lança { $die } e { $genius }: { $total }
say-attack-rolled-2 = { $team } tira { $die } e { $genius } no ataque: { $total }
say-attack-rolled-3 = Na frente { $team } tem { $die } e { $genius }: { $total }
say-attack-rolled-4 = { $team } remata com { $die } e { $genius }: { $total }
say-attack-rolled-5 = Para o ataque de { $team }, { $die } e { $genius }: { $total }

say-defence-rolled-1 = A defesa de { $team } lança { $die } e { $genius }: { $total }
say-defence-rolled-2 = { $team } tira { $die } e { $genius } na defesa: { $total }
say-defence-rolled-3 = Atrás { $team } tem { $die } e { $genius }: { $total }
say-defence-rolled-4 = { $team } aguenta com { $die } e { $genius }: { $total }
say-defence-rolled-5 = Para a defesa de { $team }, { $die } e { $genius }: { $total }

say-no-goal-1 = Nada feito: { $team } fica em branco
say-no-goal-2 = O ataque de { $team } é travado
say-no-goal-3 = Não há passagem para { $team }
say-no-goal-4 = { $team } fica de mãos vazias
say-no-goal-5 = Bola afastada: { $team } terá de tentar outra vez

say-goal-1 = Lá dentro! Marca { $team }! { $home-goals }-{ $away-goals }
say-goal-2 = A rede abana, golo de { $team }! { $home-goals }-{ $away-goals }
say-goal-3 = { $team } festeja! { $home-goals }-{ $away-goals }
say-goal-4 = Aí está o golo de { $team }! { $home-goals }-{ $away-goals }
say-goal-5 = Que finalização de { $team }! { $home-goals }-{ $away-goals }

say-genius-goal-1 = A chama acende-se para { $team } no ataque
say-genius-goal-2 = Génio! Ninguém trava { $team }
say-genius-goal-3 = { $team } faz o que não se pode defender
say-genius-goal-4 = Um lampejo no ataque de { $team }
say-genius-goal-5 = O génio de { $team } aparece no ataque

say-genius-save-1 = A chama acende-se para { $team } na defesa: não há golo
say-genius-save-2 = Génio! Ninguém passa por { $team }: não há golo
say-genius-save-3 = { $team } trava o que não se pode travar: não há golo
say-genius-save-4 = Um lampejo na defesa de { $team }: não há golo
say-genius-save-5 = O génio de { $team } aparece na defesa: não há golo

say-battle-rolled-1 = Para a tática { $team } tira { $die } e { $genius }, { $total } no total
say-battle-rolled-2 = { $team } argumenta com { $die } e { $genius }, { $total } no total
say-battle-rolled-3 = O quadro de { $team } diz { $die } e { $genius }, { $total } no total
say-battle-rolled-4 = Tática, { $team }: { $die } e { $genius }, { $total } no total
say-battle-rolled-5 = { $team } planeia com { $die } e { $genius }, { $total } no total

say-battle-won-1 = { $team } tem o melhor plano: { $tactic }
say-battle-won-2 = Joga-se como { $team } quer: { $tactic }
say-battle-won-3 = { $team } vence no quadro: { $tactic }
say-battle-won-4 = O plano de { $team } resulta: { $tactic }
say-battle-won-5 = { $team } decide como se joga: { $tactic }
