import type { Row } from '../../../core/database/database'
import type { PlanRow } from '../../catalogue/session/query-service'
import { planFacts } from '../../catalogue/session/serializer-service'
import type { Language } from '../../../core/localized-text'
import type { CachedSeats } from './cache-service'
import { memberPriceFacts } from '../../catalogue/show/card-service'
import { knownFees } from '../../catalogue/show/fee-service'
import type { ShowRow } from '../../catalogue/show/query-service'

/** Serializes the seat sale of a session (contract: api/seats SeatSale). */
export const serializeSale = (show: ShowRow, { sale }: CachedSeats, plans: readonly PlanRow[], lang: Language) => ({
  mapId: sale.map_id,
  version: sale.map_version,
  tiers: plans.map((plan) => ({
    ...planFacts(plan, lang),
    minAge: plan.min_age,
    maxAge: plan.max_age,
  })),
  rowTiers: sale.row_tiers,
  rules: { most: show.order_limit, oneTier: sale.one_tier, together: sale.together, noOrphan: sale.no_orphan },
  ...knownFees(show),
  ...memberPriceFacts(show),
  holdSeconds: sale.hold_seconds,
  extensions: sale.extensions,
})

/** Serializes a hold (contract: api/seats SeatHold). */
export const serializeHold = (hold: Row<'seat_holds'>, plans: readonly PlanRow[], lang: Language) => ({
  holdId: hold.hold_id,
  showId: hold.show_id,
  sessionId: hold.session_id,
  seats: hold.seats.map(({ seatId, seatPlanId, desc, price }) => ({
    seatId,
    seatPlanId,
    seatPlanName: plans.find(({ seat_plan_id }) => seat_plan_id === seatPlanId)?.name[lang] ?? '',
    seatDesc: desc[lang],
    price,
  })),
  expiresAt: hold.expires_at,
  extensionsLeft: hold.extensions_left,
  holdSetId: hold.set_id ?? '',
})
