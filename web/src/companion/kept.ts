// What the companion remembers, in this browser alone.
const PREFIX = 'touchline-companion-'

export function recall<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name)
    return found === null ? otherwise : (JSON.parse(found) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing is served all the same
  }
}

/** A file made here, saved by the browser. */
export function save(name: string, content: string | Blob, kind = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: kind }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
