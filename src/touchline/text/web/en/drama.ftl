# Goals, results and endings
drama-goal = Goal!
drama-goal-for = Goal for you
drama-goal-against = Goal against you
drama-goal-watched = Goal for { $who }
drama-scores = { $who } scores
drama-stands-ahead = { $scorer ->
        [0] You lead { $mine } to { $theirs }.
       *[1] You still lead, { $mine } to { $theirs }.
    }
drama-stands-behind = { $scorer ->
        [0] You are still behind, { $mine } to { $theirs }.
       *[1] You are behind, { $mine } to { $theirs }.
    }
drama-stands-level = It is { $score } all.
drama-stands-watched = { $who } leads { $mine } to { $theirs }.
drama-again = Watch again
drama-on = Go on
drama-won = You won!
drama-lost = You lost
drama-drawn = A draw
drama-watch = Watch
drama-watch-stop = Stop watching
drama-watch-mine = Back to your match
toast-against = Against you
toast-for = For you
toast-show = Show
toast-close = Close
recap-heading = What happened to you
recap-see = See it
recap-go = Go on
log-about-me = About you
log-everything = Everything
log-turn-of = { $who }’s turn
log-your-turn = Your turn
log-before = Before
