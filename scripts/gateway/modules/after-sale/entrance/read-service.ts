import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { found } from '../../../core/envelope'
import { readAnswers, type StoredAnswer } from '../../base/form/read-service'
import { sessionOver } from '../../catalogue/session/over-service'
import { answersOwner, type EntranceTicket, entranceTickets } from './ticket-service'

/** Parts of a buyer's visits: COMING visits, and PAST visits that are over. */
export const VISIT_PARTS = ['COMING', 'PAST'] as const

interface VisitRange extends PageRange {
  part: (typeof VISIT_PARTS)[number] | undefined
  voucherId: string | undefined
  orderId: string | undefined
  now: number
}

/** Tickets of one visit, in their order; at least one. */
export type EntranceVisit = readonly EntranceTicket[]

/**
 * Returns a page of the buyer's visits: all of them, a part, or the visits of one voucher or order. Sorts past visits
 * from the latest.
 */
export const listEntrances = async (
  db: Db,
  userId: string,
  { part, voucherId, orderId, now, ...range }: VisitRange,
): Promise<RowPage<EntranceVisit>> => {
  const query = db
    .selectFrom('vouchers as u')
    .innerJoin('sessions as n', 'n.session_id', 'u.session_id')
    .select('u.voucher_id')
    .where('u.user_id', '=', userId)
    .where(
      'u.voucher_id',
      'in',
      entranceTickets(db).clearSelect().select('t.voucher_id').where('u.user_id', '=', userId),
    )
    .$if(part !== undefined, (rows) =>
      rows.where(part === 'PAST' ? sessionOver(now) : sql<boolean>`not (${sessionOver(now)})`),
    )
    .$if(Boolean(voucherId), (rows) => rows.where('u.voucher_id', '=', voucherId ?? ''))
    .$if(Boolean(orderId), (rows) => rows.where('u.order_id', '=', orderId ?? ''))
  const ordered = query.orderBy('n.show_time', part === 'PAST' ? 'desc' : 'asc').orderBy('u.voucher_id')
  const { rows, ...page } = await readPage(query, ordered, range)
  const ids = rows.map(({ voucher_id: id }) => id)
  const tickets = await entranceTickets(db)
    .where('t.voucher_id', 'in', ['', ...ids])
    .orderBy('t.sort')
    .execute()
  return { ...page, rows: ids.map((id) => tickets.filter(({ voucher_id: own }) => own === id)) }
}

/** Returns the visit of a buyer's ticket. Throws `Refusal` notFound. */
export const readEntrance = async (db: Db, userId: string, ticketId: string) => {
  const visits = entranceTickets(db).where('u.user_id', '=', userId).orderBy('t.sort')
  const { voucher_id: voucherId } = found(await visits.where('t.ticket_id', '=', ticketId).executeTakeFirst())
  const visit: EntranceVisit = await visits.where('t.voucher_id', '=', voucherId).execute()
  const answers = new Map<string, StoredAnswer[]>()
  // Answers of a link belong to another person, so the buyer sees only that they were sent.
  for (const ticket of visit.filter(({ version, is_by_link: isByLink }) => version && !isByLink))
    answers.set(ticket.ticket_id, await readAnswers(db, answersOwner(ticket), 'APPLICANT'))
  return { visit, answers }
}
