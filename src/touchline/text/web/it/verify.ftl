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
verify-seed = Aggiunto dal posto { $seat }
verify-rolls = Tiro per tiro
verify-number = Tiro
verify-sides = Facce
verify-face = Esito
verify-nonce = Aggiunto tenendo premuto il pulsante
verify-limits = Questo prova che nessuno ha scelto i risultati. Non impedisce a chi ospita di guardare il segreto durante la partita; i dadi tirati a mano non sono compresi.
web-refused-no-dice = Questa partita non è stata giocata con i dadi del server.
web-refused-not-revealed = Il segreto non è ancora stato rivelato: la partita non è finita.
web-refused-wrong-commitment = Il segreto non è quello promesso.
web-refused-wrong-face = Un tiro non è quello promesso.
web-refused-unknown-scheme = Questi dadi seguono uno schema qui sconosciuto.
web-refused-wrong-type = Il verbale dice dei suoi dadi qualcosa che non ha senso.
