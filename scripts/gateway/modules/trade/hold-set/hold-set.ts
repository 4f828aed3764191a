import { copiesOf } from '../../../../../src/domain/combo/combo'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { applyDue } from '../../../core/due'
import { found, Refusal } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { runHooks } from '../../../core/run-hooks'
import { lockBuyer } from '../../base/user/account-service'
import { type ComboItem, readCombo, requireComboItems } from '../../catalogue/combo/items-service'
import { requireTags } from '../../catalogue/privilege/tag-service'
import type { PlanRow } from '../../catalogue/session/query-service'
import { openSession } from '../../catalogue/session/sale-service'
import type { CachedSeats } from '../seat/cache-service'
import { chooseSeats } from '../seat/chosen-seats-service'
import { insertHold } from '../seat/order-seats-service'
import { refusedSeats } from '../seat/refusal-service'
import { inLockOrder, moveStock } from '../stock/service'
import { type HeldSet, isSetRunning, withItems } from './held-set-service'
import { requireSetLimit } from './limit-service'
import { type Replaced, replaceHolds } from './replaced'
import { canHoldAny, refusalOfSet } from './set-refusal'
import { RefusalList, SetRefused } from './set-refused'
import type { Buyer, SetRequest } from './set-request'
import { newSetTime } from './set-time'

/** An item whose session and tier are on sale for this buyer. */
interface OpenItem {
  item: ComboItem
  plans: readonly PlanRow[]
  plan: PlanRow
}

/** An item with its chosen seats, or null for a session without seats. */
interface ChosenItem extends OpenItem {
  seats: { room: CachedSeats; chosen: readonly number[] } | null
}

/** Checks sale, tags and ticket limit of an item. Throws `Refusal`, also limitReached. */
const openItem = async (tx: Tx, item: ComboItem, { userId, now }: Buyer): Promise<OpenItem> => {
  const { showId, sessionId, seatPlanId, quantity } = item
  // The stock is checked later, because the set may replace own holds of the same tiers.
  const { show, plans } = await openSession(tx, { showId, sessionId, userId, now, seated: true })
  const plan = found(plans.find(({ seat_plan_id: id }) => id === seatPlanId))
  await requireTags(tx, userId, [plan])
  if (show.order_limit !== null) {
    const bought = (await runHooks('seat.bought', tx, userId, sessionId)).reduce((sum, count) => sum + count, 0)
    if (bought + quantity * plan.unit_qty > show.order_limit)
      throw new Refusal('limitReached', { params: { count: show.order_limit } })
  }
  return { item, plans, plan }
}

/** Chooses the seats of an item in its locked session. Throws `Refusal`: soldOut, seat*, and `SeatsRefused`. */
const chooseItem = async (
  tx: Tx,
  { seatCache }: Gateway,
  open: OpenItem,
  { holds, units }: Replaced,
): Promise<ChosenItem> => {
  const { item, plans, plan } = open
  const { sessionId, seatPlanId, quantity, seatIds } = item
  const room = await seatCache.read(tx, sessionId)
  if (!room && seatIds) throw refusedSeats('seatUnknown', seatIds)
  if (!room || !seatIds) {
    const isShort = plan.remaining + (units.get(seatPlanId) ?? 0) < quantity
    if (isShort) throw new Refusal('soldOut')
  }
  if (!room) return { ...open, seats: null }
  const chosen = chooseSeats(room, {
    tier: plans.indexOf(plan),
    count: quantity * plan.unit_qty,
    seatIds,
    own: holds.get(sessionId)?.seats.map(({ seat }) => seat) ?? [],
  })
  return { ...open, seats: { room, chosen } }
}

/** Moves the stock of all tiers in lock order: the units of replaced holds minus the units of the new set. */
const moveUnits = async (
  tx: Tx,
  items: readonly ComboItem[],
  { units }: Replaced,
  refusals: RefusalList,
): Promise<void> => {
  const moves = new Map(units)
  for (const { seatPlanId, quantity } of items) moves.set(seatPlanId, (moves.get(seatPlanId) ?? 0) - quantity)
  for (const { seatPlanId, quantity } of inLockOrder(
    [...moves].map(([id, count]) => ({ seatPlanId: id, quantity: count })),
  )) {
    const move = () => moveStock(tx, new Map([[seatPlanId, quantity]]))
    const item = items.find((each) => each.seatPlanId === seatPlanId)
    if (item) await refusals.attempt(item, move)
    else await move()
  }
}

