import { type EntranceState } from '../../../../../src/domain/entrance'
import type { Db, Tx } from '../../../core/database/database'
import { endOf } from '../../catalogue/show/status-service'

const MINUTE = 60_000

/** Kind of the owner of the answers (`base/form`). */
export const OWNER_KIND = 'ENTRANCE'

/** Selects the tickets of shows that require a form before entry, with their registrations. The caller adds filters. */
export const entranceTickets = (db: Db | Tx) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'u.session_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .innerJoin('entrance_rules as r', 'r.show_id', 'u.show_id')
    .leftJoin('entrance_registrations as e', (join) =>
      join.onRef('e.ticket_id', '=', 't.ticket_id').onRef('e.voucher_id', '=', 't.voucher_id'),
    )
    .select(['t.ticket_id', 't.voucher_id', 't.state', 't.sort', 't.audience_name', 't.seat_desc'])
    .select(['u.user_id', 'u.session_id', 'u.show_id', 'n.show_time', 'n.permanent'])
    .select(['s.name as show_name', 's.poster_url', 's.poster_color', 's.utc_offset'])
    .select(['v.name as venue_name', 'c.name as city_name'])
    .select(['r.form_id', 'r.form_version', 'r.needed_before', 'r.at_gate'])
    .select(['e.version', 'e.form_version as sent_form_version', 'e.person_name', 'e.is_by_link'])
    .select(['e.linked_at', 'e.done_at', 'e.idempotency_key'])
    .where('t.state', '<>', 'REFUNDED')
    .where('s.state', '<>', 'CANCELED')
    .where('n.state', '<>', 'CANCELED')

/** A ticket whose holder must fill in a form before entry. Without a registration, its columns are null. */
export type EntranceTicket = Awaited<ReturnType<ReturnType<typeof entranceTickets>['execute']>>[number]

/** Returns the owner of a ticket's answers. A transfer changes the voucher, so the new holder never reads them. */
export const answersOwner = ({ ticket_id, voucher_id }: Pick<EntranceTicket, 'ticket_id' | 'voucher_id'>) => ({
  kind: OWNER_KIND,
  id: `${ticket_id}-${voucher_id}`,
})

/** Returns the time until which a sent form can be changed, epoch ms. */
export const neededBy = ({ show_time: starts, needed_before: before }: EntranceTicket): number =>
  starts - before * MINUTE

/** Returns true if the ticket was named for another person since the form was sent. */
export const isForOther = ({ person_name: before, audience_name: name }: EntranceTicket): boolean =>
  Boolean(before) && before !== name

/** Returns the state of a ticket's entrance registration at `now`, epoch ms. */
export const entranceStateOf = (ticket: EntranceTicket, now: number): EntranceState => {
  if (ticket.state === 'USED') return 'IN'
  if (endOf(ticket) < now) return 'CLOSED'
  if (!ticket.version) return 'MISSING'
  return isForOther(ticket) || ticket.sent_form_version !== ticket.form_version ? 'CHANGE' : 'DONE'
}
