// Where both elevens stand on the pitch of a match, and how the stars that count fly together.
import { kitFor, type Match, NOBODY, type Side, surname } from '../data'
import { spots } from '../pitch'
import type { Cards } from '../printed'

/** How the pitch is drawn. */
export interface Field {
  /** Lying on a wide screen and on a phone on its side, standing on a phone. */
  isLying: boolean
  /** 0 home, 1 away: whose eyes. */
  mine: number
  /** Units from goal to goal on a standing pitch: it takes the height there is. */
  tall: number
  /** Units from touchline to touchline on a lying pitch: less on a phone on its side. */
  across: number
}

export interface Drawn {
  key: string
  player: number
  kit: number
  number: number
  name: string
  stars: number
  x: number
  y: number
  on: boolean
}

export interface Flown {
  key: string
  from: string
  to: string
  late: number
}

/** Units of a standing pitch as it is drawn where there is height enough. */
const FULL = 792
const AS_DRAWN = [90, 70, 44, 14]
const EVENLY = [91, 65, 39, 13]

/** How much lower than drawn a standing pitch is; the tokens follow. */
export const lowOf = ({ tall }: Field): number => tall / FULL

/** The lower it is, the more evenly the four lines stand: nobody hides behind his keeper. */
function depth(field: Field, y: number, line: number): number {
  const even = Math.min(Math.max((0.86 - lowOf(field)) / 0.2, 0), 1)
  return y + even * (EVENLY[line]! + (y - AS_DRAWN[line]!) * 0.3 - y)
}

function spotOf(field: Field, which: number, [x, y]: readonly [number, number], line: number): [number, number] {
  if (field.isLying) {
    const along = ((100 - y) / 100) * 490 + 34
    const across = (x / 100) * (field.across - 40)
    return which === field.mine ? [along, across + 16] : [1050 - along, field.across - 18 - across]
  }
  const [low, deep] = [lowOf(field), depth(field, y, line)]
  return which === field.mine ? [x * 6.8, (410 + deep * 3.72) * low] : [680 - x * 6.8, (396 - deep * 3.72) * low]
}

function drawn(field: Field, cards: Cards, side: Side, which: number, lit: number[]): Drawn[] {
  const places = spots(cards, side.formation)
  return side.slots.flatMap((player, slot) => {
    const at = places[slot]
    if (player === NOBODY || !at) return []
    const line = cards.slot_position[side.formation]?.[slot] ?? 0
    const [x, y] = spotOf(field, which, at, line)
    const name = player >= 0 ? surname(cards, player) : ''
    const [kit, stars] = [kitFor(side.who), side.stars[slot] ?? 0]
    return [{ key: `${which} ${slot}`, player, kit, number: slot + 1, name, stars, x, y, on: lit.includes(line) }]
  })
}

/** Everybody on the pitch; `lit`: the positions of each side whose stars count. */
export const tokensOf = (field: Field, cards: Cards, match: Match, lit: [number[], number[]]): Drawn[] =>
  [match.home, match.away].flatMap((side, which) =>
    side.slots.length ? drawn(field, cards, side, which, lit[which]!) : [],
  )

/** Each star from its shirt to the total of its side, beside the middle of the pitch. */
export function flownStars({ isLying, tall, across, mine }: Field, tokens: Drawn[]): Flown[] {
  const [middle, half] = isLying ? [525, across / 2] : [340, tall / 2]
  return tokens
    .filter((token) => token.on)
    .flatMap((token, at) =>
      Array.from({ length: token.stars }, (_, star) => ({
        key: `${token.key} ${star}`,
        from: `${token.x - 8 + (star - token.stars / 2) * 12}px, ${token.y + 30}px`,
        to: `${middle + (token.key.startsWith(String(mine)) ? -110 : 110)}px, ${half + 70}px`,
        late: (at % 4) * 40 + star * 25,
      })),
    )
}
