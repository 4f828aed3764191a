import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'

/** A voucher whose tickets carry attendee names. */
export interface NamingRow extends Pick<
  Row<'shows'>,
  'audience_mode' | 'id_types' | 'min_age' | 'max_age' | 'need_face_auth' | 'utc_offset'
> {
  voucher_id: string
  order_id: string | null
  show_id: string
  session_id: string
  show_name: LocalizedText
  venue_name: LocalizedText
  city_name: LocalizedText
  poster_url: string
  poster_color: string
  show_time: number
  permanent: boolean
}

/** A ticket with the age limits of its tier. */
export interface TicketToName extends Row<'tickets'> {
  tier_name: LocalizedText
  min_age: number | null
  max_age: number | null
}

/** Returns one of a buyer's vouchers, or undefined. */
export const namingOfVoucher = (db: Db | Tx, userId: string, voucherId: string): Promise<NamingRow | undefined> =>
  db
    .selectFrom('vouchers as u')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'u.session_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .select([
      'u.voucher_id',
      'u.order_id',
      'u.show_id',
      'u.session_id',
      's.name as show_name',
      's.poster_url',
      's.poster_color',
    ])
    .select(['s.audience_mode', 's.id_types', 's.min_age', 's.max_age', 's.need_face_auth', 's.utc_offset'])
    .select(['n.show_time', 'n.permanent', 'v.name as venue_name', 'c.name as city_name'])
    .where('u.user_id', '=', userId)
    .where('u.voucher_id', '=', voucherId)
    .executeTakeFirst()

/** Returns the tickets of a voucher in order. */
export const ticketsToName = (db: Db | Tx, voucherId: string): Promise<TicketToName[]> =>
  db
    .selectFrom('tickets as t')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
    .selectAll('t')
    .select(['p.name as tier_name', 'p.min_age', 'p.max_age'])
    .where('t.voucher_id', '=', voucherId)
    .orderBy('t.sort')
    .execute()

/** Locks a voucher's tickets until the end of the transaction. */
export const lockTickets = async (tx: Tx, voucherId: string): Promise<void> => {
  await tx
    .selectFrom('tickets')
    .select('ticket_id')
    .where('voucher_id', '=', voucherId)
    .orderBy('ticket_id')
    .forNoKeyUpdate()
    .execute()
}

/** Returns the names set on tickets after their purchase. */
export const namesOf = (db: Db | Tx, ticketIds: readonly string[]): Promise<Row<'ticket_names'>[]> =>
  db
    .selectFrom('ticket_names')
    .selectAll()
    .where('ticket_id', 'in', ['', ...ticketIds])
    .execute()

/** Returns the name changes of tickets, the newest first. */
export const changesOf = (db: Db | Tx, ticketIds: readonly string[]): Promise<Row<'ticket_name_changes'>[]> =>
  db
    .selectFrom('ticket_name_changes')
    .selectAll()
    .where('ticket_id', 'in', ['', ...ticketIds])
    .orderBy('change_id', 'desc')
    .execute()

/** Returns the names of an order by the number of the ticket. A single name applies to all tickets. */
export const orderedNames = (db: Db | Tx, orderId: string | null) =>
  db
    .selectFrom('order_audiences')
    .selectAll()
    .where('order_id', '=', orderId ?? '')
    .orderBy('sort')
    .execute()

/** Deletes the names of a session's refunded tickets, so that their documents can be used again. */
export const freeReturned = (tx: Tx, sessionId: string) =>
  tx
    .deleteFrom('ticket_names')
    .where('session_id', '=', sessionId)
    .where(sql<boolean>`ticket_id in (select t.ticket_id from tickets t where t.state = 'REFUNDED')`)
    .execute()
