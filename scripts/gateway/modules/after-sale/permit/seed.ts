import { createHash } from 'node:crypto'
import type { ChangeReason, PermitEndReason, PermitState } from '../../../../../src/domain/permit/permit'
import { datesBetween, isActivePermit } from '../../../../../src/domain/permit/permit'
import { localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import { addDays } from '../../../../../src/domain/schedule/month-grid'
import type { Tx } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import { json } from '../../../core/database/json'
import { DAY, HOUR, localMidnight } from '../../../core/seed/relative-time'
import { holdCapacities, setTotal } from '../../catalogue/capacity/service'
import { takePlaces } from './apply-service'
import { codeHash } from './company-service'
import demo from './data/demo.json'
import { placesOwner } from './project-service'
import { addStep } from './state-service'
import type { ZoneColor } from './tables'

/** The project of the crew. */
const [PROJECT] = demo.projects
const FORM = { form_id: 'FM5', form_version: 1 }

const digest = (text: string): string => createHash('sha256').update(`demo permit ${text}`).digest('hex')

type SeededProject = (typeof demo.projects)[number]

const seedProject = async (tx: Tx, project: SeededProject, now: number): Promise<void> => {
  const { code, show, venue, name, rules, contact, first, last, decidesIn, isConfirmed } = project
  const today = localDate(now, SHOP_OFFSET)
  const midnight = localMidnight(now)
  await tx
    .insertInto('permit_projects')
    .values({
      ...{ project_code: code, show_id: show, venue_id: venue, name: json(name), rules: json(rules) },
      ...{ contact: json(contact), first_day: addDays(today, first), last_day: addDays(today, last) },
      ...{ utc_offset: SHOP_OFFSET, opens_at: midnight - 30 * DAY, closes_at: midnight + last * DAY },
      ...{ decides_in: decidesIn, is_confirmed: isConfirmed },
    })
    .execute()
  await tx
    .insertInto('permit_zones')
    .values(
      project.zones.map((zone) => ({
        ...{ project_code: code, zone_id: zone.id, letter: zone.letter, name: json(zone.name) },
        ...{ color: zone.color as ZoneColor, doors: json(zone.doors), counts: zone.counts, needs_two: zone.needsTwo },
      })),
    )
    .execute()
  for (const [sort, role] of project.roles.entries()) {
    await tx
      .insertInto('permit_roles')
      .values({
        ...{ project_code: code, role_id: role.id, name: json(role.name), zone_ids: json(role.zones), sort, ...FORM },
        is_reviewed: role.isReviewed,
      })
      .execute()
    await setTotal(tx, { kind: 'QUOTA', ownerId: placesOwner(code, role.id) }, role.quota)
  }
  for (const { id, code: companyCode, email, quota, name: companyName } of project.companies) {
    await tx
      .insertInto('permit_companies')
      .values({
        ...{ company_id: id, project_code: code, name: json(companyName), email, code_hash: codeHash(companyCode) },
      })
      .execute()
    for (const role of project.roles) await setTotal(tx, { kind: 'QUOTA', ownerId: placesOwner(id, role.id) }, quota)
  }
}

const permitOf = (key: string, userId: string, now: number, { code, first, last }: SeededProject) => {
  const today = localDate(now, SHOP_OFFSET)
  const from = addDays(today, Math.max(first, -1))
  return {
    ...{ permit_id: `WP-demo-${key}`, user_id: userId, project_code: code, person_key: digest(key), ...FORM },
    ...{ approvals: json<string[]>([]), idempotency_key: `demo-${key}`, request_hash: '', is_confirmed: true },
    ...{ created_at: now - 3 * HOUR, changed_at: now - HOUR },
    days: datesBetween(from, addDays(today, last)),
  }
}

interface SeededPermit {
  key: string
  project: string
  user: string
  role: string
  company: string
  state: string
  zones: string[]
  reason?: string
  change?: string
}

const seedPermit = async (tx: Tx, seeded: SeededPermit, now: number): Promise<void> => {
  const state = seeded.state as PermitState
  const project = found(demo.projects.find(({ code }) => code === seeded.project))
  const { days: allDays, ...columns } = permitOf(seeded.key, seeded.user, now, project)
  const days = state === 'EXPIRED' ? allDays.slice(0, 1) : allDays
  const row = await tx
    .insertInto('permits')
    .values({
      ...{ ...columns, role_id: seeded.role, company_id: seeded.company, state, version: 1, name: demo.name },
      // A withdrawal deletes the photo.
      photo: state === 'WITHDRAWN' ? '' : demo.photo,
      ...{ days: json(days), last_day: days[days.length - 1], zone_ids: json(seeded.zones) },
      is_confirmed: project.isConfirmed && state !== 'SUBMITTED',
      reason: (seeded.reason as PermitEndReason | undefined) ?? null,
      ...(seeded.change && { change_fields: json(['photo']), change_reason: seeded.change as ChangeReason }),
      change_count: seeded.change ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addStep(tx, { ...row, version: 0, state: 'SUBMITTED' }, row.created_at)
  if (state !== 'SUBMITTED') await addStep(tx, row, row.changed_at)
  if (isActivePermit(state)) await takePlaces(tx, row)
}

/** Writes the crew of a company, whose permits are in the list of gates. */
const seedCrew = async (tx: Tx, now: number): Promise<void> => {
  const { code, companies, roles } = PROJECT
  const [{ id: company }] = companies
  const [{ id: role, zones }] = roles
  const keys = Array.from({ length: demo.crew }, (_, at) => `crew-${String(at + 1).padStart(3, '0')}`)
  await tx
    .insertInto('users')
    .values(
      keys.map((key) => ({
        user_id: `U-${key}`,
        nickname: key,
        avatar: '',
        prime_level: 0,
        created_at: now - 9 * DAY,
      })),
    )
    .execute()
  await tx
    .insertInto('permits')
    .values(
      keys.map((key, at) => {
        const { days, ...columns } = permitOf(key, `U-${key}`, now, PROJECT)
        return {
          ...{ ...columns, role_id: role, company_id: company, state: 'APPROVED' as const, version: 0 },
          ...{ name: `${demo.surnames[at % demo.surnames.length]}${demo.given[at % demo.given.length]}` },
          ...{ days: json(days), last_day: days[days.length - 1], zone_ids: json(zones) },
        }
      }),
    )
    .execute()
  const units = [company, code].map((owner) => ({
    ...{ kind: 'QUOTA', ownerId: placesOwner(owner, role), quantity: demo.crew },
  }))
  await holdCapacities(tx, { holderKind: 'OTHERS', holderId: code }, units, null)
}

/** Writes the projects, their companies, permits of the demo accounts in each state, and 300 permits of a crew. */
export const seedDemoPermits = async (tx: Tx, now: number): Promise<void> => {
  for (const project of demo.projects) await seedProject(tx, project, now)
  await seedCrew(tx, now)
  for (const permit of demo.permits as SeededPermit[]) await seedPermit(tx, permit, now)
}
