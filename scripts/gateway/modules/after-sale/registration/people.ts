import { createHash } from 'node:crypto'
import { type GroupProblem, groupProblem, numberedKeys } from '../../../../../src/domain/open-show/open-show'
import { maskDocument } from '../../../../../src/domain/identity/mask'
import type { CodeName } from '../../../core/codes'
import type { Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { notFound, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { requireUser } from '../../base/user/account-service'
import type { OpenShow } from '../../catalogue/open-show/service'
import { documentKey } from '../../trade/attendee/document-key-service'

const CODES: Record<GroupProblem, CodeName> = {
  NO_PEOPLE: 'registrationNoPeople',
  TOO_MANY: 'registrationTooMany',
  TOO_YOUNG: 'registrationTooYoung',
}

/** The people of a registration that is not stored yet. */
export interface Group {
  quantity: number
  people: Omit<Row<'registration_people'>, 'registration_id'>[]
  /** Keys of the people in the answers of a form: the ids of the attendees, or `p1` and so on without documents. */
  personKeys: string[]
  /** Digest of each document, or of the account's phone for a show without documents, with the name. */
  keys: { key: string; name: string | null }[]
}

const check = ({ group_max: groupMax, min_age: minAge }: OpenShow, birthdays: string[], date: string): void => {
  const problem = groupProblem(birthdays, { groupMax, minAge }, date)
  if (problem) throw new Refusal(CODES[problem], { params: { count: problem === 'TOO_YOUNG' ? minAge : groupMax } })
}

/** Returns the key of an account without documents: its phone, in any account that has it, else the account itself. */
const accountKey = async (tx: Tx, userId: string): Promise<string> => {
  const { cellphone, country_code: country } = await requireUser(tx, userId)
  const text = cellphone === null ? `user:${userId}` : `phone:${country}:${cellphone}`
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Returns the people of a registration by the account's attendees, or by their number for a show without documents.
 * Throws a `Refusal` for unknown attendees and by the rules.
 * @param date local date of the first requested session
 */
export const readGroup = async (
  tx: Tx,
  userId: string,
  show: OpenShow,
  { audienceIds, quantity, date }: { audienceIds: readonly string[]; quantity: number; date: string },
): Promise<Group> => {
  if (show.needs === 'NONE') {
    check(show, Array<string>(quantity).fill(''), date)
    return {
      quantity,
      people: [],
      personKeys: numberedKeys(quantity),
      keys: [{ key: await accountKey(tx, userId), name: null }],
    }
  }
  const ids = [...new Set(audienceIds)]
  const attendees = await listRows(tx, 'audiences', { user_id: userId, audience_id: ['', ...ids] })
  if (attendees.length < ids.length) throw notFound()
  check(
    show,
    attendees.map(({ birthday }) => birthday),
    date,
  )
  return {
    quantity: attendees.length,
    personKeys: attendees.map(({ audience_id: id }) => id),
    people: attendees.map(({ audience_id: person_key, name, id_type, id_no }) => ({
      ...{ person_id: newId('RP'), person_key, name, id_type, id_mask: maskDocument(id_no) },
    })),
    keys: attendees.map((attendee) => ({ key: documentKey(attendee), name: attendee.name })),
  }
}

/**
 * Stores the people of a registration, and that they are registered for these sessions. Throws `Refusal`
 * registrationPersonTwice or registrationPhoneTwice if one of them is registered already, in any account.
 */
export const storeGroup = async (
  tx: Tx,
  registrationId: string,
  { people, keys }: Group,
  sessionIds: readonly string[],
): Promise<void> => {
  const rows = sessionIds.flatMap((sessionId) => keys.map((each) => ({ ...each, sessionId })))
  // One order for all transactions, so that two that store the same people do not wait for each other.
  rows.sort((one, other) => (one.key + one.sessionId < other.key + other.sessionId ? -1 : 1))
  for (const { key, name, sessionId } of rows) {
    const stored = await tx
      .insertInto('registration_persons')
      .values({ session_id: sessionId, person_key: key, registration_id: registrationId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('person_key')
      .executeTakeFirst()
    if (!stored)
      throw name === null
        ? new Refusal('registrationPhoneTwice')
        : new Refusal('registrationPersonTwice', { params: { name } })
  }
  if (people.length === 0) return
  await tx
    .insertInto('registration_people')
    .values(people.map((person) => ({ ...person, registration_id: registrationId })))
    .execute()
}
