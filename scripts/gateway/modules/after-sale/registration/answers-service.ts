import { changes } from '../../../../../src/domain/form-schema/changes'
import { type Answers, NO_ANSWERS } from '../../../../../src/domain/form-schema/definition'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { numberedKeys } from '../../../../../src/domain/open-show/open-show'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { jsonList } from '../../../core/database/json'
import { findRow, getRow, listRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { storeAnswers } from '../../base/form/answers-service'
import { requireForm } from '../../base/form/definition-service'
import { deleteDraft } from '../../base/form/draft-service'
import { readAnswers, type StoredAnswer } from '../../base/form/read-service'
import { moveAnswers, withdrawAnswers } from '../../base/form/retention-service'
import { lockBuyer } from '../../base/user/account-service'
import type { OpenShow } from '../../catalogue/open-show/service'
import { accountFacts } from '../../trade/attendee/form-facts-service'
import { changeState, type Registration } from './state-service'

const OWNER_KIND = 'REGISTRATION'

/** Returns the owner of a registration's answers. */
export const answersOwner = ({ registration_id: id }: Pick<Registration, 'registration_id'>) => ({
  ...{ kind: OWNER_KIND, id },
})

/** Returns the subject of the draft of a new registration. */
const showSubject = (showId: string): string => `open-show-${showId}`

/** Returns the subject of the draft for changes that the merchant requested. */
const changeSubject = (registrationId: string): string => `registration-${registrationId}`

/** Returns the time until which the form of a subject can be sent, epoch ms; null for other subjects. */
export const formWindow = async (db: Db, subject: string): Promise<number | null> => {
  const [, kind, id = ''] = /^(open-show|registration)-(.+)$/.exec(subject) ?? []
  if (kind === 'open-show') return (await findRow(db, 'open_shows', { show_id: id }))?.closes_at ?? null
  if (kind === 'registration')
    return (await findRow(db, 'registrations', { registration_id: id }))?.change_until ?? null
  return null
}

interface Sent {
  row: Registration
  show: OpenShow
  /** Keys of the people. Answers of other people are dropped, and all people are checked. */
  personKeys: readonly string[]
  answers: Answers
  /** The first day, `YYYY-MM-DD`. */
  day: string
  /** Fields that may change; all without the list. */
  only?: readonly string[]
}

const store = async (
  tx: Tx,
  gateway: Pick<Gateway, 'clock' | 'forms'>,
  { row, show, personKeys, answers, day, only }: Sent,
): Promise<void> => {
  const { user_id: userId, form_id: formId, form_version: version } = row
  if (formId === null || version === null) return
  const answersOf = (key: string) => answers.people.find(({ personKey }) => personKey === key)?.answers ?? {}
  await storeAnswers(tx, gateway, {
    ...{ owner: answersOwner(row), userId, scene: 'FORM', definition: await requireForm(tx, formId, version) },
    answers: {
      application: answers.application,
      people: personKeys.map((personKey) => ({ personKey, answers: answersOf(personKey) })),
    },
    ...{
      facts: { ...(await accountFacts(tx, userId)), day },
      end: localDate(row.ends_at, show.utc_offset),
      ...(only && { only }),
    },
  })
}

/**
 * Checks and stores the answers of a new registration, and deletes its draft. Does nothing without a form.
 * @throws Refusal formProblems, formTooLong
 */
export const storeNewAnswers = async (
  tx: Tx,
  gateway: Pick<Gateway, 'clock' | 'forms'>,
  sent: Omit<Sent, 'answers' | 'only'> & { answers: Answers | undefined },
): Promise<void> => {
  await store(tx, gateway, { ...sent, answers: sent.answers ?? NO_ANSWERS })
  await deleteDraft(tx, sent.row.user_id, showSubject(sent.show.show_id))
}

/** Moves the deletion of the answers after the session of a registration has changed. */
export const moveRegistrationAnswers = (tx: Tx, row: Registration, show: OpenShow): Promise<void> =>
  moveAnswers(tx, answersOwner(row), localDate(row.ends_at, show.utc_offset))

/** Deletes identities and pictures of registrations that were withdrawn. */
export const withdrawRegistrationAnswers = async (
  tx: Tx,
  rows: readonly Registration[],
  now: number,
): Promise<void> => {
  for (const row of rows) await withdrawAnswers(tx, answersOwner(row), now)
}

const answersIn = (stored: readonly StoredAnswer[]): Answers => {
  const of = (key: string | null) =>
    Object.fromEntries(
      stored.filter(({ personKey }) => personKey === key).map(({ fieldId, value }) => [fieldId, value]),
    )
  const keys = [...new Set(stored.flatMap(({ personKey }) => personKey ?? []))]
  return { application: of(null), people: keys.map((personKey) => ({ personKey, answers: of(personKey) })) }
}

/** Returns the keys of the people of a registration. */
const personKeysOf = async (tx: Tx, { registration_id, quantity }: Registration): Promise<string[]> => {
  const people = await listRows(tx, 'registration_people', { registration_id }, 'person_id')
  return people.length > 0 ? people.map(({ person_key: key }) => key) : numberedKeys(quantity)
}

/**
 * Sends the changes that the merchant requested. Only the requested fields change. Throws `Refusal`: notFound,
 * registrationChanged, formProblems, formTooLong.
 */
export const sendChanges = (
  gateway: Pick<Gateway, 'db' | 'clock' | 'forms'>,
  userId: string,
  { registrationId, version, answers }: { registrationId: string; version: number; answers: Answers },
): Promise<Registration> =>
  gateway.db.transaction().execute(async (tx) => {
    const now = gateway.clock.now()
    await lockBuyer(tx, userId)
    const row = found(await lockRow(tx, 'registrations', { registration_id: registrationId, user_id: userId }))
    const { change_fields: only, change_until: until } = row
    if (row.state !== 'NEEDS_CHANGE' || row.version !== version || only === null || now >= (until ?? 0))
      throw new Refusal('registrationChanged')
    const show = await getRow(tx, 'open_shows', { show_id: row.show_id })
    const read = async () => answersIn(await readAnswers(tx, answersOwner(row), 'APPLICANT'))
    const before = await read()
    const day = localDate(row.starts_at, show.utc_offset)
    await store(tx, gateway, { row, show, personKeys: await personKeysOf(tx, row), answers, day, only })
    const changed = jsonList([...new Set(changes(before, await read()).map(({ fieldId }) => fieldId))])
    await deleteDraft(tx, userId, changeSubject(registrationId))
    return changeState(tx, row, 'APPLIED', now, {
      ...{ change_fields: null, change_until: null, changed_fields: changed },
    })
  })

/**
 * Asks the applicant to change some fields until a time. Throws `Refusal`: notFound, registrationChanged,
 * registrationOver.
 */
export const askForChanges = async (
  tx: Tx,
  row: Registration,
  { fieldIds, until }: { fieldIds: readonly string[]; until: number },
  now: number,
): Promise<Registration> => {
  const definition = await requireForm(tx, found(row.form_id ?? undefined), found(row.form_version ?? undefined))
  const known = definition.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== 'NOTE')
  for (const id of fieldIds) found(known.find(({ fieldId }) => fieldId === id))
  return changeState(tx, row, 'NEEDS_CHANGE', now, {
    ...{ change_fields: jsonList([...new Set(fieldIds)]), change_until: Math.min(until, row.starts_at) },
  })
}