const insertItems = async (
  tx: Tx,
  set: Row<'hold_sets'>,
  items: readonly ChosenItem[],
  { holds }: Replaced,
): Promise<void> => {
  for (const [sort, { item, plans, seats }] of items.entries()) {
    const { partId, showId, sessionId, seatPlanId, quantity } = item
    const before = holds.get(sessionId)
    const free = before && { holdId: before.hold_id, seats: before.seats.map(({ seat }) => seat) }
    const hold =
      seats &&
      (await insertHold(
        tx,
        { ...seats, plans, free },
        {
          ...{ sessionId, show_id: showId, user_id: set.user_id, state: 'HELD', expires_at: set.expires_at },
          ...{ idempotency_key: `set ${set.set_id} ${sort}`, order_id: null, set_id: set.set_id },
          ...{ extensions_left: set.extensions_left, now: set.created_at },
        },
      ))
    await tx
      .insertInto('hold_set_items')
      .values({
        ...{ set_id: set.set_id, sort, part_id: partId, show_id: showId, session_id: sessionId },
        ...{ seat_plan_id: seatPlanId, quantity, hold_id: hold?.hold_id ?? null },
      })
      .execute()
  }
}

const place = async (tx: Tx, gateway: Gateway, request: SetRequest, buyer: Buyer): Promise<Row<'hold_sets'>> => {
  const { userId, now } = buyer
  const { promotionId, items } = request
  const combo = await readCombo(tx, promotionId, now)
  await requireComboItems(tx, combo, items, now)
  await requireSetLimit(tx, userId, combo.row, copiesOf(combo.facts, items))
  const refusals = new RefusalList()
  const open: OpenItem[] = []
  for (const item of items) {
    const opened = await refusals.attempt(item, () => openItem(tx, item, buyer))
    if (opened) open.push(opened)
  }
  const sessionIds = items.map(({ sessionId }) => sessionId)
  const replaced = await replaceHolds(tx, { userId, promotionId, sessionIds })
  const chosen: ChosenItem[] = []
  for (const each of open) {
    const item = await refusals.attempt(each.item, () => chooseItem(tx, gateway, each, replaced))
    if (item) chosen.push(item)
  }
  refusals.throwIfAny()
  const seated = chosen.flatMap(({ item, seats }) => (seats ? [item.sessionId] : []))
  const time = await newSetTime(tx, { userId, promotionId, sessionIds: seated, now })
  const set: Row<'hold_sets'> = {
    ...{ set_id: newId('HS'), promotion_id: promotionId, user_id: userId, state: 'HELD' },
    ...{ expires_at: now + time, extensions_left: 1, created_at: now },
    ...{ idempotency_key: request.idempotencyKey, request_hash: requestHash(request) },
  }
  await tx.insertInto('hold_sets').values(set).execute()
  await insertItems(tx, set, chosen, replaced)
  await moveUnits(tx, items, replaced, refusals)
  refusals.throwIfAny()
  return set
}

/** Returns the set with this idempotency key, or undefined for a new key. Throws `Refusal`: keyReused, holdOver. */
const firstSet = async (tx: Tx, request: SetRequest, { userId, now }: Buyer): Promise<Row<'hold_sets'> | undefined> => {
  const first = await rowOfKey(tx, 'hold_sets', { userId, key: request.idempotencyKey, hash: requestHash(request) })
  if (first && !isSetRunning(first, now)) throw refusedSeats('holdOver')
  return first
}

/**
 * Holds all items of a combo or none. Replaces the buyer's single holds in its sessions, and the earlier set of the
 * combo. Also replaces sets of other combos with seats in its sessions. Locks the buyer, then the sessions in the order
 * of their ids. Throws `Refusal`. The data of the refusal has for each refused item what is possible instead (contract:
 * api/hold-set SetRefusalData).
 */
export const holdSet = async (gateway: Gateway, request: SetRequest, buyer: Buyer): Promise<HeldSet> => {
  const { db } = gateway
  if (request.items.some(({ seatIds, quantity }) => seatIds && seatIds.length !== quantity))
    throw badInput(buyer.lang, 'seatIds', 'other')
  const hold = () =>
    db.transaction().execute(async (tx) => {
      await lockBuyer(tx, buyer.userId)
      return withItems(tx, (await firstSet(tx, request, buyer)) ?? (await place(tx, gateway, request, buyer)))
    })
  try {
    return await hold()
  } catch (error) {
    if (!(error instanceof SetRefused)) throw error
    // Orders and holds of the refused sessions may have expired. Most sets need no such check, which takes long.
    for (const { item } of error.refused) await applyDue(db, buyer.now, { sessionId: item.sessionId })
    if (!(await canHoldAny(gateway, error.refused, buyer)))
      throw await refusalOfSet(gateway, request, error.refused, buyer)
  }
  try {
    return await hold()
  } catch (error) {
    throw error instanceof SetRefused ? await refusalOfSet(gateway, request, error.refused, buyer) : error
  }
}
