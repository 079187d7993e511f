// Whether a sign that a lesson speaks of can be seen: nothing but the coach's own card lies over its middle.
import type { Box } from './place'

export const boxOf = (sign: Element): Box => sign.getBoundingClientRect()

export function isInSight(sign: Element, box: Box): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const [top] = document.elementsFromPoint(x, y).filter((each) => !each.closest('[data-coach]'))
  return top !== undefined && (sign.contains(top) || top.contains(sign))
}
