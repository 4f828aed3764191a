import type { CreatedOrder } from '@/api/purchase'
import { fen } from '@/domain/money'

/** A purchase of two tickets of one tier, for the order screens. */
export const aPurchase = () => ({ showId: 'S1', sessionId: 'N1', items: [{ seatPlanId: 'P1', quantity: 2 }] })

/** Response to placing this order. */
export const aCreatedOrder = (more: Partial<CreatedOrder> = {}): CreatedOrder => ({
  orderId: 'O1',
  unPaidTransactionIds: ['T1'],
  type: 'TICKET',
  bindId: '',
  goodsAmount: null,
  payAmount: fen(76_000),
  ...more,
})
