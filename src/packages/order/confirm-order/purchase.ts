import type { PreOrderParams } from '@/api/purchase'
import type { RouteParams } from '@/router/table/table'

/** What the screen was opened to buy. */
export type Purchase = Pick<PreOrderParams, 'showId' | 'sessionId' | 'items' | 'holdId' | 'promotionId' | 'privilegeId'>

/** Reads the address: the seats of a hold, or a tier and how many. A quantity that is none counts as one; null when nothing was chosen. */
export const purchaseOf = (params: RouteParams<'confirm-order'>): Purchase | null => {
  const { showId, sessionId, seatPlanId, holdId, promotionId, privilegeId } = params
  const more = { ...(promotionId ? { promotionId } : {}), ...(privilegeId ? { privilegeId } : {}) }
  if (holdId) return { showId, sessionId, items: [], holdId, ...more }
  if (!seatPlanId) return null
  const quantity = Math.max(1, Math.floor(Number(params.quantity)) || 1)
  return { showId, sessionId, items: [{ seatPlanId, quantity }], ...more }
}
