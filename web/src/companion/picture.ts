// A table as a picture, drawn here: SVG first, then PNG by the browser's canvas.
export interface Drawn {
  heading: string
  columns: string[]
  rows: string[][]
  foot: string
}

const ROW = 44
const WIDTH = 900
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The first column is the place, the second the name, the others figures to the right. */
export function svg({ heading, columns, rows, foot }: Drawn, colour: (name: string) => string): string {
  const height = 130 + ROW * (rows.length + 1) + (foot ? 40 : 0)
  const x = (at: number): number => (at === 0 ? 40 : at === 1 ? 90 : WIDTH - 40 - (columns.length - 1 - at) * 72)
  const cell = (text: string, at: number, y: number, ink: string, weight = 600): string =>
    `<text x="${x(at)}" y="${y}" fill="${ink}" font-weight="${weight}" text-anchor="${at < 2 ? 'start' : 'end'}">${escaped(text)}</text>`
  const lines = rows.map((row, nth) => {
    const y = 130 + ROW * (nth + 1)
    const rule = `<path d="M40 ${y - 31}H${WIDTH - 40}" stroke="${colour('line')}"/>`
    return rule + row.map((text, at) => cell(text, at, y, colour('t1'), at === columns.length - 1 ? 800 : 600)).join('')
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="'Arial Narrow',Arial,sans-serif" font-size="26">` +
    `<rect width="${WIDTH}" height="${height}" fill="${colour('s1')}"/><rect width="${WIDTH}" height="10" fill="${colour('acc')}"/>` +
    `<text x="40" y="66" font-size="38" font-weight="800" fill="${colour('t1')}">${escaped(heading)}</text>` +
    columns.map((text, at) => cell(text, at, 124, colour('t2'))).join('') +
    lines.join('') +
    (foot ? `<text x="40" y="${height - 24}" font-size="22" fill="${colour('t2')}">${escaped(foot)}</text>` : '') +
    '</svg>'
  )
}

export async function png(drawing: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2]
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}
