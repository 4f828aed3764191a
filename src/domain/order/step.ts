import type { RefundEvent, RefundKind } from '../refund/state'
import { ORDER_CODES, type OrderState } from './state'

/**
 * Steps in the history of an order's tickets, returned parcel and show, in addition to the states of the order. This
 * project defines the values.
 */
const TICKET_STEPS = [
  'REFUND_APPLIED',
  'REFUND_DONE',
  'REFUND_FAILED',
  'REFUND_REPEATED',
  'REBOOKED',
  'SOLD',
  'OFFERED',
  'OFFER_ENDED',
  'GIFT_SENT',
  'GIFT_ACCEPTED',
  'GIFT_ENDED',
  'PARCEL_RETURNING',
  'PARCEL_RETURNED',
  'PARCEL_AGAIN',
  'PARCEL_SENT',
  'SHOW_CANCELED',
  'SHOW_DELAY',
] as const
type TicketStep = (typeof TICKET_STEPS)[number]

export const ORDER_STEPS = [...(Object.keys(ORDER_CODES) as OrderState[]), ...TICKET_STEPS] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

const REFUND_STEPS: Record<RefundEvent, TicketStep> = {
  IN_PROGRESS: 'REFUND_APPLIED',
  REFUNDED: 'REFUND_DONE',
  FAILED: 'REFUND_FAILED',
  REPEATED: 'REFUND_REPEATED',
}

/**
 * Returns the history step of a refund event. A rebooking and a resale have a separate first step; all later steps are
 * the steps of a refund.
 */
export const stepOfRefund = (kind: RefundKind, event: RefundEvent): TicketStep => {
  if (event !== 'IN_PROGRESS' || kind === 'REFUND') return REFUND_STEPS[event]
  return kind === 'REBOOK' ? 'REBOOKED' : 'SOLD'
}

const CLOSING: ReadonlySet<OrderStep> = new Set<OrderStep>([
  ...(['CANCELED', 'CLOSED', 'SUCCEEDED', 'REFUNDED', 'REFUND_DONE', 'REBOOKED'] as const),
  ...(['OFFER_ENDED', 'GIFT_ACCEPTED', 'GIFT_ENDED', 'SHOW_CANCELED', 'SHOW_DELAY'] as const),
])

/** Returns true if no change is in progress after this step. */
export const isClosingStep = (step: OrderStep): boolean => CLOSING.has(step)
