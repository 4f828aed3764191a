/*
 * The web's service worker, which starts the storefront from the device. The build bundles it by itself
 * (config/h5/worker-plugin.ts) and puts the facts before it. Calls go to the network; the app itself caches responses.
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

/** Maximum files with a hash, including those of older builds; the least recently used ones are removed. */
const MOST_FILES = 150

const { shell, files, screens, hashed } = WORKER_FACTS

// A page of the old build continues with its files, which remain until the caches of this one are cleaned.
void self.skipWaiting()
clientsClaim()

// Pictures stay in the browser's own cache (their addresses have a hash), because scrolling a list costs less without
// the worker.
self.addEventListener('install', (event) => {
  void event.addRoutes?.({ condition: { requestDestination: 'image' }, source: 'network' })
})

precacheAndRoute([shell, ...files], { cleanURLs: false, directoryIndex: undefined })
cleanupOutdatedCaches()

// Addresses of screens only: cashiers, the console and files belong to the server.
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
