# Other words for what happens often: the nth of a kind is told in the nth way, `event-...` being the first.

say-man = { $player } ({ $characteristic } { $value })
say-rival = { $opponent } ({ $skill } { $against })
say-keeper = { $keeper } ({ $skill } { $against })
say-short = { $characteristic } { $needed } is needed, { $player } has { $value }
say-bonus = { $boost ->
    [0] { "" }
   *[other] , with a bonus of { $boost }
}

say-action-1 = The next card is for { $seat }{ say-bonus }: { $action }.
say-action-2 = { $seat } lifts the top card{ say-bonus }: { $action }.
say-action-3 = { $seat } has the card{ say-bonus }: { $action }.
say-action-4 = Now { $seat }{ say-bonus }: { $action }.
say-action-5 = Over to { $seat }{ say-bonus }: { $action }.

say-duel-1 = { $passed-raw ->
        [1] { say-man } leaves { say-rival } behind{ duel-lead }.
       *[other] { say-rival } reads it and takes it off { say-man }{ duel-lead }.
    }
say-duel-2 = { $passed-raw ->
        [1] { say-man } is too good for { say-rival }{ duel-lead }.
       *[other] { say-rival } is there first, no way past for { say-man }{ duel-lead }.
    }
say-duel-3 = { $passed-raw ->
        [1] No way through? { say-man } finds one past { say-rival }{ duel-lead }.
       *[other] { say-man } gets stuck on { say-rival }{ duel-lead }.
    }
say-duel-4 = { $passed-raw ->
        [1] { say-man } wins it against { say-rival }{ duel-lead }.
       *[other] { say-rival } wins the ball from { say-man }{ duel-lead }.
    }
say-duel-5 = { $passed-raw ->
        [1] { say-rival } is beaten by { say-man }{ duel-lead }.
       *[other] { say-man } runs into { say-rival }{ duel-lead }.
    }

say-any-of-1 = { $passed-raw ->
        [1] Into the box it goes, from { say-man }.
       *[other] The ball never comes: { say-short }.
    }
say-any-of-2 = { $passed-raw ->
        [1] { say-man } picks out the box.
       *[other] No delivery: { say-short }.
    }
say-any-of-3 = { $passed-raw ->
        [1] A fine ball from { say-man } into the middle.
       *[other] That falls short: { say-short }.
    }
say-any-of-4 = { $passed-raw ->
        [1] { say-man } puts it where it hurts.
       *[other] It does not reach the box: { say-short }.
    }
say-any-of-5 = { $passed-raw ->
        [1] Here comes the ball from { say-man }.
       *[other] Nobody to send it in: { say-short }.
    }

say-own-keeper-1 = { $passed-raw ->
        [1] { say-man } throws it far: they are off!
       *[other] Too short a throw from { say-man }; it takes { $needed }.
    }
say-own-keeper-2 = { $passed-raw ->
        [1] A mighty throw by { say-man }, and the break is on.
       *[other] { say-man } looks up and keeps it; it takes { $needed }.
    }
say-own-keeper-3 = { $passed-raw ->
        [1] { say-man } does not wait: long throw, quick break.
       *[other] Not far enough from { say-man }; it takes { $needed }.
    }
say-own-keeper-4 = { $passed-raw ->
        [1] From the hands of { say-man }, and away they go.
       *[other] No break: { say-man } would need { $needed }.
    }
say-own-keeper-5 = { $passed-raw ->
        [1] { say-man } finds a man far upfield.
       *[other] { say-man } finds nobody that far; it takes { $needed }.
    }

say-story-1 = The ball is with { $player } at { $slot }.
say-story-2 = { $player }, { $slot }, has it.
say-story-3 = On to { $player } at { $slot }.
say-story-4 = { $player } carries it at { $slot }.
say-story-5 = Now { $player }, { $slot }.

say-faded-1 = { $phase ->
        [0] Over before it starts.
       *[other] That is the end of it.
    }
say-faded-2 = { $phase ->
        [0] There is nothing to build on.
       *[other] The attack runs dry.
    }
say-faded-3 = { $phase ->
        [0] It does not even get going.
       *[other] { $seat } loses it.
    }
