import { expect, test } from 'vitest'
import DOC from '../../../docs/dice.md?raw'
import { balance, BANK, corrected, pay, refusal, undo, type Bank } from './bank'
import { boxOf, sumOf, type MastersDice } from './box'
import { bytes, commitment, face, fromHex, keyOf, open, thrown, toHex, verified } from './dice'
import { begin, csv, Pad, placed, read, shuffled, type Count, type PadRecord } from './pad'
import { opening, printedDays } from './schedule'
import { byHand, sha256 } from './sha256'
import { rank, RULINGS, table, type Match } from './standings'
import { B11, MISTER, MOF, modesOf, MOTS, SEATS } from './titles'

const published = (what: string): string => {
  const line = DOC.split('\n').find((each) => each.startsWith(`| ${what} |`))
  return line!.split('|')[2]!.trim().replaceAll('`', '')
}

test('the dice give what docs/dice.md publishes', async () => {
  const secret = Uint8Array.from({ length: 32 }, (_, at) => at)
  expect(await commitment(secret, 'T1')).toBe(published('commitment'))
  const key = await keyOf(secret, ['seat zero', '', 'seat two'].map(bytes))
  expect(toHex(key)).toBe(published('key'))
  const faces = (count: number, sides: number): Promise<number[]> => Promise.all(Array.from({ length: count }, (_, roll) => face(key, 'T1', roll, sides)))
  expect(await faces(12, 6)).toEqual(JSON.parse(published('rolls 0 to 11 with 6 sides')))
  expect(await faces(6, 81)).toEqual(JSON.parse(published('rolls 0 to 5 with 81 sides')))
  expect(await face(key, 'T1', 0, 6, bytes('nonce'))).toBe(Number(published('roll 0 with 6 sides and the nonce `nonce`')))
  expect(await faces(4, 3 * 2 ** 30)).toEqual(JSON.parse(published('rolls 0 to 3 with 3 * 2^30 sides (words are thrown away)')))
})

test('SHA-256 by hand is that of the browser', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) & 255)
    expect(toHex(byHand(message))).toBe(toHex(await sha256(message)))
  }
})

test('a session verifies, and no longer once a face, a number or the secret is another', async () => {
  const session = await open()
  for (const nonce of ['', 'held 300 ms']) session.throws.push(await thrown(session, 0, [{ die: 'd6', sides: 6 }, { die: 'd12', sides: 12 }], nonce))
  expect(session.throws.flatMap(({ dice }) => dice.map(({ roll }) => roll))).toEqual([0, 1, 2, 3])
  expect(await verified(session)).toBe(true)
  const changed = structuredClone(session)
  changed.throws[1]!.dice[0]!.face = (changed.throws[1]!.dice[0]!.face % 6) + 1
  expect(await verified(changed)).toBe(false)
  expect(await verified({ ...session, throws: session.throws.slice(1) })).toBe(false)
  expect(await verified({ ...session, secret: toHex(fromHex(session.secret).reverse()) })).toBe(false)
})

const MASTERS: MastersDice = { attack_dice: [[0, 0, 0, 1, 2, 4]], defence_dice: [[1, 1, 2, 2, 3, 4]], genius_die: [1, 1, 1, 2, 2, 2], tactics_die: [1, 2, 3, 4, 5, 6], flame: [0, 0, 0, 0, 0, 1] }

test('the dice of Masters add up by side', () => {
  const box = boxOf(MOF, MASTERS)
  const rolled = [{ die: 'attack-0', face: 6 }, { die: 'genius-0', face: 4 }, { die: 'defence-0', face: 1 }, { die: 'tactic', face: 6 }]
  expect([sumOf(box, rolled, 'attack'), sumOf(box, rolled, 'defence'), sumOf(box, [], 'attack')]).toEqual([6, 1, null])
  expect(boxOf(MOTS, null).map((die) => die.values.length)).toEqual([3, 6, 12])
})

const days = (title: string, mode: string): string[] => opening(title, mode).map(({ day, home, away }) => `${day}: ${home + 1}-${away + 1}`)

test('schedules are those of the rulebooks', () => {
  expect(days(MOF, 'league').join(' ')).toBe('1: 1-4 1: 2-3 2: 4-3 2: 1-2 3: 2-4 3: 3-1 4: 4-1 4: 3-2 5: 3-4 5: 2-1 6: 4-2 6: 1-3')
  expect(days(MISTER, 'league').slice(0, 8).join(' ')).toBe('1: 1-2 1: 3-4 2: 1-3 2: 2-4 3: 1-4 3: 2-3 4: 2-1 4: 4-3')
  expect(days(MISTER, 'short_league')).toHaveLength(6)
  expect(days(MISTER, 'three_way').join(' ')).toBe('1: 1-2 2: 2-3 3: 3-1')
  expect(opening(MOF, 'two_leagues').map(({ league, home }) => [league, home < 4])).toEqual([...Array(12).fill([0, true]), ...Array(12).fill([1, false])])
  expect(printedDays(MOTS, [[], [[0, 1], [2, 3]], [], [[3, 0], [1, 2]]])).toEqual([[[0, 1], [2, 3]], [[3, 0], [1, 2]]])
  expect(printedDays(MOF, [[1, 3, 2], [0, 0, 3], [0, 1, 2]])).toEqual([[[0, 3], [1, 2]], [[3, 2]]])
})

