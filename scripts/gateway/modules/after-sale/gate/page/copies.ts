/** Name of the cache that stores the page's files. */
export const COPIES = 'foyer-gate'
