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
verify-seed = Seed of seat { $seat }
verify-rolls = Roll by roll
verify-number = Roll
verify-sides = Sides
verify-face = Face
verify-compared = It is what this browser saw before it revealed its seed.
verify-not-compared = This browser has seen nothing of this table before the game: who played there can compare.
verify-no-seeds = No browser gave a seed: whoever runs the server could have chosen the results.
verify-rounds = { $rounds } rounds of commitments: the earlier ones were broken off.
verify-before = { $rolls } earlier rolls came with another record and are not checked.
verify-limits = This proves that nobody chose the results, as far as a browser that you trust took part. It does not stop a host from looking at the secret during the game; dice thrown by hand are not covered.
web-refused-no-dice = This game was not played with the server's dice.
web-refused-not-revealed = The secret has not been told yet: the game is not over.
web-refused-wrong-commitment = The secret is not the one that was promised.
web-refused-wrong-face = A roll is not the one that was promised.
web-refused-unknown-scheme = These dice follow a scheme that is not known here.
web-refused-wrong-type = The record says something of its dice that makes no sense.
web-refused-old-scheme = This game was played with dice of an older scheme, which does not prove enough.
web-refused-bad-step = The dice of the record were not agreed on in the right order.
web-refused-commit-too-late = The dice of the record were not agreed on in the right order.
web-refused-reveal-too-early = The dice of the record were not agreed on in the right order.
web-refused-seed-missing = A seed that was committed to is missing.
web-refused-wrong-seed = A seed is not the one that was committed to.
web-refused-other-promise = The record tells something else than this browser saw before the game.
