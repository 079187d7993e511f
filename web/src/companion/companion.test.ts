import { expect, test } from 'vitest'
import { balance, BANK, corrected, pay, refusal, undo, type Bank } from './bank'
import { fromHex, toHex } from '../client/fair'
import { byHand, sha256 } from '../client/sha256'
import { isCurrent, open, thrown, verified } from './dice'
import { begin, padOf, read, shuffled } from './record'
import { csv } from './share'
import { companionOf, titles } from './titles'

test('SHA-256 by hand is that of the browser', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) & 255)
    expect(toHex(byHand(message))).toBe(toHex(await sha256(message)))
  }
})

test('a session verifies, and no longer once a face, a number or the secret is another', async () => {
  const session = await open()
  for (let k = 0; k < 2; k += 1)
    session.throws.push(
      await thrown(session, 0, [
        { die: 'd6', sides: 6 },
        { die: 'd12', sides: 12 },
      ]),
    )
  expect(isCurrent(session)).toBe(true)
  expect(isCurrent({ ...session, id: 'companion-0123456789ab' })).toBe(false)
  expect(session.throws.flatMap(({ dice }) => dice.map(({ roll }) => roll))).toEqual([0, 1, 2, 3])
  expect(await verified(session)).toBe(true)
  const changed = structuredClone(session)
  changed.throws[1]!.dice[0]!.face = (changed.throws[1]!.dice[0]!.face % 6) + 1
  expect(await verified(changed)).toBe(false)
  expect(await verified({ ...session, throws: session.throws.slice(1) })).toBe(false)
  expect(await verified({ ...session, secret: toHex(fromHex(session.secret).reverse()) })).toBe(false)
})

const everyPad = titles.flatMap((title) =>
  companionOf(title)!.seats.flatMap((people) =>
    companionOf(title)!
      .modes(people)
      .map((mode) => ({ title, people, mode })),
  ),
)

test.each(everyPad)('a pad is read back as it was written: $title, $people, $mode', ({ title, people, mode }) => {
  const record = begin(title, mode, people, [...'ABCDEFGH'])
  const first = padOf(record).opening[0]
  if (first) record.results[first.id] = { goals: [2, 1] }
  expect(read(JSON.stringify(record))).toEqual(record)
})

test('nothing else is read', () => {
  const { title, people, mode } = everyPad[0]!
  const good = begin(title, mode, people, [...'ABCDEFGH'])
  for (const bad of ['', '[]', 'null', '{}']) expect(read(bad)).toBeNull()
  for (const bad of [{ title: 'chess' }, { names: ['A'] }, { lots: [0, 0, 1] }, { results: { x: { goals: [1, -1] } } }])
    expect(read(JSON.stringify({ ...good, ...bad }))).toBeNull()
  expect([...shuffled(8)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('a cell with a comma or a quotation mark is quoted', () => {
  expect(
    csv([
      ['A, "B"', 3],
      ['C', 0],
    ]),
  ).toBe('"A, ""B""",3\r\nC,0\r\n')
})

test('the bank: balances follow from the transfers, undo takes the last one back', () => {
  let bank: Bank = { title: 'any', names: ['A', 'B'], start: 15, transfers: [] }
  bank = pay(bank, { from: 0, to: 1, amount: 5 })
  bank = pay(bank, { from: BANK, to: 0, amount: 2 })
  expect([balance(bank, 0), balance(bank, 1)]).toEqual([12, 20])
  expect(refusal(bank, { from: 0, to: 1, amount: 13 })).toBe('short')
  expect(pay(bank, { from: 0, to: 1, amount: 13 })).toBe(bank)
  expect([refusal(bank, { from: 0, to: 0, amount: 1 }), refusal(bank, { from: 0, to: 1, amount: 0 })]).toEqual([
    'same',
    'amount',
  ])
  expect(refusal(bank, { from: BANK, to: 0, amount: 1000 })).toBe('')
  bank = undo(bank)
  expect([balance(bank, 0), balance(bank, 1)]).toEqual([10, 20])
  expect(balance(corrected(bank, 0, 7), 1)).toBe(22)
  expect(corrected(bank, 0, null).transfers).toEqual([])
})
