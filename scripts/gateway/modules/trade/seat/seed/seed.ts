import type { Tx } from '../../../../core/database/database'
import { inSlices } from '../../../../core/seed/in-slices'
import { rankedSources } from '../../../catalogue/show/source-service'
import { insertSeatSales, seatedSession } from '../seed-service'

/** Writes the seat sales of sessions with a seat plan, and the stock that follows from them. */
export const seedSeats = async (tx: Tx): Promise<void> => {
  const plans = await tx
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .select(['n.show_id', 'p.session_id', 'p.seat_plan_id'])
    .orderBy('p.session_id')
    .orderBy('p.sort')
    .execute()
  const seated = rankedSources().flatMap(({ source: { id, seats, seatTerms } }) => {
    if (!seats) return []
    const tiers = plans.filter(({ show_id }) => show_id === id)
    return [...new Set(tiers.map(({ session_id }) => session_id))].map((sessionId) => {
      const own = tiers.filter(({ session_id }) => session_id === sessionId)
      const { sale, stocks } = seatedSession(seats, sessionId, own.length, seatTerms)
      return { sale, stocks: stocks.map((stock, at) => ({ seat_plan_id: own[at].seat_plan_id, ...stock })) }
    })
  })
  await inSlices(
    seated.flatMap(({ stocks }) => stocks),
    (slice) => tx.insertInto('stocks').values(slice).execute(),
  )
  await insertSeatSales(
    tx,
    seated.map(({ sale }) => sale),
  )
}
