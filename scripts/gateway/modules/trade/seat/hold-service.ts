import { refuseSeats } from '../../../../../src/domain/seat/rules'
import { NO_TIER, type SeatHouse, tierOf } from '../../../../../src/domain/seat/seat-map'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import type { HeldSeatRow } from './tables'
import { found } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { runHooks } from '../../../core/run-hooks'
import { moveStock } from '../stock/service'
import { requireTags } from '../../catalogue/privilege/tag-service'
import { lockBuyer } from '../../base/user/account-service'
import { lockSeats, moveSeats } from './changes'
import { heldSeats, seatsOf, unitsOf } from './held-seats-service'
import { isRunning, refuseHoldOfSet } from './hold-state-service'
import { holdTimeOf, newHoldTime } from './hold-time-service'
import { refusedSeats, SeatsRefused } from './refusal-service'
import type { CachedSeats } from './cache-service'
import { applyDue } from '../../../core/due'
import { openSession } from '../../catalogue/session/sale-service'

export interface HoldRequest {
  showId: string
  sessionId: string
  seatIds: readonly string[]
  /** Version of the plan on which they were picked. */
  version: string
  /** Id of the privilege that allows buying before the public sale. */
  privilegeId?: string
  idempotencyKey: string
}

interface Buyer {
  userId: string
  now: number
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the number of tickets that a buyer already has in a session. */
    'seat.bought': (tx: Tx, userId: string, sessionId: string) => Promise<number>
  }
}

/** Returns the hold with this idempotency key, or undefined for a new key. Throws `Refusal`: keyReused, holdOver. */
const firstHold = async (
  tx: Tx,
  request: HoldRequest,
  { userId, now }: Buyer,
): Promise<Row<'seat_holds'> | undefined> => {
  const first = await rowOfKey(tx, 'seat_holds', { userId, key: request.idempotencyKey, hash: requestHash(request) })
  if (first && !isRunning(first, now)) throw refusedSeats('holdOver')
  return first
}

/** Returns the seats as this buyer may pick them: seats of the buyer's own hold count as free. */
const houseFor = ({ house }: CachedSeats, running: Row<'seat_holds'> | undefined): SeatHouse => {
  const taken = house.taken.slice()
  for (const { seat } of running?.seats ?? []) taken[seat] = 0
  return { ...house, taken }
}

/** Returns the stock change of each tier: the units of the replaced hold minus the units of the new hold. */
const stockMoves = (before: readonly HeldSeatRow[], after: readonly HeldSeatRow[]): Map<string, number> => {
  const moves = unitsOf(before)
  for (const [plan, count] of unitsOf(after)) moves.set(plan, (moves.get(plan) ?? 0) - count)
  return moves
}

const place = async (
  tx: Tx,
  { seatCache }: Gateway,
  request: HoldRequest,
  buyer: Buyer,
): Promise<Row<'seat_holds'>> => {
  const { userId, now } = buyer
  const { showId, sessionId, privilegeId } = request
  const { show, plans } = await openSession(tx, { showId, sessionId, userId, privilegeId, now, seated: true })
  await lockSeats(tx, sessionId)
  const running = await findRow(tx, 'seat_holds', { user_id: userId, session_id: sessionId, state: 'HELD' })
  if (running) refuseHoldOfSet(running)
  const bought = (await runHooks('seat.bought', tx, userId, sessionId)).reduce((sum, count) => sum + count, 0)
  const time = await newHoldTime(tx, { userId, sessionId, holdTime: await holdTimeOf(tx, sessionId), now })
  const room = found(await seatCache.read(tx, sessionId))
  // There must be no await from here until the seats are held, so that they belong to the locked version.
  const chosen = seatsOf(room, request)
  const house = houseFor(room, running)
  const { sale } = room
  const refusal = refuseSeats(house, chosen, {
    most: show.order_limit,
    buyerRemaining: show.order_limit === null ? null : show.order_limit - bought,
    oneTier: sale.one_tier,
    together: sale.together,
    noOrphan: sale.no_orphan,
  })
  if (refusal) throw new SeatsRefused(house, chosen, refusal)
  const hold: Row<'seat_holds'> = {
    hold_id: newId('H'),
    session_id: sessionId,
    show_id: showId,
    user_id: userId,
    state: 'HELD',
    seats: heldSeats(room, chosen, plans),
    expires_at: now + time,
    extensions_left: sale.extensions,
    idempotency_key: request.idempotencyKey,
    request_hash: requestHash(request),
    order_id: null,
    set_id: null,
    created_at: now,
  }
  const tiers = unitsOf(hold.seats)
  await requireTags(
    tx,
    userId,
    plans.filter(({ seat_plan_id }) => tiers.has(seat_plan_id)),
  )
  if (running)
    await tx.updateTable('seat_holds').set({ state: 'RELEASED' }).where('hold_id', '=', running.hold_id).execute()
  await tx
    .insertInto('seat_holds')
    .values({ ...hold, seats: json(hold.seats) })
    .execute()
  await moveSeats(tx, {
    sessionId,
    free: running && { holdId: running.hold_id, seats: running.seats.map(({ seat }) => seat) },
    take: { holdId: hold.hold_id, seats: chosen },
  })
  await moveStock(tx, stockMoves(running?.seats ?? [], hold.seats))
  return hold
}

/**
 * Rejects taken seats immediately without a lock, because most requests fail while many buyers pick seats. Other
 * reasons are checked under the lock. Throws `Refusal` seatTaken.
 */
const refuseTaken = async ({ db, seatCache }: Gateway, request: HoldRequest, { userId }: Buyer): Promise<void> => {
  const { sessionId, idempotencyKey, seatIds, version } = request
  const own = await db
    .selectFrom('seat_holds')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('idempotency_key', '=', idempotencyKey),
        where.and([where('session_id', '=', sessionId), where('state', '=', 'HELD')]),
      ]),
    )
    .execute()
  // A repeated idempotency key gets the first response again.
  if (own.some((hold) => hold.idempotency_key === idempotencyKey)) return
  const room = await seatCache.read(db, sessionId)
  if (!room || version !== room.sale.map_version || seatIds.some((id) => room.find(id) < 0)) return
  const chosen = seatsOf(room, request)
  const house = houseFor(room, own[0])
  const taken = chosen.filter((seat) => house.taken[seat] !== 0 && tierOf(house, seat) !== NO_TIER)
  if (taken.length > 0) throw new SeatsRefused(house, chosen, { reason: 'taken', seats: taken })
}

/**
 * Holds all of the seats or none, and replaces the buyer's earlier hold in the session. Locks the buyer's row, so that
 * the buyer's holds are created one after another. Throws `Refusal` with SeatRefusalData; holdInSet if the buyer's hold
 * in the session belongs to a set.
 */
export const holdSeats = async (gateway: Gateway, request: HoldRequest, userId: string): Promise<Row<'seat_holds'>> => {
  const { db, clock } = gateway
  const buyer = { userId, now: clock.now() }
  await applyDue(db, buyer.now, { sessionId: request.sessionId })
  try {
    await refuseTaken(gateway, request, buyer)
    return await db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      return (await firstHold(tx, request, buyer)) ?? (await place(tx, gateway, request, buyer))
    })
  } catch (error) {
    throw error instanceof SeatsRefused ? error.answer() : error
  }
}
