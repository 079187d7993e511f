ui-seat = Seat { $number }
ui-person = Manager
ui-bot-rookie = Rookie
ui-bot-amateur = Amateur
ui-turn = { $who }, your choice
ui-hidden = Nobody else sees this choice.
ui-prompt = Number, ? for help:
ui-no-such = There is no choice “{ $typed }”.
ui-help-numbers = a number picks, Enter alone picks what is marked with >
ui-help-refused = ? shows this help and what cannot be picked, with the reason
ui-help-undo = u takes back the last pick
ui-help-rule = a rule ID (MIS-SHOT-01) shows that rule
ui-help-view = v shows the table again
ui-help-quit = q saves and leaves
ui-refused = Cannot be picked now:
ui-nothing-refused = Everything that can be seen can be picked.
ui-no-undo = There is nothing to take back.
ui-undone = Taken back.
ui-run = all at once: { $run }
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
run-best = the best that the squad has
run-last = as last time
opt-pass = Pass
figure-goals = goals
figure-draws = draws
figure-matches = matches
figure-shootouts = penalty shoot-outs
