import type { Db } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import type { HeldSet } from './held-set-service'

/** Serializes a set of holds (contract: api/hold-set HoldSet). */
export const serializeSet = async (db: Db, { set, items }: HeldSet, lang: Language) => {
  const plans = await listRows(db, 'seat_plans', { seat_plan_id: items.map(({ seatPlanId }) => seatPlanId) })
  return {
    holdSetId: set.set_id,
    promotionId: set.promotion_id,
    expiresAt: set.expires_at,
    extensionsLeft: set.extensions_left,
    items: items.map(({ partId, showId, sessionId, seatPlanId, quantity, hold }) => ({
      ...{ partId, showId, sessionId, seatPlanId, quantity },
      seatPlanName: plans.find(({ seat_plan_id: id }) => id === seatPlanId)?.name[lang] ?? '',
      seats: (hold?.seats ?? []).map(({ seatId, desc }) => ({ seatId, seatDesc: desc[lang] })),
    })),
  }
}
