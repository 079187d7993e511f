# The screens of Masters of Football
mof-ui-letter-0 = D
mof-ui-letter-1 = M
mof-ui-letter-2 = F
mof-ui-attack = attack
mof-ui-attacks = { $who } attacks
mof-ui-defence = defence
mof-ui-rating = tactic rating
mof-ui-genius-attack = attack genius
mof-ui-genius-defence = defence genius
mof-ui-genius-tactic = tactic genius
mof-ui-flame = stroke of genius
mof-ui-die-attack = attack die
mof-ui-die-defence = defence die
mof-ui-die-genius = genius die
mof-ui-die-tactic = tactics die
mof-ui-for-opponent = for the opponent: { $what }
mof-ui-at-home = at home: { $what }
mof-ui-by-points = points won
mof-ui-works-under = works under: { $tactics }
mof-ui-no-fit = not under this tactic
mof-ui-budget = budget
mof-ui-limit = academy limit
mof-ui-managers = Manager cards
mof-ui-pick-manager = Keep one of the two: one tap chooses and locks.
mof-ui-shop = Squad shop
mof-ui-shop-ask = Whom do you buy? { $money } left.
mof-ui-market = Transfer market
mof-ui-academy = Academy
mof-ui-final = Final
mof-ui-spent = { $spent } of { $all } spent
mof-ui-in = bought
mof-ui-dear = too dear
mof-ui-full = six at most
mof-ui-season = The season
mof-ui-squads = Squads, as far as all know them
mof-ui-league = League { $letter }
mof-ui-leg = Leg { $number }
mof-ui-aggregate = Aggregate
mof-ui-ties = What decides between level teams
mof-ui-ties-order = Points, then goal difference, then goals scored, then goals scored away.
mof-ui-tie-difference = { $first } before { $second } by goal difference
mof-ui-tie-goals = { $first } before { $second } by goals scored
mof-ui-tie-away-goals = { $first } before { $second } by goals scored away
mof-ui-tie-nothing = { $first } and { $second } are level in everything
mof-ui-personless = no manager; always plays { $tactic }
mof-ui-theirs = theirs
mof-ui-unknown = not known
mof-ui-before-ask = Which three play, and which tactic?
mof-ui-lock = Lock three and tactic
mof-ui-run-best = Best
mof-ui-run-last = Last
mof-ui-choose-three = { $number } of 3 chosen
mof-ui-alike = Not all three of one position.
    .rule = MOF-LINEUP-02
mof-ui-home-advantage = home advantage
mof-ui-face-down = face down
mof-ui-half-tactic = Which tactic for the second half?
mof-ui-lock-tactic = Lock: { $tactic }
mof-ui-battle = Tactic battle
mof-ui-term-players = players
mof-ui-term-cards = cards, manager
mof-ui-imposes = { $who } imposes the tactic: { $tactic }
mof-ui-level = { $colour }, level { $number } of { $all }
mof-ui-die-colour = { $colour } die
mof-ui-of-six = level { $number } of { $all }
mof-ui-steps-down = Equal { $what } levels: { $who }, without home advantage, steps down to { $level }.
    .rule = MOF-LEVEL-08
mof-ui-rises = Both on the lowest { $what } level: { $who }, with home advantage, rises to { $level }.
    .rule = MOF-LEVEL-09