const match = (home: number, away: number, one: number, two: number): Match => ({ home, away, goals: [one, two] })

test('Mister: matches among those level come before goal difference, and start again for those left', () => {
  // 0, 1 and 2 have six points each and beat one another in a ring; 3 has none
  const ring = [match(0, 1, 1, 0), match(1, 2, 3, 0), match(2, 0, 1, 0), match(0, 3, 9, 0), match(1, 3, 1, 0), match(2, 3, 1, 0)]
  expect(rank(ring, [0, 1, 2, 3], RULINGS[MISTER]!)).toEqual([[1], [0], [2], [3]]) // among the three: +2, 0, -2
  const head = [match(0, 1, 0, 1), match(0, 2, 9, 0), match(1, 2, 0, 1)]
  expect(rank(head, [0, 1, 2], RULINGS[MISTER]!)).toEqual([[0], [1], [2]]) // all on 3: difference among them +8, 0, -8
  const restart = [match(0, 1, 2, 0), match(1, 2, 2, 0), match(2, 0, 2, 0), match(0, 3, 1, 0), match(1, 3, 1, 0), match(2, 3, 5, 0)]
  expect(rank(restart, [0, 1, 2, 3], RULINGS[MISTER]!)[0]).toEqual([2]) // level among themselves: overall difference
  expect(rank(restart, [0, 1, 2, 3], RULINGS[MISTER]!)[1]).toEqual([0]) // then 0 beat 1 when the two start again
})

test('Masters: difference, goals, away goals, then the place is shared; Match of the Season: play-offs', () => {
  const rows = table([match(0, 1, 2, 2), match(2, 3, 2, 2)], [0, 1, 2, 3], RULINGS[MOF]!, [0, 1, 2, 3])
  expect(rows.map(({ side, place, tied }) => [side, place, tied])).toEqual([[1, 1, 'shared'], [3, 1, 'shared'], [0, 3, 'shared'], [2, 3, 'shared']])
  const level = table([match(0, 1, 5, 0), match(2, 3, 1, 0)], [0, 1, 2, 3], RULINGS[MOTS]!, [0, 1, 2, 3])
  expect(level.map(({ place, tied }) => [place, tied])).toEqual([[1, 'playoff'], [1, 'playoff'], [3, 'playoff'], [3, 'playoff']])
})

test('Mister: what nothing tells apart is settled by lot', () => {
  const rows = table([match(0, 1, 1, 1)], [0, 1], RULINGS[MISTER]!, [1, 0])
  expect(rows.map(({ side, place, tied }) => [side, place, tied])).toEqual([[1, 1, 'lot'], [0, 2, 'lot']])
})

function filled(record: PadRecord, goals: (home: number, away: number) => [number, number]): Pad {
  for (const each of new Pad(record).opening) record.results[each.id] = { goals: goals(each.home, each.away) }
  return new Pad(record)
}

test('a cup goes on from its semi-finals, and a level one waits for its shoot-out', () => {
  const record = begin(MISTER, 'cup', 4, ['A', 'B', 'C', 'D'])
  record.results['semi-0-1-0-1'] = { goals: [1, 1] }
  record.results['semi-0-1-2-3'] = { goals: [0, 2] }
  expect(new Pad(record).fixtures).toHaveLength(2)
  record.results['semi-0-1-0-1'] = { goals: [1, 1], winner: 1 }
  expect(new Pad(record).fixtures.slice(2).map(({ kind, home, away }) => [kind, home, away])).toEqual([['final', 1, 3], ['third', 0, 2]])
  record.results['final-0-2-1-3'] = { goals: [3, 0] }
  record.results['third-0-2-0-2'] = { goals: [0, 1] }
  expect(new Pad(record).champions).toEqual([1])
  record.results['semi-0-1-2-3'] = { goals: [2, 0] } // corrected: another final, without a result
  expect(new Pad(record).champions).toEqual([])
})

