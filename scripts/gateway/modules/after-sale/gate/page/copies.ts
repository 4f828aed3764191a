/** The name of the cache with the page's own files. */
export const COPIES = 'foyer-gate'