mof-ui-dial = Minute { $minute }, turn { $turn } of 12:
mof-ui-stage-before = Before the match
mof-ui-stage-battle = Tactic battle
mof-ui-stage-levels = Levels are set
mof-ui-stage-half = Half-time
mof-ui-stage-half-1 = First half
mof-ui-stage-half-2 = Second half
mof-ui-stage-stoppage = Stoppage time: { $die }, 3 or more needed
mof-ui-stage-over = Full time
mof-ui-verdict-goal = GOAL
mof-ui-verdict-no-goal = SAVED
mof-ui-verdict-genius-goal = GENIUS: GOAL
mof-ui-verdict-genius-save = GENIUS: SAVED
mof-ui-verdict-disallowed = DISALLOWED
mof-ui-others = Other matches
mof-ui-watching = You watch this match and are not asked.
mof-ui-interfering = You are asked whether you interfere.
mof-ui-interfere = Interfere
mof-ui-dont-ask = Don't ask me
mof-ui-tap-off = Tap who goes off.
mof-ui-above-limit = above the limit of { $limit }
mof-ui-your-limit = Your cards; limit { $limit }
mof-ui-exchange-title = Exchange cards
mof-ui-keep-title = Keep five cards
mof-ui-keep-ask = Which cards go?
mof-ui-keep = Keep these five
mof-ui-over-six = More than six in the squad
mof-ui-release = Release { $who }
mof-ui-goes = goes
mof-ui-play = Play: { $card }
mof-ui-odds-win = { $percent }% win
mof-ui-odds-draw = { $percent }% draw
mof-ui-odds-loss = { $percent }% defeat
mof-ui-odds-home = { $percent }% home
mof-ui-odds-away = { $percent }% away
mof-ui-race = Title race
mof-ui-course = Chances over time
mof-ui-course-win = Blue: your win
mof-ui-course-home = Blue: home win
mof-ui-without-cards = without cards
mof-ui-wooden =
    { $number ->
        [one] 3 needed: one wood player will be added
       *[other] 3 needed: { $number } wood players will be added
    }
mof-ui-squad-size = Squad of { $number }
mof-ui-too-many =
    { $number ->
        [one] One over six: somebody will have to leave
       *[other] { $number } over six: they will have to leave
    }
mof-ui-buy =
    { $number ->
        [0] Buy nobody
        [one] Buy one for { $money }
       *[other] Buy { $number } for { $money }
    }
mof-ui-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
mof-ui-hand =
    { $cards ->
        [one] Hand: { $cards } card
       *[other] Hand: { $cards } cards
    }
mof-ui-playable = { $cards } playable now
mof-ui-unseen =
    { $number ->
        [one] and one not seen yet
       *[other] and { $number } not seen yet
    }
mof-ui-keep-left =
    { $number ->
        [0] Ready
        [one] One more to go
       *[other] { $number } more to go
    }
mof-ui-exchange-ask =
    { $number ->
        [0] Tap the cards to exchange, 1M each
        [one] One new card for { $money }
       *[other] { $number } new cards for { $money }
    }
mof-ui-exchange =
    { $number ->
        [one] Exchange one
       *[other] Exchange { $number }
    }
# A card that cannot be played says why in few words
mof-ui-why-too-dear = Now: too dear for you
mof-ui-why-not-now = Now: no effect at this moment
mof-ui-why-not-yours = Now: no effect, only in your own matches
mof-ui-why-needs-home = Now: no effect, needs home advantage
mof-ui-why-no-target = Now: no effect on anybody
mof-ui-why-forced-already = Now: no effect, a tactic is already forced
mof-ui-why-other-tactic = Now: no effect under this tactic
mof-ui-first-tactic = Which tactic for the first half?
mof-ui-results = Results on the pad
mof-ui-tap-result = Tap a result to correct it.
mof-ui-champion-alone = { $team } has no manager; of those who have one, { $who } came highest.
mof-ui-leg-of = Final, leg { $number }
# In the browser a question speaks to whoever is asked
run-best = Pick my best three
opt-take-player-any = Take { $option }
opt-take-player-done = Leave the rest
opt-take-off-done = Nobody else
opt-place-card-done = No more cards
opt-correct-result-done = All correct
invite-1 = Hire a manager, buy players
    .hint = Your budget is never quite enough.
invite-2 = Field three, hide a tactic
    .hint = Both trios and tactics are shown together.
invite-3 = Play your tricks
    .hint = Dice decide each attack, cards bend them. Most goals wins.
opt-act-reroll-pass = Let it stand
opt-answer-goal-pass = Let it stand
opt-blow-whistle-pass = Let it happen
preview-act-reroll-pass =
    { $verdict ->
        [1] It is { $scored } to { $conceded }
        [2] It is { $scored } to { $conceded }
       *[other] It stays { $scored } to { $conceded }
    }
preview-act-reroll =
    { $mine ->
        [-1] { preview-of-theirs }
        [0]
        { $theirs ->
            [-1] Cannot help
           *[other] { preview-of-theirs }
        }
       *[other] { preview-of-mine }
    }{ preview-of-cost }
