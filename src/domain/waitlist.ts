/** Maximum units of a tier on the waitlist for one buyer. */
export const MAX_WAIT_QUANTITY = 6

/** Time within which offered tickets can be bought, in milliseconds. */
export const WAIT_OFFER_TTL = 15 * 60_000

/** Waiting, offered tickets, offer missed, ordered, left by the buyer, closed because the session began. */
export const WAIT_STATES = ['WAITING', 'OFFERED', 'MISSED', 'ORDERED', 'LEFT', 'CLOSED'] as const
export type WaitState = (typeof WAIT_STATES)[number]

/** Returns true if the buyer is waiting, or has an offer. */
export const isOpenWait = (state: WaitState): boolean => state === 'WAITING' || state === 'OFFERED'
