/** Time after which a screen that returns to view reloads the show details, ms. They rarely change. */
export const SHOW_STALE_TIME = 5 * 60_000
