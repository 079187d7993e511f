// What a finger would miss, where a target has to be so large.
(least) => [...document.querySelectorAll('button:enabled, a[href], select:enabled, summary, [role=tab]')].filter((each) => {
  const box = each.getBoundingClientRect()
  const there = each.checkVisibility({visibilityProperty: true}) && box.width > 1 && !each.closest('.hide')
  const inWords = getComputedStyle(each).display === 'inline' || each.classList.contains('link')
  if (!there || inWords) return false
  const [x, y, off] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1]
  const misses = (dx, dy) => {  // what lies there is neither this nor beyond the window
    const top = document.elementFromPoint(x + dx, y + dy)
    return top && !each.contains(top)
  }
  if (!document.elementFromPoint(x, y) || misses(0, 0)) return false  // scrolled away
  return (box.width < least && (misses(-off, 0) || misses(off, 0))) || (box.height < least && (misses(0, -off) || misses(0, off)))
}).map((each) => `${each.parentElement.className} > ${each.className}: ${each.innerText}`)
