// Colours measured as WCAG 2.2 defines it; for tests.
import style from '../app.css?raw'

/** The colours that a block of app.css sets, by name. */
export function colours(head: string): Record<string, string> {
  const body = style.split(`${head} {`)[1]!.split('}')[0]!
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((each) => [each[1]!, each[2]!]))
}

/** Colours of things, without the dashes and `c-`. */
export const THINGS = Object.fromEntries(
  [...style.matchAll(/--c-([\w-]+): (#[0-9a-f]{6,8});/g)].map((each) => [each[1]!, each[2]!]),
)

/** `var(--c-red)` as the colour that app.css gives it. */
export const resolved = (value: string): string => THINGS[/^var\(--c-([\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? value

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}
