import type { RejectReason } from '../../../../../src/domain/open-show/open-show'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { changeRow, findRow, getRow, listRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requireForm } from '../../base/form/definition-service'
import { CapacityShort, holdCapacities } from '../../catalogue/capacity/service'
import type { OpenShow } from '../../catalogue/open-show/service'
import { askForChanges, withdrawRegistrationAnswers } from './answers-service'
import { closeWindow } from './draw-service'
import { notifyState } from './notice'
import { changeState, holderOf, type Registration, release } from './state-service'

const HOUR = 3_600_000

type Services = Pick<Gateway, 'db' | 'clock'>

/** Commands of the merchant on an open show. */
export const OPEN_SHOW_COMMANDS = ['OPEN', 'CLOSE', 'CALL_OFF'] as const

const approve = async (tx: Tx, row: Registration, now: number): Promise<Registration> => {
  const ownerId = found(row.session_id ?? undefined)
  try {
    await holdCapacities(tx, holderOf(row), [{ kind: 'QUOTA', ownerId, quantity: row.quantity }], null)
  } catch (error) {
    throw error instanceof CapacityShort ? new Refusal('registrationFull') : error
  }
  return changeState(tx, row, 'APPROVED', now, { placed_at: now })
}

const reject = async (tx: Tx, row: Registration, reason: RejectReason, now: number): Promise<Registration> => {
  await release(tx, row)
  return changeState(tx, row, 'REJECTED', now, { reason })
}

/** Locks an application under review whose session has not begun. */
const lockApplication = async (tx: Tx, registrationId: string, now: number) => {
  const row = found(await lockRow(tx, 'registrations', { registration_id: registrationId }))
  const show = await getRow(tx, 'open_shows', { show_id: row.show_id })
  if (row.state !== 'APPLIED' || show.giving !== 'REVIEW') throw new Refusal('registrationChanged')
  if (now >= row.starts_at) throw new Refusal('registrationOver')
  return { row, show }
}

/**
 * Approves or rejects an application under review. Throws `Refusal`: notFound, registrationChanged, registrationOver,
 * registrationFull if the quota has no places for all people.
 */
export const decideRegistration = (
  { db, clock }: Services,
  registrationId: string,
  decision: 'APPROVE' | RejectReason,
): Promise<Registration> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const { row, show } = await lockApplication(tx, registrationId, now)
    const decided = await (decision === 'APPROVE' ? approve(tx, row, now) : reject(tx, row, decision, now))
    await notifyState(tx, decided, show, now)
    return decided
  })

/**
 * Asks the applicant to change some fields of the form, until a number of hours from now or the start of the session.
 * Throws `Refusal`: notFound, registrationChanged, registrationOver.
 */
export const requestChanges = (
  { db, clock }: Services,
  { registrationId, fieldIds, hours }: { registrationId: string; fieldIds: readonly string[]; hours: number },
): Promise<Registration> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const { row, show } = await lockApplication(tx, registrationId, now)
    const asked = await askForChanges(tx, row, { fieldIds, until: now + hours * HOUR }, now)
    await notifyState(tx, asked, show, now)
    return asked
  })

/** Admits one more person of a registration. Throws `Refusal`: notFound, registrationChanged. */
export const admitPerson = ({ db, clock }: Services, registrationId: string): Promise<Registration> =>
  db.transaction().execute(async (tx) => {
    const row = found(await lockRow(tx, 'registrations', { registration_id: registrationId }))
    if (row.state !== 'APPROVED' && row.state !== 'PARTLY_IN') throw new Refusal('registrationChanged')
    const came = row.came + 1
    return changeState(tx, row, came === row.quantity ? 'IN' : 'PARTLY_IN', clock.now(), { came })
  })

const callOff = async (tx: Tx, show: OpenShow, now: number): Promise<void> => {
  await changeRow(tx, 'open_shows', { show_id: show.show_id }, { canceled_at: now })
  const rows = await tx
    .selectFrom('registrations')
    .selectAll()
    .where('show_id', '=', show.show_id)
    .where('state', 'in', ['APPLIED', 'NEEDS_CHANGE', 'APPROVED'])
    .orderBy('registration_id')
    .forUpdate()
    .execute()
  await release(tx, ...rows)
  await withdrawRegistrationAnswers(tx, rows, now)
  for (const row of rows) await notifyState(tx, await changeState(tx, row, 'CALLED_OFF', now), show, now)
}

/**
 * Opens the window of an open show now, ends it now, or cancels the show. The window of a draw cannot open again after
 * its list is fixed. Throws `Refusal`: notFound, registrationClosed.
 */
export const runOpenShowCommand = (
  { db, clock }: Services,
  { action, showId }: { action: (typeof OPEN_SHOW_COMMANDS)[number]; showId: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const show = found(await lockRow(tx, 'open_shows', { show_id: showId }))
    const draw = await findRow(tx, 'open_show_draws', { show_id: showId })
    if (show.canceled_at !== null) throw new Refusal('registrationClosed')
    if (action === 'CALL_OFF') return callOff(tx, show, now)
    if (draw?.root) throw new Refusal('registrationClosed')
    if (action === 'CLOSE') {
      if (now < show.opens_at || now >= show.closes_at) throw new Refusal('registrationClosed')
      return closeWindow(tx, show, now)
    }
    const [first] = await listRows(tx, 'open_show_sessions', { show_id: showId }, 'starts_at')
    const closesAt =
      show.closes_at > now ? show.closes_at : Math.min(first.starts_at, (show.decides_at ?? Infinity) - 1)
    if (closesAt <= now) throw new Refusal('registrationClosed')
    await changeRow(tx, 'open_shows', { show_id: showId }, { opens_at: now, closes_at: closesAt })
  })

/** Returns the forms of registrations. */
const formsOf = (db: Db, rows: readonly Registration[]) => {
  const named = rows.flatMap(({ form_id: id, form_version: version }) => (id && version ? [`${id} ${version}`] : []))
  return Promise.all(
    [...new Set(named)].map((name) => {
      const [id, version] = name.split(' ') as [string, string]
      return requireForm(db, id, Number(version))
    }),
  )
}

/** Returns the newest registrations on which the merchant can act, with their shows and the fields of their forms. */
export const newestRegistrations = async (db: Db, length: number) => {
  const rows = await db
    .selectFrom('registrations')
    .selectAll()
    .where('state', 'in', ['APPLIED', 'APPROVED', 'PARTLY_IN'])
    .orderBy('created_at', 'desc')
    .orderBy('registration_id')
    .limit(length)
    .execute()
  const shows = await listRows(db, 'open_shows', { show_id: ['', ...rows.map((row) => row.show_id)] })
  const people = await listRows(db, 'registration_people', {
    registration_id: ['', ...rows.map((row) => row.registration_id)],
  })
  const forms = await formsOf(db, rows)
  const fieldsOf = ({ form_id: id, form_version: version }: Registration) =>
    forms.find((form) => form.formId === id && form.version === version)?.sections.flatMap(({ fields }) => fields) ?? []
  return rows.map((row) => ({
    row,
    show: found(shows.find((show) => show.show_id === row.show_id)),
    fields: fieldsOf(row),
    names: people.flatMap((each) => (each.registration_id === row.registration_id ? [each.name] : [])),
  }))
}
