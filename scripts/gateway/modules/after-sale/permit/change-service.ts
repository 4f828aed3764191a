import type { Answers } from '../../../../../src/domain/form-schema/definition'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { storeAnswers } from '../../base/form/answers-service'
import { requireForm } from '../../base/form/definition-service'
import { deleteDraft } from '../../base/form/draft-service'
import { withdrawAnswers } from '../../base/form/retention-service'
import { lockBuyer } from '../../base/user/account-service'
import { accountFacts } from '../../trade/attendee/form-facts-service'
import { advance, answersOwner, changeSubject, checkPerson, lockRole } from './apply-service'
import { personIn, smallPhoto } from './person-service'
import { readProject } from './project-service'
import { changeState, lockPermit, type Permit } from './state-service'

interface Change {
  permitId: string
  /** Version of the permit on which the change is based. */
  version: number
}

/**
 * Sends the changes that the merchant requested. Only the requested fields change. The company does not confirm again.
 * @throws Refusal notFound, permitChanged, permitTwice, formProblems, formTooLong
 */
export const sendChanges = (
  gateway: Pick<Gateway, 'db' | 'clock' | 'forms'>,
  userId: string,
  { permitId, version, answers }: Change & { answers: Answers },
): Promise<Permit> =>
  gateway.db.transaction().execute(async (tx) => {
    const now = gateway.clock.now()
    await lockBuyer(tx, userId)
    const row = await lockPermit(tx, permitId, { user_id: userId })
    const { change_fields: only, project_code: projectCode } = row
    if (row.state !== 'NEEDS_CHANGE' || row.version !== version || only === null) throw new Refusal('permitChanged')
    const definition = await requireForm(tx, row.form_id, row.form_version)
    const named = Object.entries(answers.application).filter(([id]) => only.includes(id))
    const person = personIn(definition, { application: Object.fromEntries(named), people: [] })
    if (person.personKey !== undefined) {
      await lockRole(tx, projectCode, row.role_id)
      await checkPerson(tx, row, person.personKey)
    }
    await storeAnswers(tx, gateway, {
      ...{ owner: answersOwner(row), userId, definition, answers, scene: 'PERMIT', end: row.last_day, only },
      facts: { ...(await accountFacts(tx, userId)), day: row.days[0] },
    })
    await deleteDraft(tx, userId, changeSubject(permitId))
    const sent = await changeState(tx, row, 'SUBMITTED', now, {
      ...{ change_fields: null, change_reason: null, change_note: '' },
      ...(person.name !== undefined && { name: person.name }),
      ...(person.personKey !== undefined && { person_key: person.personKey }),
      ...(person.photoCode !== undefined && { photo: await smallPhoto(tx, person.photoCode) }),
    })
    return advance(tx, sent, await readProject(tx, projectCode, now), now)
  })

/** Deletes identities and pictures of a permit that was withdrawn. */
const deletePrivateParts = async (tx: Tx, row: Permit, now: number): Promise<void> => {
  await withdrawAnswers(tx, answersOwner(row), now)
  await changeRow(tx, 'permits', { permit_id: row.permit_id }, { photo: '' })
}

/**
 * Withdraws a permit or an application. Returns a withdrawn one unchanged.
 * @throws Refusal notFound, permitChanged
 */
export const withdrawPermit = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  { permitId, version }: Change,
): Promise<Permit> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockBuyer(tx, userId)
    const row = await lockPermit(tx, permitId, { user_id: userId })
    if (row.state === 'WITHDRAWN') return row
    if (row.version !== version) throw new Refusal('permitChanged')
    await deletePrivateParts(tx, row, now)
    return changeState(tx, row, 'WITHDRAWN', now, { change_fields: null, change_reason: null })
  })
