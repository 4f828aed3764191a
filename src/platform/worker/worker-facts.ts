/** Facts of the build for the service worker (config/h5/worker-plugin.ts). */
export interface WorkerFacts {
  /** The built page, which answers the address of every screen. */
  shell: { url: string; revision: string }
  /** Files of the tabs and of a ticket, cached from the first visit on. Their names have a hash. */
  files: readonly { url: string; revision: null }[]
  /** Addresses of all screens (`/content/:showId`). */
  screens: readonly string[]
  /** Pattern for paths of immutable files; the source of a regular expression. */
  hashed: string
}

/** A screen's address (`/content/:showId`) as the source of a regular expression over path and query. */
export const screenPattern = (address: string): string => {
  const path = address
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/?]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return `^${path === '/' ? '/' : `${path}/?`}(\\?.*)?$`
}
