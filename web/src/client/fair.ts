// Dice that anybody can verify, scheme touchline-dice-2, step by step as docs/dice.md says.
import { hmac, joined, sha256 } from './sha256'

type Bytes = Uint8Array<ArrayBuffer>
export const SCHEME = 'touchline-dice-2'
export const OLD_SCHEMES = ['touchline-dice-1']
export const SECRET_BYTES = 32
export const TABLE_BYTES = 16

export const fromHex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
export const toHex = (data: Uint8Array): string =>
  Array.from(data, (each) => each.toString(16).padStart(2, '0')).join('')
export const isHex = (value: unknown, size = SECRET_BYTES): value is string =>
  typeof value === 'string' && value.length === 2 * size && /^[0-9a-f]*$/.test(value)

function number(value: number, length: 4 | 8): Bytes {
  const view = new DataView(new ArrayBuffer(length))
  view.setUint32(length - 4, value >>> 0)
  if (length === 8) view.setUint32(0, Math.floor(value / 2 ** 32))
  return new Uint8Array(view.buffer)
}

/** The tag of the purpose and the parts, each behind its length. */
function tagged(purpose: string, ...parts: Uint8Array[]): Bytes {
  const tag = new TextEncoder().encode(`${SCHEME} ${purpose}`)
  return joined(...[tag, ...parts].flatMap((part) => [number(part.length, 4), part]))
}

export const serverCommitment = async (secret: Uint8Array, table: Uint8Array, before: number): Promise<string> =>
  toHex(await sha256(tagged('server', table, number(before, 8), secret)))

export const seatCommitment = async (
  seed: Uint8Array,
  table: Uint8Array,
  round: number,
  seat: number,
): Promise<string> => toHex(await sha256(tagged('seat', table, number(round, 4), number(seat, 4), seed)))

export function keyOf(
  secret: Uint8Array,
  table: Uint8Array,
  round: number,
  seeds: [number, Uint8Array][],
): Promise<Bytes> {
  const inOrder = [...seeds].sort(([a], [b]) => a - b)
  return hmac(
    secret,
    tagged('key', table, number(round, 4), ...inOrder.flatMap(([seat, seed]) => [number(seat, 4), seed])),
  )
}

/** The face of roll j with this many sides: the first word that counts, from as many blocks as it needs. */
export async function face(key: Uint8Array, table: Uint8Array, roll: number, sides: number): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % sides)
  for (let block = 0; ; block += 1) {
    const made = await hmac(key, tagged('roll', table, number(roll, 8), number(block, 4)))
    const view = new DataView(made.buffer)
    for (let at = 0; at < 32; at += 4) {
      const word = view.getUint32(at)
      if (word < limit) return (word % sides) + 1
    }
  }
}
