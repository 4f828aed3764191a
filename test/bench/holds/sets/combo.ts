import type { Gateway } from '../../../../scripts/gateway/core/context'
import { writeCombo } from '../../../support/combos'

/** The combo of the bench: four evenings with seats in two houses. */
export const PROMOTION = 'CB-BENCH'

/** A session of the combo with the tier that the buyers choose. The smallest of these tiers limits the number of sets. */
export interface BenchSession {
  partId: string
  showId: string
  sessionId: string
  seatPlanId: string
}

export const SESSIONS: readonly BenchSession[] = ['S6101N01P1', 'S6101N02P1', 'S1101N01P1', 'S1101N02P1'].map(
  (seatPlanId, at) => ({
    partId: `P${at + 1}`,
    showId: seatPlanId.slice(0, 5),
    sessionId: seatPlanId.slice(0, 8),
    seatPlanId,
  }),
)

/** Writes the combo. Each session is a part of its own. */
export const openCombo = (context: Gateway): Promise<void> =>
  writeCombo(
    context,
    PROMOTION,
    SESSIONS.map(({ partId, showId, sessionId }) => ({ partId, showIds: [showId], sessionIds: [sessionId] })),
  )

/** The books of the combo's sessions: stock, and everything that is held. */
export const readBooks = async ({ db }: Gateway) => {
  const stocks = await db
    .selectFrom('stocks')
    .select(['seat_plan_id', 'remaining'])
    .where(
      'seat_plan_id',
      'in',
      SESSIONS.map(({ seatPlanId }) => seatPlanId),
    )
    .orderBy('seat_plan_id')
    .execute()
  const holds = await db.selectFrom('seat_holds').selectAll().where('state', '=', 'HELD').execute()
  const sets = await db.selectFrom('hold_sets').selectAll().where('state', '=', 'HELD').execute()
  const taken = await db
    .selectFrom('seats_taken as t')
    .innerJoin('seat_holds as h', 'h.hold_id', 't.hold_id')
    .select(['t.session_id', 't.seat', 't.hold_id'])
    .where('h.state', '=', 'HELD')
    .execute()
  return { stocks, holds, sets, taken }
}

export type Books = Awaited<ReturnType<typeof readBooks>>
