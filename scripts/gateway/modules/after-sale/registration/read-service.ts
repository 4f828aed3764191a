import { sql } from 'kysely'
import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { readAnswers, type StoredAnswer } from '../../base/form/read-service'
import { type ReadOpenShow, withFacts as withShowFacts } from '../../catalogue/open-show/service'
import { answersOwner } from './answers-service'
import type { Registration } from './state-service'

/** A registration with its show, people and history. */
export interface ReadRegistration {
  row: Registration
  show: ReadOpenShow
  people: readonly Row<'registration_people'>[]
  steps: readonly Row<'registration_steps'>[]
  /** Answers that are not deleted yet. Empty in a list of registrations. */
  answers: readonly StoredAnswer[]
}

const withFacts = async (db: Db, rows: readonly Registration[], now: number): Promise<ReadRegistration[]> => {
  const ids = ['', ...rows.map((row) => row.registration_id)]
  const [shows, people, steps] = await Promise.all([
    listRows(db, 'open_shows', { show_id: ['', ...new Set(rows.map((row) => row.show_id))] }),
    listRows(db, 'registration_people', { registration_id: ids }, 'person_id'),
    listRows(db, 'registration_steps', { registration_id: ids }, 'version'),
  ])
  const read = await withShowFacts(db, shows, now)
  return rows.map((row) => ({
    ...{ row, show: found(read.find((show) => show.row.show_id === row.show_id)) },
    people: people.filter(({ registration_id: id }) => id === row.registration_id),
    answers: [],
    steps: steps.filter(({ registration_id: id }) => id === row.registration_id),
  }))
}

/** Returns a registration of the buyer. Throws `Refusal` notFound. */
export const readRegistration = async (
  db: Db,
  userId: string,
  registrationId: string,
  now: number,
): Promise<ReadRegistration> => {
  const row = found(await findRow(db, 'registrations', { user_id: userId, registration_id: registrationId }))
  const [read] = await withFacts(db, [row], now)
  return { ...read, answers: await readAnswers(db, answersOwner(row), 'APPLICANT') }
}

/** Parts of a buyer's registrations: OPEN has no decision yet, COMING has a coming session, PAST is past or ended. */
export const REGISTRATION_PARTS = ['OPEN', 'COMING', 'PAST'] as const

/** Part of a registration at a time, as an expression of the database. */
const partOf = (now: number) =>
  sql<string>`case when state in ('APPLIED', 'NEEDS_CHANGE') then 'OPEN'
    when state in ('APPROVED', 'IN', 'PARTLY_IN') and ends_at > ${now} then 'COMING' else 'PAST' end`

/**
 * Returns a page of a buyer's registrations: all of them, a part, or the registrations for one show. Sorts past
 * registrations from the latest.
 */
export const listRegistrations = async (
  db: Db,
  userId: string,
  {
    part,
    showId,
    now,
    ...range
  }: PageRange & { part?: (typeof REGISTRATION_PARTS)[number] | undefined; showId?: string | undefined; now: number },
): Promise<RowPage<ReadRegistration>> => {
  const query = db
    .selectFrom('registrations')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(part !== undefined, (each) => each.where(partOf(now), '=', part ?? ''))
    .$if(Boolean(showId), (each) => each.where('show_id', '=', showId ?? ''))
  const sorted = showId
    ? query.orderBy('created_at', 'desc')
    : query.orderBy('starts_at', part === 'PAST' ? 'desc' : 'asc')
  const page = await readPage(query, sorted.orderBy('registration_id'), range)
  return { ...page, rows: await withFacts(db, page.rows, now) }
}
