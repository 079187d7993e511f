import { afterEach, expect, test, vi } from 'vitest'
import { fromHex, seatCommitment } from './fair'
import type { TableInfo } from './messages'
import { contribute, keptDice } from './seeds'
import { partly } from './testing'

const TABLE = 'ab'.repeat(16)
type Exchange = TableInfo['exchange']

function info(exchange: Partial<Exchange>): TableInfo {
  const whole: Exchange = { table: TABLE, round: 1, closed: false, waiting: [], commitments: [], ...exchange }
  const seats = [
    { seat: 0, mine: true },
    { seat: 1, mine: false },
  ]
  return partly<TableInfo>({ code: 'AAAAAA', commitment: 'cc'.repeat(32), seats, exchange: whole })
}

/** A server that answers in this order; null: it refuses. */
function server(...answers: (TableInfo | null)[]): { path: string; body: Record<string, string> }[] {
  const said: { path: string; body: Record<string, string> }[] = []
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    said.push({ path, body: JSON.parse(String(init?.body ?? '{}')) as Record<string, string> })
    const answer = answers.shift()
    const status = answer ? 200 : 409
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(answer ?? { code: 'other-round' }), { status, headers }))
  })
  return said
}

afterEach(() => vi.unstubAllGlobals())

test('my seat commits, keeps what it is shown, and reveals the seed it committed to', async () => {
  const commitments = [{ seat: 0, value: 'dd' }]
  const said = server(
    info({ closed: true, waiting: [0, 1], commitments }),
    info({ closed: true, waiting: [1], commitments }),
  )
  const left = await contribute(info({ waiting: [0, 1] }))
  expect(left.exchange.waiting).toEqual([1])
  expect(said.map(({ path }) => path)).toEqual(['/api/tables/AAAAAA/commit', '/api/tables/AAAAAA/reveal'])
  const seed = said[1]!.body['seed']!
  expect(said[0]!.body['commitment']).toBe(await seatCommitment(fromHex(seed), fromHex(TABLE), 1, 0))
  expect(keptDice(TABLE)?.seen).toEqual({ commitment: 'cc'.repeat(32), round: 1, commitments })
})

test('a new round has a new seed', async () => {
  const first = keptDice(TABLE)!.seeds['1-0']
  server(info({ round: 2 }))
  await contribute(info({ round: 2, waiting: [0] }))
  expect(keptDice(TABLE)!.seeds['2-0']).toMatch(/^[0-9a-f]{64}$/)
  expect(keptDice(TABLE)!.seeds['2-0']).not.toBe(first)
})

test('nothing is said for others, without a seed, or twice after a refusal', async () => {
  const said = server(null)
  await contribute(info({ waiting: [1] }))
  await contribute(info({ round: 7, closed: true, waiting: [0] }))
  expect(said).toEqual([])
  await contribute(info({ round: 3, waiting: [0] }))
  expect(said.map(({ path }) => path)).toEqual(['/api/tables/AAAAAA/commit', '/api/tables/AAAAAA'])
})

test('after a refusal the table is read again: the game may have begun', async () => {
  server(null, { ...info({}), state: 'playing' })
  const left = await contribute(info({ round: 4, waiting: [0] }))
  expect(left.state).toBe('playing')
})
