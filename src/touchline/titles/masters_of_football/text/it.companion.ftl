# Parole del compagno su questo titolo
comp-ties-masters-of-football = A pari punti: differenza reti, gol segnati, gol in trasferta; poi il posto è condiviso.
