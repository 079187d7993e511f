## The guided first match

lesson-card = This is a footballer. The numbers say how good he is, from one to ten. You need fifteen men: sign him or let him go.
    .title = Sign him?
lesson-squad = One more and your squad is full. Your rival sees how many you have signed, but not whom.
    .title = Fifteen men
lesson-line-up = Eleven of the fifteen play. Your rival does not see where you put them until kick-off. Let us put each man where he is best.
    .title = Hide your line-up
lesson-move = Thirty-two cards make the match. Each card is one attack: it says who has to win which duel on the way to goal.
    .title = A card is turned up
lesson-duel = { $passed-raw ->
        [1] { $player } has { $value }, { $opponent } only { $against }. The higher number wins, so the attack goes on.
       *[other] { $player } has { $value }, { $opponent } has { $against }. The attacker needs the higher number, so the attack is over.
    }
    .title = A duel
lesson-level = Both had the same number. A level duel goes to the defender, so the attack is over.
    .title = Level is not enough
lesson-dive = { $shooter } has { $value }, your keeper { $against }. Level numbers: now the guess decides. Dive where you think he shoots.
    .title = You are the keeper
lesson-save-goal = You went one way, the ball the other. It happens to the best. The score is up here.
    .title = He scores
lesson-save-saved = You guessed the side and kept it out. There is no more to a dive than that.
    .title = What a save!
lesson-shoot = Now you attack. You have { $value }, the keeper { $against }: level again. He saves it only if he guesses your side.
    .title = Beat the keeper
lesson-shot-goal = { $player } scores. The ball went one way, the keeper the other. Nobody can know where you aim.
    .title = Goal!
lesson-shot-saved = { $player } guessed your side. Aim elsewhere next time, or there again: he has to guess, too.
    .title = Saved
lesson-certain = { $player } had the higher number, so every side was a goal. You are asked only if the guess matters.
    .title = No guess needed
lesson-injury = Not every card is an attack. { $player } cannot go on: four men wait on the bench for this.
    .title = A man is down
lesson-bench = Choose who comes on. Look for the number that this place needs most.
    .title = From the bench
lesson-on-your-own = Now you know how Mister is played. When the cards run out, most goals win. The rest is explained when it comes up.
    .title = The match is yours

## What is this?

sign-card = A footballer. Each number says how good he is at one thing, from one to ten.
    .rule = MIS-SETUP-07
sign-squad = The footballers you have signed. You need fifteen, and only one of them is a keeper.
    .rule = MIS-MARKET-08
sign-line-up = The places of your eleven. Your rival sees them only at kick-off.
    .rule = MIS-LINEUP-01
sign-action = The card that is being played. It says who attacks, and which duels have to be won.
    .rule = MIS-MATCH-02
sign-duel = A duel. The attacker goes on if his number is higher; some cards ask for a larger lead.
    .rule = MIS-PHASE-02
sign-goal-mouth = The goal. Attacker and keeper choose a side in secret; then both are shown.
    .rule = MIS-SHOT-03
sign-bench = The four footballers who do not play. They come on for the injured.
    .rule = MIS-LINEUP-01
sign-score = The goals of both sides. Yours are first.
    .rule = MIS-MATCH-13
sign-where = Cards still to come: footballers in the market, action cards in a match. When the action cards run out, the match is over.
    .rule = MIS-MATCH-09
sign-demand = What the action cards ask for at each place. The larger the number, the more a good footballer helps there.
    .rule = MIS-PHASE-01
sign-unseen = Who may still turn up, by role: the first number is your squad, the second the footballers you have not seen.
    .rule = MIS-MARKET-04
sign-shoot-out = The kicks of both sides. Five each; if it is still level, one each until only one side scores.
    .rule = MIS-PEN-08
sign-other-match = The other match of this round. It is played at the same time as yours.
    .rule = MIS-TOUR-03
sign-took = What the shot needed once ball and keeper had gone their ways, and what came of it.
    .rule = MIS-SHOT-13
sign-window = A free agent. He takes the place of one of yours, or you refuse him.
    .rule = MIS-SEASON-03
