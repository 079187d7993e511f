# Parole che servono solo alle carte stampate di questo titolo
press-deck-managers = Carte manager
press-deck-tactics = Carte tattica

press-scope-team = per una squadra
press-scope-own-team = per la propria squadra
press-scope-player = per un giocatore
