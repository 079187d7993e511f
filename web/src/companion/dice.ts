// Dice that anybody can verify, as docs/dice.md says, thrown in this browser: it has a secret, and no seeds are added.
import { face, fromHex, isHex, keyOf, serverCommitment, TABLE_BYTES, toHex } from '../client/fair'

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

const keyFor = ({ secret, id }: Session): Promise<Uint8Array> => keyOf(fromHex(secret), fromHex(id), 1, [])

export async function open(): Promise<Session> {
  const [secret, id] = [crypto.getRandomValues(new Uint8Array(32)), crypto.getRandomValues(new Uint8Array(TABLE_BYTES))]
  return {
    id: toHex(id),
    secret: toHex(secret),
    commitment: await serverCommitment(secret, id, 0),
    told: false,
    throws: [],
  }
}

/** A session that was kept under an older scheme cannot go on. */
export const isCurrent = (session: Session | null): boolean => session !== null && isHex(session.id, TABLE_BYTES)

export const rolls = (session: Session): number => session.throws.reduce((all, each) => all + each.dice.length, 0)

/** One throw of several dice, each a roll of its own. */
export async function thrown(session: Session, match: number, dice: { die: string; sides: number }[]): Promise<Throw> {
  const [key, from] = [await keyFor(session), rolls(session)]
  const made = await Promise.all(
    dice.map(async (each, at) => ({
      ...each,
      roll: from + at,
      face: await face(key, fromHex(session.id), from + at, each.sides),
    })),
  )
  return { match, dice: made }
}

/** Everything recomputed from the secret: the commitment, the numbering without a gap, and every face. */
export async function verified(session: Session): Promise<boolean> {
  if ((await serverCommitment(fromHex(session.secret), fromHex(session.id), 0)) !== session.commitment) return false
  const key = await keyFor(session)
  let next = 0
  for (const { dice } of session.throws) {
    for (const each of dice) {
      if (each.roll !== next || each.face !== (await face(key, fromHex(session.id), each.roll, each.sides)))
        return false
      next += 1
    }
  }
  return true
}