preview-run-own-dice =
    { $mine ->
        [0] Cannot help
       *[other] { preview-of-mine }
    }{ preview-of-cost }
preview-run-other-dice = { preview-of-theirs }{ preview-of-cost }
preview-of-mine =
    { $own ->
        [1] Goal
       *[other] Saved
    } { $mine ->
        [one] { $mine } time in { $mine-of }
       *[other] { $mine } times in { $mine-of }
    }
preview-of-theirs =
    { $theirs ->
        [0] Cannot help
       *[other]
        { $own ->
            [1] Goal
           *[other] Saved
        } { $theirs ->
            [one] { $theirs } time in { $theirs-of }
           *[other] { $theirs } times in { $theirs-of }
        }
    }
preview-of-cost =
    { $cost-raw ->
        [0] {""}
       *[other] , costs { $cost }
    }
run-other-dice =
    { $rival-raw ->
        [-1] Roll the other dice again
       *[other] Roll { $rival }'s dice again
    }
preview-choose-dice =
    { $good ->
        [0] Cannot help
        [one] Helps once in { $of }
       *[other] Helps { $good } times in { $of }
    }
preview-answer-goal-pass = It is { $scored } to { $conceded }
preview-answer-goal = The goal does not count{ $cost-raw ->
        [0] {""}
       *[other] , costs { $cost }
    }
preview-blow-whistle = Their card has no effect{ $cost-raw ->
        [0] {""}
       *[other] , costs { $cost }
    }
mof-ui-now-values =
    { $mine ->
        [1] Now: counts for you
       *[0] Now: counts against { $whom }
    }
mof-ui-now-home = Now: home advantage is yours
mof-ui-now-tactic = Now: { $tactic } is played
mof-ui-now-money = Now: { $money } for you
mof-ui-now-shield = Now: protects you
mof-ui-now-goal = Now: the goal does not count
mof-ui-now-block = Now: stops their card
mof-ui-now-skip =
    { $mine ->
        [1] Now: you lose your next attack
       *[0] Now: { $whom } loses the next attack
    }
mof-ui-now-extra = Now: one attack more for you
mof-ui-now-roll = Now: a roll of 3 or more gives you one attack more
mof-ui-now-battle = Now: the tactic battle again
mof-ui-now-again = Now: helps { $good } in { $of }
mof-ui-now-academy = Now: gold in the academy
mof-ui-next = Next: an attack by { $who }, minute { $minute }. The match goes on by itself.
mof-ui-next-mine = Next: you attack, minute { $minute }. The match goes on by itself.
mof-ui-play-card = Play a card
mof-ui-exchange-next = Exchange cards
mof-ui-exchange-waits = Exchange at the next moment
preview-act-between-turns =
    { $now ->
        [6] Money from the bank
        [18] { $whom } loses the next attack
        [19] One attack more
        [20] One attack more on 3 or more
        [21] The tactic battle again
       *[other] {""}
    }
mof-ui-goal-by = { $attack } against { $defence }
mof-ui-goal-genius = A flash of genius
mof-ui-goal-minute = { $minute }′
mof-ui-goal-stoppage = In stoppage time.
mof-ui-goal-sum = Sum

# Answers in advance, and what a window answers
plan-target-choose-team = for which team
plan-target-choose-dice = which dice are rolled again
plan-kind-announce-cards = Before a match
plan-when-announce-cards = { $field ->
    [home] only away to { $value }
   *[other] only at home to { $value }
 }
plan-kind-act-between-turns = Between two turns
plan-when-act-between-turns = only { $value }
plan-kind-act-reroll = When dice have been rolled
plan-when-act-reroll = when { $value } attacks
plan-kind-answer-goal = When a goal is scored
plan-when-answer-goal = when { $value } scores
plan-kind-blow-whistle = When a corruption card is played
plan-when-blow-whistle = when { $value } plays it
plan-kind-act-between-matches = Between two matches
window-announce-cards = { $home } v { $away }: cards before kick-off
window-act-reroll = { $attacker } attacks, { $total } against { $against }: does the roll stand?
window-answer-goal = { $team } scores: does the goal stand?
window-blow-whistle = { $owner } plays { $against }: does anybody blow the whistle?
window-act-between-matches = Between two matches: does anybody play a card?
