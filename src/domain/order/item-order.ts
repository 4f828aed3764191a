import type { OrderState } from './state'

/** Kinds of items that an item order sells. */
export const ITEM_KINDS = ['CARD', 'COUPON_PACKAGE', 'MEMBERSHIP', 'GOODS', 'PARKING'] as const
export type ItemKindName = (typeof ITEM_KINDS)[number]

/** States of an item order. `PAID` means that the item is not delivered yet. */
export const ITEM_ORDER_STATES = ['UNPAID', 'PAID', 'SUCCEEDED', 'CANCELED', 'CLOSED', 'REFUNDING', 'REFUNDED'] as const
export type ItemOrderState = (typeof ITEM_ORDER_STATES)[number]

const NEXT: Record<ItemOrderState, readonly ItemOrderState[]> = {
  UNPAID: ['PAID', 'CANCELED', 'CLOSED'],
  PAID: ['SUCCEEDED', 'REFUNDING'],
  SUCCEEDED: ['REFUNDING'],
  REFUNDING: ['REFUNDED'],
  CANCELED: [],
  CLOSED: [],
  REFUNDED: [],
}

/** Returns true if an item order may change directly from one state to another. */
export const itemOrderCanBecome = (from: ItemOrderState, to: ItemOrderState): boolean => NEXT[from].includes(to)

const AS_ORDER: Record<ItemOrderState, OrderState> = {
  UNPAID: 'UNPAID',
  PAID: 'RESERVE',
  SUCCEEDED: 'SUCCEEDED',
  CANCELED: 'CANCELED',
  CLOSED: 'CLOSED',
  REFUNDING: 'SUCCEEDED',
  REFUNDED: 'REFUNDED',
}

/** Returns the ticket order state that payments treat like this item order state. */
export const asOrderState = (state: ItemOrderState): OrderState => AS_ORDER[state]

/** Returns true for an item order that was paid and not refunded. */
export const isItemPaid = (state: ItemOrderState): boolean =>
  state === 'PAID' || state === 'SUCCEEDED' || state === 'REFUNDING'

/** Returns true for an item order that was canceled, closed or refunded. */
export const isItemOver = (state: ItemOrderState): boolean =>
  state === 'CANCELED' || state === 'CLOSED' || state === 'REFUNDED'

/**
 * Limits of a buyer's unpaid item orders (decision 113). After `closed` orders have closed unpaid within `within` ms, the
 * strict limits apply.
 */
export const UNPAID_ITEMS = { most: 3, closed: 3, within: 86_400_000, strictMost: 1, strictMinutes: 5 } as const
