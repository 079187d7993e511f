# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-turn-begins-1 = { $team } comes forward, turn { $turn }
say-turn-begins-2 = Attack by { $team }, turn { $turn }
say-turn-begins-3 = The ball is with { $team }, turn { $turn }
say-turn-begins-4 = { $team } looks for an opening, turn { $turn }
say-turn-begins-5 = Now { $team } goes for goal, turn { $turn }

say-attack-rolled-1 = { $team }'s attack rolls { $die } and { $genius }: { $total }
say-attack-rolled-2 = { $team } throws { $die } and { $genius } in attack: { $total }
say-attack-rolled-3 = Up front { $team } has { $die } and { $genius }: { $total }
say-attack-rolled-4 = { $team } shoots with { $die } and { $genius }: { $total }
say-attack-rolled-5 = For { $team }'s attack, { $die } and { $genius }: { $total }

say-defence-rolled-1 = { $team }'s defence rolls { $die } and { $genius }: { $total }
say-defence-rolled-2 = { $team } throws { $die } and { $genius } at the back: { $total }
say-defence-rolled-3 = At the back { $team } has { $die } and { $genius }: { $total }
say-defence-rolled-4 = { $team } holds with { $die } and { $genius }: { $total }
say-defence-rolled-5 = For { $team }'s defence, { $die } and { $genius }: { $total }

say-no-goal-1 = Nothing in it for { $team }
say-no-goal-2 = { $team }'s attack is stopped
say-no-goal-3 = No way through for { $team }
say-no-goal-4 = { $team } comes away with nothing
say-no-goal-5 = Cleared: { $team } must try again

say-goal-1 = In! { $team } scores! { $home-goals }-{ $away-goals }
say-goal-2 = The net bulges for { $team }! { $home-goals }-{ $away-goals }
say-goal-3 = { $team } celebrates! { $home-goals }-{ $away-goals }
say-goal-4 = There it is, { $team }'s goal! { $home-goals }-{ $away-goals }
say-goal-5 = What a finish by { $team }! { $home-goals }-{ $away-goals }

say-genius-goal-1 = The flame burns for { $team } in attack
say-genius-goal-2 = Genius! Nobody can stop { $team }
say-genius-goal-3 = { $team } does what cannot be defended
say-genius-goal-4 = A flash of brilliance up front by { $team }
say-genius-goal-5 = { $team }'s genius strikes in attack

say-genius-save-1 = The flame burns for { $team } in defence: no goal
say-genius-save-2 = Genius! Nobody gets past { $team }: no goal
say-genius-save-3 = { $team } stops what cannot be stopped: no goal
say-genius-save-4 = A flash of brilliance at the back by { $team }: no goal
say-genius-save-5 = { $team }'s genius strikes in defence: no goal

say-battle-rolled-1 = For the tactic { $team } throws { $die } and { $genius }, { $total } in all
say-battle-rolled-2 = { $team } argues with { $die } and { $genius }, { $total } in all
say-battle-rolled-3 = { $team }'s board says { $die } and { $genius }, { $total } in all
say-battle-rolled-4 = Tactics, { $team }: { $die } and { $genius }, { $total } in all
say-battle-rolled-5 = { $team } plans with { $die } and { $genius }, { $total } in all

say-battle-won-1 = { $team } has the better plan: { $tactic }
say-battle-won-2 = The match is played as { $team } wants it: { $tactic }
say-battle-won-3 = { $team } wins on the board: { $tactic }
say-battle-won-4 = { $team }'s plan holds: { $tactic }
say-battle-won-5 = { $team } decides how it is played: { $tactic }
