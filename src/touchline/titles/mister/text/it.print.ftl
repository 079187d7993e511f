# Parole che servono solo alle carte stampate di questo titolo
press-deck-footballers = Calciatori
press-deck-directions = Carte direzione

press-phase = Fase { $number }
press-nobody-opposite = nessuno fra gli avversari
press-taker = chi tira
press-name-taker = Scegli chi tira.
press-story = La palla va a: { $slot }
press-from-midfield = a centrocampo o in attacco
press-on-pitch = in campo
press-unstoppable = Solo un tuffo dalla stessa parte lo para.
press-red-card = Il tuo calciatore con il punteggio complessivo più alto lascia il campo e non viene sostituito. Non il portiere; fra pari sceglie l'avversario.
press-injury = Il tuo calciatore con il punteggio complessivo più alto è fuori dalla partita; lo sostituisce uno della panchina. Non il portiere; fra pari sceglie l'avversario.
press-boost = { $add ->
    [one] Nel tuo prossimo attacco tutti i valori contano uno in più.
   *[other] Nel tuo prossimo attacco tutti i valori contano { $add } in più.
} Pesca un'altra carta.
