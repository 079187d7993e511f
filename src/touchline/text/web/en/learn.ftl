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
sign-where = Where the game stands: what is being played, and how much is still to come.
web-how = How to play
web-how-print = Print
web-how-decides = What decides
web-how-wins = What wins
home-how-hint = Two pages with pictures
