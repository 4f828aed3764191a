/*
 * The web's service worker: the storefront starts from the device. The build bundles it by itself (config/h5/worker-plugin.ts) and puts
 * the facts before it. Calls go to the network: what is kept of their answers is the app's own matter.
 */
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { screenPattern, type WorkerFacts } from './worker-facts'

declare const WORKER_FACTS: WorkerFacts
/** An `install` event where the browser has static routes (Chromium 123). */
interface InstallEvent extends Event {
  addRoutes?: (rules: { condition: { requestDestination: string }; source: 'network' }) => Promise<void>
}

declare const self: {
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'install', listen: (event: InstallEvent) => void) => void
}

/** Most files with a hash, those of older builds among them; the longest unused ones go first. */
const MOST_FILES = 150

const { shell, files, screens, hashed } = WORKER_FACTS

// A page of the old build goes on with what it has: its files are there until the caches of this one are cleaned.
void self.skipWaiting()
clientsClaim()

// Pictures stay in the browser's own cache (their addresses have a hash): a list is scrolled with less work than through the worker.
self.addEventListener('install', (event) => {
  void event.addRoutes?.({ condition: { requestDestination: 'image' }, source: 'network' })
})

precacheAndRoute([shell, ...files], { cleanURLs: false, directoryIndex: undefined })
cleanupOutdatedCaches()

// Addresses of screens only: cashiers, the console and files are the server's.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(shell.url), {
    allowlist: screens.map((address) => new RegExp(screenPattern(address))),
  }),
)

const own = (url: URL): boolean => url.origin === location.origin

registerRoute(
  ({ url }) => own(url) && new RegExp(hashed).test(url.pathname),
  new CacheFirst({
    cacheName: 'foyer-files',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
  }),
)
