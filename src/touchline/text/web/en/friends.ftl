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

# How a table is played
table-facts = How this table is played
table-casual = friendly
table-rated = it counts
table-rated-hint = Nobody takes back moves, gets hints, or takes a second seat or a bot's.
table-relaxed = answers as they come
table-strict = strict windows
table-strict-hint = Every window stays open for its full time, whatever you hold.
table-hints = hints
table-hints-hint = A bot says what it would do, if you ask.
table-no-hints = no hints
table-odds = odds
table-odds-hint = The chances are shown before every roll.
table-no-odds = no odds
clock-none = no clock
clock-fast = 5 min + 10 s
clock-live = 15 min + 20 s
clock-long = 30 min + 30 s
clock-half-day = 12 hours for each decision
clock-day = a day for each decision
clock-three-days = three days for each decision
clock-week = a week for each decision
clock-own-live = own time, live
clock-own-days = own time, over days
clock-minutes = Minutes for each manager
clock-seconds = Seconds added for each move
clock-hours = Hours for each decision
clock-shown-live = { $minutes } min + { $seconds } s
clock-shown-days = { $hours } h for each decision
clock-nights = Nights do not count ({ $from } to { $to } h, { $zone })
clock-weekends = Weekends do not count
clock-bot = When time is up, a bot answers
clock-shown-nights = nights off
clock-shown-weekends = weekends off
clock-holidays = Days off that each manager may take
clock-grace = The clock waits { $seconds } s for a lost connection
clock-shown-holidays = { $days ->
    [one] one day off each
   *[other] { $days } days off each
}
clock-shown-grace = waits { $seconds } s for a lost connection
clock-days = { $days } d { $hours } h
clock-waits = connection lost, the clock waits
days-off-until = day off until { $time }
days-off-left = { $days ->
    [0] No days off left.
    [one] One day off left.
   *[other] { $days } days off left.
}
days-off-take = Take a day off
days-off-sure = Really? Your deadline moves on by a day.
table-webhook = Tell a channel whose turn it is
table-webhook-hint = For a channel that all of you read. It names who is waited for, the game and the table, and nothing else.
table-webhook-goes = This table tells { $destination } whose turn it is.

# Notices
notice-heading = Tell me when it is my turn
notice-hint = Once a turn, and never while you look at the table. Only the game and the table are named.
notice-your-turn = Your turn
notice-push = This or another browser
notice-webhook = Webhook
notice-webhook-hint = A webhook is an address that Discord, Slack or ntfy gives you for one channel. Whatever is sent to it appears there.
notice-mail = E-mail
notice-format = Format
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = plain JSON
notice-add = Add
notice-add-push = Tell me in this browser
notice-no-push = This browser can be told only over https.
notice-remove = Remove
notice-quiet = Nothing from { $from } to { $to } h
notice-unconfirmed = not confirmed yet
notice-on = Done. You will be told.
notice-off = Removed.
notice-refused = The browser does not allow notices from this page.
notice-secret = Done. The secret of the signature, shown once: { $secret }
notice-mail-sent = Open the link in the mail that is on its way.
web-refused-private-address = Notices go to public addresses only.
web-refused-bad-address = That is not an address.
web-refused-too-many-subscriptions = Ten are enough: remove one first.
