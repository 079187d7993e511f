# Palavras de que só as cartas impressas deste título precisam
press-deck-chances = Cartas de sorte
press-deck-internationals = Equipas internacionais
press-deck-trophies = Troféus e classificações
press-deck-teams = Cartas de equipa

press-wing-attack = Em casa em { $formations }: só contam as alas, diga o dado o que disser.
press-centre-attack = Em casa em { $formations }: mais { $amount } estrelas por avançado e médio centro.
press-stars-in-all = Estrelas ao todo: { $stars }
