import type { OrderStateLabel } from '@/domain/order/state-label'

/** How a state is painted, always beside its word: due wants something of the buyer, over is past. */
export type OrderTone = 'plain' | 'due' | 'good' | 'over'

const TONES: Record<OrderStateLabel, OrderTone> = {
  unpaid: 'due',
  cancelled: 'over',
  reserve: 'plain',
  expressPending: 'plain',
  delivering: 'plain',
  express: 'plain',
  succeeded: 'good',
  refunding: 'plain',
  refunded: 'over',
  closed: 'over',
}

export const orderTone = (label: OrderStateLabel): OrderTone => TONES[label]
