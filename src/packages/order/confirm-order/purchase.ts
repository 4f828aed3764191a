import type { PreOrderParams } from '@/api/purchase'
import type { RouteParams } from '@/router/table/table'

/** What the screen was opened to buy. */
export type Purchase = Pick<PreOrderParams, 'showId' | 'sessionId' | 'items' | 'promotionId'>

/** Reads the address; a quantity that is none counts as one. */
export const purchaseOf = (params: RouteParams<'confirm-order'>): Purchase => {
  const { showId, sessionId, seatPlanId, promotionId } = params
  const quantity = Math.max(1, Math.floor(Number(params.quantity)) || 1)
  return { showId, sessionId, items: [{ seatPlanId, quantity }], ...(promotionId ? { promotionId } : {}) }
}
