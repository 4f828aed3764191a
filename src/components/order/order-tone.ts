import type { OrderStateLabel } from '@/domain/order/state-label'
import { isOwnTicket, type OrderTicketState } from '@/domain/order/ticket-state'

/**
 * Tone of an order state, which is always shown beside its label. `plain` is in progress and `over` is finished. `due`
 * needs an action of the buyer; `bad` needs an action after a failure.
 */
export type OrderTone = 'plain' | 'due' | 'bad' | 'good' | 'over'

const TONES: Record<OrderStateLabel, OrderTone> = {
  unpaid: 'due',
  confirming: 'plain',
  payFailed: 'bad',
  cancelled: 'over',
  reserve: 'plain',
  expressPending: 'plain',
  delivering: 'plain',
  express: 'plain',
  parcelReturning: 'bad',
  parcelReturned: 'bad',
  parcelAgain: 'plain',
  issued: 'good',
  given: 'over',
  succeeded: 'over',
  refunding: 'plain',
  // The refund is retried automatically, so the buyer need not act.
  refundFailed: 'plain',
  refunded: 'over',
  rebooked: 'over',
  changed: 'over',
  closed: 'over',
  rebookUnpaid: 'due',
  rebookCanceled: 'over',
  rebookClosed: 'over',
}

export const orderTone = (label: OrderStateLabel): OrderTone => TONES[label]

const TICKET_TONES: Partial<Record<OrderTicketState, OrderTone>> = {
  ...{ VALID: 'good', CANCELED: 'bad', REFUNDING: 'plain', REFUND_FAILED: 'plain' },
}

export const ticketTone = (state: OrderTicketState): OrderTone =>
  TICKET_TONES[state] ?? (isOwnTicket(state) ? 'plain' : 'over')
