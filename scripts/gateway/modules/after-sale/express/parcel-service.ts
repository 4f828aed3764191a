import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { isMoving, type ParcelStep } from '../../../../../src/domain/express/parcel'
import type { OrderState } from '../../../../../src/domain/order/state'
import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'
import { inScope, lockOrder, moveOrder } from '../../trade/order/lifecycle-service'
import { issueVoucher } from '../../trade/voucher/issue-service'
import { notifyOfParcel } from './notice'
import { STEPS } from './steps'
import { texts } from './texts'
import type { Scope } from '../../../core/due-stages'

const NOWHERE: LocalizedText = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

/** Creates a tracking number. Each shipment of a parcel gets a new number. */
const newNumber = (): string => `LX${String(randomInt(10 ** 11)).padStart(11, '0')}`

/** Returns the city of the show's venue, from where parcels are sent. */
const originOf = async (tx: Tx, showId: string): Promise<LocalizedText> =>
  (
    await tx
      .selectFrom('shows as s')
      .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
      .innerJoin('cities as c', 'c.city_id', 'v.city_id')
      .select('c.name')
      .where('s.show_id', '=', showId)
      .executeTakeFirstOrThrow()
  ).name

const placeOf = async (tx: Tx, order: Row<'orders'>, step: ParcelStep): Promise<LocalizedText> => {
  const { at } = STEPS[step]
  if (at === 'origin') return originOf(tx, order.show_id)
  return (at === 'destination' && order.delivery?.city) || NOWHERE
}

export const enterStep = async (tx: Tx, order: Row<'orders'>, step: ParcelStep, at: number): Promise<void> => {
  const place = json(await placeOf(tx, order, step))
  await tx.insertInto('parcel_events').values({ order_id: order.order_id, step, place, at }).execute()
}

/** Creates the parcel of a paid order with paper tickets. */
export const packParcel = async (tx: Tx, order: Row<'orders'>, at: number): Promise<void> => {
  const { state, next } = STEPS.PACKED
  const next_at = next ? at + next[1] : null
  await tx.insertInto('parcels').values({ order_id: order.order_id, state, step: 'PACKED', next_at }).execute()
  await enterStep(tx, order, 'PACKED', at)
}

const setExpress = (tx: Tx, { order_id }: Row<'orders'>, express: Row<'orders'>['express']) =>
  tx
    .updateTable('orders')
    .set({ express: express && json(express) })
    .where('order_id', '=', order_id)
    .execute()

/**
 * Updates the order after a parcel step. Pick-up sets the tracking number, and delivery issues the tickets. A second
 * dispatch removes the number of the first shipment.
 */
const moveItsOrder = async (tx: Tx, order: Row<'orders'>, step: ParcelStep, at: number): Promise<void> => {
  if (step === 'AGAIN') await setExpress(tx, order, null)
  if (step === 'PICKED_UP')
    await setExpress(tx, order, { name: texts.translateAll('company', () => ({})), no: newNumber() })
  const to = STEPS[step].order
  if (!to || order.state === to) return
  if ((await moveOrder(tx, order.order_id, order.state as OrderState, to, at)) && to === 'SUCCEEDED')
    await issueVoucher(tx, order, at)
}

/**
 * Applies a step at the time `at` to the parcel, its timeline, the order and the voucher, and notifies the buyer. The
 * caller must lock the order.
 */
export const takeStep = async (tx: Tx, order: Row<'orders'>, step: ParcelStep, at: number): Promise<void> => {
  const { state, next } = STEPS[step]
  await tx
    .updateTable('parcels')
    .set({ state, step, next_at: next ? at + next[1] : null })
    .where('order_id', '=', order.order_id)
    .execute()
  await enterStep(tx, order, step, at)
  await moveItsOrder(tx, order, step, at)
  await notifyOfParcel(tx, order, step, at)
}

const isRefunded = ({ refunded_count, ticket_count }: Row<'orders'>): boolean => refunded_count >= ticket_count

/**
 * Returns the due step and its time, or null. Void tickets are not sent, or are returned if they are already on their
 * way.
 */
const dueStep = (
  { state, step, next_at }: Row<'parcels'>,
  order: Row<'orders'>,
  now: number,
): [ParcelStep, number] | null => {
  if (isRefunded(order) && isMoving(state) && state !== 'RETURNING')
    return [state === 'PACKING' ? 'CANCELED' : 'VOID', now]
  const next = STEPS[step].next?.[0]
  return next && next_at !== null && next_at <= now ? [next, next_at] : null
}

/** Returns the order and its parcel, with the order's row locked. */
export const lockedParcel = async (
  tx: Tx,
  orderId: string,
): Promise<{ order: Row<'orders'>; parcel: Row<'parcels'> }> => {
  const order = await lockOrder(tx, orderId)
  const parcel = await getRow(tx, 'parcels', { order_id: orderId })
  return { order, parcel }
}

const BATCH = 200

/** Applies the parcel steps that are due. Each step is stored with its due time, even if it is applied later. */
export const moveParcels = async (
  db: Db,
  now: number,
  scope: Scope,
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const due = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select('p.order_id')
    .where(
      sql<boolean>`(p.next_at <= ${now}::bigint
        or (o.refunded_count >= o.ticket_count and p.state in ('PACKING', 'ON_WAY', 'OUT')))`,
    )
    .where(inScope(scope))
    .orderBy('p.next_at')
    .limit(BATCH)
    .execute()
  const moveAll = async (orderId: string): Promise<void> => {
    let moved = true
    while (moved) moved = await moveOne(db, orderId, now)
  }
  await eachRow(due, ({ order_id: orderId }) => moveAll(orderId), onError)
}

/** Applies one due step, if any. */
const moveOne = (db: Db, orderId: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { order, parcel } = await lockedParcel(tx, orderId)
    const step = dueStep(parcel, order, now)
    if (step) await takeStep(tx, order, ...step)
    return step !== null
  })
