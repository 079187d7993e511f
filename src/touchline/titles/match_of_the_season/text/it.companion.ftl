# Parole del compagno su questo titolo
comp-ties-match-of-the-season = A pari punti: spareggio, per qualunque posto.
