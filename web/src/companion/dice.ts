// Dice that anybody can verify, as docs/dice.md says, thrown in this browser.
import { hmac, joined, sha256 } from './sha256'

/** One die of a throw: which it is, its number of sides, the number of the roll and the face from 1. */
export interface Rolled {
  die: string
  sides: number
  roll: number
  face: number
}

export interface Throw {
  /** At which of two matches. */
  match: number
  nonce: string
  dice: Rolled[]
}

/** A run of throws under one commitment; the secret is shown when it is over. */
export interface Session {
  id: string
  secret: string
  commitment: string
  told: boolean
  throws: Throw[]
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
export const toHex = (data: Uint8Array): string =>
  Array.from(data, (each) => each.toString(16).padStart(2, '0')).join('')

function number(value: number, length: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(length))
  view.setUint32(length - 4, value >>> 0)
  if (length === 8) view.setUint32(0, Math.floor(value / 2 ** 32))
  return new Uint8Array(view.buffer)
}
const measured = (data: Uint8Array): Uint8Array => joined(number(data.length, 4), data)

export const commitment = async (secret: Uint8Array, id: string): Promise<string> =>
  toHex(await sha256(joined(secret, bytes(id))))

export const SCHEME = 'touchline-dice-1'
export const keyOf = (secret: Uint8Array, seeds: Uint8Array[]): Promise<Uint8Array> =>
  hmac(secret, joined(bytes(SCHEME), ...seeds.map(measured)))

/** The face of roll j with so many sides: the first word that counts, taken from as many blocks as it needs. */
export async function face(
  key: Uint8Array,
  id: string,
  roll: number,
  sides: number,
  nonce: Uint8Array = new Uint8Array(),
): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % sides)
  for (let block = 0; ; block += 1) {
    const made = await hmac(key, joined(measured(bytes(id)), number(roll, 8), measured(nonce), number(block, 4)))
    const view = new DataView(made.buffer)
    for (let at = 0; at < 32; at += 4) {
      const word = view.getUint32(at)
      if (word < limit) return (word % sides) + 1
    }
  }
}

export async function open(): Promise<Session> {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const id = `companion-${toHex(crypto.getRandomValues(new Uint8Array(6)))}`
  return { id, secret: toHex(secret), commitment: await commitment(secret, id), told: false, throws: [] }
}

export const rolls = (session: Session): number => session.throws.reduce((all, each) => all + each.dice.length, 0)

/** One throw of several dice, each a roll of its own. */
export async function thrown(
  session: Session,
  match: number,
  dice: { die: string; sides: number }[],
  nonce: string,
): Promise<Throw> {
  const key = await keyOf(fromHex(session.secret), [])
  const from = rolls(session)
  const made = await Promise.all(
    dice.map(async (each, at) => ({
      ...each,
      roll: from + at,
      face: await face(key, session.id, from + at, each.sides, bytes(nonce)),
    })),
  )
  return { match, nonce, dice: made }
}

/** Everything recomputed from the secret: the commitment, the numbering without a gap, and every face. */
export async function verified(session: Session): Promise<boolean> {
  const secret = fromHex(session.secret)
  if ((await commitment(secret, session.id)) !== session.commitment) return false
  const key = await keyOf(secret, [])
  let next = 0
  for (const { dice, nonce } of session.throws) {
    for (const each of dice) {
      if (each.roll !== next || each.face !== (await face(key, session.id, each.roll, each.sides, bytes(nonce))))
        return false
      next += 1
    }
  }
  return true
}
