// The picture of a game, drawn in the browser: nothing leaves it. An SVG that is shown as an image reads neither the
// page's colours nor its faces, so both are written into it.
import display from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { flushSync, mount, unmount } from 'svelte'
import Picture from './Picture.svelte'

export interface Pictured {
  title: string
  headline: string
  /** The winner's kit; those of all who share the first place. */
  kits: number[]
  /** The two sides of the match that decided, the winner first; null: the places tell it. */
  sides: [Side, Side] | null
  places: (Side & { name: string })[]
  facts: string[]
}

interface Side {
  kit: number
  name: string
  score: string
}

export const SIZE = { width: 1200, height: 630 }
export const cut = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1)}…` : words

/** Lines of at most this many letters, broken between words. */
export function wrapped(said: string, most: number): string[] {
  const lines: string[] = ['']
  for (const word of said.split(' ')) {
    const last = lines[lines.length - 1]!
    if (last && last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

async function dataAddress(path: string): Promise<string> {
  const blob = await (await fetch(path)).blob()
  return await new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error ?? new Error('no face'))
    reader.readAsDataURL(blob)
  })
}

/** The two faces of the page as a style of the picture. */
async function faces(): Promise<string> {
  const [first, second] = await Promise.all([dataAddress(display), dataAddress(text)])
  const face = (name: string, from: string): string =>
    `@font-face{font-family:${name};font-weight:1 1000;src:url(${from}) format("woff2")}.${name}{font-family:${name},sans-serif}`
  return `<style>${face('display', first)}${face('text', second)}</style>`
}

/** The SVG of 1200 by 630 as a file. */
export async function paint(pictured: Pictured): Promise<string> {
  const style = await faces()
  const place = document.createElement('div')
  const drawn = mount(Picture, { target: place, props: pictured })
  flushSync()
  const root = getComputedStyle(document.documentElement)
  const svg = place.innerHTML
    .replace(/<!--.*?-->/gs, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => root.getPropertyValue(name).trim())
  await unmount(drawn)
  return svg.replace(/(<svg[^>]*>)/, `$1${style}`)
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
