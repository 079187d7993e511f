// The page that is shown, by the address.
export type Route =
  | { page: 'home' }
  | { page: 'new'; title: string; mode: string }
  | { page: 'rules'; title: string }
  | { page: 'learn'; title: string }
  | { page: 'how'; title: string }
  | { page: 'table'; code: string; board: boolean }
  | { page: 'replay'; code: string }
  | { page: 'record' }
  | { page: 'settings' }
  | { page: 'games' }
  | { page: 'host' }
  | { page: 'unknown' }
  | { page: 'verify' }
  | { page: 'companion'; title: string; part: string }

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  if (parts[0] === 't' && parts[1] && parts[2] === 'replay') return { page: 'replay', code: parts[1].toUpperCase() }
  if (parts[0] === 'replay') return { page: 'record' }
  if (parts[0] === 't' && parts[1]) return { page: 'table', code: parts[1].toUpperCase(), board: parts[2] === 'board' }
  if (parts[0] === 'new' && parts[1] && parts[2]) return { page: 'new', title: parts[1], mode: parts[2] }
  if (parts[0] === 'learn' && parts[1]) return { page: 'learn', title: parts[1] }
  if (parts[0] === 'how' && parts[1]) return { page: 'how', title: parts[1] }
  if (parts[0] === 'rules') return { page: 'rules', title: parts[1] ?? '' }
  if (parts[0] === 'companion' && parts[1] === 'verify') return { page: 'verify' } // under the companion, which works offline
  if (parts[0] === 'companion') return { page: 'companion', title: parts[1] ?? '', part: parts[2] ?? '' }
  if (parts[0] === 'settings') return { page: 'settings' }
  if (parts[0] === 'games') return { page: 'games' }
  if (parts[0] === 'host') return { page: 'host' }
  return { page: parts.length ? 'unknown' : 'home' }
}

class Place {
  route = $state<Route>(parse(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)))
  }

  /** `instead`: the page that is left is not gone back to. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.route = parse(location.pathname)
    scrollTo(0, 0)
  }
}

export const place = new Place()
