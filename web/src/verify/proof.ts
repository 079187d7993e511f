// A finished game's rolls, recomputed in this browser from what its record tells: docs/dice.md, step by step.
import { face, fromHex, isHex, keyOf, OLD_SCHEMES, SCHEME, serverCommitment, TABLE_BYTES, toHex } from '../client/fair'
import type { KeptDice } from '../client/seeds'
import { sha256 } from '../client/sha256'
import { agreed, type Agreed } from './transcript'
import { Unproven } from './unproven'

/** One entry of the log that is a roll or a drawn card, and what it has to be. */
export interface Roll {
  entry: number
  number: number
  sides: number
  face: number
}

export interface Proof {
  title: string
  table: string
  commitment: string
  secret: string
  key: string
  /** Rolls that came with another record: they are not checked. */
  before: number
  round: number
  seeds: [number, string][]
  rolls: Roll[]
  /** The record fits what this browser saw before it revealed its seed; false: it has seen nothing of this table. */
  compared: boolean
}

interface Promised {
  table: string
  before: number
  commitment: string
  secret: string
  transcript: unknown[]
}

const DEALER = -2
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys in order, no spaces, signs beyond ASCII escaped: the form whose SHA-256 a record carries. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value))
    return JSON.stringify(value).replace(
      /[\u007f-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${canonical(name)}:${canonical(value[name])}`)
    .join(',')}}`
}

async function unaltered(text: string): Promise<Record<string, unknown>> {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    throw new Unproven('not-json')
  }
  if (!isObject(record) || !Array.isArray(record['log'])) throw new Unproven('not-a-record')
  const { digest, ...body } = record
  if (toHex(await sha256(new TextEncoder().encode(canonical(body)))) !== digest) throw new Unproven('altered')
  return record
}

function promised(dice: unknown): Promised {
  if (!isObject(dice) || Object.keys(dice).length === 0) throw new Unproven('no-dice')
  const { scheme, table, before, secret, commitment, transcript } = dice
  if (OLD_SCHEMES.includes(String(scheme))) throw new Unproven('old-scheme')
  if (!('secret' in dice)) throw new Unproven('not-revealed')
  const right =
    isHex(table, TABLE_BYTES) &&
    isHex(secret) &&
    isHex(commitment) &&
    Array.isArray(transcript) &&
    typeof before === 'number' &&
    Number.isSafeInteger(before) &&
    before >= 0
  if (!right) throw new Unproven('wrong-type')
  if (scheme !== SCHEME) throw new Unproven('unknown-scheme')
  return { table, before, commitment, secret, transcript }
}

/** The table's own rolls, numbered; those that came with a record are left out. */
function rollsOf(log: unknown[], before: number): Roll[] {
  const rolls = log.flatMap((entry, at) =>
    Array.isArray(entry) && entry[0] === DEALER ? [{ entry: at, sides: Number(entry[2]), face: Number(entry[1]) }] : [],
  )
  if (rolls.length < before) throw new Unproven('wrong-type')
  return rolls.slice(before).map((roll, number) => ({ ...roll, number }))
}

/** What this browser saw before it revealed its seed has to be what the record tells. */
function compare(dice: Promised, { round, commitments, seeds }: Agreed, kept: KeptDice | null): boolean {
  if (!kept?.seen) return false
  const seen = kept.seen
  const same =
    seen.commitment === dice.commitment &&
    seen.round === round &&
    canonical(seen.commitments) === canonical(commitments)
  const own = Object.entries(kept.seeds).filter(([name]) => name.startsWith(`${round}-`))
  const given = own.every(([name, seed]) =>
    seeds.some(([seat, value]) => name === `${round}-${seat}` && value === seed),
  )
  if (!same || !given) throw new Unproven('other-promise')
  return true
}

/**
 * All that was checked; Unproven names the first thing that does not fit.  `keptOf`: what this browser keeps of a
 * table.
 */
export async function proof(text: string, keptOf: (table: string) => KeptDice | null = () => null): Promise<Proof> {
  const record = await unaltered(text)
  const dice = promised(record['dice'])
  const [secret, table] = [fromHex(dice.secret), fromHex(dice.table)]
  if ((await serverCommitment(secret, table, dice.before)) !== dice.commitment) throw new Unproven('wrong-commitment')
  const found = await agreed(table, dice.transcript)
  const compared = compare(dice, found, keptOf(dice.table))
  const key = await keyOf(
    secret,
    table,
    found.round,
    found.seeds.map(([seat, seed]) => [seat, fromHex(seed)]),
  )
  const rolls = rollsOf(record['log'] as unknown[], dice.before)
  for (const each of rolls) {
    if ((await face(key, table, each.number, each.sides)) !== each.face) throw new Unproven('wrong-face', each.entry)
  }
  const { commitment, before } = dice
  return {
    title: String(record['title']),
    table: dice.table,
    commitment,
    secret: dice.secret,
    key: toHex(key),
    before,
    round: found.round,
    seeds: found.seeds,
    rolls,
    compared,
  }
}
