/** Order states and their codes in the gateway (domain §4). */
export const ORDER_CODES = {
  UNPAID: 1,
  CANCELED: -1,
  RESERVE: 3,
  DELIVERING: 6,
  DELIVERING_EXPRESS: 7,
  SUCCEEDED: 9,
  REFUNDED: 11,
  CLOSED: 13,
} as const

export type OrderState = keyof typeof ORDER_CODES

/** Transitions of order states (decision 38); e-tickets skip delivery. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  UNPAID: ['RESERVE', 'CLOSED', 'CANCELED'],
  RESERVE: ['DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED', 'REFUNDED'],
  DELIVERING: ['SUCCEEDED', 'REFUNDED'],
  DELIVERING_EXPRESS: ['SUCCEEDED', 'REFUNDED'],
  SUCCEEDED: ['REFUNDED'],
  CANCELED: [],
  CLOSED: [],
  REFUNDED: [],
}

/** Returns true if an order may change directly from one state to another. */
export const canBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to)

/**
 * Returns the kind of an order's amount: `due`, `paid` (even if refunded), or `ended` for an order that ended unpaid.
 */
export const amountKind = (state: OrderState): 'due' | 'paid' | 'ended' => {
  if (state === 'UNPAID') return 'due'
  return state === 'CANCELED' || state === 'CLOSED' ? 'ended' : 'paid'
}

/** Returns true for an order that was paid and not refunded. */
export const isPaid = (state: OrderState): boolean => NEXT[state].includes('REFUNDED')
