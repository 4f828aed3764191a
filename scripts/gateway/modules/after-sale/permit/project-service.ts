import { datesBetween, type ProjectPhase, projectPhase } from '../../../../../src/domain/permit/permit'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, getRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { remainingOf } from '../../catalogue/capacity/service'

export type Project = Row<'permit_projects'>

/** A project with its roles, zones and places. */
export interface ReadProject {
  row: Project
  venue: Row<'venues'>
  roles: readonly Row<'permit_roles'>[]
  zones: readonly Row<'permit_zones'>[]
  phase: ProjectPhase
  /** Local dates that are not over. */
  days: readonly string[]
  /** Places left by role. */
  left: ReadonlyMap<string, number>
}

/** Returns the owner id of the places of a role, in a project or in a company. */
export const placesOwner = (owner: string, roleId: string): string => `${owner}:${roleId}`

/** Returns the local date of a project at a time. */
export const todayIn = ({ utc_offset: offset }: Project, now: number): string => localDate(now, offset)

/** Returns the places that are left by role, of a project or a company. */
export const placesLeft = async (
  db: Db | Tx,
  owner: string,
  roles: readonly Row<'permit_roles'>[],
): Promise<ReadonlyMap<string, number>> => {
  const owners = roles.map(({ role_id: id }) => placesOwner(owner, id))
  const left = await remainingOf(db, 'QUOTA', owners)
  return new Map(roles.map(({ role_id: id }) => [id, left.get(placesOwner(owner, id)) ?? 0]))
}

/** Returns a project. @throws Refusal notFound */
export const readProject = async (db: Db | Tx, projectCode: string, now: number): Promise<ReadProject> => {
  const key = { project_code: projectCode }
  const row = found(await findRow(db, 'permit_projects', key))
  const roles = await listRows(db, 'permit_roles', key, 'sort')
  const today = todayIn(row, now)
  return {
    ...{ row, roles, venue: await getRow(db, 'venues', { venue_id: row.venue_id }) },
    zones: await listRows(db, 'permit_zones', key, 'letter'),
    phase: projectPhase({ opensAt: row.opens_at, closesAt: row.closes_at }, now),
    days: datesBetween(row.first_day, row.last_day).filter((day) => day >= today),
    left: await placesLeft(db, projectCode, roles),
  }
}
