verify-heading = Controlla i dadi
verify-what = Ogni tiro e ogni carta pescata di una partita finita, ricalcolati in questo browser a partire dal verbale. Non viene inviato nulla, e funziona anche senza rete.
verify-busy = Calcolo in corso …
verify-proven = { $rolls ->
    [one] Un tiro, come promesso prima della partita.
   *[other] Tutti i { $rolls } tiri sono come promesso prima della partita.
}
verify-entry = È la voce { $entry } del verbale.
verify-commitment = Mostrato prima del primo tiro (SHA-256)
verify-secret = Segreto, rivelato dopo la partita
verify-id = Tavolo
verify-key = Chiave di tutti i tiri
verify-seed = Seme del posto { $seat }
verify-rolls = Tiro per tiro
verify-number = Tiro
verify-sides = Facce
verify-face = Esito
verify-compared = È ciò che questo browser ha visto prima di rivelare il suo seme.
verify-not-compared = Questo browser non ha visto nulla di questo tavolo prima della partita: chi ci ha giocato può confrontare.
verify-no-seeds = Nessun browser ha dato un seme: chi gestisce il server avrebbe potuto scegliere i risultati.
verify-rounds = { $rounds } giri di impegni: i precedenti sono stati interrotti.
verify-before = { $rolls } tiri precedenti vengono da un altro verbale e non sono controllati.
verify-limits = Questo prova che nessuno ha scelto i risultati, se ha partecipato un browser di cui ti fidi. Non impedisce a chi ospita di guardare il segreto durante la partita; i dadi tirati a mano non sono compresi.
web-refused-no-dice = Questa partita non è stata giocata con i dadi del server.
web-refused-not-revealed = Il segreto non è ancora stato rivelato: la partita non è finita.
web-refused-wrong-commitment = Il segreto non è quello promesso.
web-refused-wrong-face = Un tiro non è quello promesso.
web-refused-unknown-scheme = Questi dadi seguono uno schema qui sconosciuto.
web-refused-wrong-type = Il verbale dice dei suoi dadi qualcosa che non ha senso.
web-refused-old-scheme = Questa partita è stata giocata con dadi di uno schema più vecchio, che non prova abbastanza.
web-refused-bad-step = I dadi del verbale non sono stati concordati nell'ordine giusto.
web-refused-commit-too-late = I dadi del verbale non sono stati concordati nell'ordine giusto.
web-refused-reveal-too-early = I dadi del verbale non sono stati concordati nell'ordine giusto.
web-refused-seed-missing = Manca un seme per cui c'era un impegno.
web-refused-wrong-seed = Un seme non è quello dell'impegno preso.
web-refused-other-promise = Il verbale dice altro rispetto a ciò che questo browser ha visto prima della partita.
