import type { PlanRow } from '../catalogue/session-query'
import { planFacts } from '../catalogue/session-wire'
import type { SeatHoldTable } from '../db/seat-tables'
import type { ShowTable } from '../db/tables'
import type { Language } from '../db/words'
import type { SeatRoom } from './rooms'

/** How the seats of a session are sold, on the wire (contract: api/seats SeatSale). */
export const saleAnswer = (
  show: Pick<ShowTable, 'order_limit'>,
  { sale }: SeatRoom,
  plans: readonly PlanRow[],
  lang: Language,
) => ({
  mapId: sale.map_id,
  version: sale.map_version,
  tiers: plans.map((plan) => ({
    ...planFacts(plan, lang),
    minAge: plan.min_age,
    maxAge: plan.max_age,
  })),
  rowTiers: sale.row_tiers,
  rules: { most: show.order_limit, oneTier: sale.one_tier, together: sale.together, noOrphan: sale.no_orphan },
  holdSeconds: sale.hold_seconds,
  extensions: sale.extensions,
})

/** A hold on the wire (contract: api/seats SeatHold). */
export const holdAnswer = (hold: SeatHoldTable, plans: readonly PlanRow[], lang: Language) => ({
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
})
