# Parole che servono solo alle carte stampate
press-deck-players = Carte giocatore
press-deck-actions = Carte azione
