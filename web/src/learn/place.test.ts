import { expect, test } from 'vitest'
import { cardPlace, overlap, pointerTo, stripWidth } from './place'

const CARD = { width: 372, height: 240 }
const DESK = { left: 0, top: 0, width: 1440, height: 900 }
const PHONE = { left: 0, top: 0, width: 390, height: 844 }

test('a card stands to the right of what it speaks of', () => {
  expect(cardPlace({ left: 400, top: 150, width: 400, height: 300 }, CARD, DESK)).toEqual({ left: 820, top: 150 })
})

test('without room on the right it stands on the left', () => {
  expect(cardPlace({ left: 900, top: 150, width: 500, height: 300 }, CARD, DESK)).toEqual({ left: 508, top: 150 })
})

test('on a phone it stands below, or above what is low', () => {
  expect(cardPlace({ left: 10, top: 60, width: 370, height: 300 }, { width: 366, height: 240 }, PHONE).top).toBe(380)
  expect(cardPlace({ left: 10, top: 560, width: 370, height: 250 }, { width: 366, height: 240 }, PHONE).top).toBe(300)
})

test('it never leaves the screen', () => {
  const placed = cardPlace({ left: 0, top: 0, width: 390, height: 844 }, { width: 366, height: 240 }, PHONE)
  expect(placed.left).toBeGreaterThanOrEqual(0)
  expect(placed.top + 240).toBeLessThanOrEqual(844)
})

test('without any room it covers as little as possible', () => {
  const [hole, card] = [
    { left: 12, top: 60, width: 820, height: 250 },
    { width: 828, height: 96 },
  ]
  const low = { left: 0, top: 0, width: 844, height: 390 }
  const placed = cardPlace(hole, card, low)
  expect(overlap(hole, { ...placed, ...card })).toBeLessThan((hole.width * hole.height) / 4)
  expect(placed.top + card.height).toBeLessThanOrEqual(low.height)
})

test('on a phone on its side it is as wide as the room beside what is lit, or nearly as the screen', () => {
  const low = { left: 0, top: 0, width: 844, height: 390 }
  expect(stripWidth({ left: 0, top: 50, width: 160, height: 200 }, low)).toBe(670)
  expect(stripWidth({ left: 0, top: 50, width: 522, height: 200 }, low)).toBe(828)
})

test('it leaves in sight what has to be seen besides, where there is room for that', () => {
  const [faces, die] = [
    { left: 10, top: 660, width: 370, height: 90 },
    { left: 150, top: 400, width: 90, height: 90 },
  ]
  const card = { width: 366, height: 240 }
  expect(cardPlace(faces, card, PHONE).top).toBe(400)
  expect(overlap(die, { ...cardPlace(faces, card, PHONE, [die]), ...card })).toBe(0)
})

test('its edge points at what it speaks of, and nowhere where it lies over it', () => {
  const card = { left: 400, top: 100, width: 372, height: 240 }
  expect(pointerTo({ left: 100, top: 150, width: 200, height: 40 }, card)).toEqual({ side: 'left', at: 70 })
  expect(pointerTo({ left: 300, top: 400, width: 200, height: 40 }, card)).toEqual({ side: 'bottom', at: 28 })
  expect(pointerTo({ left: 500, top: 20, width: 100, height: 40 }, card)).toEqual({ side: 'top', at: 150 })
  expect(pointerTo({ left: 500, top: 120, width: 100, height: 40 }, card)).toBeNull()
})
