import type { OrderWord } from '@/domain/order/state-word'

/** How a state is painted, always beside its word: due wants something of the buyer, over is past. */
export type OrderTone = 'plain' | 'due' | 'good' | 'over'

const TONES: Record<OrderWord, OrderTone> = {
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

export const orderTone = (word: OrderWord): OrderTone => TONES[word]
