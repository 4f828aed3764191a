/** Maximum number of units of a tier for one buyer on the waitlist. */
export const MAX_WAIT_QUANTITY = 6

/** Time within which the buyer can order offered tickets, in milliseconds. */
export const WAIT_OFFER_TTL = 15 * 60_000

/** Remaining time below which offers of a capacity's waitlist are shorter, and their time then (decision 140), in ms. */
const SOON = 2 * 3_600_000
const SHORT_OFFER_TTL = 5 * 60_000

/** Returns the end of an offer that is made now. The waitlist ends at `closesAt`. All times in epoch ms. */
export const offerEnd = (now: number, closesAt: number): number =>
  Math.min(now + (closesAt - now < SOON ? SHORT_OFFER_TTL : WAIT_OFFER_TTL), closesAt)

/**
 * States of a waitlist entry: waiting, tickets offered, offer missed, ordered, left by the buyer, closed because the
 * session began.
 */
export const WAIT_STATES = ['WAITING', 'OFFERED', 'MISSED', 'ORDERED', 'LEFT', 'CLOSED'] as const
export type WaitState = (typeof WAIT_STATES)[number]

/** Returns true if the buyer is waiting, or has an open offer. */
export const isOpenWait = (state: WaitState): boolean => state === 'WAITING' || state === 'OFFERED'
