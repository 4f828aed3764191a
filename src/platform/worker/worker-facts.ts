/** Facts of the build for the service worker (config/h5/worker-plugin.ts). */
export interface WorkerFacts {
  /** The built HTML page, which is the response for every screen's address. */
  shell: { url: string; revision: string }
  /** Files of the tabs and of the ticket screen, cached at the first visit. Their names contain a hash. */
  files: readonly { url: string; revision: null }[]
  /** Addresses of all screens (`/content/:showId`). */
  screens: readonly string[]
  /** Pattern for paths of immutable files; the source of a regular expression. */
  hashed: string
}

/** Converts a screen's address (`/content/:showId`) to the source of a regular expression for path and query. */
export const screenPattern = (address: string): string => {
  const path = address
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/?]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return `^${path === '/' ? '/' : `${path}/?`}(\\?.*)?$`
}
