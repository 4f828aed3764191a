/** Maximum number of units of a tier for one buyer on the waitlist. */
export const MAX_WAIT_QUANTITY = 6

/** Time within which the buyer can order offered tickets, in milliseconds. */
export const WAIT_OFFER_TTL = 15 * 60_000

/**
 * States of a waitlist entry: waiting, tickets offered, offer missed, ordered, left by the buyer, closed because the
 * session began.
 */
export const WAIT_STATES = ['WAITING', 'OFFERED', 'MISSED', 'ORDERED', 'LEFT', 'CLOSED'] as const
export type WaitState = (typeof WAIT_STATES)[number]

/** Returns true if the buyer is waiting, or has an open offer. */
export const isOpenWait = (state: WaitState): boolean => state === 'WAITING' || state === 'OFFERED'
