// Sums and comparisons with numbers of the game that the client may make, each with its reason.  They draw, sort for
// the eye, count what was tapped or look back; none says what is legal, what it costs, what it earns or who wins.

const DRAWN = 'a length or a place in a drawing'
const SORTED = 'the order in which cards lie for the eye; any order could be picked from'
const COUNTED = 'counts what was tapped against a number of the question'
const ADDED = 'adds what was tapped to a number of the view'
const HIDDEN = 'how many lie face down: those told less those seen'
const SHOWN = 'a figure beside others of the same row; the ranking is the engine’s'

/** By file: why, and the expressions as they stand. */
export const ALLOWED = {
  'client/fair.ts': { why: 'dice that anybody can verify', codes: ['value / 2 ** 32'] },
  'client/reach.svelte.ts': { why: 'an address', codes: ['(this.chosen || location.origin) + path'] },
  'client/replayFrames.ts': { why: 'milliseconds of a replay', codes: ['total + lengthOf(each.event)'] },
  'client/sha256.ts': { why: 'a hash', codes: ['(value - Math.floor(value)) * 2 ** 32'] },
  'client/cues.ts': { why: 'loudness', codes: ['out.gain.value * loud'] },
  'kit/Against.svelte': { why: DRAWN, codes: ['(100 * value) / most'] },
  'kit/Cabinet.svelte': { why: DRAWN, codes: ['4 + points * 4'] },
  'kit/LeagueTable.svelte': { why: SHOWN, codes: ['(row.scored ?? 0) - (row.conceded ?? 0)'] },
  'kit/RaceChart.svelte': {
    why: DRAWN,
    codes: [
      'Math.max(least, ...lines.map((line) => line.points.length - 1))',
      '24 + (at * 200) / rounds',
      '128 - (points * 114) / top',
    ],
  },
  'kit/drama/ScorerValue.svelte': { why: DRAWN, codes: ['(100 * value) / most'] },
  'table/Result.svelte': {
    why: 'seats in the order of the places told',
    codes: ['result.places[a]! - result.places[b]!'],
  },
  'table/windowTime.ts': { why: 'seconds of a clock', codes: ['Math.min(span, Math.max(0, end - now))'] },
  'table/tableSettings.ts': { why: 'seconds as minutes', codes: ['clock.bank / 60'] },
  'titles/best_11/data.ts': { why: 'empty places that are drawn', codes: ['Math.max(0, all - there.length)'] },
  'titles/best_11/market/Opened.svelte': { why: 'the number of an option', codes: ['USE + 4 * card + each'] },
  'titles/best_11/match/Boost.svelte': {
    why: 'how far the ghost of the ball is drawn; the parts of an option number',
    codes: ['(previewed(question, held)?.total ?? total) - total', 'needs % 2', 'needs / 2'],
  },
  'titles/best_11/match/Commit.svelte': { why: ADDED, codes: ['points + valueIn(team, card)'] },
  'titles/best_11/match/Tug.svelte': {
    why: 'the ball beside the mark, and how far apart they are',
    codes: [
      'Math.max(number * 2, total + ghost + 1, total + 1)',
      '(Math.max(0, points) / top) * 100',
      'total >= number',
      'total - number',
      'number - total',
      'total + ghost',
    ],
  },
  'titles/best_11/match/action.ts': { why: SORTED, codes: ['two.total - one.total'] },
  'titles/best_11/season/Stadium.svelte': {
    why: DRAWN,
    codes: ['at < Math.round((stands * 4) / all)', 'stands >= all'],
  },
  'titles/best_11/season/Waterfall.svelte': { why: DRAWN, codes: ['(Math.abs(step.value) / top) * 100'] },
  'titles/best_11/season/score.ts': {
    why: 'seats in the order of the places told',
    codes: ['places[two]! - places[one]!'],
  },
  'titles/masters_of_football/cards/CardChoice.svelte': {
    why: COUNTED,
    codes: ['out.length < most', 'most - out.length'],
  },
  'titles/masters_of_football/cards/PlayerValues.svelte': { why: DRAWN, codes: ['(value / 7) * 100'] },
  'titles/masters_of_football/cards/now.ts': {
    why: 'which of two chances of the engine is shown first',
    codes: ['mine / mineOf >= theirs / theirsOf'],
  },
  'titles/masters_of_football/market/Shop.svelte': {
    why: ADDED,
    codes: [
      'question.context.money + spentOn(taken)',
      'shop.money - spent(shop, bought)',
      'shop.money - left',
      'Math.max(0, game.rules.lineup_size - size)',
      'size > game.rules.squad_limit',
      'size - game.rules.squad_limit',
    ],
  },
  'titles/masters_of_football/market/ShopHead.svelte': {
    why: 'what is spent of the money, and the bar of it',
    codes: ['money - left', '(money - left) / money'],
  },
  'titles/masters_of_football/match/Course.svelte': { why: DRAWN, codes: ['each.win + each.draw'] },
  'titles/masters_of_football/match/Rival.svelte': {
    why: HIDDEN,
    codes: ['rival.squad_size > rival.squad.length', 'rival.squad_size - rival.squad.length'],
  },
  'titles/masters_of_football/match/Three.svelte': {
    why: COUNTED,
    codes: ['trio.length < size', 'squad.length <= size', 'Math.max(size, squad.length)'],
  },
  'titles/masters_of_football/season/Hub.svelte': {
    why: 'the first matchday is shown before it',
    codes: ['Math.max(1, game.matchday)'],
  },
  'titles/masters_of_football/season/Squads.svelte': {
    why: HIDDEN,
    codes: ['team.squad_size > team.squad.length', 'team.squad_size - team.squad.length'],
  },
  'titles/match_of_the_season/End.svelte': {
    why: 'seasons that the ceremony has told',
    codes: ['told >= game.season'],
  },
  'titles/match_of_the_season/Squad.svelte': { why: SORTED, codes: ['cards.stars[two]! - cards.stars[one]!'] },
  'titles/match_of_the_season/cards/Stars.svelte': { why: DRAWN, codes: ['stars * (size + 1)', 'stars * 17'] },
  'titles/match_of_the_season/market/Draft.svelte': { why: SORTED, codes: ['cards.stars[two]! - cards.stars[one]!'] },
  'titles/match_of_the_season/market/Fourteen.svelte': {
    why: SORTED,
    codes: ['cards.stars[two]! - cards.stars[one]!'],
  },
  'titles/match_of_the_season/market/SquadRow.svelte': {
    why: 'a stepper between the ends that the view gives',
    codes: ['Math.min(Math.max(cards.price[player]!, least), most)', 'price <= reserve.least', 'price >= reserve.most'],
  },
  'titles/match_of_the_season/match/Duel.svelte': {
    why: 'which die',
    codes: ["(roll.numbers['face'] ?? 1) > 6"],
  },
  'titles/match_of_the_season/match/DuelSum.svelte': {
    why: 'how many stars are drawn',
    codes: ['Math.min(stars, 6)'],
  },
  'titles/match_of_the_season/match/StarsBar.svelte': {
    why: DRAWN,
    codes: ['(100 * both[0].stars) / Math.max(both[0].stars + both[1].stars, 1)'],
  },
  'titles/match_of_the_season/match/GoalNow.svelte': {
    why: 'the greater of two figures that were told',
    codes: ["Math.max(stars['home-stars'], stars['away-stars'])"],
  },
  'titles/match_of_the_season/match/StoryResult.svelte': {
    why: 'adds up payments that were told',
    codes: [
      'sum + (each.numbers.team === me ? each.numbers.price : 0)',
      'sum + (each.numbers.to === me ? each.numbers.price : each.numbers.team === me ? -each.numbers.price : 0)',
    ],
  },
  'titles/match_of_the_season/match/pointOfView.ts': {
    why: 'whether the players named make up the stars that were told',
    codes: ['sum + each.stars'],
  },
  'titles/match_of_the_season/match/matchPitch.ts': {
    why: DRAWN,
    codes: ['token.x - 8 + (star - token.stars / 2) * 12'],
  },
  'titles/match_of_the_season/match/MatchHead.svelte': { why: 'dots for several rolls', codes: ['match.events > 1'] },
  'titles/match_of_the_season/match/lineup.ts': { why: SORTED, codes: ['cards.stars[two]! - cards.stars[one]!'] },
  'titles/match_of_the_season/choose.ts': {
    why: 'the first season is shown before it',
    codes: ['Math.max(game.season, 1)'],
  },
  'titles/match_of_the_season/season/NextSeason.svelte': {
    why: 'clubs with the most trophies first, for the eye',
    codes: ['two.points - one.points'],
  },
  'titles/match_of_the_season/season/Review.svelte': {
    why: 'the other side of a result',
    codes: ['1 - match.outcome'],
  },
  'titles/match_of_the_season/season/cups.ts': { why: 'empty ties that are drawn', codes: ['drawn.length < least'] },
  'titles/match_of_the_season/season/league.ts': {
    why: 'trophies on a shelf: their points, the fullest shelf first',
    codes: ['two.points - one.points', 'Math.max(game.season, 1)', 'sum + each.points'],
  },
  'titles/match_of_the_season/season/season.ts': {
    why: 'a look back at a season that is over: it decides nothing',
    codes: [
      '1 - match.outcome',
      'match.stars[side] < match.stars[other]',
      'sum + match.points[side]',
      'match.outcome < 2',
      'one.price / Math.max(cards.stars[one.player] ?? 1, 1)',
    ],
  },
  'titles/mister/League.svelte': { why: SHOWN, codes: ['row.scored + row.conceded'] },
  'titles/mister/Squad.svelte': { why: SORTED, codes: ['cards.overall[two]! - cards.overall[one]!', 'value >= 8'] },
  'titles/mister/cards/PlayerValues.svelte': { why: DRAWN, codes: ['value * 10'] },
  'titles/mister/market/FitPitch.svelte': { why: 'which places are lit', codes: ['fits[slot]! >= best - 2.5'] },
  'titles/mister/market/Importance.svelte': {
    why: 'what the printed cards ask for: figures about the deck',
    codes: ['often + defence[at]!', '(attack + defence) / most'],
  },
  'titles/mister/match/GoalNow.svelte': { why: SORTED, codes: ['other.value - one.value'] },
  'titles/mister/match/Kicks.svelte': {
    why: 'places for kicks that are drawn',
    codes: ['Math.max(shootout.kicks, ...sides.map(({ made }) => made.length), due + 1)'],
  },
  'titles/mister/match/Pick.svelte': {
    why: COUNTED,
    codes: ['game.shootout.kicks - named.length', 'needed > 1', 'sorted.length >= needed', 'order.length < needed'],
  },
  'titles/mister/match/WindowSquad.svelte': { why: SORTED, codes: ['overall[one]! - overall[two]!'] },
  'titles/mister/data.ts': { why: 'tenths as a figure', codes: ['tenths / 10'] },
  'titles/mister/match/lineup.ts': { why: SORTED, codes: ['cards.overall[two]! - cards.overall[one]!'] },
  'titles/mister/season/competition.ts': { why: SHOWN, codes: ['row.scored + row.conceded'] },
}