test('two leagues meet in two legs, the better one at home in the second', () => {
  const record = begin(MOF, 'two_leagues', 7, [...'ABCDEFGH'])
  const pad = filled(record, (home, away) => (home < away ? [away > 4 ? 3 : 1, 0] : [0, away > 4 ? 3 : 1]))
  expect(pad.personless(7)).toBe(true)
  expect(pad.personless(3)).toBe(false)
  const legs = pad.fixtures.slice(24)
  expect(legs.map(({ home, away }) => [home, away])).toEqual([[0, 4], [4, 0]])
  record.results[legs[0]!.id] = { goals: [1, 0] }
  record.results[legs[1]!.id] = { goals: [2, 1] }
  expect(new Pad(record).champions).toEqual([0]) // level but for the goal scored away
  record.results[legs[1]!.id] = { goals: [1, 0] }
  expect(new Pad(record).champions).toEqual([4]) // level in everything: the league decides
})

test('the fourth team of three managers is beaten from the start', () => {
  const pad = new Pad(begin(MOTS, 'league', 3, ['A', 'B', 'C', 'D']))
  expect(pad.table().map(({ side, points }) => [side, points])).toEqual([[0, 6], [1, 6], [2, 6], [3, 0]])
})

test('a correction is computed anew', () => {
  const record = begin(MISTER, 'league', 4, ['A', 'B', 'C', 'D'])
  const pad = filled(record, (home, away) => (home < away ? [1, 0] : [0, 1]))
  expect(pad.champions).toEqual([0])
  for (const each of pad.opening.filter(({ home, away }) => home === 0 || away === 0)) record.results[each.id] = { goals: each.home === 0 ? [0, 4] : [4, 0] }
  expect(new Pad(record).champions).toEqual([1])
})

test('Best 11 is ranked by points, goals, fewer conceded, money', () => {
  const count = (given: Partial<Count>): Count => ({ footballers: 0, coach: 0, fit: 0, scored: 0, conceded: 0, stadium: false, money: 0, ...given })
  const counts = [count({ footballers: 30, stadium: true }), count({ footballers: 32, scored: 1 }), count({ footballers: 36, conceded: 1 }), count({ footballers: 32, scored: 1 })]
  expect(placed(counts)).toEqual([{ side: 1, place: 1, total: 35 }, { side: 3, place: 1, total: 35 }, { side: 0, place: 3, total: 35 }, { side: 2, place: 4, total: 35 }])
  expect(placed([count({ fit: -3 }), count({ money: 1, fit: -3 })]).map(({ side }) => side)).toEqual([1, 0])
})

test('a pad is read back as it was written, and nothing else is', () => {
  for (const [title, seats] of Object.entries(SEATS)) for (const people of seats) for (const mode of modesOf(title, people)) {
    const record = begin(title, mode, people, [...'ABCDEFGH'])
    const first = new Pad(record).opening[0]
    if (first) record.results[first.id] = { goals: [2, 1] }
    expect(read(JSON.stringify(record))).toEqual(record)
  }
  const good = begin(B11, 'points', 3, ['A', 'B', 'C'])
  for (const bad of ['', '[]', 'null', '{}', JSON.stringify({ ...good, people: 9 }), JSON.stringify({ ...good, names: ['A'] }), JSON.stringify({ ...good, lots: [0, 0, 1] }), JSON.stringify({ ...good, counts: [1, 2, 3] }), JSON.stringify({ ...good, results: { x: { goals: [1, -1] } } })]) expect(read(bad)).toBeNull()
  expect([...shuffled(8)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('a cell with a comma or a quotation mark is quoted', () => {
  expect(csv([['A, "B"', 3], ['C', 0]])).toBe('"A, ""B""",3\r\nC,0\r\n')
})

test('the bank: balances follow from the transfers, undo takes the last one back', () => {
  let bank: Bank = { title: B11, names: ['A', 'B'], start: 15, transfers: [] }
  bank = pay(bank, { from: 0, to: 1, amount: 5 })
  bank = pay(bank, { from: BANK, to: 0, amount: 2 })
  expect([balance(bank, 0), balance(bank, 1)]).toEqual([12, 20])
  expect(refusal(bank, { from: 0, to: 1, amount: 13 })).toBe('short')
  expect(pay(bank, { from: 0, to: 1, amount: 13 })).toBe(bank)
  expect([refusal(bank, { from: 0, to: 0, amount: 1 }), refusal(bank, { from: 0, to: 1, amount: 0 })]).toEqual(['same', 'amount'])
  expect(refusal(bank, { from: BANK, to: 0, amount: 1000 })).toBe('')
  bank = undo(bank)
  expect([balance(bank, 0), balance(bank, 1)]).toEqual([10, 20])
  expect(balance(corrected(bank, 0, 7), 1)).toBe(22)
  expect(corrected(bank, 0, null).transfers).toEqual([])
})
