# How a game ended: the last screen
ending-champions = Champions!
ending-won = You won!
ending-wins = { $who } wins!
ending-drawn = A draw
ending-shared = Shared first place
ending-so-close = So close
ending-not-this-time = Not this time
ending-match-won = { $mine ->
        [you] You beat { $rival } { $for } to { $against }.
       *[other] { $who } beats { $rival } { $for } to { $against }.
    }
ending-match-lost = { $mine ->
        [you] You lose { $for } to { $against } against { $rival }.
       *[other] { $who } loses { $for } to { $against } against { $rival }.
    }
ending-match-level = { $mine ->
        [you] { $for } to { $against } between you and { $rival }.
       *[other] { $for } to { $against } between { $who } and { $rival }.
    }
ending-points-won = { $mine ->
        [you] You finish first with { $points }, ahead of { $rival } with { $behind }.
       *[other] { $who } finishes first with { $points }, ahead of { $rival } with { $behind }.
    }
ending-points-level = { $mine ->
        [you] You and { $rival } both have { $points }, and the victory is yours.
       *[other] { $who } and { $rival } both have { $points }, and { $who } wins.
    }
ending-points-level-lost = You and { $rival } both have { $points }, but the victory goes to { $rival }.
ending-points-lost = You have { $points }; { $rival } wins with { $behind }.
ending-points-shared = { $points } each for { $all }.
ending-points = { $number ->
        [one] one point
       *[other] { $number } points
    }
ending-place = You finish { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    }.
ending-how-won = { $mine ->
        [you] How you won it
       *[other] How it was won
    }
ending-where-turned = Where it turned
ending-turn-game = Chance { $before } to { $after } per cent
ending-turn-match = Chance in that match: { $before } to { $after } per cent
ending-turn-goal = Chance in that challenge: { $before } to { $after } per cent
ending-curve = { $mine ->
        [you] Your chance of winning in the course of the match, in per cent; a draw counts as half
       *[other] The chance of { $who } to win in the course of the match, in per cent; a draw counts as half
    }
ending-from = start
ending-to = end
ending-goals = Goals
ending-figures = In figures
ending-places = Final places
ending-luck = Luck
ending-luck-even = Evenly spread
ending-luck-some-for = A little on your side
ending-luck-some-against = A little against you
ending-luck-much-for = Clearly on your side
ending-luck-much-against = Clearly against you
ending-luck-matches = { $amount } in matches
ending-luck-goals = { $amount } in goals
ending-best = Man of the match
ending-best-long = Best player
ending-your-best = Your best
ending-deed-goals = { $number ->
        [one] one goal
       *[other] { $number } goals
    }
ending-deed-saves = { $number ->
        [one] one save
       *[other] { $number } saves
    }
ending-deed-duels = { $number } of { $all } duels won
ending-next-time = Next time
ending-next-figures = You { $mine }, { $rival } { $theirs }
ending-decided = What decided
ending-show = Show the ending
ending-details = To the table
ending-share = Share
