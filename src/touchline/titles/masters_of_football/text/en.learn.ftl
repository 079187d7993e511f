## The guided first match

lesson-manager = You lead a club through a season. Choose your manager: the money he brings buys your players, and some managers have a special ability.
    .title = Who leads your club?
lesson-shop = Only three play at a time. Each player has an attack and a defence number for every tactic. More money comes before the first match.
    .title = Buy your players
lesson-three = Put out three players and choose a tactic in secret. The numbers below each tactic say how strong your three are in it.
    .title = Three and a tactic
lesson-battle = Both sides roll for the tactic. The higher total decides how the first half is played: everybody's numbers now count for that tactic.
    .title = The tactic battle
lesson-levels = Your three's numbers are added up. The sum gives you a die: red is the weakest, purple the strongest. One for attack, one for defence.
    .title = Better players, better dice
lesson-turn = A match has twelve turns. The ring shows who attacks in each of them. The match runs by itself; you can step in with cards.
    .title = Twelve turns
lesson-duel = The attacker rolls his attack die, the defender his defence die, and both a genius die. The attacker needs more. Level is not enough.
    .title = Attack against defence
lesson-outcome-goal = The attack was higher: a goal. The score is up here, yours first.
    .title = Goal!
lesson-outcome-no-goal = The attack was not higher, so nothing happens. Eleven more turns to go.
    .title = No goal
lesson-outcome-genius-save = The flame on the genius die and a defence genius on the pitch: that saves every shot, whatever the numbers say.
    .title = A genius saves it
lesson-outcome-genius-goal = The flame on the genius die and an attack genius on the pitch: that is a goal, whatever the numbers say. Once a match.
    .title = A genius scores
lesson-hand = Your cards cost money and bend the match: better dice, a second roll, a goal annulled. You are asked when one of them can help you now.
    .title = A trick up your sleeve
lesson-half-time = Half the match is over. You may bring on one player, and both sides choose a tactic again.
    .title = Half-time
lesson-again = Look at the numbers of your rival, too. The best tactic is the one in which you are ahead of him.
    .title = A new tactic
lesson-points = Three points for a win, one for a draw. After six matchdays the best team is champion. Between them you buy and sell.
    .title = The final whistle
lesson-on-your-own = Now you know how a match of Masters is played. The season goes on from here. The rest is explained when it comes up.
    .title = The season is yours

## What is this?

sign-manager = A manager: the money he starts with, and what he can do that others cannot.
    .rule = MOF-MGR-01
sign-shop = Players on offer. The price is on each card; the numbers are attack and defence in each tactic.
    .rule = MOF-SETUP-06
sign-three = The three players you field. They may not all have the same position.
    .rule = MOF-LINEUP-01
sign-tactics = The four tactics. Below each: what your three are worth in it, and what your rival's players are worth.
    .rule = MOF-TACTIC-01
sign-battle = The tactic battle. Dice and tactic ratings are added; the higher total imposes its tactic.
    .rule = MOF-TACTIC-11
sign-ladder = The levels of a team. The colour is the colour of its die, from red (weakest) to purple (strongest).
    .rule = MOF-LEVEL-06
sign-dial = The twelve turns of the match, in the colours of the side that attacks.
    .rule = MOF-PLAY-07
sign-dice = The dice of this turn. The attacker scores if his total is higher.
    .rule = MOF-PLAY-12
sign-hand = Your action cards. The price is on each card; the colour shows its kind.
    .rule = MOF-CARD-01
sign-score = The goals of both sides.
    .rule = MOF-PLAY-12
sign-where = How far the season has got.
    .rule = MOF-CAL-02

## How to play

how-aim = You manage a club for one season. Buy the right players, outwit your rivals, and be champion after six matchdays.
how-step-1 = Your manager brings the money. Every player has an attack and a defence number for each of four tactics.
    .title = Buy players
how-step-2 = Only three play. You choose them and a tactic in secret, and so does your rival.
    .title = Three and a tactic
how-step-3 = Both sides roll two dice and add the ratings of their three. The higher total decides which tactic is played.
    .title = Battle of tactics
how-step-4 = The ring says who attacks in each turn. Your action cards can change the dice, win a reroll or annul a goal.
    .title = Play twelve turns
how-decides-1 = The numbers of your three under the tactic that is played are added up, once for attack and once for defence. The sum gives you your die. If both sides have the same level, the one without home advantage drops one.
    .title = Better players, better dice
how-decides-2 = Five beats four: a goal. Equal totals are not enough. If the black die shows the flame, a genius on the pitch decides at once: an attacking one scores, once a match, and a defending one saves, every time.
    .title = An attack
how-wins = Three points for a win, one for a draw. After six matchdays the team at the top of the table is champion.

## First-time help

first-manager = He brings the money for your squad, and some have an ability that works all season.
    .title = Choose a manager
    .rule = MOF-MGR-01
first-shop = Buy as many as you can pay. Each has an attack and a defence number for every tactic; only three play.
    .title = Buy players
    .rule = MOF-SETUP-10
first-three = Put out three players. Their numbers are added up under the tactic that will be played.
    .title = Three play
    .rule = MOF-LINEUP-01
first-tactic = Choose one of four. Your rival chooses too; then both roll, and one of the two tactics is played.
    .title = A secret tactic
    .rule = MOF-TACTIC-01
first-battle = The higher total imposes its tactic. From now on only the numbers of that tactic count, for both sides.
    .title = The tactic battle
    .rule = MOF-TACTIC-11
first-home = Where the levels are equal, the other side drops one. A level battle of tactics is won, too.
    .title = Home advantage
    .rule = MOF-HOME-06
first-turn = The ring says who attacks in which turn. The attacker scores if his total is higher than the defender’s.
    .title = Twelve turns
    .rule = MOF-PLAY-07
first-cards = You are asked because one of your cards can be played now. It costs what is printed on it.
    .title = A card can help
    .rule = MOF-CARD-03
first-reroll = A reroll replaces both dice of one side. The new result counts, even if it is worse.
    .title = Roll again?
    .rule = MOF-MGR-10
first-genius = The flame on the black die, and a genius on the pitch: the totals do not matter any more.
    .title = A stroke of genius
    .rule = MOF-PLAY-14
first-half-time = You may bring on one player, before or after the tactics are rolled. A new tactic is chosen as well.
    .title = Half-time
    .rule = MOF-HALF-02
first-stoppage = Level, or one behind at home: that side rolls. On three or more it attacks once more.
    .title = Added time
    .rule = MOF-STOP-01
first-academy = After the second matchday each club may take one young player for nothing, within the limit.
    .title = The academy
    .rule = MOF-ACAD-01
# What the bots of each level do well and badly
opponent-rookie-good = Its tactic cannot be foreseen.
opponent-rookie-bad = Spends its money on whatever comes.
opponent-amateur-good = Buys the strongest three it can pay for, and plays the card that moves most points.
opponent-amateur-bad = Never looks at your team, and knows no odds.
opponent-pro-good = Chooses three, tactic, cards and re-rolls by exact odds in the match at hand.
opponent-pro-bad = Does not save for the matches to come.
opponent-legend-good = Plans the season: money, cards and your points count in every match.
opponent-legend-bad = A single match is not worth everything to it.
