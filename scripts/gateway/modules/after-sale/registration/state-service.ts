import type { RegistrationState } from '../../../../../src/domain/open-show/open-show'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, deleteRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { returnCapacities } from '../../catalogue/capacity/service'

export type Registration = Row<'registrations'>

/** Holder of the places of a registration. */
export const holderOf = ({ registration_id: id }: Pick<Registration, 'registration_id'>) => ({
  holderKind: 'REGISTRATION',
  holderId: id,
})

/** Stores a step of the registration's history. */
export const addStep = async (
  tx: Tx,
  { registration_id: id, version, state }: Registration,
  at: number,
): Promise<void> => {
  await tx.insertInto('registration_steps').values({ registration_id: id, version, state, at }).execute()
}

/** Changes the state of a locked registration, and stores the step. */
export const changeState = async (
  tx: Tx,
  { registration_id: id, version }: Registration,
  state: RegistrationState,
  now: number,
  columns: Partial<Registration> = {},
): Promise<Registration> => {
  const next = { ...columns, state, version: version + 1 }
  const row = found(await changeRow(tx, 'registrations', { registration_id: id }, next))
  await addStep(tx, row, now)
  return row
}

/** Ends registrations' claims: returns their places, and lets their people register again. */
export const release = async (tx: Tx, ...rows: Pick<Registration, 'registration_id'>[]): Promise<void> => {
  if (rows.length === 0) return
  await deleteRows(tx, 'registration_persons', { registration_id: rows.map((row) => row.registration_id) })
  await returnCapacities(tx, ...rows.map(holderOf))
}

/** Lets the people of a registration register for all sessions but the one with its places. */
export const keepSession = async (tx: Tx, registrationId: string, sessionId: string): Promise<void> => {
  await tx
    .deleteFrom('registration_persons')
    .where('registration_id', '=', registrationId)
    .where('session_id', '<>', sessionId)
    .execute()
}
