import type { Row } from '../../../core/database/database'
import type { IdType } from '../../../../../src/domain/identity/id-type'
import { documentBirthday, documentFailure, isMinorBy, needsRegion } from '../../../../../src/domain/identity/document'
import { cleanCode, cleanName } from '../../../../../src/domain/typed/text'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import type { Language } from '../../../core/localized-text'
import { sessionsOf } from '../../catalogue/session/query-service'
import { requireShow } from '../../catalogue/show/service'
import { requireUser } from '../../base/user/account-service'
import { type Fitness, unfitReason } from './eligibility-service'
import { attendees, attendeesOf, hasDocument, insertAttendee } from './repository'

const MAX_ATTENDEES = 20

/** Fields of an attendee that the buyer enters. */
export interface AttendeeDraft {
  name: string
  idType: IdType
  /** Document number. '' in an update means that the document does not change. */
  idNo: string
  /** ISO 3166-1 alpha-2 code, for kinds of documents that several regions issue. */
  region?: string
  cellphone?: string
  countryCode?: string
}

/**
 * Returns the columns of a draft. Throws `Refusal` idNumberWrong if the number is invalid for this kind of document.
 */
const columnsOf = ({ name, idType, idNo, region, cellphone, countryCode }: AttendeeDraft) => {
  const number = cleanCode(idNo)
  if (documentFailure(idType, number)) throw new Refusal('idNumberWrong')
  return {
    name: cleanName(name),
    id_type: idType,
    id_no: number,
    region: needsRegion(idType) ? (region ?? '') : '',
    birthday: documentBirthday(idType, number),
    cellphone: cellphone ?? '',
    country_code: countryCode || '86',
  }
}

/** Sets the phone number of a minor to the buyer's own number, if any (domain §5). */
const withOwnPhone = async <Columns extends Pick<Row<'audiences'>, 'birthday'>>(
  { db, clock }: Gateway,
  userId: string,
  columns: Columns,
): Promise<Columns> => {
  if (!isMinorBy(columns.birthday, clock.now())) return columns
  const { cellphone, country_code } = await requireUser(db, userId)
  return cellphone ? { ...columns, cellphone, country_code } : columns
}

/** A show's requirements for attendees, and its days (`YYYY-MM-DD`). */
interface Requirements {
  fitness: Fitness
  dates: string[]
}

const requirementsOf = async (
  { db, clock }: Gateway,
  showId: string | undefined,
  idTypes: string[],
): Promise<Requirements> => {
  // Without a show, only the document is checked. The day does not matter then.
  if (!showId) return { fitness: { id_types: idTypes, minAge: null, maxAge: null }, dates: [''] }
  const show = await requireShow(db, showId)
  const times = (await sessionsOf(db, showId)).map(({ show_time }) => show_time)
  return {
    fitness: { id_types: show.id_types, minAge: show.min_age, maxAge: show.max_age },
    dates: (times.length > 0 ? times : [clock.now()]).map((time) => localDate(time, show.utc_offset)),
  }
}

/**
 * Returns the reason why an attendee is not eligible for a show. Returns '' if the attendee is eligible on at least one
 * of its days.
 */
const reasonFor = (row: Row<'audiences'>, { fitness, dates }: Requirements, lang: Language): string => {
  const reasons = dates.map((date) => unfitReason(row, fitness, date, lang))
  return reasons.includes('') ? '' : reasons[0]
}

/**
 * Returns a page of a buyer's attendees. Each attendee has the reason for not being eligible for a show (or for kinds
 * of documents), or ''. Throws `Refusal` notFound for an unknown show.
 */
export const listAttendees = async (
  gateway: Gateway,
  userId: string,
  filter: { showId?: string; idTypes: string[]; offset: number; length: number; lang: Language },
): Promise<{ row: Row<'audiences'>; reason: string }[]> => {
  const requirements = await requirementsOf(gateway, filter.showId, filter.idTypes)
  const rows = await attendeesOf(gateway.db, userId, filter)
  return rows.map((row) => ({ row, reason: reasonFor(row, requirements, filter.lang) }))
}

/** Adds an attendee. Throws `Refusal`: idNumberWrong, attendeeLimit, attendeeExists. */
export const createAttendee = async (
  gateway: Gateway,
  userId: string,
  draft: AttendeeDraft,
): Promise<Row<'audiences'>> => {
  const { db, clock } = gateway
  const columns = await withOwnPhone(gateway, userId, columnsOf(draft))
  if ((await attendees.count(db, userId)) >= MAX_ATTENDEES)
    throw new Refusal('attendeeLimit', { params: { count: MAX_ATTENDEES } })
  if (await hasDocument(db, userId, columns)) throw new Refusal('attendeeExists')
  const row = { ...columns, audience_id: newId('A'), user_id: userId, created_at: clock.now() }
  const inserted = await insertAttendee(db, row)
  if (!inserted) throw new Refusal('attendeeExists')
  return inserted
}

/** Changes an attendee. Throws `Refusal`: notFound, idNumberWrong, attendeeExists. */
export const changeAttendee = async (
  gateway: Gateway,
  userId: string,
  attendeeId: string,
  draft: AttendeeDraft,
): Promise<Row<'audiences'>> => {
  const { db } = gateway
  const existing = await attendees.find(db, userId, attendeeId)
  const region = draft.region ?? existing.region
  const idNo = cleanCode(draft.idNo) === '' ? existing.id_no : draft.idNo
  const columns = await withOwnPhone(gateway, userId, columnsOf({ ...draft, region, idNo }))
  if (await hasDocument(db, userId, columns, attendeeId)) throw new Refusal('attendeeExists')
  return attendees.update(db, userId, attendeeId, columns)
}
