import { describe, expect, it } from 'vitest'
import { command, MEANINGS } from './keys'
import { partly } from './testing'

const press = (key: string, tagName = 'BODY', more = {}): KeyboardEvent =>
  partly<KeyboardEvent>({
    key,
    target: partly<HTMLElement>({ tagName, ...more }),
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  })

describe('keys', () => {
  it('do nothing while somebody types, and with Ctrl', () => {
    expect(command(press('u', 'INPUT', { type: 'text' }))).toBeNull()
    expect(command(press('p', 'TEXTAREA'))).toBeNull()
    expect(command({ ...press('r'), ctrlKey: true, key: 'r', target: press('r').target } as KeyboardEvent)).toBeNull()
    expect(command(press('m', 'INPUT', { type: 'checkbox' }))).toEqual({ do: 'mute' })
  })

  it('leave Enter and Space to a button that has the focus', () => {
    expect(command(press('Enter', 'BUTTON'))).toBeNull()
    expect(command(press(' ', 'MAIN'))).toEqual({ do: 'main' })
    expect(command(press('u', 'BUTTON'))).toEqual({ do: 'undo' })
  })

  it('are figures of choices, or of a die up to twelve', () => {
    expect(command(press('3'))).toEqual({ do: 'choice', number: 3 })
    expect(['3', '0', '-', '='].map((key) => command(press(key), true))).toEqual(
      [3, 10, 11, 12].map((face) => ({ do: 'face', face })),
    )
    expect(command(press('0'))).toBeNull()
  })

  it('are all explained', () => {
    const shown = MEANINGS.flatMap(([keys]) => keys.split(' '))
    for (const key of ['u', 'p', 'h', 't', 's', 'l', 'o', 'c', 'r', 'v', 'm', '[', ']', '?', '0', '-', '=']) {
      expect(shown).toContain(key)
      expect(command(press(key), true)).not.toBeNull()
    }
  })
})
