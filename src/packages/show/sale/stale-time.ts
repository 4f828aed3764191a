/** What describes a show changes rarely: a screen that comes back into view does not load it again before. Milliseconds. */
export const SHOW_STALE_TIME = 5 * 60_000
