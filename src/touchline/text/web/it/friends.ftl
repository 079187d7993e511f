# Inviti, e la strada per arrivare al tavolo
reach-only-here = Solo questo computer può aprire questo tavolo.
reach-what-to-do = Per far entrare telefoni e altri computer della tua rete, ferma il server e riavvialo con uno di questi comandi:
reach-or = oppure
reach-address = Indirizzo nel link
reach-not-copied = Qui il browser non permette di copiare. Il link è selezionato: copialo con Ctrl+C, o tienilo premuto sul telefono.

# Tavoli sicuri
web-refused-already-seated = Hai già un posto a questo tavolo.
web-refused-seat-locked = Chi ospita ha bloccato quel posto: chiedi un link.
web-refused-not-a-guest = Si possono allontanare solo gli invitati.
host-lock = Blocca il posto
host-unlock = Sblocca il posto
host-locked = bloccato
host-remove = Allontana
host-remove-sure = Allontanare { $who }?
host-hand = Link per questo posto
host-hand-hint = Chi apre questo link prende il posto. Vale una volta sola, per una settimana.
seat-phone = Continua su un altro dispositivo
seat-phone-hint = Questo link apre il tuo posto su un altro dispositivo. Tienilo per te; vale un giorno.
seat-hand-own = Cedi il mio posto
seat-hand-own-hint = Chi apre questo link prende il tuo posto, carte comprese. Vale una volta sola, per una settimana.
rematch = Rivincita
rematch-hint = Gli stessi allenatori a un tavolo nuovo, ognuno un posto più in là.
rematch-go = Gli altri giocano ancora: vieni anche tu
web-change = Cambia

# Come si gioca a un tavolo
table-facts = Come si gioca a questo tavolo
table-casual = amichevole
table-rated = si fa sul serio
table-rated-hint = Niente mosse ritirate, niente consigli, niente secondo posto e nessuno prende il posto di un bot.
table-relaxed = si risponde quando si vuole
table-strict = finestre rigide
table-strict-hint = Ogni finestra resta aperta per tutto il suo tempo, qualunque cosa tu abbia in mano.
table-hints = consigli
table-hints-hint = Se lo chiedi, un bot dice che cosa farebbe.
table-no-hints = senza consigli
table-odds = probabilità
table-odds-hint = Le probabilità si vedono prima di ogni tiro.
table-no-odds = senza probabilità
clock-none = senza orologio
clock-fast = 5 min + 10 s
clock-live = 15 min + 20 s
clock-long = 30 min + 30 s
clock-half-day = 12 ore per decisione
clock-day = un giorno per decisione
clock-three-days = tre giorni per decisione
clock-week = una settimana per decisione
clock-own-live = tempo a scelta, dal vivo
clock-own-days = tempo a scelta, in più giorni
clock-minutes = Minuti per allenatore
clock-seconds = Secondi in più per mossa
clock-hours = Ore per decisione
clock-shown-live = { $minutes } min + { $seconds } s
clock-shown-days = { $hours } h per decisione
