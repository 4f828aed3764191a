import { showEnd } from '../../../../../src/domain/calendar/event'
import type { FeeFacts, ValidatedBy } from '../../../../../src/domain/parking/fee'
import { DAY, localDate, SHOP_OFFSET, startOfDay } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'

/** Facts about the fee of one buyer. */
export interface BuyerFacts {
  facts: FeeFacts
  /** Ticket that validates the stay, or null. */
  ticketId: string | null
  /** End of the ticket's show, epoch ms; null without a ticket. */
  showEndsAt: number | null
}

/** A period in epoch ms. */
interface Period {
  from: number
  to: number
}

const daysOf = ({ from, to }: Period): Period => ({
  from: startOfDay(from, SHOP_OFFSET),
  to: startOfDay(to, SHOP_OFFSET) + DAY,
})

/** Returns the days of a period on which the park's venue has a session, as dates. */
const showDaysOf = async (db: Db | Tx, { venue_id: venueId }: Row<'parks'>, period: Period): Promise<string[]> => {
  const { from, to } = daysOf(period)
  const sessions = await db
    .selectFrom('sessions as s')
    .innerJoin('shows as w', 'w.show_id', 's.show_id')
    .select('s.show_time')
    .where('w.venue_id', '=', venueId)
    .where('s.show_time', '>=', from)
    .where('s.show_time', '<', to)
    .execute()
  return [...new Set(sessions.map(({ show_time: at }) => localDate(at, SHOP_OFFSET)))]
}

/** Returns a valid ticket of the period's days at the venue that validates no other stay (decision 128). */
const ticketOf = (db: Db | Tx, userId: string, park: Row<'parks'>, stayId: string, period: Period) => {
  const { from, to } = daysOf(period)
  return db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
    .innerJoin('sessions as s', 's.session_id', 'v.session_id')
    .innerJoin('shows as w', 'w.show_id', 's.show_id')
    .select(['t.ticket_id', 's.show_time', 'w.duration'])
    .where('v.user_id', '=', userId)
    .where('t.state', 'in', ['VALID', 'USED'])
    .where('w.venue_id', '=', park.venue_id)
    .where('s.show_time', '>=', from)
    .where('s.show_time', '<', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parking_payments as p')
            .select('p.order_id')
            .whereRef('p.ticket_id', '=', 't.ticket_id')
            .where('p.stay_id', '!=', stayId)
            .where('p.state', 'in', ['UNPAID', 'PAID', 'SETTLED']),
        ),
      ),
    )
    .orderBy('s.show_time')
    .orderBy('t.ticket_id')
    .limit(1)
    .executeTakeFirst()
}

const holdsCard = async (db: Db | Tx, userId: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom('user_cards')
    .select('user_card_id')
    .where('user_id', '=', userId)
    .where('valid_from', '<=', now)
    .where(({ or, eb }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .where('frozen_at', 'is', null)
    .where('refunding_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Returns the facts about a buyer for the fee of a stay in a period. Checks no proof of the plate, so the caller
 * decides whether the buyer may see the stay.
 */
export const buyerFacts = async (
  db: Db | Tx,
  {
    park,
    userId,
    stayId,
    period,
    now,
  }: { park: Row<'parks'>; userId: string; stayId: string; period: Period; now: number },
): Promise<BuyerFacts> => {
  const [showDays, ticket, isHolder, user] = [
    await showDaysOf(db, park, period),
    await ticketOf(db, userId, park, stayId, period),
    await holdsCard(db, userId, now),
    await db.selectFrom('users').select('prime_level').where('user_id', '=', userId).executeTakeFirstOrThrow(),
  ]
  const validated: ValidatedBy[] = [
    ...(ticket ? (['TICKET'] as const) : []),
    ...(isHolder ? (['CARD'] as const) : []),
    ...(user.prime_level > 1 ? (['LEVEL'] as const) : []),
  ]
  return {
    facts: { utcOffset: SHOP_OFFSET, holidays: park.holidays, showDays, validated },
    ticketId: ticket?.ticket_id ?? null,
    showEndsAt: ticket ? showEnd(ticket.show_time, ticket.duration) : null,
  }
}

/** Returns the facts for the fee of a paid stay. Uses the validations of its payment. */
export const paidFacts = async (
  db: Db | Tx,
  park: Row<'parks'>,
  { validated }: Pick<Row<'parking_payments'>, 'validated'>,
  period: Period,
): Promise<FeeFacts> => ({
  utcOffset: SHOP_OFFSET,
  holidays: park.holidays,
  showDays: await showDaysOf(db, park, period),
  validated,
})
