# Inviti, e la strada per arrivare al tavolo
reach-only-here = Solo questo computer può aprire questo tavolo.
reach-what-to-do = Per far entrare telefoni e altri computer della tua rete, ferma il server e riavvialo con uno di questi comandi:
reach-or = oppure
reach-address = Indirizzo nel link
reach-not-copied = Qui il browser non permette di copiare. Il link è selezionato: copialo con Ctrl+C, o tienilo premuto sul telefono.

# Tavoli sicuri
web-refused-already-seated = Hai già un posto a questo tavolo.
web-refused-seat-locked = Chi ospita ha bloccato quel posto: chiedigli un link.
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
seat-hand-own = Cedi il tuo posto
seat-hand-own-hint = Chi apre questo link prende il tuo posto, carte comprese. Vale una volta sola, per una settimana.
rematch = Rivincita
rematch-hint = Gli stessi allenatori a un tavolo nuovo, ognuno un posto più in là.
rematch-go = Gli altri rigiocano: vieni anche tu
web-change = Cambia

# Come si gioca a un tavolo
table-facts = Come si gioca a questo tavolo
table-casual = amichevole
table-rated = ufficiale
table-rated-hint = Niente mosse ritirate, niente consigli, niente secondo posto e nessuno prende il posto di un bot.
table-relaxed = risposte senza fretta
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
clock-nights = Le notti non contano (dalle { $from } alle { $to }, { $zone })
clock-weekends = I fine settimana non contano
clock-bot = A tempo scaduto risponde un bot
clock-shown-nights = notti escluse
clock-shown-weekends = fine settimana esclusi
clock-holidays = Giorni liberi per allenatore
clock-grace = L’orologio aspetta { $seconds } s se cade la connessione
clock-shown-holidays = { $days ->
    [one] un giorno libero a testa
   *[other] { $days } giorni liberi a testa
}
clock-shown-grace = aspetta { $seconds } s se cade la connessione
clock-days = { $days } g { $hours } h
clock-waits = connessione caduta, l’orologio aspetta
days-off-until = libero fino a { $time }
days-off-left = { $days ->
    [0] Nessun giorno libero rimasto.
    [one] Ti resta un giorno libero.
   *[other] Ti restano { $days } giorni liberi.
}
days-off-take = Prendi un giorno libero
days-off-sure = Davvero? La tua scadenza si sposta di un giorno.
table-webhook = Annuncia in un canale a chi tocca
table-webhook-hint = Per un canale che leggete tutti. Dice chi deve giocare, a quale gioco e a quale tavolo, e nient’altro.
table-webhook-goes = Questo tavolo annuncia a { $destination } a chi tocca.

# Avvisi
notice-heading = Avvisami quando tocca a me
notice-hint = Una volta per turno, e mai mentre guardi il tavolo. Si nominano solo il gioco e il tavolo.
notice-your-turn = Tocca a te
notice-push = Questo o un altro browser
notice-webhook = Webhook
notice-webhook-hint = Un webhook è un indirizzo che Discord, Slack o ntfy ti danno per un canale: quello che gli arriva compare lì.
notice-mail = E-mail
notice-format = Formato
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = JSON semplice
notice-add = Aggiungi
notice-add-push = Avvisami in questo browser
notice-no-push = Questo browser si può avvisare solo con https.
notice-remove = Togli
notice-quiet = Niente dalle { $from } alle { $to }
notice-unconfirmed = non ancora confermato
notice-on = Fatto. Ti avviseremo.
notice-off = Avviso tolto.
notice-refused = Il browser non permette avvisi da questa pagina.
notice-secret = Fatto. Il segreto della firma, mostrato una volta sola: { $secret }
notice-mail-sent = Apri il link nella mail che sta arrivando.
web-refused-private-address = Gli avvisi vanno solo a indirizzi pubblici.
web-refused-bad-address = Questo non è un indirizzo.
web-refused-too-many-subscriptions = Dieci bastano: prima togline uno.
