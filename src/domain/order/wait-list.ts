import type { OrderNews } from './news'

/**
 * What an order has to do with the waitlist. Values ours.
 * - `OFFERED`, `ORDERED`, `SOLD`: tickets of it are offered to those who wait, are in an unpaid order of one of them, or were bought
 * - `BOUGHT`: its own tickets were offered to its buyer
 * What can still be taken back comes first where several hold.
 */
export const WAIT_LIST_STATES = ['OFFERED', 'ORDERED', 'SOLD', 'BOUGHT', 'NONE'] as const
export type WaitListState = (typeof WAIT_LIST_STATES)[number]

/** Tickets by the state of their offer; those of no state are left out. */
export type OfferedTickets = Partial<Record<string, number>>

/** The state of orders together, and how many tickets are in it; 0 for those that are about no tickets. */
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

/** Whether a card names it: not where its news do, and of an order that is over only what became of its tickets. */
export const namesWaitList = ({ waitListState, isEnd, news }: Shown): boolean => {
  if (waitListState === 'NONE') return false
  return waitListState === 'BOUGHT' ? !isEnd : !(waitListState === 'SOLD' && news === 'RETURN_SOLD')
}
