import type { OrderNews } from './news'

/**
 * Resale state of an order. This project defines the values. If several states apply, the first one in this list is
 * used: listings that can be withdrawn take precedence.
 * - `OFFERED`, `ORDERED`, `SOLD`: its tickets are listed for resale, are in a buyer's unpaid order, or were sold.
 * - `BOUGHT`: its tickets were bought through the waitlist.
 */
export const WAIT_LIST_STATES = ['OFFERED', 'ORDERED', 'SOLD', 'BOUGHT', 'NONE'] as const
export type WaitListState = (typeof WAIT_LIST_STATES)[number]

/** Number of tickets by the state of their resale listing. Tickets without a listing are not counted. */
export type OfferedTickets = Partial<Record<string, number>>

/**
 * Returns the combined resale state of several orders, and the number of tickets in that state. The number is 0 if no
 * ticket is listed.
 */
export const waitListOf = (
  orders: readonly { offers: OfferedTickets | null; fromWaitList: boolean }[],
): { state: WaitListState; count: number } => {
  for (const state of ['OFFERED', 'ORDERED', 'SOLD'] as const) {
    const count = orders.reduce((sum, { offers }) => sum + (offers?.[state] ?? 0), 0)
    if (count > 0) return { state, count }
  }
  return { state: orders.some(({ fromWaitList }) => fromWaitList) ? 'BOUGHT' : 'NONE', count: 0 }
}

interface Shown {
  waitListState: WaitListState
  isEnd: boolean
  news?: OrderNews | null
}

/**
 * Returns true if a card shows the resale state. If an update already reports the resale state, the card hides it. The
 * card of an ended order shows only final resale states.
 */
export const namesWaitList = ({ waitListState, isEnd, news }: Shown): boolean => {
  if (waitListState === 'NONE') return false
  return waitListState === 'BOUGHT' ? !isEnd : !(waitListState === 'SOLD' && news === 'RETURN_SOLD')
}
