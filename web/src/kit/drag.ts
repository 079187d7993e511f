// Dragging one thing onto another by pointer; the same as two taps, never the only way.
import type { Action } from 'svelte/action'

export interface Dragged {
  /** What is dropped, as the target's `data-drop` would name it. */
  from: string
  drop: (to: string) => void
  off?: boolean
  /** Whether it is in a list that a finger scrolls: a finger scrolls, a mouse drags. */
  listed?: boolean
}

const FAR = 8

/** The nearest thing under the pointer that takes a drop. */
function under(x: number, y: number, self: HTMLElement): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]')
    if (target && target !== self) return target.dataset['drop'] ?? null
  }
  return null
}

export const drag: Action<HTMLElement, Dragged> = (node, given) => {
  let now = given
  let from: { x: number; y: number } | null = null
  let moved = false

  function down(event: PointerEvent): void {
    if (now.off || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    moved = false
    node.setPointerCapture(event.pointerId)
  }
  function move(event: PointerEvent): void {
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!moved && Math.hypot(x, y) < FAR) return
    moved = true
    node.style.translate = `${x}px ${y}px`
    node.style.zIndex = '5'
  }
  function up(event: PointerEvent): void {
    if (!from) return
    from = null
    node.style.translate = node.style.zIndex = ''
    if (!moved || event.type === 'pointercancel') return
    const to = under(event.clientX, event.clientY, node)
    if (to !== null && to !== now.from) now.drop(to)
  }
  /** What ends a drag is no tap. */
  function click(event: MouseEvent): void {
    if (!moved) return
    moved = false
    event.stopImmediatePropagation()
    event.preventDefault()
  }

  node.style.touchAction = now.listed ? 'pan-y' : 'none'
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', click, true)
  return {
    update: (next) => (now = next),
    destroy() {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click, true)
    },
  }
}
