// What on the screen is drawn or counted and not explained: by a sign, by the words of its button or heading, by the head
// of its row or column.  And the names of all signs that are there.
() => {
  const LABELLED = 'button, a, label, summary, h1, h2, h3, h4, p, legend, figcaption'
  const DECORATION = '.grass, .art, .pic, .tile, [data-decoration], [aria-label=Touchline], .cover, .coach'
  const words = (text) => (text?.match(/\p{L}{3,}/gu) ?? []).length
  const isSeen = (element) => {
    const box = element.getBoundingClientRect()
    const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    return isIn && box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const isBesideWords = (element) => {
    const label = element.closest(LABELLED)
    return words(label?.innerText) + words(label?.getAttribute('aria-label')) > 0 || words(element.closest('.pill')?.innerText) > 0
  }
  const isAsked = (element) => words(element.closest('fieldset')?.querySelector('legend')?.innerText) > 0
  const isInRow = (element) => {
    const cell = element.closest('td, th, dd')
    if (cell?.tagName === 'DD') return words(cell.parentElement.querySelector('dt')?.innerText) > 0
    return cell !== null && cell.closest('table').querySelector('th') !== null
  }
  const isExplained = (element) =>
    element.closest('[data-sign]') || element.closest(DECORATION) || isBesideWords(element) || isAsked(element) || isInRow(element)
  const pathOf = (element) => {
    const steps = []
    for (let at = element; at && at !== document.body && steps.length < 4; at = at.parentElement)
      steps.push([at.localName, ...[...at.classList].filter((each) => !each.startsWith('svelte-'))].join('.'))
    return steps.join(' < ')
  }
  const found = new Set()
  for (const drawing of document.querySelectorAll('svg'))
    if (!drawing.parentElement.closest('svg') && isSeen(drawing) && !isExplained(drawing)) found.add(`drawing ${pathOf(drawing)}`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [text, element] = [node.data.trim(), node.parentElement]
    if (!/[\d★●▲▼◆◇✓✗]/.test(text) || words(text) || !isSeen(element) || element.closest('script, style, select')) continue
    if (!isExplained(element)) found.add(`"${text}" ${pathOf(element)}`)
  }
  const names = [...document.querySelectorAll('[data-sign]')].map((each) => each.dataset.sign)
  return { unexplained: [...found], names: [...new Set(names)] }
}
