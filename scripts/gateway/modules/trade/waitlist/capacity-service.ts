import { offerEnd } from '../../../../../src/domain/waitlist'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, deleteRows, listRows } from '../../../core/database/rows'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { merchantLimits } from '../../base/shop/limits-service'
import { addWaiting, type CapacityId, lockCapacities } from '../../catalogue/capacity/service'

export type Position = Row<'waitlist_positions'>

/** A capacity for whose units a holder waits. */
export interface AwaitedCapacity extends CapacityId {
  /** Further capacities from which an offer takes the same number of units. */
  also: readonly CapacityId[]
  /** End of the waitlist, epoch ms. No offer ends later. */
  closesAt: number
}

/** An offer to the first position of a waitlist. */
interface Offer {
  position: Position
  /** Number of offered units. Can be less than requested. */
  quantity: number
  /** Epoch ms. */
  until: number
  now: number
}

/**
 * The module whose records wait for capacities. Each function runs in the transaction of the change. `lock` runs before
 * the capacities are locked, the other functions run after that.
 */
export interface WaitlistOwner {
  holderKind: string
  /** Locks the record of a position. Returns false if nothing can be offered to it now. */
  lock: (tx: Tx, position: Position) => Promise<boolean>
  /** Holds the offered units with `isOffer`, and notifies the buyer. */
  offer: (tx: Tx, offer: Offer) => Promise<void>
  /** Returns the held units of a missed offer. */
  miss: (tx: Tx, holderId: string, now: number) => Promise<void>
  /** Ends a record that waits for no capacity any more, because all its waitlists have closed. */
  close: (tx: Tx, holderId: string, now: number) => Promise<void>
}

const capacityOf = ({ kind, owner_id: ownerId }: Position): CapacityId => ({ kind, ownerId })

const capacitiesOf = (position: Position): CapacityId[] => [capacityOf(position), ...position.also]

const keyOf = ({ kind, ownerId }: CapacityId): string => `${kind}:${ownerId}`

/** Deletes positions. The capacities must be locked. */
const deletePositions = async (tx: Tx, positions: readonly Position[]): Promise<void> => {
  for (const { holder_kind, holder_id, kind, owner_id, offer_until: until } of positions) {
    await deleteRows(tx, 'waitlist_positions', { holder_kind, holder_id, kind, owner_id })
    if (until === null) await addWaiting(tx, { kind, ownerId: owner_id }, -1)
  }
}

/**
 * Adds a holder to the ends of the waitlists of full capacities, all or none. Locks all capacities, which must exist.
 * @returns why a capacity cannot be waited for: units are FREE, or its waitlist is FULL. The caller must then abort the
 * transaction. Returns null after success.
 */
export const joinWaitlists = async (
  tx: Tx,
  { holderKind, holderId, quantity }: { holderKind: string; holderId: string; quantity: number },
  awaited: readonly AwaitedCapacity[],
): Promise<'FREE' | 'FULL' | null> => {
  const locked = await lockCapacities(
    tx,
    awaited.flatMap((each) => [each, ...each.also]),
  )
  const byKey = new Map(locked.map((row) => [keyOf({ kind: row.kind, ownerId: row.owner_id }), row]))
  for (const { also, closesAt, ...capacity } of awaited) {
    const rows = [capacity, ...also].map((id) => byKey.get(keyOf(id)))
    const waiting = rows[0]?.waiting ?? 0
    if (waiting >= merchantLimits.waitlistCapacity) return 'FULL'
    if (waiting === 0 && rows.every((row) => row && row.remaining > 0)) return 'FREE'
    await tx
      .insertInto('waitlist_positions')
      .values({
        ...{ holder_kind: holderKind, holder_id: holderId, kind: capacity.kind, owner_id: capacity.ownerId },
        ...{ also: json([...also]), quantity, closes_at: closesAt },
      })
      .execute()
    await addWaiting(tx, capacity, 1)
  }
  return null
}

/**
 * Ends the open positions of holders, whose records the caller has locked. Locks their capacities and the capacities in
 * `further`, so that the caller can return units. The units of an accepted or rejected offer are the caller's.
 */
export const leaveWaitlists = async (
  tx: Tx,
  holderKind: string,
  holderIds: readonly string[],
  further: readonly CapacityId[] = [],
): Promise<void> => {
  const own = await listRows(tx, 'waitlist_positions', { holder_kind: holderKind, holder_id: ['', ...holderIds] })
  await lockCapacities(tx, [...further, ...own.flatMap(capacitiesOf)])
  await deletePositions(tx, own)
}

/** An open position with the number of positions before it. */
export type PlacedPosition = Position & { before: number }

/** Returns the open positions of holders. */
export const positionsOf = (db: Db | Tx, holderKind: string, holderIds: readonly string[]): Promise<PlacedPosition[]> =>
  db
    .selectFrom('waitlist_positions as p')
    .selectAll('p')
    .select((row) =>
      row
        .selectFrom('waitlist_positions as b')
        .select(({ fn }) => fn.countAll<number>().as('before'))
        .whereRef('b.kind', '=', 'p.kind')
        .whereRef('b.owner_id', '=', 'p.owner_id')
        .whereRef('b.sequence', '<', 'p.sequence')
        .where('b.offer_until', 'is', null)
        .as('before'),
    )
    .where('p.holder_kind', '=', holderKind)
    .where('p.holder_id', 'in', ['', ...holderIds])
    .orderBy('p.owner_id')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, before: Number(row.before) })))

