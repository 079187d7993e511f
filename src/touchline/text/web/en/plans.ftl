# Answers in advance
plan-title = Plan ahead
plan-open = Plan ahead…
plan-hint = What you plan is played for you when its moment comes. Nobody else sees it, and you can change it until then.
plan-none = Nothing can be planned just now.
plan-clear = Clear this plan
plan-chip = { $what }: { $when }
plan-chip-wishes = Wishes: { $first }, then { $more } more
plan-chip-limit-pass = { $what }: up to { $amount }, then pass
plan-chip-limit-ask = { $what }: up to { $amount }, then ask me
plan-wishes = Your wishes, first choice first
plan-wishes-hint = When it is your turn, the first of your wishes who is still there is picked. If none is left, you are asked.
plan-add = Add a wish
plan-up = { $what }: up
plan-down = { $what }: down
plan-out = { $what }: take off the list
plan-limits = Limits for the auctions
plan-limits-hint = The server bids for you, by the smallest steps, up to your limit. The limit itself stays secret.
plan-limit-for = Limit for { $what }
plan-limit-set = Set the limit
plan-limit-stands = Limit is set
plan-beyond = Beyond it:
plan-beyond-pass = pass
plan-beyond-ask = ask me
plan-too-dear = You cannot afford the first bid.
plan-cards = Play this card if…
plan-cards-hint = A card is played only where it is allowed and does some good. It costs you nothing unless you tick the box.
plan-aimed = { $what } ({ $whom })
plan-target-ask = ask me then
plan-never = ask me
plan-always = play it whenever it helps
plan-pays = may cost { $amount }
plan-needs-money = It costs { $amount }: as long as the box is empty, it is not played.
web-refused-no-such-lot = That lot is no longer on offer.

# What a window answers
anyone = Anyone?
anyone-pass = Pass, all of us
window-left = { $seconds } s left
window-until = Waiting for the referee, until { $time } at the latest
window-who = May answer: { $who }

# Reactions to an event
react-button = React
react-setting = Show what others say to an event
react-clap = Bravo!
react-wow = Wow!
react-ouch = Ouch!
react-laugh = Ha ha!
react-well-played = Well played!
react-robbed = We were robbed!
web-refused-already-reacted = You have already said something to this.
web-refused-no-such-event = That is no longer there.
