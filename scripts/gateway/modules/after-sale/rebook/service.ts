import { fen } from '../../../../../src/domain/money'
import type { Gateway } from '../../../core/context'
import { found } from '../../../core/envelope'
import { ordered } from '../../trade/order/ordered-service'
import { withGivenSeats } from '../../trade/units/given-seats-service'
import { waysBack } from '../../trade/units/ways-service'
import { returnedPoints } from './draft'
import { chosenUnits, creditOfUnits, rebookFacts } from './facts'
import { rebookSessions } from './offer'

const showOf = ({ db }: Pick<Gateway, 'db'>, sessionId: string) =>
  db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .select(['s.show_id', 's.name', 's.poster_url', 's.poster_color', 's.utc_offset', 'n.session_id', 'n.show_time'])
    .select(['n.permanent', 'v.name as venue_name', 'c.name as city_name'])
    .where('n.session_id', '=', sessionId)
    .executeTakeFirstOrThrow()

const ownFacts = async (gateway: Gateway, userId: string, orderId: string) => {
  const { db, clock } = gateway
  return rebookFacts(db, await ordered(db, userId, orderId), clock.now())
}

/**
 * Returns the units that can be rebooked, the deadline, and the reasons that block the other units. Throws `Refusal`
 * notFound.
 */
export const checkRebook = async (gateway: Gateway, userId: string, orderId: string) => {
  const facts = await ownFacts(gateway, userId, orderId)
  const units = await withGivenSeats(gateway.db, facts.voucherId, facts.units)
  return { facts: { ...facts, units }, show: await showOf(gateway, facts.order.session_id) }
}

/**
 * Returns the sessions and tiers to which tickets can be rebooked. Throws `Refusal`: notFound, and the reasons that
 * block the tickets.
 */
export const rebookOffer = async (
  gateway: Gateway,
  userId: string,
  { showId, orderId, unitIds }: { showId: string; orderId: string; unitIds: readonly string[] },
) => {
  const facts = await ownFacts(gateway, userId, orderId)
  found(facts.order.show_id === showId ? facts : null)
  const units = chosenUnits(facts, unitIds)
  const now = gateway.clock.now()
  const credit = creditOfUnits(facts, units, now)
  const sessions = await rebookSessions(gateway.db, facts, units, { credit, now })
  return { credit, sessions, show: await showOf(gateway, facts.order.session_id) }
}

/** Returns a buyer's hold for a rebooking, with its original tickets. Throws `Refusal` notFound. */
export const rebookAt = async (gateway: Gateway, userId: string, rebookId: string) => {
  const { db, clock } = gateway
  const rebook = found(
    await db
      .selectFrom('rebooks as r')
      .innerJoin('seat_plans as p', 'p.seat_plan_id', 'r.seat_plan_id')
      .leftJoin('seat_holds as h', 'h.hold_id', 'r.hold_id')
      .selectAll('r')
      .select(['p.name as plan_name', 'h.seats'])
      .where('r.rebook_id', '=', rebookId)
      .where('r.user_id', '=', userId)
      .executeTakeFirst(),
  )
  const facts = await rebookFacts(db, await ordered(db, userId, rebook.order_id), clock.now())
  const units = facts.units.filter(({ unitId }) => rebook.unit_ids.includes(unitId))
  return {
    rebook,
    units,
    pointsBack: await returnedPoints(db, rebook, facts, units),
    before: await showOf(gateway, facts.order.session_id),
    after: await showOf(gateway, rebook.session_id),
    ways: await waysBack(db, rebook.order_id, fen(rebook.back)),
  }
}
