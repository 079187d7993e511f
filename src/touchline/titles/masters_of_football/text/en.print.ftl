# Words that only the printed cards of this title need
press-deck-managers = Manager cards
press-deck-tactics = Tactic cards

press-scope-team = for a team
press-scope-own-team = for one's own team
press-scope-player = for a player
