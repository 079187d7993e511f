// The picture of a game, drawn in the browser: nothing leaves it.
import { kitOf, SHIRT, weave } from '../kit/kits'
import { COLOURS } from '../kit/tokens'

export interface Painted {
  title: string
  headline: string
  rows: { kit: number; name: string; score: string }[]
  facts: string[]
}

export const SIZE = { width: 1200, height: 630 }
const INK = COLOURS.cream
const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cut = (words: string, most: number): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words)

function words(x: number, y: number, size: number, said: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" font-family="sans-serif" ${more}>${escaped(said)}</text>`
}

function shirt(worn: number, x: number, y: number, size: number): string {
  const kit = kitOf(worn)
  return `<g transform="translate(${x} ${y}) scale(${size / 64})"><clipPath id="s${worn}"><path d="${SHIRT}"/></clipPath><path d="${SHIRT}" fill="${kit.fill}"
    stroke="${INK}" stroke-width="4"/><path d="${weave(kit.pattern)}" fill="${kit.weave}" clip-path="url(#s${worn})"/></g>`
}

/** An SVG of 1200 by 630: stripes of the pitch, who won, the places, the key facts. */
export function paint({ title, headline, rows, facts }: Painted): string {
  const step = Math.min(108, 340 / rows.length)
  const stripes = [0, 2, 4, 6, 8]
    .map((at) => `<rect x="${at * 120}" width="120" height="630" fill="${COLOURS.stripe}"/>`)
    .join('')
  const places = rows.slice(0, 8).map((row, at) => {
    const y = 196 + (at + 0.66) * step
    const size = Math.min(38, step * 0.55)
    return (
      shirt(row.kit, 64, y - step * 0.62, step * 0.84) +
      words(80 + step * 0.84, y, size, cut(row.name, 18)) +
      words(580, y, size * 1.15, row.score, 'text-anchor="end" font-weight="700"')
    )
  })
  const told = facts
    .slice(0, 5)
    .flatMap((fact) => wrapped(fact, 30))
    .slice(0, 8)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${COLOURS.grass}"/>${stripes}
    <rect x="32" y="32" width="1136" height="566" rx="24" fill="${COLOURS.ink}" fill-opacity="0.9"/>${words(64, 92, 30, title)}${words(64, 158, 54, cut(headline, 40), 'font-weight="800"')}
    ${places.join('')}${told.map((line, at) => words(630, 240 + at * 44, 32, line)).join('')}${words(1136, 574, 24, 'Touchline', 'text-anchor="end"')}</svg>`
}

/** Lines of so many letters at most, broken between words. */
export function wrapped(said: string, most: number): string[] {
  const lines: string[] = ['']
  for (const word of said.split(' ')) {
    const last = lines[lines.length - 1]!
    if (last && last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

export const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

export async function png(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = address(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  canvas.getContext('2d')!.drawImage(image, 0, 0, SIZE.width, SIZE.height)
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}
