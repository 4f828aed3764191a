import type { ChangeReason, PermitEndReason } from '../../../../../src/domain/permit/permit'
import { MAX_CHANGES } from '../../../../../src/domain/permit/permit'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { jsonList } from '../../../core/database/json'
import { changeRow, findRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requireForm } from '../../base/form/definition-service'
import { setTotal } from '../../catalogue/capacity/service'
import { advance } from './apply-service'
import { notifyState } from './notice'
import { placesLeft, placesOwner, readProject } from './project-service'
import { changeState, lockPermit, type Permit } from './state-service'

type Services = Pick<Gateway, 'db' | 'clock'>

/** The two people of the merchant who decide in the sandbox. */
export const REVIEWERS = ['A', 'B'] as const
export type Reviewer = (typeof REVIEWERS)[number]

/** Runs a decision on a locked permit, and notifies the applicant of its state. */
const decide = (
  { db, clock }: Services,
  permitId: string,
  run: (tx: Tx, row: Permit, now: number) => Promise<Permit>,
  owner: { company_id?: string } = {},
): Promise<Permit> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const row = await run(tx, await lockPermit(tx, permitId, owner), now)
    await notifyState(tx, row, now)
    return row
  })

/**
 * Approves a permit. A zone that needs two approvals waits for the other reviewer.
 * @throws Refusal notFound, permitChanged, permitSameReviewer
 */
export const approvePermit = (services: Services, permitId: string, reviewer: Reviewer): Promise<Permit> =>
  decide(services, permitId, async (tx, row, now) => {
    if (row.state !== 'CONFIRMED') throw new Refusal('permitChanged')
    if (row.approvals.includes(reviewer)) throw new Refusal('permitSameReviewer')
    const approvals = [...row.approvals, reviewer]
    const zones = await listRows(tx, 'permit_zones', { project_code: row.project_code, zone_id: ['', ...row.zone_ids] })
    if (zones.some((zone) => zone.needs_two) && approvals.length < REVIEWERS.length)
      return found(await changeRow(tx, 'permits', { permit_id: permitId }, { approvals: jsonList(approvals) }))
    return changeState(tx, row, 'APPROVED', now, { approvals: jsonList(approvals) })
  })

/** Rejects an application, or revokes a permit. @throws Refusal notFound, permitChanged */
export const endPermit = (
  services: Services,
  permitId: string,
  reason: PermitEndReason,
  owner: { company_id?: string } = {},
): Promise<Permit> =>
  decide(
    services,
    permitId,
    (tx, row, now) => {
      const isValid = row.state === 'APPROVED' || row.state === 'SUSPENDED'
      return changeState(tx, row, isValid ? 'REVOKED' : 'REJECTED', now, { reason })
    },
    owner,
  )

/** Suspends a permit, or ends its suspension. @throws Refusal notFound, permitChanged */
export const switchSuspension = (services: Services, permitId: string): Promise<Permit> =>
  decide(services, permitId, (tx, row, now) =>
    changeState(tx, row, row.state === 'SUSPENDED' ? 'APPROVED' : 'SUSPENDED', now),
  )

interface ChangeRequest {
  permitId: string
  fieldIds: readonly string[]
  reason: ChangeReason
  /** Sentence of a person, which is required after three changes. */
  note: string
}

/**
 * Asks the applicant to change some fields of the form.
 * @throws Refusal notFound, permitChanged, permitChangesUsed after three changes without a sentence
 */
export const requestChanges = (services: Services, request: ChangeRequest): Promise<Permit> =>
  decide(services, request.permitId, async (tx, row, now) => {
    const { fieldIds, reason, note } = request
    if (row.change_count >= MAX_CHANGES && note.trim() === '') throw new Refusal('permitChangesUsed')
    const definition = await requireForm(tx, row.form_id, row.form_version)
    const known = definition.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== 'NOTE')
    for (const id of fieldIds) found(known.find(({ fieldId }) => fieldId === id))
    return changeState(tx, row, 'NEEDS_CHANGE', now, {
      ...{ change_fields: jsonList(fieldIds), change_reason: reason, change_note: note.trim() },
      ...{ change_count: row.change_count + 1, approvals: jsonList([]) },
    })
  })

/** Confirms that an applicant belongs to the company. @throws Refusal notFound, permitChanged */
export const confirmPermit = (services: Services, permitId: string, companyId: string): Promise<Permit> =>
  decide(
    services,
    permitId,
    async (tx, row, now) => {
      if (row.state !== 'SUBMITTED') throw new Refusal('permitChanged')
      const confirmed = found(await changeRow(tx, 'permits', { permit_id: permitId }, { is_confirmed: true }))
      return advance(tx, confirmed, await readProject(tx, row.project_code, now), now)
    },
    { company_id: companyId },
  )

/** Takes all free places of a company: its total becomes 0, and its permits remain valid. @throws Refusal notFound */
export const fillCompany = async ({ db }: Services, companyId: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const company = found(await findRow(tx, 'permit_companies', { company_id: companyId }))
    const roles = await listRows(tx, 'permit_roles', { project_code: company.project_code }, 'role_id')
    for (const { role_id: id } of roles) await setTotal(tx, { kind: 'QUOTA', ownerId: placesOwner(companyId, id) }, 0)
  })
}

/** Returns the companies with their places by role. */
export const companiesWithPlaces = async (db: Db) => {
  const companies = await listRows(db, 'permit_companies', {}, 'company_id')
  const roles = await listRows(db, 'permit_roles', {}, 'sort')
  return Promise.all(
    companies.map(async (company) => {
      const own = roles.filter((role) => role.project_code === company.project_code)
      return { company, roles: own, left: await placesLeft(db, company.company_id, own) }
    }),
  )
}

/** States on which the merchant can act. */
const OPEN_STATES = ['SUBMITTED', 'CONFIRMED', 'APPROVED', 'SUSPENDED'] as const

/** Returns the newest permits on which the merchant can act, with the fields of their forms. */
export const newestPermits = async (db: Db, length: number) => {
  const rows = await db
    .selectFrom('permits')
    .selectAll()
    .where('state', 'in', OPEN_STATES)
    .orderBy('created_at', 'desc')
    .orderBy('permit_id')
    .limit(length)
    .execute()
  const forms = new Map<string, Awaited<ReturnType<typeof requireForm>>>()
  for (const { form_id: id, form_version: version } of rows)
    if (!forms.has(`${id} ${version}`)) forms.set(`${id} ${version}`, await requireForm(db, id, version))
  const [roles, companies, zones] = await Promise.all([
    listRows(db, 'permit_roles', {}),
    listRows(db, 'permit_companies', {}),
    listRows(db, 'permit_zones', {}, 'letter'),
  ])
  return rows.map((row) => ({
    row,
    role: found(roles.find((each) => each.project_code === row.project_code && each.role_id === row.role_id)),
    company: found(companies.find((each) => each.company_id === row.company_id)),
    zones: zones.filter((each) => each.project_code === row.project_code && row.zone_ids.includes(each.zone_id)),
    fields: found(forms.get(`${row.form_id} ${row.form_version}`)).sections.flatMap(({ fields }) => fields),
  }))
}
