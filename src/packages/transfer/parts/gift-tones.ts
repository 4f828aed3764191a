import type { OrderTone } from '@/components/order/order-tone'
import type { TransferState } from '@/domain/ticket/transfer'

/** Tones of a gift's states, always beside their labels. */
export const GIFT_TONES = {
  TRANSFERRING: 'plain',
  ACCEPTED: 'good',
  CANCELLED: 'over',
  EXPIRED: 'over',
} as const satisfies Record<TransferState, OrderTone>
