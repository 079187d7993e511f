import { describe, expect, it } from 'vitest'
import { inRow, parted } from './prompt'
import type { Question } from './view'

describe('the words of the dock', () => {
  it('put the question in large letters, with a short situation before it', () => {
    expect(parted('Neri is on offer. You have 3 of fifteen. Sign or discard?')).toEqual({
      ask: 'Neri is on offer. You have 3 of fifteen. Sign or discard?',
      help: '',
    })
    const long = 'Half-time, and the score is level after a first half in which both sides have had their chances.'
    expect(parted(`${long} Do you bring somebody on?`)).toEqual({ ask: 'Do you bring somebody on?', help: long })
    expect(parted('A bid for Noordhof 3★ M? Yellow bids 40,000.')).toEqual({
      ask: 'A bid for Noordhof 3★ M?',
      help: 'Yellow bids 40,000.',
    })
  })
  it('take what stands in brackets out of them', () => {
    expect(parted('Blue: anything to do? (start of the turn)')).toEqual({
      ask: 'Blue: anything to do?',
      help: 'Start of the turn',
    })
  })
  it('leave a single sentence, and initials, as they are', () => {
    expect(parted('Who comes on for J. R. Neri?')).toEqual({ ask: 'Who comes on for J. R. Neri?', help: '' })
    expect(parted('Put out your eleven.')).toEqual({ ask: 'Put out your eleven.', help: '' })
  })
})

describe('the row of buttons', () => {
  const all = [
    { label: 'Sign', picks: [1] },
    { label: 'Discard', picks: [0] },
  ]
  it('ends with the main choice', () => {
    expect(inRow(all, all[0], { domain: 'market-choice' } as Question).map((each) => each.label)).toEqual([
      'Discard',
      'Sign',
    ])
  })
  it('keeps left, centre and right where they are', () => {
    expect(inRow(all, all[0], { domain: 'direction' } as Question)).toEqual(all)
  })
})
