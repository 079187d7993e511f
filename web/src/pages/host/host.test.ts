import { expect, test } from 'vitest'
import { writeAgo, writeBytes } from './host'

test.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [12_345_678, 'en', '12.3 MB'],
  [12_345_678, 'it', '12,3 MB'],
  [5e15, 'en', '5,000 TB'],
])('%d bytes in %s are %s', (bytes, lang, said) => {
  expect(writeBytes(bytes, lang)).toBe(said)
})

test.each([
  [0, 'now'],
  [59, '59 seconds ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
])('%d seconds are %s', (seconds, said) => {
  expect(writeAgo(1000, 1000 + seconds, 'en')).toBe(said)
})
