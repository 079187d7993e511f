# The guided match, and what explains the screen
web-lesson-try = Try it
web-lesson-go-on = Go on
web-lesson-skip = Skip lesson
web-lesson-progress = Step { $step } of { $steps }
web-lesson-tip = A good choice here: { $option }.
home-learn = Guided match
home-learn-hint = Learn it while you play
web-refused-no-lesson = There is no guided match of this game yet.
web-signs = What is this?
web-key-signs = What is this?
sign-score = The goals of both sides in this match.
sign-hint = The coach: he says what he would do here, and why.
sign-where = Where the game stands: what is being played, and how much is still to come.
web-how = How to play
web-how-page = How to play · { $page } of { $pages }
web-how-first = Play the first match
web-how-print = Print
web-how-decides = What decides
web-how-wins = What wins
home-how-hint = Two pages with pictures
web-first-time = What comes up for the first time
web-first-time-done = Got it
web-help = Explain what comes up for the first time
web-help-again = Explain everything again
coach = Coach
coach-first = Speaks in your first two games
coach-always = Always speaks
coach-request = Speaks when I ask
coach-mistake = { $better } would have been better.
coach-take-back = Take it back
coach-leave = Leave it as it is
ladder = Your opponents
ladder-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
ladder-next = Next for you
ladder-climb = Two wins against { $beaten }. Ready for { $next } ({ $level })?
ladder-play = Play { $next }
opponent-rookie = Picks anything that is allowed.
opponent-amateur = Plain sense, no sums.
opponent-pro = Knows the odds and reckons them.
opponent-legend = Tries every move in its head before it plays.
