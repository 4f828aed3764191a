import type { PreOrderParams } from '@/api/purchase'
import { type Entitlement, entitlementOf } from '@/domain/order/entitlement'
import type { RouteParams } from '@/router/table/table'

/** What the screen was opened to buy, and by what entitlement; goes whole to `pre_order` and `create_order`. */
export type Purchase = Pick<PreOrderParams, 'showId' | 'sessionId' | 'items' | 'holdId'> & Entitlement

/** Reads the address: the seats of a hold, or a tier and how many. A quantity that is none counts as one; null when nothing was chosen. */
export const purchaseOf = (params: RouteParams<'confirm-order'>): Purchase | null => {
  const { showId, sessionId, seatPlanId, holdId } = params
  const entitlement = entitlementOf(params)
  if (holdId) return { showId, sessionId, items: [], holdId, ...entitlement }
  if (!seatPlanId) return null
  const quantity = Math.max(1, Math.floor(Number(params.quantity)) || 1)
  return { showId, sessionId, items: [{ seatPlanId, quantity }], ...entitlement }
}
