import type { PreOrderParams, PurchaseItem } from '@/api/purchase'
import { type Entitlement, entitlementOf } from '@/domain/order/entitlement'
import type { RouteParams } from '@/router/table/table'

/**
 * The purchase in the screen's address, with its entitlement. The requests `pre_order` and `create_order` send it
 * unchanged.
 */
export type Purchase = Pick<PreOrderParams, 'showId' | 'sessionId' | 'holdId'> & { items: PurchaseItem[] } & Entitlement

/**
 * Reads the purchase from the address: the seats of a hold, or a tier and a quantity. Replaces an invalid quantity with
 * 1. Returns null if the address contains neither a hold nor a tier.
 */
export const purchaseOf = (params: RouteParams<'confirm-order'>): Purchase | null => {
  const { showId, sessionId, seatPlanId, holdId } = params
  const entitlement = entitlementOf(params)
  if (holdId) return { showId, sessionId, items: [], holdId, ...entitlement }
  if (!seatPlanId) return null
  const quantity = Math.max(1, Math.floor(Number(params.quantity)) || 1)
  return { showId, sessionId, items: [{ seatPlanId, quantity }], ...entitlement }
}
