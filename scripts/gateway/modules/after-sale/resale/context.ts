import type { Db } from '../../../core/database/database'
import { visitOfSession } from '../refund/visit-service'
import { withGivenSeats } from '../../trade/units/given-seats-service'
import { waysOf } from '../../trade/units/ways-service'
import type { ResaleFacts } from './facts'

/** Returns the data for an order's listings: tickets, show and venue, and payments with refundable money. */
export const resaleContext = async (db: Db, facts: ResaleFacts) => {
  const { session_id: sessionId, order_id: orderId } = facts.order
  const ways = (await waysOf(db, orderId)).filter(({ left }) => left > 0)
  const units = await withGivenSeats(db, facts.refund.voucherId, facts.units)
  return { facts: { ...facts, units }, show: await visitOfSession(db, sessionId), ways }
}

export type OrderResale = Awaited<ReturnType<typeof resaleContext>>
