// Where the labels of "What is this?" stand: in two columns over the rails, each near the height of its sign, and the
// leaders from them to their signs, which never cross within a column.
import type { Sign, Stage } from './signs'

export type Side = 'left' | 'right'
type Measure = (sign: Sign) => number
export interface Label {
  sign: Sign
  side: Side
  top: number
  /** The path of its leader, and where it ends. */
  leader: string
  end: { x: number; y: number }
}

const GAP = 6 // px between two labels
export const MARGIN = 14 // px between a label and the edge of its rail
const STEP = 3 // px between the upright parts of two leaders
const APART = 7 // px between two leaders to signs of one row
export const SHORT = 33 // px: a label without its sentence
const [LETTER, LINE, AROUND] = [6.9, 19.2, 33] // px: a letter, a line of the sentence, title and padding

/** How high a label with its sentence is, before it has been drawn. */
export const estimate = (sign: Sign, width: number): number =>
  AROUND + LINE * Math.ceil(((sign.text.length + sign.rule.length) * LETTER) / (width - 20))

/** Which labels go left and which right: by the half of the stage, then evened out so that no column is overfull. */
export function columns(signs: Sign[], heightOf: Measure, stage: Stage): Record<Side, Sign[]> {
  const centre = (stage.left + stage.right) / 2
  const across = (sign: Sign): number => (sign.left + sign.right) / 2 - centre
  const sides = { left: signs.filter((each) => across(each) < 0), right: signs.filter((each) => across(each) >= 0) }
  const room = stage.bottom - stage.top
  const needs = (side: Side): number => total(sides[side], heightOf)
  for (const [from, to] of [['left', 'right'] as const, ['right', 'left'] as const]) {
    while (needs(from) > room && needs(to) + SHORT < needs(from)) {
      const inmost = sides[from].reduce((one, two) => (Math.abs(across(two)) < Math.abs(across(one)) ? two : one))
      sides[from] = sides[from].filter((each) => each !== inmost)
      sides[to] = [...sides[to], inmost]
    }
  }
  return sides
}

const total = (signs: Sign[], heightOf: Measure): number => signs.reduce((sum, each) => sum + heightOf(each) + GAP, 0)

/** The labels of a column that must do without their sentence: first those outside the stage, then the longest. Where
 *  room is left over after that, the shortest of them get theirs back. */
export function shortened(signs: Sign[], heightOf: Measure, stage: Stage): string[] {
  const isOutside = (sign: Sign): boolean => sign.middle < stage.top || sign.middle > stage.bottom
  const longest = [...signs].sort(
    (one, two) => Number(isOutside(two)) - Number(isOutside(one)) || heightOf(two) - heightOf(one),
  )
  let over = total(signs, heightOf) + GAP - (stage.bottom - stage.top)
  const taken = longest.filter((each) => {
    const isShort = over > 0
    if (isShort) over -= heightOf(each) - SHORT
    return isShort
  })
  const rising = taken.sort((one, two) => heightOf(one) - heightOf(two))
  return rising
    .filter((each) => {
      const fits = over + heightOf(each) - SHORT <= 0
      if (fits) over += heightOf(each) - SHORT
      return !fits
    })
    .map((each) => each.name)
}

/** The labels of one column from top to bottom; what would stand below the stage is pushed up. */
export function placed(signs: Sign[], side: Side, heightOf: Measure, stage: Stage): Label[] {
  const sorted = [...signs].sort((one, two) => one.middle - two.middle)
  const tops: number[] = []
  let free = stage.top + GAP
  for (const sign of sorted) {
    const top = Math.max(free, sign.middle - heightOf(sign) / 2)
    tops.push(top)
    free = top + heightOf(sign) + GAP
  }
  let last = stage.bottom - GAP
  for (let at = sorted.length - 1; at >= 0; at -= 1) {
    tops[at] = Math.max(stage.top + GAP, Math.min(tops[at]!, last - heightOf(sorted[at]!)))
    last = tops[at]! - GAP
  }
  const levels = apart(sorted)
  return sorted.map((sign, at) => {
    const from = tops[at]! + heightOf(sign) / 2
    return { sign, side, top: tops[at]!, ...leaderTo(sign, side, [from, levels[at]!], bend(at, sorted.length), stage) }
  })
}

/** The heights at which the leaders run: those to signs of one row a little apart. */
function apart(sorted: Sign[]): number[] {
  let before = -APART
  return sorted.map((sign) => (before = Math.max(sign.middle, Math.min(before + APART, sign.bottom - 2))))
}

/** Leaders to lower signs bend further out, so that they do not cross. */
const bend = (at: number, count: number): number => (Math.min(at, count - 1 - at) % 7) * STEP

/** A line with right angles only, from the label's edge at one height to the near edge of its sign at another. */
export function leaderTo(
  sign: Sign,
  side: Side,
  [from, to]: [number, number],
  bent: number,
  stage: Stage,
): Pick<Label, 'leader' | 'end'> {
  const isLeft = side === 'left'
  const edge = isLeft ? stage.left - MARGIN : stage.right + MARGIN
  const turn = isLeft ? edge + STEP + bent : edge - STEP - bent
  const x = Math.max(sign.left, Math.min(turn, sign.right))
  return { leader: `M${edge} ${from}H${turn}V${to}H${x}`, end: { x, y: to } }
}
