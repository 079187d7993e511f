// The companion's service worker. The build fills in the files, the titles that have a companion, and the version.
const FILES = __FILES__
const VERSION = __VERSION__
const SHELL = `touchline-shell-${VERSION}`
const DATA = `touchline-data-${VERSION}`
const LANGUAGES = ['en', 'it', 'pt-PT']
const TITLES = __TITLES__
const READ = [
  ...LANGUAGES.map((lang) => `/api/texts/${lang}`),
  ...TITLES.map((title) => `/api/cards/${title}`),
  ...TITLES.flatMap((title) =>
    LANGUAGES.flatMap((lang) => [`/api/texts/${title}/${lang}`, `/api/handbook/${title}/${lang}`]),
  ),
]
const KNOWN = new Set(READ)

async function fill() {
  await (await caches.open(SHELL)).addAll(['/companion', ...FILES])
  await (await caches.open(DATA)).addAll(READ)
}

async function tidy() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('touchline-') && name !== SHELL && name !== DATA)
      .map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

/** What never changes under its name: from the cache first. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** What may have changed: from the server, and from the cache where there is none. */
async function fresh(request, cache, name) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(cache)).put(name, answer.clone())
    return answer
  } catch {
    return (await caches.match(name)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fill())
})
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, SHELL, '/companion'))
  else if (FILES.includes(url.pathname)) event.respondWith(kept(request))
  else if (KNOWN.has(url.pathname) && !url.search) event.respondWith(fresh(request, DATA, url.pathname))
})

/** A notice from the server: whose turn it is. Nothing of the game is in it. */
self.addEventListener('push', (event) => {
  const { heading, text, link, table } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(heading, { body: text, tag: `touchline-${table}`, data: { link } }),
  )
})
/** One tap opens the decision: a page that shows the table already, or a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data
  event.waitUntil(open(new URL(link).pathname))
})

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((page) => new URL(page.url).pathname === path)
  return shown ? shown.focus() : self.clients.openWindow(path)
}
