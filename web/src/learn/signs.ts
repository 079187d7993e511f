// The signs that can be seen on the screen now, each with its sentence and its rule.
import type { Texts } from '../client/texts'

export interface Sign {
  name: string
  text: string
  /** The ID of a rule; '' if the sign has none. */
  rule: string
  left: number
  top: number
}

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
    })
  }
  return [...found.values()].sort((one, two) => one.top - two.top || one.left - two.left)
}

function isSeen(box: DOMRect): boolean {
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
}
