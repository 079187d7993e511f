# Parole che servono solo alle carte stampate di questo titolo
press-deck-chances = Carte Possibilità
press-deck-internationals = Squadre internazionali
press-deck-trophies = Trofei e piazzamenti
press-deck-teams = Carte squadra

press-wing-attack = In casa con { $formations }: contano solo le ali, qualunque sia il dado.
press-centre-attack = In casa con { $formations }: { $amount } stelle in più per ogni attaccante e centrocampista centrale.
press-stars-in-all = Stelle in tutto: { $stars }
