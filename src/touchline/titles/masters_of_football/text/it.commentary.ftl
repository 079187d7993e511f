# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-turn-begins-1 = { $team } si fa avanti, turno { $turn }
say-turn-begins-2 = Attacco di { $team }, turno { $turn }
say-turn-begins-3 = Palla a { $team }, turno { $turn }
say-turn-begins-4 = { $team } cerca un varco, turno { $turn }
say-turn-begins-5 = Ora { $team } punta la porta, turno { $turn }

say-attack-rolled-1 = L'attacco di { $team } tira { $die } e { $genius }: { $total }
say-attack-rolled-2 = { $team } lancia { $die } e { $genius } in attacco: { $total }
say-attack-rolled-3 = In avanti { $team } ha { $die } e { $genius }: { $total }
say-attack-rolled-4 = { $team } tira in porta con { $die } e { $genius }: { $total }
say-attack-rolled-5 = Per l'attacco di { $team }, { $die } e { $genius }: { $total }

say-defence-rolled-1 = La difesa di { $team } tira { $die } e { $genius }: { $total }
say-defence-rolled-2 = { $team } lancia { $die } e { $genius } in difesa: { $total }
say-defence-rolled-3 = In difesa { $team } ha { $die } e { $genius }: { $total }
say-defence-rolled-4 = { $team } resiste con { $die } e { $genius }: { $total }
say-defence-rolled-5 = Per la difesa di { $team }, { $die } e { $genius }: { $total }

say-no-goal-1 = Niente da fare per { $team }
say-no-goal-2 = L'attacco di { $team } è fermato
say-no-goal-3 = { $team } non passa
say-no-goal-4 = { $team } resta a mani vuote
say-no-goal-5 = Sventato: { $team } dovrà riprovarci

say-goal-1 = Dentro! Segna { $team }! { $home-goals }-{ $away-goals }
say-goal-2 = La rete si gonfia per { $team }! { $home-goals }-{ $away-goals }
say-goal-3 = { $team } esulta! { $home-goals }-{ $away-goals }
say-goal-4 = Eccolo, il gol di { $team }! { $home-goals }-{ $away-goals }
say-goal-5 = Che conclusione di { $team }! { $home-goals }-{ $away-goals }

say-genius-goal-1 = La fiamma arde per { $team } in attacco
say-genius-goal-2 = Genio! Nessuno ferma { $team }
say-genius-goal-3 = { $team } fa ciò che non si può difendere
say-genius-goal-4 = Un lampo di { $team } in avanti
say-genius-goal-5 = Il genio di { $team } colpisce in attacco

say-genius-save-1 = La fiamma arde per { $team } in difesa: niente gol
say-genius-save-2 = Genio! { $team } non fa passare nessuno: niente gol
say-genius-save-3 = { $team } ferma ciò che non si può fermare: niente gol
say-genius-save-4 = Un lampo di { $team } in difesa: niente gol
say-genius-save-5 = Il genio di { $team } colpisce in difesa: niente gol

say-battle-rolled-1 = Per la tattica { $team } tira { $die } e { $genius }, { $total } in tutto
say-battle-rolled-2 = { $team } risponde con { $die } e { $genius }, { $total } in tutto
say-battle-rolled-3 = La lavagna di { $team } dice { $die } e { $genius }, { $total } in tutto
say-battle-rolled-4 = Tattica, { $team }: { $die } e { $genius }, { $total } in tutto
say-battle-rolled-5 = { $team } pianifica con { $die } e { $genius }, { $total } in tutto

say-battle-won-1 = { $team } ha il piano migliore: { $tactic }
say-battle-won-2 = Si gioca come vuole { $team }: { $tactic }
say-battle-won-3 = { $team } vince alla lavagna: { $tactic }
say-battle-won-4 = Il piano di { $team } regge: { $tactic }
say-battle-won-5 = { $team } decide come si gioca: { $tactic }
