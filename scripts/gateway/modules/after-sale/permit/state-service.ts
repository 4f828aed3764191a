import { canBecome, type PermitState } from '../../../../../src/domain/permit/permit'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { returnCapacities } from '../../catalogue/capacity/service'

export type Permit = Row<'permits'>

/** Holder of the places of a permit. */
export const holderOf = ({ permit_id: id }: Pick<Permit, 'permit_id'>) => ({ holderKind: 'PERMIT', holderId: id })

/** Stores a step of the permit's history. */
export const addStep = async (tx: Tx, { permit_id, version, state }: Permit, at: number): Promise<void> => {
  await tx.insertInto('permit_steps').values({ permit_id, version, state, at }).execute()
}

/** States that end a permit and return its places. */
const ENDED: readonly PermitState[] = ['REJECTED', 'REVOKED', 'WITHDRAWN', 'EXPIRED']

/** Ends the keys of permits. Gates then refuse their codes. */
export const endPermitKeys = async (tx: Tx, permitIds: readonly string[], now: number): Promise<void> => {
  await tx
    .updateTable('permit_keys')
    .set({ ended_at: now })
    .where('permit_id', 'in', ['', ...permitIds])
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Changes the state of a locked permit, and stores the step. An ended permit returns its places, and its key ends.
 * @throws Refusal permitChanged if the state cannot follow
 */
export const changeState = async (
  tx: Tx,
  { permit_id: id, version, state: from }: Permit,
  state: PermitState,
  now: number,
  columns: Partial<Permit> = {},
): Promise<Permit> => {
  if (!canBecome(from, state)) throw new Refusal('permitChanged')
  const next = { ...columns, state, version: version + 1, changed_at: now }
  const row = found(await changeRow(tx, 'permits', { permit_id: id }, next))
  await addStep(tx, row, now)
  if (!ENDED.includes(state)) return row
  await endPermitKeys(tx, [id], now)
  await returnCapacities(tx, holderOf(row))
  return row
}

/** Locks a permit, of an account or a company if it is named. @throws Refusal notFound */
export const lockPermit = async (
  tx: Tx,
  permitId: string,
  owner: { user_id?: string; company_id?: string } = {},
): Promise<Permit> => found(await lockRow(tx, 'permits', { permit_id: permitId, ...owner }))
