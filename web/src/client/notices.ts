// How this person is told that it is their turn: this browser by web push, a webhook, a mail address.
import type { NoticeInfo, Subscribe, SubscriptionInfo } from '../wire'
import { ask } from './api'
import { settings } from './settings.svelte'

/** From which hour to which nothing is sent, unless the reader wants it. */
export const QUIET: [number, number] = [22, 8]

export const mySubscriptions = (): Promise<NoticeInfo> => ask<NoticeInfo>('/notices')
export const removeSubscription = (id: string): Promise<unknown> => ask(`/notices/${id}`, undefined, 'DELETE')

export function addSubscription(wish: Omit<Subscribe, 'lang' | 'quiet'>, isQuiet: boolean): Promise<SubscriptionInfo> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return ask<SubscriptionInfo>('/notices', {
    ...wish,
    lang: settings.lang,
    quiet: { hours: isQuiet ? QUIET : [], zone },
  })
}

/** Web push works on https and on this machine only. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** Asks the browser for leave, and tells the server where to push; false if the reader said no. */
export async function addBrowser(key: string, isQuiet: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.register('/sw.js', { scope: '/companion' })
  await ready(worker)
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return false
  await addSubscription({ kind: 'push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }, isQuiet)
  return true
}

function ready(registered: ServiceWorkerRegistration): Promise<void> {
  const worker = registered.active ?? registered.waiting ?? registered.installing
  return new Promise((done) => {
    if (!worker || worker.state === 'activated') return done()
    worker.addEventListener('statechange', () => worker.state === 'activated' && done())
  })
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
