// The companion without a network: a service worker, for the companion's own addresses alone.
export type Readiness = 'none' | 'loading' | 'ready'

export async function prepare(): Promise<Readiness> {
  if (!('serviceWorker' in navigator)) return 'none'
  try {
    const registered = await navigator.serviceWorker.register('/sw.js', { scope: '/companion' })
    const worker = registered.active ?? registered.waiting ?? registered.installing
    if (!worker) return 'none'
    return await active(worker)
  } catch {
    return 'none' // not built, or an address that is not secure
  }
}

function active(worker: ServiceWorker): Promise<Readiness> {
  return new Promise((done) => {
    const look = (): void => {
      if (worker.state === 'activated') done('ready')
      if (worker.state === 'redundant') done('none')
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
