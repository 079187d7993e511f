# The guided match, and what explains the screen
web-lesson-try = Try it
web-lesson-go-on = Go on
web-lesson-skip = Skip lesson
web-lesson-progress = Step { $step } of { $steps }
web-lesson-tip = A good choice here: { $option }.
