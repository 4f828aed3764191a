/** Time after which a screen reloads the show details when it is shown again, ms. The details rarely change. */
export const SHOW_STALE_TIME = 5 * 60_000
