// Copying text, also on plain http, where browsers have no clipboard API.

/** Copies the text; false if the browser did not allow it. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const written = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (written) return true
  }
  return copySelected(text)
}

/** The way of older browsers: the text is selected in a field out of sight, and the selection is copied. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:-9999px'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
