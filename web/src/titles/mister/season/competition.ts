// The cup or the league of Mister as the shared tables and brackets read it.
import { counted, type Contender, type Played, type Round, type Standing, type Tie } from '../../../kit/standings'
import type { MisterView, ResultView as Result } from '../view'
import type { Game, Texts } from '../types'

const outcome = (row: Result): number => (row.goals > row.against ? 0 : row.goals < row.against ? 1 : 2)

export function standings(game: Game, texts: Texts, seat: number | null): Standing[] {
  const matches: Played[] = (game.results as Result[]).map((row) => ({
    home: row.first,
    away: row.second,
    outcome: outcome(row),
    goals: [row.goals, row.against],
  }))
  return (game as MisterView).table.map(({ seat: who, points }) => ({
    key: who,
    kit: who,
    name: texts.name('seat', who),
    mine: who === seat,
    ...counted(who, matches),
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

const open = (pair: number[], texts: Texts): Tie => ({
  sides: [
    { kit: pair[0]!, name: texts.name('seat', pair[0]!) },
    { kit: pair[1]!, name: texts.name('seat', pair[1]!) },
  ],
  winner: -1,
})
const EMPTY: Tie = { sides: [null, null], winner: -1 }

/** Semi-finals, then the final and the match for third place; what is not known yet stays empty. */
export function bracket(game: Game, texts: Texts): Round[] {
  const results = game.results as Result[]
  const now = game.round - 1
  const of = (round: number): Tie[] => {
    const there = results.filter((row) => row.round === round)
    if (there.length) return there.map((row) => played(row, texts))
    if (round === now && game.fixtures.length) return (game.fixtures as number[][]).map((pair) => open(pair, texts))
    return round === 0 ? [EMPTY, EMPTY] : [EMPTY]
  }
  const finals = of(1)
  return [
    { name: texts.say('mister-ui-semi'), ties: of(0) },
    { name: texts.say('mister-ui-final'), ties: finals.slice(0, 1) },
    ...(finals[1] ? [{ name: texts.say('mister-ui-third'), ties: [finals[1]] }] : []),
  ]
}
