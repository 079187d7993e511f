# Inviti, e la strada per arrivare al tavolo
reach-only-here = Solo questo computer può aprire questo tavolo.
reach-what-to-do = Per far entrare telefoni e altri computer della tua rete, ferma il server e riavvialo con uno di questi comandi:
reach-or = oppure
reach-address = Indirizzo nel link
reach-not-copied = Qui il browser non permette di copiare. Il link è selezionato: copialo con Ctrl+C, o tienilo premuto sul telefono.
