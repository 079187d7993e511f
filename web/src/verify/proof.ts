// A finished game's rolls, recomputed in this browser from what its record tells: docs/dice.md, step by step.
import { SCHEME, commitment, face, fromHex, keyOf, toHex } from '../companion/dice'
import { sha256 } from '../companion/sha256'

/** One entry of the log that is a roll or a drawn card, and what it has to be. */
export interface Roll {
  entry: number
  number: number
  sides: number
  face: number
  nonce: string
}

export interface Proof {
  title: string
  table: string
  commitment: string
  secret: string
  key: string
  seeds: string[]
  rolls: Roll[]
}

/** Why a record proves nothing; the codes of `touchline verify`. */
export class Unproven extends Error {
  constructor(
    readonly code: string,
    readonly entry = -1,
  ) {
    super(code)
  }
}

interface Promised {
  scheme: string
  table: string
  commitment: string
  secret: string
  seeds: string[]
  nonces: Record<string, string>
}

const DEALER = -2
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isHex = (value: unknown): value is string => typeof value === 'string' && /^([0-9a-f]{2})*$/i.test(value)

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
  if (!('secret' in dice)) throw new Unproven('not-revealed')
  const { scheme, table, secret, seeds, nonces } = dice
  const right =
    typeof table === 'string' &&
    Array.isArray(seeds) &&
    isObject(nonces) &&
    [secret, ...seeds, ...Object.values(nonces)].every(isHex)
  if (!right || typeof dice['commitment'] !== 'string') throw new Unproven('wrong-type')
  if (scheme !== SCHEME) throw new Unproven('unknown-scheme')
  return dice as unknown as Promised
}

/** The rolls of the log, numbered, each with the nonce that was given to it. */
function rollsOf(log: unknown[], nonces: Record<string, string>): Roll[] {
  const rolls: Roll[] = []
  log.forEach((entry, at) => {
    if (!Array.isArray(entry) || entry[0] !== DEALER) return
    const number = rolls.length
    rolls.push({ entry: at, number, sides: Number(entry[2]), face: Number(entry[1]), nonce: nonces[number] ?? '' })
  })
  return rolls
}

/** All that was checked; Unproven names the first thing that does not fit. */
export async function proof(text: string): Promise<Proof> {
  const record = await unaltered(text)
  const dice = promised(record['dice'])
  const secret = fromHex(dice.secret)
  if ((await commitment(secret, dice.table)) !== dice.commitment) throw new Unproven('wrong-commitment')
  const key = await keyOf(secret, dice.seeds.map(fromHex))
  const rolls = rollsOf(record['log'] as unknown[], dice.nonces)
  for (const each of rolls) {
    if ((await face(key, dice.table, each.number, each.sides, fromHex(each.nonce))) !== each.face)
      throw new Unproven('wrong-face', each.entry)
  }
  return {
    title: String(record['title']),
    table: dice.table,
    commitment: dice.commitment,
    secret: dice.secret,
    key: toHex(key),
    seeds: dice.seeds,
    rolls,
  }
}
