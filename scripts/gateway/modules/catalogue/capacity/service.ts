import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows, lockRow } from '../../../core/database/rows'

/** A capacity: a number of units that can run out, such as those of a variant of goods. */
export interface CapacityId {
  kind: string
  ownerId: string
}

/** Units of a capacity. The quantity is a whole number, at least 1. */
interface CapacityUnits extends CapacityId {
  quantity: number
}

/** A holder of units, such as an order. */
export interface Holder {
  holderKind: string
  holderId: string
}

/** A capacity with fewer units left than requested. */
interface Shortage extends CapacityUnits {
  remaining: number
}

/** Error of a transaction that requests more units than are left. Lists all capacities that are short. */
export class CapacityShort extends Error {
  constructor(readonly shortages: readonly Shortage[]) {
    super(shortages.map(({ kind, ownerId, remaining }) => `${kind} ${ownerId} has ${remaining} left`).join(', '))
    this.name = 'CapacityShort'
  }
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** Sorts by kind and id, the order in which every transaction locks capacities. Adds the units of one capacity up. */
const inLockOrder = (units: readonly CapacityUnits[]): CapacityUnits[] => {
  const sums = new Map<string, CapacityUnits>()
  for (const { kind, ownerId, quantity } of units) {
    const key = JSON.stringify([kind, ownerId])
    sums.set(key, { kind, ownerId, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()].sort((a, b) => compare(a.kind, b.kind) || compare(a.ownerId, b.ownerId))
}

const at = (tx: Tx, { kind, ownerId }: CapacityId) =>
  tx.updateTable('capacities').where('kind', '=', kind).where('owner_id', '=', ownerId)

/** Adds to the number of positions on the waitlist of a capacity, which must be locked. */
export const addWaiting = async (tx: Tx, id: CapacityId, change: 1 | -1): Promise<void> => {
  await at(tx, id)
    .set((row) => ({ waiting: row('waiting', '+', change) }))
    .execute()
}

/**
 * Returns the units that can be taken from capacities of one kind, by owner id: none while others wait for them. Unknown
 * owners are missing.
 */
export const remainingOf = async (
  db: Db | Tx,
  kind: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await listRows(db, 'capacities', { kind, owner_id: ['', ...ownerIds] })
  return new Map(rows.map(({ owner_id: id, remaining, waiting }) => [id, waiting > 0 ? 0 : remaining]))
}

/**
 * Locks capacities in lock order, and returns their rows. Call this first if a transaction then changes several
 * capacities in more than one step.
 */
export const lockCapacities = async (tx: Tx, ids: readonly CapacityId[]): Promise<Row<'capacities'>[]> => {
  const rows: (Row<'capacities'> | undefined)[] = []
  for (const { kind, ownerId } of inLockOrder(ids.map((id) => ({ ...id, quantity: 1 }))))
    rows.push(await lockRow(tx, 'capacities', { kind, owner_id: ownerId }))
  return rows.filter((row) => row !== undefined)
}

/**
 * Takes units from capacities, in lock order and all or none. Only an offer takes units for which others wait.
 * @throws CapacityShort
 */
const takeUnits = async (tx: Tx, wanted: readonly CapacityUnits[], isOffer = false): Promise<void> => {
  const shortages: Shortage[] = []
  for (const each of wanted) {
    const held = await at(tx, each)
      .set((row) => ({ remaining: row('remaining', '-', each.quantity) }))
      .where('remaining', '>=', each.quantity)
      .$if(!isOffer, (query) => query.where('waiting', '=', 0))
      .executeTakeFirst()
    if (Number(held.numUpdatedRows) === 1) continue
    const left = await remainingOf(tx, each.kind, [each.ownerId])
    shortages.push({ ...each, remaining: left.get(each.ownerId) ?? 0 })
  }
  if (shortages.length > 0) throw new CapacityShort(shortages)
}

/** Returns units to capacities, in lock order. The units first reduce an excess. */
const returnUnits = async (tx: Tx, units: readonly CapacityUnits[]): Promise<void> => {
  for (const { quantity, ...id } of units)
    await at(tx, id)
      .set({
        remaining: sql`remaining + greatest(${quantity}::int - excess, 0)`,
        excess: sql`greatest(excess - ${quantity}::int, 0)`,
      })
      .execute()
}

const insertHolds = async (
  tx: Tx,
  { holderKind, holderId }: Holder,
  units: readonly CapacityUnits[],
  until: number | null,
): Promise<void> => {
  const rows = units.map(({ kind, ownerId, quantity }) => ({
    ...{ holder_kind: holderKind, holder_id: holderId, kind, owner_id: ownerId },
    ...{ quantity, state: 'HELD' as const, until },
  }))
  if (rows.length > 0) await tx.insertInto('capacity_holds').values(rows).execute()
}

/**
 * Holds units for a holder, all or none. Locks the capacities until the end of the transaction.
 * @param until end of the hold, epoch ms; null for a hold without an end
 * @param isOffer true to hold units for the first position of a waitlist
 * @throws CapacityShort if too few units are left. The caller must abort the transaction.
 */
export const holdCapacities = async (
  tx: Tx,
  holder: Holder,
  units: readonly CapacityUnits[],
  until: number | null,
  isOffer = false,
): Promise<void> => {
  const wanted = inLockOrder(units)
  await takeUnits(tx, wanted, isOffer)
  await insertHolds(tx, holder, wanted, until)
}

/** Returns the units that are held or used in excess of the totals of capacities of one kind. */
export const excessOf = async (db: Db | Tx, kind: string, ownerIds: readonly string[]): Promise<number> => {
  const rows = await listRows(db, 'capacities', { kind, owner_id: ['', ...ownerIds] })
  return rows.reduce((sum, { excess }) => sum + excess, 0)
}

/** Marks the held units of a holder as used, for example when its order is paid. Has no effect on other units. */
export const useCapacities = async (tx: Tx, { holderKind, holderId }: Holder): Promise<void> => {
  await tx
    .updateTable('capacity_holds')
    .set({ state: 'USED', until: null })
    .where('holder_kind', '=', holderKind)
    .where('holder_id', '=', holderId)
    .where('state', '=', 'HELD')
    .execute()
}

/** Locks the holds of holders, and ends them. Returns their units in lock order. */
const endHolds = async (tx: Tx, holders: readonly Holder[]): Promise<CapacityUnits[]> => {
  if (holders.length === 0) return []
  const holds = await tx
    .selectFrom('capacity_holds')
    .selectAll()
    .where(({ eb, or }) =>
      or(holders.map((each) => eb.and({ holder_kind: each.holderKind, holder_id: each.holderId }))),
    )
    .where('state', '<>', 'RETURNED')
    .orderBy('kind')
    .orderBy('owner_id')
    .orderBy('holder_id')
    .forUpdate()
    .execute()
  for (const { holderKind, holderId } of holders)
    await tx
      .updateTable('capacity_holds')
      .set({ state: 'RETURNED', until: null })
      .where('holder_kind', '=', holderKind)
      .where('holder_id', '=', holderId)
      .execute()
  return inLockOrder(holds.map(({ kind, owner_id: ownerId, quantity }) => ({ kind, ownerId, quantity })))
}

/**
 * Returns all held or used units of holders to their capacities, each only once. Locks the holds, then the capacities
 * of all holders in lock order. If a total was lowered below the held and used units, the returned units first reduce
 * the excess.
 */
export const returnCapacities = async (tx: Tx, ...holders: Holder[]): Promise<void> =>
  returnUnits(tx, await endHolds(tx, holders))

/**
 * Returns some of the units that a holder uses, for example when a part of its order is refunded. Locks the holds, then
 * the capacities in lock order. Throws if the holder has fewer units.
 */
export const returnSomeUnits = async (
  tx: Tx,
  { holderKind, holderId }: Holder,
  units: readonly CapacityUnits[],
): Promise<void> => {
  const parts = inLockOrder(units)
  for (const { kind, ownerId, quantity } of parts) {
    const { numUpdatedRows } = await tx
      .updateTable('capacity_holds')
      .set({
        // A hold has at least one unit, so the last units end it.
        quantity: sql`case when quantity > ${quantity}::int then quantity - ${quantity}::int else quantity end`,
        state: sql`case when quantity > ${quantity}::int then state else 'RETURNED' end`,
      })
      .where('holder_kind', '=', holderKind)
      .where('holder_id', '=', holderId)
      .where('kind', '=', kind)
      .where('owner_id', '=', ownerId)
      .where('state', '<>', 'RETURNED')
      .where('quantity', '>=', quantity)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) throw new Error(`${holderKind} ${holderId} uses fewer units of ${ownerId}.`)
  }
  await returnUnits(tx, parts)
}

/**
 * Sets the total of a capacity, and creates the capacity if it does not exist. A total below the held and used units
 * leaves 0 units; all holds remain valid.
 * @returns the number of units that are held or used in excess of the new total
 */
export const setTotal = async (tx: Tx, { kind, ownerId }: CapacityId, total: number): Promise<number> => {
  const { excess } = await tx
    .insertInto('capacities')
    .values({ kind, owner_id: ownerId, total, remaining: total, excess: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'owner_id']).doUpdateSet({
        total,
        remaining: sql`greatest(${total}::int - (capacities.total - capacities.remaining + capacities.excess), 0)`,
        excess: sql`greatest(capacities.total - capacities.remaining + capacities.excess - ${total}::int, 0)`,
      }),
    )
    .returning('excess')
    .executeTakeFirstOrThrow()
  return excess
}

/**
 * Exchanges the units of one holder for units of another holder, all or none. Locks the capacities of both in lock
 * order first, so that no other transaction gets the units in between. Applies only the difference to each capacity,
 * because units in excess of a lowered total could not be held again.
 * @throws CapacityShort if too few units are left. The caller must abort the transaction, which preserves the old units.
 */
export const exchangeCapacities = async (
  tx: Tx,
  from: Holder,
  to: Holder,
  units: readonly CapacityUnits[],
): Promise<void> => {
  const ended = await endHolds(tx, [from])
  const differences = inLockOrder([...units, ...ended.map((each) => ({ ...each, quantity: -each.quantity }))])
  await lockCapacities(tx, differences)
  const returned = differences.filter(({ quantity }) => quantity < 0)
  await returnUnits(
    tx,
    returned.map((each) => ({ ...each, quantity: -each.quantity })),
  )
  await takeUnits(
    tx,
    differences.filter(({ quantity }) => quantity > 0),
  )
  await insertHolds(tx, to, inLockOrder(units), null)
}

/** Creates a capacity with all of its units left, unless it exists. */
export const ensureCapacity = async (tx: Tx, { kind, ownerId }: CapacityId, total: number): Promise<void> => {
  await tx
    .insertInto('capacities')
    .values({ kind, owner_id: ownerId, total, remaining: total, excess: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Holds units of the first capacity that has enough of them. Locks all of the capacities in lock order.
 * @param choices capacities in the order of preference
 * @returns the chosen capacity, or null if none has enough units
 */
export const holdFirstCapacity = async (
  tx: Tx,
  holder: Holder,
  choices: readonly CapacityUnits[],
): Promise<CapacityUnits | null> => {
  for (const { kind, ownerId } of inLockOrder(choices)) await lockRow(tx, 'capacities', { kind, owner_id: ownerId })
  for (const choice of choices) {
    const left = await remainingOf(tx, choice.kind, [choice.ownerId])
    if ((left.get(choice.ownerId) ?? 0) < choice.quantity) continue
    await holdCapacities(tx, holder, [choice], null)
    return choice
  }
  return null
}
