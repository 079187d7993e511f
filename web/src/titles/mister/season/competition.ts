// The cup or the league of Mister as the shared tables and brackets read it.
import type { Contender, Round, Standing, Tie } from '../../../kit/standings'
import type { Game, Texts } from '../types'
import type { FixtureView, ResultView as Result } from '../view'

export function standings(game: Game, texts: Texts, seat: number | null): Standing[] {
  return game.table.map(({ seat: who, points, form, goals, conceded }) => ({
    key: who,
    kit: who,
    name: texts.name('seat', who),
    mine: who === seat,
    played: form.length,
    won: form.filter((mark) => mark === 'won').length,
    drawn: form.filter((mark) => mark === 'drew').length,
    lost: form.filter((mark) => mark === 'lost').length,
    scored: goals,
    conceded,
    form,
    points,
  }))
}

function side(texts: Texts, seat: number, goals: number, kicks: number): Contender {
  return { kit: seat, name: texts.name('seat', seat), score: kicks ? `${goals} (${kicks})` : `${goals}` }
}

function played(row: Result, texts: Texts): Tie {
  const made: Tie = {
    sides: [side(texts, row.first, row.goals, row.scored), side(texts, row.second, row.against, row.conceded)],
    winner: row.winner < 0 ? -1 : row.winner === row.first ? 0 : 1,
  }
  return row.scored + row.conceded
    ? { ...made, note: texts.say('mister-ui-on-penalties', { score: `${row.scored}–${row.conceded}` }) }
    : made
}

const open = ({ first, second }: FixtureView, texts: Texts): Tie => ({
  sides: [
    { kit: first, name: texts.name('seat', first) },
    { kit: second, name: texts.name('seat', second) },
  ],
  winner: -1,
})
const EMPTY: Tie = { sides: [null, null], winner: -1 }
const [SEMI_FINALS, FINALS] = [1, 2]

/** Semi-finals, then the final and the match for third place; what is not known yet stays empty. */
export function bracket(game: Pick<Game, 'results' | 'round' | 'fixtures'>, texts: Texts): Round[] {
  const of = (round: number): Tie[] => {
    const there = game.results.filter((row) => row.round === round)
    if (there.length) return there.map((row) => played(row, texts))
    if (round === game.round && game.fixtures.length) return game.fixtures.map((pair) => open(pair, texts))
    return round === SEMI_FINALS ? [EMPTY, EMPTY] : [EMPTY]
  }
  const finals = of(FINALS)
  return [
    { name: texts.say('mister-ui-semi'), ties: of(SEMI_FINALS) },
    { name: texts.say('mister-ui-final'), ties: finals.slice(0, 1) },
    ...(finals[1] ? [{ name: texts.say('mister-ui-third'), ties: [finals[1]] }] : []),
  ]
}
