// A card that leaves the market flies to where it is laid next.
import { settings } from '../../../client/settings.svelte'

const from = new Map<number, DOMRect>()
const FLIGHT = 280

/** The positions of the cards of a place now; read before the page changes. */
export function remember(place: HTMLElement | undefined): void {
  for (const node of place?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    from.set(Number(node.dataset['card']), node.getBoundingClientRect())
  }
}

/** For the new place of a card: it comes from where it lay, once. */
export function land(node: HTMLElement, card: number): void {
  const old = from.get(card)
  from.delete(card)
  if (!old?.width || settings.motion === 'less') return
  const now = node.getBoundingClientRect()
  if (!now.width) return
  const shift = `translate(${old.x + old.width / 2 - now.x - now.width / 2}px, ${old.y + old.height / 2 - now.y - now.height / 2}px)`
  node.animate(
    [
      { transform: `${shift} scale(1.4)`, opacity: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: FLIGHT,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    },
  )
}
