/** What the service worker has to know of its build (config/h5/worker-plugin.ts). */
export interface WorkerFacts {
  /** The page as it was built, which answers the address of every screen. */
  shell: { url: string; revision: string }
  /** What the tabs and a ticket need: there from the first visit on. Their names have a hash. */
  files: readonly { url: string; revision: null }[]
  /** Addresses of all screens (`/content/:showId`). */
  screens: readonly string[]
  /** Of the paths of files that never change; the source of a regular expression. */
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