say-faded-4 = { $phase ->
        [0] No chance to begin.
       *[other] Danger over.
    }
say-faded-5 = { $phase ->
        [0] It stays an idea.
       *[other] Cleared.
    }

say-shot-1 = { $shot-raw ->
        [3] Nobody saw that coming: { $player } goes for the spectacular!
        [2] Penalty: { say-man } against { say-keeper }.
       *[other] { say-man } pulls the trigger; { say-keeper } waits.
    }
say-shot-2 = { $shot-raw ->
        [3] { $player } dares it: only the right guess helps now.
        [2] { say-man } walks up to the spot; on the line, { say-keeper }.
       *[other] { say-man } lets fly at { say-keeper }.
    }
say-shot-3 = { $shot-raw ->
        [3] What an idea from { $player }! Guess right or concede.
        [2] Eleven metres between { say-man } and { say-keeper }.
       *[other] A sight of goal for { say-man }: { say-keeper } to beat.
    }
say-shot-4 = { $shot-raw ->
        [3] { $player } with one from the training ground: the keeper must guess.
        [2] { say-man } takes a breath; { say-keeper } does not move.
       *[other] Only { say-keeper } between { say-man } and the goal.
    }
say-shot-5 = { $shot-raw ->
        [3] { $player } does what nobody dares: only luck stops it.
        [2] From the spot { say-man }, in goal { say-keeper }.
       *[other] { say-man } against { say-keeper }: here it comes!
    }

say-directions-1 = { $same-raw ->
        [1] Ball { $shot }, keeper { $dive }: he read it.
       *[other] Ball { $shot }, keeper { $dive }: sent the wrong way.
    }
say-directions-2 = { $same-raw ->
        [1] Both choose { $shot }!
       *[other] The ball goes { $shot }, the keeper { $dive }.
    }
say-directions-3 = { $same-raw ->
        [1] Aimed { $shot }, guessed { $dive }: well guessed.
       *[other] Aimed { $shot }, guessed { $dive }: badly guessed.
    }
say-directions-4 = { $same-raw ->
        [1] Shot { $shot }, dive { $dive }: the keeper is there.
       *[other] Shot { $shot }, dive { $dive }: the keeper is elsewhere.
    }
say-directions-5 = { $same-raw ->
        [1] Shot { $shot }, dive { $dive }: he smelt it.
       *[other] Shot { $shot }, dive { $dive }: nowhere near.
    }

say-goal-1 = In! { $player } finds the net for { $seat }: { score }.
say-goal-2 = GOAL for { $seat }! { $player } makes no mistake: { score }.
say-goal-3 = The net bulges! { $player }, { $seat }: { score }.
say-goal-4 = GOAL! { $player } scores, { $seat } celebrates: { score }.
say-goal-5 = What a finish! { $player } for { $seat }: { score }.

say-saved-1 = Saved! { $player } says no, { $seat } breathes again.
say-saved-2 = What a stop by { $player } for { $seat }!
say-saved-3 = { $player } has it, and { $seat } is safe.
say-saved-4 = Both hands on it: { $player } saves { $seat }.
say-saved-5 = Not past { $player }: { $seat } holds.

say-penalty-scored-1 = In it goes from { $player }: { kicks-score } on penalties.
say-penalty-scored-2 = No mistake by { $player }: { kicks-score } on penalties.
say-penalty-scored-3 = { $player } buries it: { kicks-score } on penalties.
say-penalty-scored-4 = Cool head, { $player }: { kicks-score } on penalties.
say-penalty-scored-5 = { $player } beats the keeper: { kicks-score } on penalties.

say-penalty-saved-1 = Saved! { $player } keeps it out for { $seat }: { saved-score } on penalties.
say-penalty-saved-2 = { $player } gets a hand to it for { $seat }: { saved-score } on penalties.
say-penalty-saved-3 = No! { $player } stands tall for { $seat }: { saved-score } on penalties.
say-penalty-saved-4 = Pushed away by { $player }, relief for { $seat }: { saved-score } on penalties.
say-penalty-saved-5 = { $player } is { $seat }'s hero: { saved-score } on penalties.
