// The signs that can be seen on the screen now, each with its name, its sentence and its rule.
import { signOf, type SignWords } from '../client/signTexts'
import type { Texts } from '../client/texts'

export interface Sign extends SignWords {
  left: number
  top: number
  right: number
  bottom: number
  /** Where a leader ends: at half the height of the sign, near the top of a high one. */
  middle: number
}

/** The part of the screen between the rails. */
export type Stage = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const [INSIDE, HIGH] = [4, 60] // px: a leader ends inside its sign, and near the top of a high one

/**
 * The first visible element of each name, from the top of the page to its bottom; those without a text are left out.
 */
export function visibleSigns(texts: Texts, elements: Iterable<HTMLElement | SVGElement>): Sign[] {
  const found = new Map<string, Sign>()
  for (const element of elements) {
    const name = element.dataset['sign'] ?? ''
    if (found.has(name) || !texts.has(`sign-${name}`) || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const box = element.getBoundingClientRect()
    if (!isSeen(box)) continue
    found.set(name, {
      ...signOf(texts, name),
      left: Math.max(0, box.left + INSIDE),
      top: Math.max(0, box.top),
      right: Math.min(innerWidth, box.right - INSIDE),
      bottom: box.bottom,
      middle: box.top + Math.min(box.height / 2, HIGH),
    })
  }
  return [...found.values()].sort((one, two) => one.top - two.top || one.left - two.left)
}

function isSeen(box: DOMRect): boolean {
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
}

/** A sign in a rail lies below the labels, and one in the right corner below their head. */
export function isCovered(sign: Sign, stage: Stage): boolean {
  const across = (sign.left + sign.right) / 2
  if (sign.middle < stage.top) return across > stage.right - HEAD
  return (across < stage.left || across > stage.right) && sign.middle < stage.bottom
}
const HEAD = 60 // px by which the head of the labels reaches over the stage
