/*
 * Service worker of the web, which starts the storefront from files on the device. The build bundles it separately
 * (config/h5/worker-plugin.ts) and prepends the `WorkerFacts`. The worker does not intercept calls to the gateway; the
 * app itself caches their responses.
 */
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { screenPattern, type WorkerFacts } from './worker-facts'

declare const WORKER_FACTS: WorkerFacts
/** The `install` event in browsers with static routes (Chromium 123). */
interface InstallEvent extends Event {
  addRoutes?: (rules: { condition: { requestDestination: string }; source: 'network' }) => Promise<void>
}

declare const self: {
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'install', listen: (event: InstallEvent) => void) => void
}

/**
 * Maximum number of cached files with a hash, including files of older builds. If the limit is exceeded, the least
 * recently used files are removed.
 */
const MOST_FILES = 150

const { shell, files, screens, hashed } = WORKER_FACTS

// Activates the new worker at once. An open page of the old build still finds its files, because they remain in the
// cache until it is cleaned up.
void self.skipWaiting()
clientsClaim()

// Pictures bypass the worker, so that scrolling a list is faster. The browser's cache is enough for them, because their
// addresses contain a hash.
self.addEventListener('install', (event) => {
  void event.addRoutes?.({ condition: { requestDestination: 'image' }, source: 'network' })
})

precacheAndRoute([shell, ...files], { cleanURLs: false, directoryIndex: undefined })
cleanupOutdatedCaches()

// Handles only addresses of screens. The server handles payment pages, the console and files.
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
