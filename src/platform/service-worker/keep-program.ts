import { KEEPS_PROGRAM } from '../settings'

const SCRIPT = '/sw.js'
/** Timeout for activating a new build, ms. */
const RENEW_TIMEOUT = 3_000

const container = (): ServiceWorkerContainer | null => navigator.serviceWorker ?? null

/**
 * Returns the addresses of the page's own scripts and style sheets. They were loaded before the worker started, or are
 * inlined in the page.
 */
const loaded = (): string[] => {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  const inside = [...document.querySelectorAll<HTMLElement>('[data-file]')].map(
    ({ dataset }) => location.origin + dataset.file,
  )
  return [...requested, ...inside].filter((name) => name.startsWith(`${location.origin}/`) && /\.(js|css)$/.test(name))
}

const activated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

const remove = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registrations = await workers.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

const start = async (workers: ServiceWorkerContainer): Promise<void> => {
  await workers.register(SCRIPT)
  const { active } = await workers.ready
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } })
}

/** Implements `keep` of the contract. */
export const keep = async (): Promise<void> => {
  const workers = container()
  // Private windows and pages without TLS have no service workers.
  if (!workers || process.env.NODE_ENV !== 'production') return
  await (KEEPS_PROGRAM ? start(workers) : remove(workers)).catch(() => undefined)
}

/** Implements `renew` of the contract. */
export const renew = async (): Promise<void> => {
  const registration = await container()
    ?.getRegistration()
    .catch(() => undefined)
  if (!registration) return
  const fresh = registration.update().then(() => {
    const worker = registration.installing ?? registration.waiting
    return worker ? activated(worker) : undefined
  })
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, RENEW_TIMEOUT))
  await Promise.race([fresh.catch(() => undefined), timeout])
}
