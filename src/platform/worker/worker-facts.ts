/** Build results that the service worker needs (config/h5/worker-plugin.ts). */
export interface WorkerFacts {
  /** The built HTML page. The worker returns it for every screen's address. */
  shell: { url: string; revision: string }
  /** Script files of the tabs and of the ticket screen, which the first visit caches. Their names contain a hash. */
  files: readonly { url: string; revision: null }[]
  /** Addresses of all screens (`/content/:showId`). */
  screens: readonly string[]
  /** Pattern for the paths of files that never change, as the source of a regular expression. */
  hashed: string
}

/**
 * Converts a screen's address (`/content/:showId`) to the source of a regular expression, which matches a path with its
 * query.
 */
export const screenPattern = (address: string): string => {
  const path = address
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/?]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return `^${path === '/' ? '/' : `${path}/?`}(\\?.*)?$`
}
