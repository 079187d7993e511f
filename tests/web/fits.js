// What does not fit on this page; glyphs stand out of their line box by a little: what is cut must be more than that.
async (still) => {
  await new Promise(requestAnimationFrame)  // laid out anew
  const faults = {}
  const root = document.documentElement
  const name = (each) => [each.tagName.toLowerCase(), ...each.classList].filter((one) => !one.startsWith('s')).join('.')
  const tell = (what, each, text) => { faults[`${what}: ${name(each.parentElement)} > ${name(each)}`] = text.trim().slice(0, 40) }
  const known = new Map()  // how each element cuts what it holds
  const holder = (each) => {
    if (known.has(each)) return known.get(each)
    const style = getComputedStyle(each)
    const [x, y] = style.display === 'inline' || style.display === 'contents' ? ['visible', 'visible'] : [style.overflowX, style.overflowY]
    const made = {
      hidden: style.clipPath !== 'none' || style.visibility === 'hidden',  // for screen readers
      scrolls: [x, y].map((flow) => flow === 'auto' || flow === 'scroll'),
      clips: [x, y].map((flow) => flow === 'hidden' || flow === 'clip'),
      dots: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      box: each.getBoundingClientRect(),
    }
    known.set(each, made)
    return made
  }
  const whole = (each, text) => {  // what ends in dots is told in full by a title or a label
    for (let at = each; at; at = at.parentElement) {
      const told = `${at.title} ${at.getAttribute('aria-label') ?? ''} ${at.querySelector(':scope > .hide')?.textContent ?? ''}`
      if (told.toLowerCase().includes(text.trim().toLowerCase())) return true
    }
    return false
  }
  const cut = (node, rect) => {
    let free = [false, still === '']  // along which axis one can get there by scrolling
    const low = rect.height * 0.3
    for (let each = node.parentElement; each !== root; each = each.parentElement) {
      const {hidden, scrolls, clips, dots, box} = holder(each)
      if (hidden) return ''
      free = [free[0] || scrolls[0], free[1] || scrolls[1]]
      if (dots && whole(each, node.data)) return ''
      if (clips[0] && !free[0] && (rect.left < box.left - 2 || rect.right > box.right + 2)) return 'cut across'
      if (clips[1] && !free[1] && (rect.top < box.top - low || rect.bottom > box.bottom + low)) return 'cut below'
    }
    if (!free[0] && (rect.left < -2 || rect.right > innerWidth + 2)) return 'beyond the side'
    return !free[1] && (rect.top < -low || rect.bottom > innerHeight + low) ? 'beyond the end' : ''
  }
  const away = (each, x, y) => {  // scrolled out of sight in a list of its own
    for (let list = each.parentElement; list; list = list.parentElement) {
      const {scrolls, box} = holder(list)
      if (scrolls[1] && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return true
    }
    return false
  }
  if (root.scrollWidth > innerWidth + 1) tell('scrolls across', document.body, String(root.scrollWidth - innerWidth))
  if (still && root.scrollHeight > innerHeight + 1) tell('scrolls', document.body, String(root.scrollHeight - innerHeight))
  for (const part of still ? document.querySelectorAll(still) : []) {
    if (part.scrollHeight > part.clientHeight + 1) tell('scrolls', part, `${part.scrollHeight} > ${part.clientHeight}`)
    if (part.scrollWidth > part.clientWidth + 1) tell('scrolls across', part, `${part.scrollWidth} > ${part.clientWidth}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest('script, style, option, svg, .hide, [hidden]') || parent.closest('ol')?.children.length > 99) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const how = rect.width > 2 && rect.height > 2 ? cut(node, rect) : ''
      if (how) tell(how, parent, node.data)
    }
  }
  for (const each of document.querySelectorAll('button:enabled, a[href], select:enabled')) {
    if (!each.checkVisibility()) continue  // in closed details
    const box = each.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (box.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || away(each, x, y)) continue
    const top = document.elementFromPoint(x, y)
    if (top && !each.contains(top) && !top.contains(each) && !each.closest('label')?.contains(top)) tell(`under ${name(top)}`, each, each.innerText)
  }
  return faults
}
