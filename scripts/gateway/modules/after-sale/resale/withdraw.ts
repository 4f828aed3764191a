import { fen } from '../../../../../src/domain/money'
import { isOpenResale, type ResaleState } from '../../../../../src/domain/resale/rule'
import type { Row, Tx } from '../../../core/database/database'
import { endUnpaid, lockOrder } from '../../trade/order/lifecycle-service'
import { isUnderWay } from '../../trade/payment/state-service'
import { inLockOrder, lockTier } from '../../trade/stock/service'
import { offerNext } from '../../trade/waitlist/line-service'
import { lockBoundItems } from '../../trade/item-order/lifecycle-service'
import { lockSeatsOf } from '../../trade/seat/hand-seats-service'
import { restorePlacesOf, shortenOffer } from './line-service'
import { notifyResale } from './notice'

/** Reason why a listing ends without a sale: withdrawn by the seller, expired, or the ticket is no longer valid. */
export type Withdrawal = 'TAKEN_BACK' | 'OVER' | 'BROKEN'

const offersOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('resales')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['OFFERED', 'ORDERED'])
    .orderBy('sequence')
    .execute()

const ordersOn = (rows: readonly Row<'resales'>[]): string[] =>
  [...new Set(rows.flatMap(({ state, new_order_id: id }) => (state === 'ORDERED' && id !== null ? [id] : [])))].sort()

/**
 * Locks unpaid orders that contain the listed tickets, and then the seller's order. A payment locks them in the same
 * sequence.
 */
export const lockOffers = async (tx: Tx, orderId: string) => {
  const locked = ordersOn(await offersOf(tx, orderId))
  for (const id of locked) await lockOrder(tx, id)
  const order = await lockOrder(tx, orderId)
  return { order, locked: new Set(locked), rows: await offersOf(tx, orderId) }
}

/** Returns true if the listing cannot end now, because it was ordered in the meantime or is being paid. */
const isHeld = async (tx: Tx, { state, new_order_id: id }: Row<'resales'>, locked: ReadonlySet<string>) =>
  state === 'ORDERED' && (!locked.has(id ?? '') || (await isUnderWay(tx, id ?? '')))

/** Reads the listings again after the tier is locked. They may have been offered or ordered before that. */
const current = async (tx: Tx, rows: readonly Row<'resales'>[]): Promise<Row<'resales'>[]> =>
  tx
    .selectFrom('resales')
    .selectAll()
    .where('resale_id', 'in', ['', ...rows.map(({ resale_id: id }) => id)])
    .orderBy('sequence')
    .execute()

const close = async (tx: Tx, { resale_id: id }: Row<'resales'>, state: ResaleState, now: number): Promise<void> => {
  await tx
    .updateTable('resales')
    .set({ state, closed_at: now, wait_id: null, ...(state === 'TAKEN_BACK' ? { new_order_id: null } : {}) })
    .where('resale_id', '=', id)
    .execute()
}

/**
 * Ends listings of a locked order. Buyers with an offer or an unpaid order get the same waitlist position back. Does
 * not change an order in payment. If its ticket is no longer valid (`BROKEN`), the money is refunded after the payment.
 * @returns listings that could not end because of a payment
 */
export const withdrawOffers = async (
  tx: Tx,
  { order, locked, rows }: { order: Row<'orders'>; locked: ReadonlySet<string>; rows: readonly Row<'resales'>[] },
  why: Withdrawal,
  now: number,
): Promise<Row<'resales'>[]> => {
  const held: Row<'resales'>[] = []
  const ended: Row<'resales'>[] = []
  for (const row of rows) {
    if (!isOpenResale(row.state)) continue
    ;((await isHeld(tx, row, locked)) ? held : ended).push(row)
  }
  // Goods that are paid with the tickets are locked before the seats.
  for (const id of ordersOn(ended)) await lockBoundItems(tx, id)
  await lockSeatsOf(tx, order.session_id)
  for (const id of ordersOn(ended)) {
    await endUnpaid(tx, id, 'CLOSED', now)
    await restorePlacesOf(tx, id, now)
  }
  const state = why === 'TAKEN_BACK' ? 'TAKEN_BACK' : 'ENDED'
  let closed = 0
  const locking = [...ended, ...(why === 'BROKEN' ? held : [])]
  const plans = inLockOrder(locking.map((row) => ({ seatPlanId: row.seat_plan_id, quantity: 1 })))
  for (const seatPlanId of new Set(plans.map((plan) => plan.seatPlanId))) {
    await lockTier(tx, seatPlanId)
    const isHere = (row: Row<'resales'>) => row.seat_plan_id === seatPlanId
    for (const row of await current(tx, ended.filter(isHere))) {
      if (row.state === 'ORDERED') {
        held.push(row)
        continue
      }
      await close(tx, row, state, now)
      closed += 1
      if (row.wait_id !== null) await shortenOffer(tx, row.wait_id, now)
    }
    if (why === 'BROKEN') for (const row of held.filter(isHere)) await close(tx, row, state, now)
    await offerNext(tx, seatPlanId, now)
  }
  if (why === 'OVER' && closed > 0) await notifyResale(tx, 'RETURN_ENDED', order, { amount: fen(0), now })
  return why === 'BROKEN' ? [] : held
}
