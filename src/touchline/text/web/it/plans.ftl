# Risposte in anticipo
plan-title = Decidi in anticipo
plan-open = Decidi in anticipo…
plan-hint = Quello che decidi viene giocato per te quando arriva il momento. Nessun altro lo vede, e fino ad allora puoi cambiarlo.
plan-none = Al momento non c’è nulla da decidere in anticipo.
plan-clear = Annulla questa decisione
plan-chip = { $what }: { $when }
plan-chip-wishes = Preferenze: { $first }, poi altre { $more }
plan-chip-limit-pass = { $what }: fino a { $amount }, poi passo
plan-chip-limit-ask = { $what }: fino a { $amount }, poi chiedimi
plan-wishes = Le tue preferenze, dalla prima all’ultima
plan-wishes-hint = Quando tocca a te, viene scelto il primo della lista ancora libero. Se non ne resta nessuno, te lo chiediamo.
plan-add = Aggiungi una preferenza
plan-up = { $what }: più su
plan-down = { $what }: più giù
plan-out = { $what }: togli dalla lista
plan-limits = Limiti per le aste
plan-limits-hint = Il server offre per te, con il rialzo minimo, fino al tuo limite. Il limite resta segreto.
plan-limit-for = Limite per { $what }
plan-limit-set = Fissa il limite
plan-limit-stands = Limite fissato
plan-beyond = Oltre il limite:
plan-beyond-pass = passo
plan-beyond-ask = chiedimi
plan-too-dear = Non puoi permetterti la prima offerta.
plan-cards = Gioca questa carta se…
plan-cards-hint = Una carta viene giocata solo dove è permesso e se serve a qualcosa. Non spendi nulla, a meno che tu non spunti la casella.
plan-aimed = { $what } ({ $whom })
plan-target-ask = chiedimelo allora
plan-never = chiedimi
plan-always = giocala appena serve
plan-pays = può costare { $amount }
plan-needs-money = Costa { $amount }: finché la casella è vuota non viene giocata.
web-refused-no-such-lot = Quel giocatore non è più all’asta.

# A che cosa si risponde
anyone = Qualcuno risponde?
anyone-pass = Passiamo tutti
window-left = ancora { $seconds } s
window-until = Si aspetta l’arbitro, fino a { $time } al più tardi
window-who = Possono rispondere: { $who }

# Reazioni a un episodio
react-button = Reagisci
react-setting = Mostra le reazioni degli altri
react-clap = Bravo!
react-wow = Wow!
react-ouch = Ahi!
react-laugh = Ah ah!
react-well-played = Ben giocato!
react-robbed = È un furto!
web-refused-already-reacted = Hai già detto la tua su questo episodio.
web-refused-no-such-event = Quell’episodio non c’è più.
