import type { PermitRequest } from '../../../../../src/api/permit'
import { ACTIVE_STATES, choiceProblem } from '../../../../../src/domain/permit/permit'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, findRow, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { storeAnswers } from '../../base/form/answers-service'
import { requireForm } from '../../base/form/definition-service'
import { deleteDraft } from '../../base/form/draft-service'
import { lockBuyer } from '../../base/user/account-service'
import { CapacityShort, holdCapacities } from '../../catalogue/capacity/service'
import { accountFacts } from '../../trade/attendee/form-facts-service'
import { companyOf } from './company-service'
import { accountKey, personIn, smallPhoto } from './person-service'
import { placesOwner, type ReadProject, readProject } from './project-service'
import { addStep, changeState, holderOf, type Permit } from './state-service'

/** Returns the owner of a permit's answers. */
export const answersOwner = ({ permit_id: id }: Pick<Permit, 'permit_id'>) => ({ kind: 'PERMIT', id })

/** Returns the subject of the draft of a new application. */
const projectSubject = (projectCode: string, roleId: string): string => `permit-${projectCode}-${roleId}`

/** Returns the subject of the draft for changes that the merchant requested. */
export const changeSubject = (permitId: string): string => `permit-change-${permitId}`

/** Returns the time until which the form of a subject can be sent, epoch ms; null for other subjects. */
export const formWindow = async (db: Db, subject: string): Promise<number | null> => {
  const [, projectCode = ''] = /^permit-(?!change-)([A-Z0-9]+)-/.exec(subject) ?? []
  return projectCode ? ((await findRow(db, 'permit_projects', { project_code: projectCode }))?.closes_at ?? null) : null
}

/** Takes the places of the company and the role. @throws Refusal permitCompanyFull, permitRoleFull */
export const takePlaces = async (tx: Tx, row: Permit): Promise<void> => {
  const owners = [row.company_id, row.project_code].map((owner) => placesOwner(owner, row.role_id))
  try {
    const units = owners.map((ownerId) => ({ kind: 'QUOTA', ownerId, quantity: 1 }))
    await holdCapacities(tx, holderOf(row), units, null)
  } catch (error) {
    if (!(error instanceof CapacityShort)) throw error
    const isCompany = error.shortages.some(({ ownerId }) => ownerId === owners[0])
    throw new Refusal(isCompany ? 'permitCompanyFull' : 'permitRoleFull')
  }
}

/**
 * Moves an application to the next state that needs a decision. It is CONFIRMED once the company has confirmed it, and
 * APPROVED for a role without a review. Zones beyond the role and zones with two reviewers are always reviewed.
 */
export const advance = async (
  tx: Tx,
  row: Permit,
  { row: project, roles, zones }: Pick<ReadProject, 'row' | 'roles' | 'zones'>,
  now: number,
): Promise<Permit> => {
  if (project.is_confirmed && !row.is_confirmed) return row
  const confirmed = await changeState(tx, row, 'CONFIRMED', now)
  const role = found(roles.find(({ role_id: id }) => id === row.role_id))
  const isPlain = row.zone_ids.every(
    (id) => role.zone_ids.includes(id) && !zones.find(({ zone_id: zoneId }) => zoneId === id)?.needs_two,
  )
  return role.is_reviewed || !isPlain ? confirmed : changeState(tx, confirmed, 'APPROVED', now)
}

/** Locks a role, so that the permits of a person are checked one after another. */
export const lockRole = async (tx: Tx, projectCode: string, roleId: string): Promise<Row<'permit_roles'>> =>
  found(await lockRow(tx, 'permit_roles', { project_code: projectCode, role_id: roleId }))

/** @throws Refusal permitTwice if another active permit of the role has the person */
export const checkPerson = async (
  tx: Tx,
  { project_code: projectCode, role_id: roleId, permit_id: id }: Pick<Permit, 'project_code' | 'role_id' | 'permit_id'>,
  personKey: string,
): Promise<void> => {
  const other = await tx
    .selectFrom('permits')
    .select('permit_id')
    .where('project_code', '=', projectCode)
    .where('role_id', '=', roleId)
    .where('person_key', '=', personKey)
    .where('permit_id', '<>', id)
    .where('state', 'in', ACTIVE_STATES)
    .executeTakeFirst()
  if (other) throw new Refusal('permitTwice')
}

/**
 * Applies for a permit, once for an idempotency key. Takes one place of the company and one place of the role.
 * @throws Refusal notFound, keyReused, formOutdated, the codes of `PERMIT_CODES`, and those of `storeAnswers`
 */
export const applyForPermit = (
  gateway: Pick<Gateway, 'db' | 'clock' | 'forms'>,
  userId: string,
  request: PermitRequest,
): Promise<Permit> => {
  const { projectCode, roleId, days, zoneIds, zoneReason, formVersion, answers, idempotencyKey: key } = request
  const hash = requestHash(request)
  const now = gateway.clock.now()
  return gateway.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const earlier = await rowOfKey(tx, 'permits', { userId, key, hash })
    if (earlier) return earlier
    const project = await readProject(tx, projectCode, now)
    if (project.phase !== 'OPEN') throw new Refusal('permitClosed')
    const joined = await companyOf(tx, userId, projectCode)
    if (!joined) throw new Refusal('permitNoCompany')
    const role = await lockRole(tx, projectCode, roleId)
    if (formVersion !== role.form_version) throw new Refusal('formOutdated')
    const facts = {
      ...{ days: project.days, roleZoneIds: role.zone_ids },
      zoneIds: project.zones.map(({ zone_id: id }) => id),
    }
    if (choiceProblem({ days, zoneIds, zoneReason }, facts)) throw new Refusal('permitChoiceWrong')
    const sorted = [...new Set(days)].sort()
    const definition = await requireForm(tx, role.form_id, role.form_version)
    const person = personIn(definition, answers)
    const permitId = newId('WP')
    const personKey = person.personKey ?? (await accountKey(tx, userId))
    await checkPerson(tx, { project_code: projectCode, role_id: roleId, permit_id: permitId }, personKey)
    const row = await tx
      .insertInto('permits')
      .values({
        ...{ permit_id: permitId, user_id: userId, project_code: projectCode, role_id: roleId, state: 'SUBMITTED' },
        ...{ company_id: joined.company.company_id, name: person.name ?? '', person_key: personKey },
        ...{ days: json(sorted), zone_ids: json([...new Set(zoneIds)]), zone_reason: zoneReason.trim() },
        ...{ last_day: sorted[sorted.length - 1], form_id: role.form_id, form_version: role.form_version },
        ...{ approvals: json<string[]>([]), created_at: now, changed_at: now },
        ...{ idempotency_key: key, request_hash: hash },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await storeAnswers(tx, gateway, {
      ...{ owner: answersOwner(row), userId, definition, answers, scene: 'PERMIT', end: row.last_day },
      facts: { ...(await accountFacts(tx, userId)), day: sorted[0] },
    })
    await changeRow(tx, 'permits', { permit_id: permitId }, { photo: await smallPhoto(tx, person.photoCode) })
    await takePlaces(tx, row)
    await addStep(tx, row, now)
    await deleteDraft(tx, userId, projectSubject(projectCode, roleId))
    return advance(tx, row, project, now)
  })
}
