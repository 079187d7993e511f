import { expect, test } from 'vitest'
import { bytes, commitment, face, keyOf, SCHEME, toHex } from '../companion/dice'
import { sha256 } from '../companion/sha256'
import { canonical, proof } from './proof'

type Written = { log: number[][]; dice: Record<string, unknown>; digest?: string }

/** As a server writes it: rolls between picks, the third with a nonce. */
async function game(): Promise<Written> {
  const secret = Uint8Array.from({ length: 32 }, (_, at) => at)
  const key = await keyOf(secret, [bytes('a'), bytes('')])
  const log: number[][] = []
  for (let roll = 0; roll < 6; roll += 1)
    log.push([-2, await face(key, 'T1', roll, 6 + roll, bytes(roll === 2 ? 'held' : '')), 6 + roll], [roll % 2, 1])
  const dice = {
    scheme: SCHEME,
    table: 'T1',
    commitment: await commitment(secret, 'T1'),
    secret: toHex(secret),
    seeds: [toHex(bytes('a')), ''],
    nonces: { 2: toHex(bytes('held')) },
  }
  return { log, dice }
}

async function written(record: Written): Promise<string> {
  const digest = toHex(await sha256(new TextEncoder().encode(canonical(record))))
  return JSON.stringify({ ...record, digest })
}

test('a true game is proven, roll by roll', async () => {
  const { rolls, seeds } = await proof(await written(await game()))
  expect(rolls.map(({ entry, number, sides }) => [entry, number, sides])).toEqual(
    [0, 1, 2, 3, 4, 5].map((roll) => [2 * roll, roll, 6 + roll]),
  )
  expect(rolls[2]!.nonce).toBe('68656c64')
  expect(seeds).toHaveLength(2)
})

test('the form that is summed is that of the server', () => {
  expect(canonical({ b: ['é\u007f"', 1, true], a: null })).toBe('{"a":null,"b":["\\u00e9\\u007f\\"",1,true]}')
})

test('what is not a record is refused', async () => {
  for (const [text, code] of [
    ['{', 'not-json'],
    ['[]', 'not-a-record'],
    ['{"log":5}', 'not-a-record'],
  ] as const) {
    await expect(proof(text)).rejects.toMatchObject({ code })
  }
})

test('what was changed after it was written is refused', async () => {
  const text = await written(await game())
  await expect(proof(text.replace('[0,1]', '[0,2]'))).rejects.toMatchObject({ code: 'altered' })
})

test('a face that was not promised is named by its entry, though the sum be right', async () => {
  const record = await game()
  record.log[6]![1] = (record.log[6]![1]! % 9) + 1
  await expect(proof(await written(record))).rejects.toMatchObject({ code: 'wrong-face', entry: 6 })
})

test.each([
  [{}, 'no-dice'],
  [{ commitment: 'ab' }, 'not-revealed'],
  [{ secret: 'zz', seeds: [], nonces: {}, table: 'T1', commitment: '', scheme: SCHEME }, 'wrong-type'],
  [{ secret: '00', seeds: [], nonces: {}, table: 'T1', commitment: '', scheme: 'dice-9' }, 'unknown-scheme'],
  [{ secret: '00', seeds: [], nonces: {}, table: 'T1', commitment: 'ab', scheme: SCHEME }, 'wrong-commitment'],
])('dice that tell too little or otherwise: %j', async (dice, code) => {
  const record = await game()
  await expect(proof(await written({ ...record, dice }))).rejects.toMatchObject({ code })
})
