# Inviting, and the way to the table
reach-only-here = Only this computer can open this table.
reach-what-to-do = To let phones and other computers in your network join, stop the server and start it with one of these:
reach-or = or
reach-address = Address in the link
reach-not-copied = The browser does not allow copying here. The link is selected: copy it with Ctrl+C, or hold it down on a phone.

# Safe tables
web-refused-already-seated = You hold a seat at this table already.
web-refused-seat-locked = The host has locked that seat: ask for a link to it.
web-refused-not-a-guest = Only guests can be removed.
host-lock = Lock the seat
host-unlock = Unlock the seat
host-locked = locked
host-remove = Remove
host-remove-sure = Remove { $who }?
host-hand = Link to this seat
host-hand-hint = Whoever opens this link takes this seat. It works once, for a week.
seat-phone = Play on from another device
seat-phone-hint = This link opens your seat on another device. Keep it to yourself; it works for a day.
seat-hand-own = Hand my seat over
seat-hand-own-hint = Whoever opens this link takes your seat, with your cards. It works once, for a week.
rematch = Rematch
rematch-hint = The same managers at a new table, everybody one seat further.
rematch-go = The others play again: come along
web-change = Change
