import type { OrderNews } from './news'

/**
 * Resale state of an order. The values are this project's. If several apply, listings that can be withdrawn come first.
 * - `OFFERED`, `ORDERED`, `SOLD`: its tickets are offered to the waitlist, are in a buyer's unpaid order, or were sold.
 * - `BOUGHT`: its buyer got the tickets through the waitlist.
 */
export const WAIT_LIST_STATES = ['OFFERED', 'ORDERED', 'SOLD', 'BOUGHT', 'NONE'] as const
export type WaitListState = (typeof WAIT_LIST_STATES)[number]

/** Number of tickets by the state of their listing; tickets without one are left out. */
export type OfferedTickets = Partial<Record<string, number>>

/** Returns the combined state of orders, and its number of tickets; 0 for tickets without a listing. */
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
 * Returns true if a card shows the state. Hidden if an update reports it; an order that is over shows outcomes only.
 */
export const namesWaitList = ({ waitListState, isEnd, news }: Shown): boolean => {
  if (waitListState === 'NONE') return false
  return waitListState === 'BOUGHT' ? !isEnd : !(waitListState === 'SOLD' && news === 'RETURN_SOLD')
}
