// From the box to the screen: what the pad knows goes on as a digital game, as far as that can begin with it.
import { ask, hex } from '../client/api'
import type { Question } from '../client/view'
import type { SeatResponse } from '../wire'
import type { Fixture } from './fixtures'
import type { Pad } from './pad'
import { companionOf } from './titles'

/**
 * `results`: the table of a league goes on with its results; `start`: nothing has happened yet, the game begins on
 * screen; `anew`: squads, money and cards lie on the table at home and not on the pad, so a game on screen begins at
 * kick-off.
 */
export type Onward = 'results' | 'start' | 'anew'

export function onward(pad: Pad): Onward {
  if (companionOf(pad.record.title)?.pad.carries && carried(pad).length) return 'results'
  const begun =
    Object.keys(pad.record.results).length > 0 || pad.record.counts.some((count) => Object.values(count).some(Boolean))
  return begun ? 'anew' : 'start'
}

/** Fixtures in the order of play of a digital pad: by matchday, then by league. */
export const inOrder = (fixtures: Fixture[]): Fixture[] =>
  [...fixtures].sort((one, two) => one.day - two.day || one.league - two.league)

/**
 * Goals of home and away in the order of play, up to the first match without a result: a digital pad is filled in that
 * order.
 */
export function carried(pad: Pad): [number, number][] {
  const found: [number, number][] = []
  for (const fixture of inOrder(pad.opening)) {
    const result = pad.result(fixture)
    if (!result) break
    found.push(result.goals)
  }
  return found
}

/**
 * What to answer so that everybody gets the team of the pad, and every result its place; null: the rest is for people.
 */
export function answers(goals: [number, number][]): (question: Pick<Question, 'kind' | 'options'>) => number | null {
  const left = goals.flat()
  let seat = 0
  return ({ kind, options }) => {
    if (kind === 'lot') return options.includes(seat) ? seat++ : null
    return kind === 'enter-goals' ? (left.shift() ?? null) : null
  }
}

const PATIENCE = 20_000

/** A table in companion mode with the results of the pad; its path. */
export async function carryOn(pad: Pad): Promise<string> {
  const seats = pad.persons.map((name) => ({ kind: 'me', name }))
  const made = await ask<SeatResponse>('/tables', {
    title: pad.record.title,
    seats,
    options: { companion_mode: true },
    dice: 'real',
  })
  await fill(made.table.code, answers(carried(pad)))
  return `/t/${made.table.code}`
}

function fill(code: string, answer: (question: Question) => number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${code}/play?since=0&seat=0`,
    )
    const timer = setTimeout(() => end(false), PATIENCE)
    let asked = -1
    const end = (good: boolean): void => {
      clearTimeout(timer)
      socket.onclose = null
      socket.close()
      if (good) resolve()
      else reject(new Error('no-answer'))
    }
    socket.onclose = () => end(false)
    socket.onmessage = (message: MessageEvent<string>) => {
      const reply = JSON.parse(message.data) as { t: string; view?: { question: Question | null } }
      if (reply.t === 'refused') return end(false)
      const question = reply.view?.question
      if (reply.t !== 'state' || !question || question.decision === asked) return
      asked = question.decision
      const pick = answer(question)
      if (pick === null) end(true)
      else socket.send(JSON.stringify({ t: 'pick', id: hex(4), decision: question.decision, picks: [pick] }))
    }
  })
}
