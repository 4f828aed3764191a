/** Id of a show in a theatre with numbered seats and without named tickets. */
export const SHOW = 'S2101'
export const SESSION = 'S2101N01'
export const TIERS = [1, 2, 3].map((at) => `${SESSION}P${at}`)
export const BUYERS = 6
