# Parole del compagno su questo titolo
comp-ties-mister = A pari punti: punti e differenza reti negli scontri diretti, poi differenza reti, gol segnati, sorteggio.
comp-only-coin = A Mister basta una moneta.
