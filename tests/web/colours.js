// What on the screen is painted in a vivid colour without words of its own: [the sign around it or '', colour, where].
// Not looked at: drawings, the coach's face, the pitch, and what `sign-colours` explains once for all screens: shirts, and
// the yellow, green or other colour in which the table or its title marks what is on now.
() => {
  const DECORATION = '.grass, .art, .pic, .tile, .shirt, [data-decoration], [aria-label=Touchline], .cover, .coach'
  const MARKS = ['acc', 'accink', 'focus', 'p1', 'p2', 'c-gold', 'c-gold-ink', 'sky', 'mint', 'c-seafoam']
  const LABELLED = 'button, a, label, summary, h1, h2, h3, h4, p, legend, figcaption, dt, th'
  const VIVID = 60 // between the strongest and the weakest of red, green and blue
  const words = (text) => (text?.match(/\p{L}{3,}/gu) ?? []).length
  const rgbOf = (paint) => {
    const [red, green, blue, alpha = 1] = paint.match(/^rgba?\((.*)\)$/)?.[1].split(/[ ,/]+/).map(Number) ?? [0, 0, 0, 0]
    return alpha > 0.3 ? [red, green, blue] : [0, 0, 0]
  }
  const hexOf = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
  const marks = MARKS.map((name) => [1, 3, 5].map((at) => parseInt(hexOf(name).slice(at, at + 2), 16)).join())
  const isVivid = (rgb) => Math.max(...rgb) - Math.min(...rgb) >= VIVID && !marks.includes(rgb.join())
  const isSeen = (element) => {
    const box = element.getBoundingClientRect()
    const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    return isIn && box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const SIDES = ['Top', 'Right', 'Bottom', 'Left']
  const paintsOf = (element) => {
    const style = getComputedStyle(element)
    if (element instanceof SVGElement) return element.localName === 'svg' || element.localName === 'g' ? [] : [style.fill, style.stroke]
    const edges = SIDES.filter((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none')
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    return [style.backgroundColor, ...edges.map((side) => style[`border${side}Color`]), ...(isText ? [style.color] : [])]
  }
  const hasWords = (element) => {
    const label = element.closest(element instanceof SVGElement ? `${LABELLED}, span` : LABELLED)
    return words(element.innerText) + words(label?.innerText) + words(label?.getAttribute('aria-label')) > 0
  }
  const found = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(DECORATION) || element.closest('script, style, defs, clipPath, pattern')) continue
    const [vivid] = paintsOf(element).map(rgbOf).filter(isVivid)
    if (!vivid || !isSeen(element) || hasWords(element)) continue
    const sign = element.closest('[data-sign]')?.dataset.sign ?? ''
    const path = `${element.localName}.${element.classList[0] ?? ''} < ${element.parentElement.localName}.${element.parentElement.classList[0] ?? ''}`
    found.set(`${sign} ${path}`, [sign, vivid.join(' '), path])
  }
  return [...found.values()]
}
