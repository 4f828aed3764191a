import { ACTIVE_STATES } from '../../../../../src/domain/permit/permit'
import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { readAnswers, type StoredAnswer } from '../../base/form/read-service'
import { answersOwner } from './apply-service'
import { zonesInside } from './scan-service'
import type { Permit } from './state-service'

/** A permit with its project, role, company, zones and history. */
export interface ReadPermit {
  row: Permit
  project: Row<'permit_projects'>
  venue: Row<'venues'>
  role: Row<'permit_roles'>
  company: Row<'permit_companies'>
  zones: readonly Row<'permit_zones'>[]
  steps: readonly Row<'permit_steps'>[]
  /** Ids of the zones in which the person is. */
  inside: readonly string[]
  /** Answers that are not deleted yet. Empty in a list of permits. */
  answers: readonly StoredAnswer[]
}

/** Returns permits with their facts. */
const withFacts = async (db: Db, rows: readonly Permit[]): Promise<ReadPermit[]> => {
  const codes = { project_code: ['', ...new Set(rows.map((row) => row.project_code))] }
  const ids = ['', ...rows.map((row) => row.permit_id)]
  const [projects, roles, zones, companies, steps, inside] = await Promise.all([
    listRows(db, 'permit_projects', codes),
    listRows(db, 'permit_roles', codes),
    listRows(db, 'permit_zones', codes, 'letter'),
    listRows(db, 'permit_companies', codes),
    listRows(db, 'permit_steps', { permit_id: ids }, 'version'),
    zonesInside(db, ids),
  ])
  const venues = await listRows(db, 'venues', { venue_id: ['', ...projects.map((each) => each.venue_id)] })
  return rows.map((row) => {
    const project = found(projects.find((each) => each.project_code === row.project_code))
    return {
      ...{ row, project, answers: [], inside: inside.get(row.permit_id) ?? [] },
      venue: found(venues.find((each) => each.venue_id === project.venue_id)),
      role: found(roles.find((each) => each.project_code === row.project_code && each.role_id === row.role_id)),
      company: found(companies.find((each) => each.company_id === row.company_id)),
      zones: zones.filter((each) => each.project_code === row.project_code && row.zone_ids.includes(each.zone_id)),
      steps: steps.filter((each) => each.permit_id === row.permit_id),
    }
  })
}

/** Returns a permit of an account. @throws Refusal notFound */
export const readPermit = async (db: Db, userId: string, permitId: string): Promise<ReadPermit> => {
  const row = found(await findRow(db, 'permits', { user_id: userId, permit_id: permitId }))
  const [read] = await withFacts(db, [row])
  return { ...read, answers: await readAnswers(db, answersOwner(row), 'APPLICANT') }
}

/** Returns true if an account has a permit whose person is not deleted yet. */
export const hasPermits = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('permits')
    .select('permit_id')
    .where('user_id', '=', userId)
    .where('name', '<>', '')
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Returns a page of an account's permits. Events that end last come first, and within an event active permits.
 */
export const listPermits = async (db: Db, userId: string, range: PageRange): Promise<RowPage<ReadPermit>> => {
  const query = db
    .selectFrom('permits')
    .innerJoin('permit_projects', 'permit_projects.project_code', 'permits.project_code')
    .selectAll('permits')
    .where('user_id', '=', userId)
  const sorted = query
    .orderBy('permit_projects.last_day', 'desc')
    .orderBy('permits.project_code')
    .orderBy((row) => row('state', 'in', ACTIVE_STATES), 'desc')
    .orderBy('permits.last_day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('permit_id')
  const page = await readPage(query, sorted, range)
  return { ...page, rows: await withFacts(db, page.rows) }
}

/** States of the permits on which a company can act. */
const COMPANY_STATES = ['SUBMITTED', 'APPROVED', 'SUSPENDED'] as const

/** Returns a permit on which a company can act, or undefined. */
export const companyPermit = (db: Db, companyId: string, permitId: string): Promise<Row<'permits'> | undefined> =>
  db
    .selectFrom('permits')
    .selectAll()
    .where('permit_id', '=', permitId)
    .where('company_id', '=', companyId)
    .where('state', 'in', COMPANY_STATES)
    .executeTakeFirst()

/** Returns a page of the permits on which a company can act: applications to confirm first, then the newest. */
export const companyPermits = async (db: Db, companyId: string, range: PageRange): Promise<RowPage<ReadPermit>> => {
  const query = db
    .selectFrom('permits')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', 'in', COMPANY_STATES)
  const sorted = query
    .orderBy((row) => row('state', '=', 'SUBMITTED'), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('permit_id')
  const page = await readPage(query, sorted, range)
  return { ...page, rows: await withFacts(db, page.rows) }
}
