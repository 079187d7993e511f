// SHA-256 by the browser's own, or by hand where it has none: over plain http in a home network there is no WebCrypto.
type Bytes = Uint8Array<ArrayBuffer>

const PRIMES = [...Array(312).keys()]
  .filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0))
  .slice(0, 64)
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const STEPS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  whole.set(message)
  whole[message.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(whole.length - 4, (message.length * 8) >>> 0)
  return view
}

function block(state: number[], view: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(from + at * 4))
  for (let at = 16; at < 64; at += 1) {
    const [a, b] = [words[at - 15]!, words[at - 2]!]
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    words.push((words[at - 16]! + low + words[at - 7]! + high) | 0)
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at += 1) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + STEPS[at]! + words[at]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((each, at) => (each + state[at]!) | 0)
}

export function byHand(message: Uint8Array): Bytes {
  const view = padded(message)
  let state = START
  for (let from = 0; from < view.byteLength; from += 64) state = block(state, view, from)
  const made = new DataView(new ArrayBuffer(32))
  state.forEach((word, at) => made.setUint32(at * 4, word >>> 0))
  return new Uint8Array(made.buffer)
}

export async function sha256(message: Bytes): Promise<Bytes> {
  return globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', message)) : byHand(message)
}

export function joined(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((all, each) => all + each.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Keys are at most 64 bytes here. */
export async function hmac(key: Uint8Array, message: Uint8Array): Promise<Bytes> {
  const mixed = (by: number): Bytes => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ by)
  return sha256(joined(mixed(0x5c), await sha256(joined(mixed(0x36), message))))
}
