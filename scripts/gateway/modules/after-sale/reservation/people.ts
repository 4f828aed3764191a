import {
  type PeopleProblem,
  type PeopleRules,
  isMinorOn,
  peopleProblem,
} from '../../../../../src/domain/slot/reservation'
import { maskDocument } from '../../../../../src/domain/identity/mask'
import type { CodeName } from '../../../core/codes'
import type { Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { notFound, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { documentKey } from '../../trade/attendee/document-key-service'
import type { Reservable } from './slot-service'

type Person = Row<'reservation_people'>

const CODES: Record<PeopleProblem, CodeName> = {
  NO_PEOPLE: 'reserveNoPeople',
  TOO_MANY: 'reserveTooMany',
  MINORS_TOO_MANY: 'reserveMinorsTooMany',
  MINORS_ALONE: 'reserveMinorsAlone',
}

const rulesOf = (row: Reservable): PeopleRules => ({
  ...{ perOrder: row.per_order, minorAge: row.minor_age, minorsPerOrder: row.minors_per_order },
})

/** Throws a `Refusal` if the people may not come together on a date. */
const checkPeople = (row: Reservable, people: readonly { birthday: string }[], date: string): void => {
  const problem = peopleProblem(
    people.map(({ birthday }) => birthday),
    rulesOf(row),
    date,
  )
  if (!problem) return
  const count = problem === 'MINORS_TOO_MANY' ? row.minors_per_order : row.per_order
  throw new Refusal(CODES[problem], { params: { count, age: row.minor_age } })
}

/**
 * Returns the people of a reservation from the buyer's attendees. Throws a `Refusal` for unknown attendees, and if the
 * people break a rule.
 */
export const readPeople = async (
  tx: Tx,
  userId: string,
  row: Reservable,
  { audienceIds, reservationId, date }: { audienceIds: readonly string[]; reservationId: string; date: string },
): Promise<Person[]> => {
  const ids = [...new Set(audienceIds)]
  const attendees = await listRows(tx, 'audiences', { user_id: userId, audience_id: ['', ...ids] })
  if (attendees.length < ids.length) throw notFound()
  checkPeople(row, attendees, date)
  return attendees.map((attendee) => ({
    ...{ person_id: newId('RP'), reservation_id: reservationId, reserve_id: row.reserve_id, date },
    ...{ name: attendee.name, id_type: attendee.id_type, id_mask: maskDocument(attendee.id_no) },
    ...{ document_key: documentKey(attendee), birthday: attendee.birthday, is_active: true },
    is_minor: isMinorOn(attendee.birthday, date, row.minor_age),
  }))
}

/** Returns the people of a reservation who are expected. */
export const activePeople = (tx: Tx, reservationId: string): Promise<Person[]> =>
  listRows(tx, 'reservation_people', { reservation_id: reservationId, is_active: true }, 'person_id')

/**
 * Stores the people of a reservation. Throws `Refusal` reservePersonTwice if a document has a place on this date, also
 * in another account.
 */
export const storePeople = async (tx: Tx, people: readonly Person[]): Promise<void> => {
  // One order for all transactions, so that two that store the same documents do not wait for each other.
  for (const person of [...people].sort((one, other) => (one.document_key < other.document_key ? -1 : 1))) {
    const stored = await tx
      .insertInto('reservation_people')
      .values(person)
      .onConflict((conflict) => conflict.doNothing())
      .returning('person_id')
      .executeTakeFirst()
    if (!stored) throw new Refusal('reservePersonTwice', { params: { name: person.name } })
  }
}

/** Moves people to another date. Throws a `Refusal` like `readPeople` and `storePeople`. */
export const movePeople = async (tx: Tx, row: Reservable, people: readonly Person[], date: string): Promise<void> => {
  if (people.length === 0) return
  checkPeople(row, people, date)
  await tx
    .deleteFrom('reservation_people')
    .where(
      'person_id',
      'in',
      people.map(({ person_id: id }) => id),
    )
    .execute()
  await storePeople(
    tx,
    people.map((person) => ({ ...person, date, is_minor: isMinorOn(person.birthday, date, row.minor_age) })),
  )
}

/** Returns the number of people who are minors on a date. */
export const minorsOf = (row: Reservable, people: readonly { birthday: string }[], date: string): number =>
  people.filter(({ birthday }) => isMinorOn(birthday, date, row.minor_age)).length

/** Throws a `Refusal` if the people who remain may not come without the others. */
export const checkRemaining = (row: Reservable, people: readonly Person[], date: string): void =>
  checkPeople(row, people, date)
