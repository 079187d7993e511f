// The service worker: the companion without a network, and notices by web push.
//
// Workbox keeps the files of the build (`__WB_MANIFEST`, filled in by vite-plugin-pwa) and what the companion reads
// from the server.  Pages and data come from the server first, and from the cache where there is none.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'

const PAGE = '/companion'
const DATA = 'touchline-data'
const files = self.__WB_MANIFEST
const read = new Set(files.map(({ url }) => url).filter((url) => url.startsWith('/api/')))

/** The answer if the network fails: what was kept when this worker was installed. */
const orKept = (name) => ({ handlerDidError: ({ request }) => matchPrecache(name ?? new URL(request.url).pathname) })

registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [orKept(PAGE)] })))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && read.has(url.pathname) && !url.search,
  new NetworkFirst({ cacheName: DATA, plugins: [orKept()] }),
)
precacheAndRoute(files)
cleanupOutdatedCaches()

/** The caches of the worker before this one. */
async function tidy() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('touchline-') && name !== DATA).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(tidy()))

/** A notice from the server: whose turn it is. Nothing of the game is in it. One table has one notice at a time. */
self.addEventListener('push', (event) => {
  const { heading, text, link, table } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(heading, {
      body: text,
      tag: `touchline-${table}`,
      icon: '/icons/any-192.png',
      data: { link },
    }),
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
