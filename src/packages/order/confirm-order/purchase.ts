import type { PreOrderParams } from '@/api/purchase'
import { type Entitlement, entitlementOf } from '@/domain/order/entitlement'
import type { RouteParams } from '@/router/table/table'

/** Purchase that the screen was opened for, with its entitlement. Goes unchanged to `pre_order` and `create_order`. */
export type Purchase = Pick<PreOrderParams, 'showId' | 'sessionId' | 'items' | 'holdId'> & Entitlement

/**
 * Reads the address: the seats of a hold, or a tier and its quantity. An invalid quantity counts as one. Returns null
 * without a choice.
 */
export const purchaseOf = (params: RouteParams<'confirm-order'>): Purchase | null => {
  const { showId, sessionId, seatPlanId, holdId } = params
  const entitlement = entitlementOf(params)
  if (holdId) return { showId, sessionId, items: [], holdId, ...entitlement }
  if (!seatPlanId) return null
  const quantity = Math.max(1, Math.floor(Number(params.quantity)) || 1)
  return { showId, sessionId, items: [{ seatPlanId, quantity }], ...entitlement }
}
