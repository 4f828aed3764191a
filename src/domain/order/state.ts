/** Order states with the codes the gateway counts by (domain §4). */
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
export type OrderCode = (typeof ORDER_CODES)[OrderState]

/** Where an order can go from each state (decision 38): e-tickets skip delivery. */
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

const STATES = Object.keys(ORDER_CODES) as OrderState[]

export const orderCode = (state: OrderState): OrderCode => ORDER_CODES[state]

/** The state of a code, null for a code that is none. */
export const orderStateOf = (code: number): OrderState | null =>
  STATES.find((state) => ORDER_CODES[state] === code) ?? null

/** Whether an order may go from one state straight to another. */
export const canBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to)

/** Nothing can happen to the order any more. */
export const isFinal = (state: OrderState): boolean => NEXT[state].length === 0

/** Money was received and not given back. */
export const isPaid = (state: OrderState): boolean => NEXT[state].includes('REFUNDED')
