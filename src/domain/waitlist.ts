/** How many units of a tier one may wait for. */
export const MAX_WAIT_QUANTITY = 6

/** How long offered tickets are kept for the buyer. Ms. */
export const WAIT_OFFER_TTL = 15 * 60_000

/** In line, offered tickets, offer missed, ordered, left by the buyer, over because the session began. */
export const WAIT_STATES = ['WAITING', 'OFFERED', 'MISSED', 'ORDERED', 'LEFT', 'CLOSED'] as const
export type WaitState = (typeof WAIT_STATES)[number]

/** The buyer is in line, or has an offer to take. */
export const isOpenWait = (state: WaitState): boolean => state === 'WAITING' || state === 'OFFERED'
