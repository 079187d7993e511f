verify-heading = Check the dice
verify-what = Every roll and every drawn card of a finished game, computed again in this browser from the record. Nothing is sent anywhere, and it works without a network.
verify-busy = Computing …
verify-proven = { $rolls ->
    [one] One roll, as promised before the game.
   *[other] All { $rolls } rolls are as promised before the game.
}
verify-entry = It is entry { $entry } of the record.
verify-commitment = Shown before the first roll (SHA-256)
verify-secret = Secret, told after the game
verify-id = Table
verify-key = Key of all rolls
verify-seed = Added by seat { $seat }
verify-rolls = Roll by roll
verify-number = Roll
verify-sides = Sides
verify-face = Face
verify-nonce = Added while holding the button
verify-limits = This proves that nobody chose the results. It does not stop a host from looking at the secret during the game; dice thrown by hand are not covered.
web-refused-no-dice = This game was not played with the server's dice.
web-refused-not-revealed = The secret has not been told yet: the game is not over.
web-refused-wrong-commitment = The secret is not the one that was promised.
web-refused-wrong-face = A roll is not the one that was promised.
web-refused-unknown-scheme = These dice follow a scheme that is not known here.
web-refused-wrong-type = The record says something of its dice that makes no sense.