/** Returns the numbers of positions that wait for capacities of one kind, by owner id. Others are missing. */
export const waitingFor = async (
  db: Db | Tx,
  kind: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await listRows(db, 'capacities', { kind, owner_id: ['', ...ownerIds] })
  return new Map(rows.filter(({ waiting }) => waiting > 0).map(({ owner_id: id, waiting }) => [id, waiting]))
}

const firstPositions = (db: Db | Tx, holderKind: string, now: number) =>
  db
    .selectFrom('waitlist_positions as p')
    .innerJoin('capacities as c', (join) => join.onRef('c.kind', '=', 'p.kind').onRef('c.owner_id', '=', 'p.owner_id'))
    .distinctOn(['p.kind', 'p.owner_id'])
    .selectAll('p')
    .where('p.holder_kind', '=', holderKind)
    .where('p.offer_until', 'is', null)
    .where('p.closes_at', '>', now)
    .where('c.remaining', '>', 0)
    .orderBy('p.kind')
    .orderBy('p.owner_id')
    .orderBy('p.sequence')

/** Offers the free units of a capacity to a position if it is the first one. Ends the other positions of its holder. */
const offerTo = async (tx: Tx, owner: WaitlistOwner, position: Position, now: number): Promise<void> => {
  if (!(await owner.lock(tx, position))) return
  const { holder_kind, holder_id, kind, owner_id, sequence } = position
  const own = await listRows(tx, 'waitlist_positions', { holder_kind, holder_id })
  const locked = await lockCapacities(tx, own.flatMap(capacitiesOf))
  const first = await firstPositions(tx, holder_kind, now)
    .where('p.kind', '=', kind)
    .where('p.owner_id', '=', owner_id)
    .executeTakeFirst()
  if (first?.sequence !== sequence) return
  const needed = new Set(capacitiesOf(position).map(keyOf))
  const free = locked.filter((row) => needed.has(keyOf({ kind: row.kind, ownerId: row.owner_id })))
  const quantity = Math.min(position.quantity, ...free.map(({ remaining }) => remaining))
  if (quantity < 1) return
  const until = offerEnd(now, position.closes_at)
  await deletePositions(
    tx,
    own.filter((each) => each.sequence !== sequence),
  )
  await changeRow(tx, 'waitlist_positions', { holder_kind, holder_id, kind, owner_id }, { offer_until: until })
  await owner.offer(tx, { position, quantity, until, now })
  await addWaiting(tx, capacityOf(position), -1)
}

/** Makes offers until no first position can get one. Each position gets one attempt. */
const makeOffers = async (db: Db, owner: WaitlistOwner, now: number, onError: OnRowError): Promise<void> => {
  const tried = new Set<number>()
  for (;;) {
    const rows = await firstPositions(db, owner.holderKind, now).execute()
    const next = rows.filter(({ sequence }) => !tried.has(sequence))
    if (next.length === 0) return
    next.sort((one, other) => one.sequence - other.sequence)
    const run = (position: Position) => {
      tried.add(position.sequence)
      return db.transaction().execute((tx) => offerTo(tx, owner, position, now))
    }
    await eachRow(next, run, onError)
  }
}

/** Ends positions of one record after its lock. `isOver` selects them again under the lock. */
const endPositions = (
  db: Db,
  owner: WaitlistOwner,
  position: Position,
  isOver: (position: Position) => boolean,
  end: (tx: Tx, holderId: string) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { holder_kind, holder_id } = position
    await owner.lock(tx, position)
    const own = await listRows(tx, 'waitlist_positions', { holder_kind, holder_id })
    await lockCapacities(tx, own.flatMap(capacitiesOf))
    const over = own.filter(isOver)
    await deletePositions(tx, over)
    if (over.length > 0 && over.length === own.length) await end(tx, holder_id)
  })

/**
 * Updates the waitlists of an owner: ends missed offers, closes waitlists that are over, and offers free units to the
 * first positions. Each change is a transaction. Call this after a transaction that returns units.
 */
export const advanceCapacityWaitlists = async (
  db: Db,
  owner: WaitlistOwner,
  now: number,
  onError: OnRowError,
): Promise<void> => {
  const of = () => db.selectFrom('waitlist_positions').selectAll().where('holder_kind', '=', owner.holderKind)
  const isMissed = ({ offer_until: until }: Position) => until !== null && until <= now
  const isClosed = ({ offer_until: until, closes_at: closesAt }: Position) => until === null && closesAt <= now
  const missed = await of().where('offer_until', '<=', now).execute()
  const miss = (tx: Tx, holderId: string) => owner.miss(tx, holderId, now)
  await eachRow(missed, (position) => endPositions(db, owner, position, isMissed, miss), onError)
  const closed = await of().where('offer_until', 'is', null).where('closes_at', '<=', now).execute()
  const close = (tx: Tx, holderId: string) => owner.close(tx, holderId, now)
  await eachRow(closed, (position) => endPositions(db, owner, position, isClosed, close), onError)
  await makeOffers(db, owner, now, onError)
}
