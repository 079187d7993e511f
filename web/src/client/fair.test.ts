import { expect, test } from 'vitest'
import DOC from '../../../docs/dice.md?raw'
import { face, fromHex, keyOf, seatCommitment, serverCommitment, toHex } from './fair'

interface Vectors {
  secret: string
  table: string
  seeds: Record<string, string>
  [what: string]: unknown
}

test('the dice give what docs/dice.md publishes', async () => {
  const vectors = JSON.parse(DOC.split('```json')[1]!.split('```')[0]!) as Vectors
  const [secret, table] = [fromHex(vectors.secret), fromHex(vectors.table)]
  const seeds = Object.entries(vectors.seeds).map(([seat, seed]): [number, Uint8Array] => [Number(seat), fromHex(seed)])
  const seed = (seat: string): Uint8Array => fromHex(vectors.seeds[seat]!)
  const key = await keyOf(secret, table, 1, [...seeds].reverse())
  const faces = (count: number, sides: number): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, (_, roll) => face(key, table, roll, sides)))
  expect({
    secret: vectors.secret,
    table: vectors.table,
    seeds: vectors.seeds,
    'server commitment': await serverCommitment(secret, table, 0),
    'server commitment with 7 rolls before': await serverCommitment(secret, table, 7),
    'commitment of seat 0, round 1': await seatCommitment(seed('0'), table, 1, 0),
    'commitment of seat 2, round 1': await seatCommitment(seed('2'), table, 1, 2),
    'commitment of seat 0, round 2': await seatCommitment(seed('0'), table, 2, 0),
    'key of round 1': toHex(key),
    'key of round 2': toHex(await keyOf(secret, table, 2, seeds)),
    'key without seeds': toHex(await keyOf(secret, table, 1, [])),
    'rolls 0 to 11 with 6 sides': await faces(12, 6),
    'rolls 0 to 5 with 81 sides': await faces(6, 81),
    'rolls 0 to 3 with 3221225472 sides': await faces(4, 3 * 2 ** 30),
  }).toEqual(vectors)
})
