import { isAddressOpen } from '../../../../../src/domain/express/parcel'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { applyDue } from '../../../core/due'
import { json } from '../../../core/database/json'
import { found, Refusal } from '../../../core/envelope'
import { requireAddress } from '../../base/address/service'
import { deliveryOf, type DeliveryRow } from '../../base/address/delivery-service'
import { ownOrder } from '../../trade/order/service'
import { enterStep, lockedParcel, moveParcels, takeStep } from './parcel-service'
import { requireDeliverable, requireExpressTime } from '../../trade/order/express-rule-service'
import { STEPS } from './steps'

const eventsOf = (db: Db, orderId: string) =>
  db.selectFrom('parcel_events').selectAll().where('order_id', '=', orderId).orderBy('event_id', 'desc').execute()

/** Returns the parcel of a buyer's order with its steps, the newest first. Throws `Refusal`: notFound, expressUnfit. */
export const expressOf = async ({ db }: Pick<Gateway, 'db'>, userId: string, orderId: string) => {
  const order = await ownOrder(db, userId, orderId)
  const parcel = await findRow(db, 'parcels', { order_id: orderId })
  if (!parcel) throw new Refusal('expressUnfit')
  return { order, parcel, events: await eventsOf(db, orderId) }
}

const lineOf = (to: DeliveryRow | null): string => (to ? `${to.recipient} ${to.cellphone} ${to.address['zh-CN']}` : '')

/**
 * Changes the delivery address before shipment. A returned parcel is sent again if the new address arrives in time.
 * Sending the same address again changes nothing. Throws `Refusal`: notFound, expressUnfit, addressUnfit, parcelLeft.
 */
export const changeExpressAddress = async (
  { db, clock }: Gateway,
  userId: string,
  { orderId, addressId }: { orderId: string; addressId: string },
): Promise<void> => {
  await applyDue(db, clock.now(), { orderId, userId })
  const { order: session } = await expressOf({ db }, userId, orderId)
  const address = await requireAddress(db, userId, addressId)
  requireDeliverable(address)
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const { order, parcel } = await lockedParcel(tx, orderId)
    if (!isAddressOpen(parcel.state) || order.refunded_count >= order.ticket_count) throw new Refusal('parcelLeft')
    if (parcel.state === 'RETURNED') requireExpressTime(session, now)
    const delivery = deliveryOf(address)
    const sent = { ...order, delivery }
    if (parcel.state === 'RETURNED') await takeStep(tx, sent, 'AGAIN', now)
    if (lineOf(delivery) !== lineOf(order.delivery)) await enterStep(tx, sent, 'ADDRESS', now)
    await tx
      .updateTable('orders')
      .set({ delivery: json(delivery) })
      .where('order_id', '=', orderId)
      .execute()
  })
}

/** Actions on a parcel that the console offers: apply the next step, or fail the delivery. */
export const PARCEL_ACTIONS = ['next', 'return'] as const
export type ParcelAction = (typeof PARCEL_ACTIONS)[number]

/**
 * Applies the step of a console action immediately, after all due steps. Does nothing if there is no such step. Throws
 * `Refusal` notFound.
 */
export const actOnParcel = async (db: Db, orderId: string, action: ParcelAction, now: number): Promise<void> => {
  await moveParcels(db, now, { orderId })
  await db.transaction().execute(async (tx) => {
    found(await findRow(tx, 'parcels', { order_id: orderId }))
    const { order, parcel } = await lockedParcel(tx, orderId)
    const out = parcel.state === 'ON_WAY' || parcel.state === 'OUT'
    const step = action === 'next' ? STEPS[parcel.step].next?.[0] : out ? 'RETURNING' : undefined
    if (step) await takeStep(tx, order, step, now)
  })
}

/** Returns the parcels of the newest orders with their buyers. Used by the console. */
export const newestParcels = (db: Db, limit: number) =>
  db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .select(['p.order_id', 'p.state', 'p.step', 'p.next_at', 'o.express', 'o.order_number', 's.name'])
    .select(['u.cellphone', 'u.email'])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id')
    .limit(limit)
    .execute()
