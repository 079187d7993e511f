# Parole del compagno su questo titolo
comp-no-dice = Nella scatola di Best 11 non ci sono dadi; questi servono per i sorteggi.
