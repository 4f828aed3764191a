import type { OrderTone } from '@/components/order/order-tone'
import type { TransferState } from '@/domain/ticket/transfer'

/** Color tones for the states of a gift. The color is always accompanied by a text label. */
export const GIFT_TONES = {
  TRANSFERRING: 'plain',
  ACCEPTED: 'good',
  CANCELLED: 'over',
  EXPIRED: 'over',
} as const satisfies Record<TransferState, OrderTone>
