import { expect, test } from 'vitest'
import { face, fromHex, keyOf, SCHEME, seatCommitment, serverCommitment, toHex } from '../client/fair'
import type { KeptDice } from '../client/seeds'
import { sha256 } from '../client/sha256'
import { canonical, proof } from './proof'

type Step = [string, number?, string?]
type Written = { log: number[][]; dice: Record<string, unknown> & { transcript?: Step[] }; digest?: string }
const TABLE = '0f'.repeat(16)
const SEEDS: [number, string][] = [
  [0, '11'.repeat(32)],
  [1, '22'.repeat(32)],
]

/** As a server writes it: rolls between picks; the first two came with another record. */
async function game(): Promise<Written> {
  const [secret, table] = [Uint8Array.from({ length: 32 }, (_, at) => at), fromHex(TABLE)]
  const key = await keyOf(
    secret,
    table,
    1,
    SEEDS.map(([seat, seed]) => [seat, fromHex(seed)]),
  )
  const log: number[][] = [
    [-2, 1, 6],
    [-2, 2, 6],
  ]
  for (let roll = 0; roll < 6; roll += 1)
    log.push([-2, await face(key, table, roll, 6 + roll), 6 + roll], [roll % 2, 1])
  const committed = await Promise.all(
    SEEDS.map(async ([seat, seed]): Promise<Step> => [
      'commit',
      seat,
      await seatCommitment(fromHex(seed), table, 1, seat),
    ]),
  )
  const transcript: Step[] = [...committed, ['close'], ...SEEDS.map(([seat, seed]): Step => ['reveal', seat, seed])]
  return {
    log,
    dice: {
      scheme: SCHEME,
      table: TABLE,
      before: 2,
      commitment: await serverCommitment(secret, table, 2),
      secret: toHex(secret),
      transcript,
    },
  }
}

async function written(record: Written): Promise<string> {
  const digest = toHex(await sha256(new TextEncoder().encode(canonical(record))))
  return JSON.stringify({ ...record, digest })
}

async function kept(): Promise<KeptDice> {
  const { commitment, transcript } = (await game()).dice
  const commitments = transcript!.slice(0, 2).map(([, seat, value]) => ({ seat: seat!, value: value! }))
  return { seeds: { '1-0': SEEDS[0]![1] }, seen: { commitment: String(commitment), round: 1, commitments } }
}

test('a true game is proven, roll by roll', async () => {
  const { rolls, seeds, before, round, compared } = await proof(await written(await game()))
  expect(rolls.map(({ entry, number, sides }) => [entry, number, sides])).toEqual(
    [0, 1, 2, 3, 4, 5].map((roll) => [2 + 2 * roll, roll, 6 + roll]),
  )
  expect([seeds, before, round, compared]).toEqual([SEEDS, 2, 1, false])
})

test('the record is compared with what this browser saw before it revealed its seed', async () => {
  const [text, own] = [await written(await game()), await kept()]
  expect((await proof(text, () => own)).compared).toBe(true)
  const others: KeptDice[] = [
    { ...own, seen: { ...own.seen!, commitment: 'ab' } },
    { ...own, seen: { ...own.seen!, round: 2 } },
    { ...own, seen: { ...own.seen!, commitments: own.seen!.commitments.slice(1) } },
    { ...own, seeds: { '1-0': SEEDS[1]![1] } },
  ]
  for (const other of others) await expect(proof(text, () => other)).rejects.toMatchObject({ code: 'other-promise' })
})

test('the form that is summed is that of the server', () => {
  expect(canonical({ b: ['é\u007f"', 1, true], a: null })).toBe('{"a":null,"b":["\\u00e9\\u007f\\"",1,true]}')
})

test('a text that is not a record is refused', async () => {
  for (const [text, code] of [
    ['{', 'not-json'],
    ['[]', 'not-a-record'],
    ['{"log":5}', 'not-a-record'],
  ] as const) {
    await expect(proof(text)).rejects.toMatchObject({ code })
  }
})

test('a record that was changed after it was written is refused', async () => {
  const text = await written(await game())
  await expect(proof(text.replace('[0,1]', '[0,2]'))).rejects.toMatchObject({ code: 'altered' })
})

test('a face that was not promised is named by its entry, though the sum be right', async () => {
  const record = await game()
  record.log[8]![1] = (record.log[8]![1]! % 9) + 1
  await expect(proof(await written(record))).rejects.toMatchObject({ code: 'wrong-face', entry: 8 })
})

test.each([
  [[0, 2, 3, 1, 4], 'commit-too-late'],
  [[0, 1, 3, 2, 4], 'reveal-too-early'],
  [[0, 1, 2, 3], 'seed-missing'],
  [[0, 1, 2, 3, 4, 4], 'bad-step'],
  [[0, 2, 3], 'wrong-face'],
])('a transcript in another order, %j, proves nothing', async (order, code) => {
  const record = await game()
  const transcript = order.map((at) => record.dice.transcript![at]!)
  await expect(proof(await written({ ...record, dice: { ...record.dice, transcript } }))).rejects.toMatchObject({
    code,
  })
})

test.each([
  [{}, 'no-dice'],
  [{ scheme: 'touchline-dice-1' }, 'old-scheme'],
  [{ commitment: 'ab' }, 'not-revealed'],
  [{ secret: 'zz' }, 'wrong-type'],
  [
    { secret: '00'.repeat(32), transcript: [], table: TABLE, before: 0, commitment: 'ab'.repeat(32), scheme: 'dice-9' },
    'unknown-scheme',
  ],
  [
    { secret: '00'.repeat(32), transcript: [], table: TABLE, before: 0, commitment: 'ab'.repeat(32), scheme: SCHEME },
    'wrong-commitment',
  ],
])('dice that tell too little or otherwise: %j', async (dice, code) => {
  const record = await game()
  await expect(proof(await written({ ...record, dice }))).rejects.toMatchObject({ code })
})
