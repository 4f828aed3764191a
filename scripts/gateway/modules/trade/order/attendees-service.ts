import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { AgeRange } from '../../../../../src/domain/seat/age'
import type { Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { notFound, Refusal } from '../../../core/envelope'
import { unfitReason } from '../attendee/eligibility-service'
import { namingAtPurchase } from '../../catalogue/show/naming-service'
import { documentKey } from '../attendee/document-key-service'
import { lockDocuments, takenDocument } from './document-service'
import type { Offer } from './offer-service'

/** Returns the number of attendees of an order. */
export const audienceCount = (
  show: Pick<Row<'shows'>, 'audience_mode' | 'names_later'>,
  ticketCount: number,
): number => {
  const mode = namingAtPurchase(show)
  if (mode === 'ONE_PER_TICKET') return ticketCount
  return mode === 'ONE_PER_ORDER' ? 1 : 0
}

/**
 * Rejects attendees whose document is already named in another open or paid order of the session. Each attendee can
 * have only one named ticket.
 */
const refuseSecondTicket = async (tx: Tx, sessionId: string, audiences: readonly Row<'audiences'>[]): Promise<void> => {
  const keys = audiences.map(documentKey)
  await lockDocuments(tx, sessionId, keys)
  const taken = await takenDocument(tx, sessionId, keys)
  const twice = taken && audiences.find((each) => documentKey(each) === taken)
  if (twice) throw new Refusal('attendeeTaken', { params: { name: twice.name } })
}

interface Wanted extends Pick<Offer, 'show' | 'session' | 'ticketCount' | 'ages' | 'ageCount' | 'seatAges'> {
  userId: string
  audienceIds: readonly string[]
  lang: Language
}

const ANY_AGE = { minAge: null, maxAge: null }

/**
 * Throws for the first attendee whose document type is not accepted or whose age is outside of the limits. With seats,
 * each attendee must fit the limits of a seat. Otherwise `ageCount` attendees must fit the limits of the order.
 */
const refuseUnfit = (
  rows: readonly Row<'audiences'>[],
  { show, ages, ageCount, seatAges, lang }: Pick<Wanted, 'show' | 'ages' | 'ageCount' | 'seatAges' | 'lang'>,
  date: string,
): void => {
  const unfit = (range: (index: number) => AgeRange) =>
    rows.flatMap((row, index) => {
      const reason = unfitReason(row, { id_types: show.id_types, ...range(index) }, date, lang)
      return reason ? [{ row, reason }] : []
    })
  const documents = unfit(() => ANY_AGE)
  const misfits = documents.length > 0 ? documents : unfit((index) => seatAges[index] ?? ages)
  const others = documents.length > 0 || ageCount === null ? 0 : rows.length - Math.min(ageCount, rows.length)
  const [first] = misfits
  if (!first || misfits.length <= others) return
  const { row, reason } = first
  throw new Refusal('attendeeUnfit', { params: { name: row.name }, data: { audienceId: row.audience_id, reason } })
}

/**
 * Returns the attendees in the order of the buyer's selection. Throws `Refusal`: notFound, audienceCount,
 * audienceUnfit, audienceTaken.
 */
export const readAttendees = async (tx: Tx, wanted: Wanted): Promise<Row<'audiences'>[]> => {
  const { userId, audienceIds, show, session, ticketCount } = wanted
  const count = audienceCount(show, ticketCount)
  if (audienceIds.length !== count || new Set(audienceIds).size !== count)
    throw new Refusal('attendeeCount', { params: { count } })
  if (count === 0) return []
  const rows = await listRows(tx, 'audiences', { user_id: userId, audience_id: audienceIds })
  if (rows.length !== count) throw notFound()
  rows.sort((a, b) => audienceIds.indexOf(a.audience_id) - audienceIds.indexOf(b.audience_id))
  refuseUnfit(rows, wanted, localDate(session.show_time, show.utc_offset))
  if (show.audience_mode === 'ONE_PER_TICKET') await refuseSecondTicket(tx, session.session_id, rows)
  return rows
}
