# Words that only the printed cards of this title need
press-deck-chances = Chance cards
press-deck-internationals = International teams
press-deck-trophies = Trophies and placings
press-deck-teams = Team cards

press-wing-attack = At home in { $formations }: only the wings are compared, whatever the die says.
press-centre-attack = At home in { $formations }: { $amount } stars more for each attacker and central midfielder.
press-stars-in-all = Stars in all: { $stars }
