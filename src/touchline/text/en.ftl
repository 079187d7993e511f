ui-seat = Seat { $number }
ui-person = Manager
ui-bot-rookie = Rookie
ui-bot-amateur = Amateur
ui-bot-pro = Pro
ui-bot-legend = Legend
ui-turn = { $who }, your choice
ui-hidden = Nobody else sees this choice.
ui-prompt = Number, ? for help:
ui-no-such = There is no choice “{ $typed }”.
ui-help-numbers = a number picks, Enter alone picks what is marked with >
ui-help-refused = ? shows this help and what cannot be picked, with the reason
ui-help-hint = hint shows what a good bot would do, and why
ui-help-undo = u takes back the last pick
ui-help-rule = the ID of a rule shows that rule
ui-help-orders = p1, p2 ... pass all such questions for that long, p0 be asked again
ui-help-view = v shows the table again
ui-help-quit = q saves and leaves
ui-refused = Cannot be picked now:
ui-nothing-refused = Everything that can be seen can be picked.
ui-no-undo = There is nothing to take back.
ui-undone = Taken back.
ui-run = { $run }
ui-orders = { $key } pass all windows: { $scope }
ui-orders-ended = From now on every window is asked.
ui-hand-over = Hand over to { $who }.
ui-hand-over-enter = { $who }: press Enter when nobody else is looking.
ui-saved = Saved to { $file }. Go on with: { $command }
ui-not-saved = The game was not saved.
ui-bye = Goodbye.
ui-end = The game is over
ui-place = { $place }. { $who }
ui-winner = { $who } wins!
ui-shared = Shared first place: { $who }
ui-score = Score
ui-rule = rule
ui-more = Enter to go on
ui-lesson-tip = A good choice here: { $option }. Enter picks it.
ui-lesson-left = Still to come: { $steps }.
ui-market = Market
ui-lineup = Line-up
ui-cards-left = { $cards ->
    [one] one card left
   *[other] { $cards } cards left
}
ui-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ui-wins = wins
ui-shared-wins = shared
ui-win-rate = win rate
ui-between = 95 %
ui-decisions = decisions a game
ui-longest = longest
ui-speed = games a second
ui-mean = mean
ui-figure = figure
flag-true = yes
flag-false = no
seat-none = nobody
run-best = Pick my best eleven
run-last = Same as last time
opt-pass = Pass
figure-goals = goals
figure-draws = draws
figure-matches = matches
figure-shootouts = penalty shoot-outs
scope-turn = this turn
scope-half = this half
scope-match = this match
scope-day = this day
scope-round = this round
scope-season = this season
scope-game = the whole game
ui-rating = Rating
ui-games-played = Games
ui-milliseconds = ms a pick

## The lab

lab-games = Games
lab-bots = Bots
lab-seed = Seed
lab-cards-used = Card set
lab-options = Options
lab-outliers = Out of line
lab-outliers-hint = Seats that win clearly more or less often than an equal share, and cards that gain or lose clearly more than { $points } points of a hundred. Both with the 95 % interval; look here first.
lab-outliers-none = Nothing is out of line.
lab-seat = Seat { $seat }
lab-never-count = { $cards ->
    [one] One card was never used: see the end.
   *[other] { $cards } cards were never used: see the end.
}
lab-by-seat = Win rate by seat
lab-by-bot = Win rate by bot
lab-length = Length and figures
lab-mean = Mean
lab-scores = Scores
lab-money = Money over time
lab-period = Season, matchday or round
lab-cards = Cards, with and without
lab-cards-hint = How much more often a seat won with the card than seats did without it, in points of a hundred, with the 95 % interval. A bot that knows good cards buys them: a gain is a hint, not a proof.
lab-never = Never used
lab-seats = Seats
lab-with = Won with it
lab-gain = Gain
lab-price = Price or rating
lab-kind-player = Players
lab-kind-action = Actions
lab-kind-card = Cards
lab-kind-manager = Managers
lab-kind-chance = Chance cards
lab-kind-formation = Formations
lab-kind-management = Management cards
lab-before = First set
lab-after = Second set
lab-difference = Difference
lab-won = Seat { $seat } wins
lab-score = Seat { $seat } scores
ui-luck = Luck
ui-luck-exact = Counted by exact odds; 1 is a whole match.
ui-luck-about = In part an estimate; 1 is { $unit ->
    [goals] a goal
   *[other] a whole match
}.
ui-rule-code = Code
ui-rule-tests = Tests
ui-notice-turn = It is your turn in { $title }.
ui-notice-reminder = Your time in { $title } is running out.
ui-notice-nudge = The others wait for you in { $title }.
ui-notice-turn-of = It is { $name }’s turn in { $title }.
ui-notice-reminder-of = { $name }’s time in { $title } is running out.
ui-notice-nudge-of = The others wait for { $name } in { $title }.
ui-notice-confirm = Do you want mails when it is your turn?
ui-notice-text = Table { $table }.
ui-notice-confirm-text = Open the link to say yes. If you did not ask for this, do nothing: no more mails will come.
ui-notice-off = No more notices of this kind: tap to confirm.
ui-notice-off-done = Done. No more notices of this kind.
ui-notice-on = Tap to say yes: mails when it is your turn.
ui-notice-on-done = Done. You will be told when it is your turn.
