/** Show details change rarely: a screen that comes back into view reloads them only after this time. Milliseconds. */
export const SHOW_STALE_TIME = 5 * 60_000