sign-traits = Special gifts of footballers on the pitch. Some action cards need one of them.
    .rule = MIS-BOOST-01

## How to play

how-aim = You are the coach. Score more goals than your rival before the last of the 32 action cards has been played.
how-step-1 = Turn up a footballer: take him or let him go, until you have fifteen, one of them a keeper.
    .title = Pick a squad
how-step-2 = Place your eleven. Your rival sees them only when both are ready.
    .title = Hide your line-up
how-step-3 = Each action card names the duels. Win them all and you get a shot.
    .title = Attack by card
how-step-4 = You pick a side, so does the keeper, both in secret. Then comes the next card.
    .title = Shoot and dive
how-decides-1 = Six beats five: the attack goes on. Equal numbers stop it. Some cards ask for a lead of two and say so. Each card names the two places on the pitch that meet, so a good line-up is half the work.
    .title = On the way to goal
how-decides-2 = A header compares heading with high balls. Left and right are always the shooter's.
    .title = The shot: finishing against shot-stopping
how-case = Kind of shot
    .wrong = Keeper guesses wrong
    .right = Keeper guesses right
how-case-shot = Shot
    .wrong = Goal if you are equal or better
    .right = Goal if you are better by one or more
how-case-penalty = Penalty
    .wrong = Goal even if you are one worse
    .right = Goal if you are equal or better
how-case-overhead = Overhead kick, back heel
    .wrong = Always a goal
    .right = Always saved
how-wins = When the last card has been played, more goals win. Level? Five penalties each; if it is still level, one each until only one side scores.

## First-time help

first-market = Fifteen footballers make a squad, one of them a keeper. Whoever you let go, your rival may sign.
    .title = Sign him or let him go
    .rule = MIS-MARKET-05
first-line-up = Eleven of your fifteen play. Nobody sees where you put them until both sides are ready.
    .title = Eleven in secret
    .rule = MIS-LINEUP-01
first-action = One card is one attack. It names the places on the pitch that meet, and which number counts.
    .title = An action card
    .rule = MIS-MATCH-02
first-duel = The attacker needs the higher number. If the two are level, the defender has won.
    .title = A duel
    .rule = MIS-PHASE-02
first-shot = Pick a side. The keeper picks one too, and neither sees the other’s. If he guesses wrong, level numbers are enough.
    .title = Your shot
    .rule = MIS-SHOT-03
first-dive = Guess where the ball goes. If you are right, the shooter has to be better by one to score.
    .title = Your keeper dives
    .rule = MIS-SHOT-03
first-free-kick = For this card you choose who takes the kick. Look at his number against the keeper’s.
    .title = Choose the taker
    .rule = MIS-TAKER-01
first-red-card = The best man on the pitch is gone, and nobody replaces him. Attacks that need his place fade away.
    .title = Sent off
    .rule = MIS-RED-01
first-injury = The best man on the pitch cannot go on. One of the four on the bench takes his place.
    .title = Injured
    .rule = MIS-INJ-01
first-trait = This card asks for a gift. If one of your eleven has it, all your men get one more in your next attack.
    .title = A special gift
    .rule = MIS-BOOST-01
first-shoot-out = Level after the last card. Each side names five takers; then it is kick against kick.
    .title = Penalties
    .rule = MIS-PEN-01
first-window = After a match the winner may turn up two free agents, the loser one. Each can replace one of yours.
    .title = The transfer window
    .rule = MIS-SEASON-03
# What the bots of each level do well and badly
opponent-rookie-good = Nobody can read its shots: any corner will do.
opponent-rookie-bad = Signs anybody and lines them up anyhow.
opponent-amateur-good = Signs what the action cards ask of each line, and mixes its corners.
opponent-amateur-bad = Never looks at your eleven.
opponent-pro-good = Counts the goals that each footballer brings, and waits for the good ones.
opponent-pro-bad = Fields its best eleven, whatever yours may be.
opponent-legend-good = Fields the eleven that answers yours best.
opponent-legend-bad = It can only guess what it has not seen of your squad: surprise it.
