// The signs that can be seen on the screen now, each with its sentence and its rule.
import type { Texts } from '../client/texts'

export interface Sign {
  name: string
  text: string
  /** The ID of a rule; '' if the sign has none. */
  rule: string
  left: number
  top: number
  /** Where its leader ends: the right edge, at half its height. */
  right: number
  middle: number
}

/** A line with right angles only from a label's edge to a sign: along the label's height, then up or down. */
export const leader = (label: { left: number; middle: number }, sign: Pick<Sign, 'right' | 'middle'>): string =>
  `M${label.left} ${label.middle}H${Math.min(sign.right, label.left - LEAST)}V${sign.middle}`
const LEAST = 8 // px between the label and the corner of its leader

const [INSIDE, HIGH] = [4, 60] // px: a leader ends inside its sign, and near the top of a high one

/** The first visible element of each name, from the top of the page to its bottom; those without a text are left out. */
export function visibleSigns(texts: Texts, elements: Iterable<HTMLElement>): Sign[] {
  const found = new Map<string, Sign>()
  for (const element of elements) {
    const name = element.dataset['sign'] ?? ''
    const box = element.getBoundingClientRect()
    if (found.has(name) || !texts.has(`sign-${name}`) || !isSeen(box)) continue
    found.set(name, {
      name,
      text: texts.say(`sign-${name}`),
      rule: texts.attribute(`sign-${name}`, 'rule'),
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.max(0, box.right - INSIDE),
      middle: box.top + Math.min(box.height / 2, HIGH),
    })
  }
  return [...found.values()].sort((one, two) => one.top - two.top || one.left - two.left)
}

function isSeen(box: DOMRect): boolean {
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
}
