import { randomInt } from 'node:crypto'
import type { ParcelState } from '../../../../../src/domain/express/parcel'
import type { DeliveryState } from '../../../../../src/domain/goods/delivery'
import type { Db, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, findRow, lockRow } from '../../../core/database/rows'
import { eachRow, type OnRowError } from '../../../core/each-row'
import type { Scope } from '../../../core/due-stages'
import { runHooks } from '../../../core/run-hooks'
import { itemsInScope, lockItemOrder } from '../item-order/lifecycle-service'
import { completeIfDone } from './delivery-service'
import { texts } from './texts'

declare module '../../../core/hooks' {
  interface Hooks {
    /** Called after a parcel of goods was delivered. The order is locked. */
    'goods.delivered': (tx: Tx, orderId: string, at: number) => Promise<void>
  }
}

/** Time on the way in the sandbox, ms. */
const ON_WAY = 28 * 3_600_000

const NUMBER_DIGITS = 11

/** Sends a parcel, or delivers a sent one. Does nothing for other parcels. The caller locks the order. */
const moveParcel = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const parcel = await lockRow(tx, 'goods_deliveries', { order_id: orderId, way: 'EXPRESS' })
  const key = { order_id: orderId, way: 'EXPRESS' as const }
  if (parcel?.state === 'WAITING' && parcel.next_at !== null) {
    const no = `LX${String(randomInt(10 ** NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0')}`
    const express = { name: texts.translateAll('company'), no }
    await tx
      .updateTable('goods_deliveries')
      .set({ state: 'SENT', express: json(express), next_at: at + ON_WAY })
      .where('order_id', '=', orderId)
      .where('way', '=', 'EXPRESS')
      .execute()
  } else if (parcel?.state === 'SENT') {
    await changeRow(tx, 'goods_deliveries', key, { state: 'DONE', next_at: null, done_at: at })
    await completeIfDone(tx, orderId, at)
    await runHooks('goods.delivered', tx, orderId, at)
  }
}

const BATCH = 200

/** Sends and delivers the parcels of goods that are due at `now`. */
export const moveGoodsParcels = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  const due = await db
    .selectFrom('goods_deliveries as d')
    .innerJoin('item_orders as m', 'm.order_id', 'd.order_id')
    .select('d.order_id')
    .where('d.next_at', '<=', now)
    .where(itemsInScope(scope))
    .orderBy('d.next_at')
    .limit(BATCH)
    .execute()
  const moveOne = (orderId: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await lockItemOrder(tx, orderId)
      const at = (await findRow(tx, 'goods_deliveries', { order_id: orderId, way: 'EXPRESS' }))?.next_at ?? null
      if (at === null || at > now) return false
      await moveParcel(tx, orderId, at)
      return true
    })
  const moveAll = async (orderId: string): Promise<void> => {
    let moved = true
    while (moved) moved = await moveOne(orderId)
  }
  await eachRow(due, ({ order_id: orderId }) => moveAll(orderId), onError)
}

/** Applies the next step of a parcel at once, for the console. Returns false for an order without such a parcel. */
export const moveGoodsParcelNow = (db: Db, orderId: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await findRow(tx, 'goods_deliveries', { order_id: orderId, way: 'EXPRESS' }))) return false
    await lockItemOrder(tx, orderId)
    await moveParcel(tx, orderId, now)
    return true
  })

/** States of parcels as the console shows them. */
const SHOWN: Record<DeliveryState, ParcelState> = {
  ...{ WAITING: 'PACKING', SENT: 'ON_WAY', DONE: 'SIGNED', VOID: 'CANCELED' },
}

/** Returns the newest parcels of goods with their buyers, for the console. */
export const newestGoodsParcels = async (db: Db, limit: number) => {
  const rows = await db
    .selectFrom('goods_deliveries as d')
    .innerJoin('item_orders as m', 'm.order_id', 'd.order_id')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['d.order_id', 'd.state', 'd.next_at', 'd.express', 'm.order_number', 'm.name'])
    .select(['u.cellphone', 'u.email'])
    .where('d.way', '=', 'EXPRESS')
    .where('m.paid_at', 'is not', null)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.order_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, state: SHOWN[row.state], isGoods: true }))
}
