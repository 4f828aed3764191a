import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Db, Tx } from '../../../core/database/database'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { lockBuyer } from '../../base/user/account-service'
import { refundOf } from '../../trade/item-order/kind-service'
import { itemsInScope, lockItemOrder } from '../../trade/item-order/lifecycle-service'
import { refundUnasked } from '../item-refund/merchant-service'

const BATCH = 200

/** Time for which the gateway repeats the report of a payment to a park that does not respond, ms (decision 129). */
const NOTIFY_WITHIN = DAY

/** Time after which plates are removed from stays, ms (decision 130). */
const RETENTION = 90 * DAY

/** Reports unreported payments to the parks that respond again. */
const notifyParks = async (db: Db, now: number): Promise<void> => {
  await db
    .updateTable('parking_payments')
    .set({ notified_at: now })
    .where('notified_at', 'is', null)
    .where('state', '=', 'PAID')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('parking_stays as s')
          .innerJoin('parks as k', 'k.park_id', 's.park_id')
          .innerJoin('item_orders as m', (join) => join.onTrue())
          .select('s.stay_id')
          .whereRef('s.stay_id', '=', 'parking_payments.stay_id')
          .whereRef('m.order_id', '=', 'parking_payments.order_id')
          .where('m.paid_at', '>', now - NOTIFY_WITHIN)
          .where('k.is_silent', '=', false),
      ),
    )
    .execute()
}

/** Refunds a duplicate in full, otherwise the unused amount. If nothing is refunded, marks the payment as settled. */
const settle = async (tx: Tx, orderId: string, userId: string, now: number): Promise<void> => {
  await lockBuyer(tx, userId)
  const order = await lockItemOrder(tx, orderId)
  const { blockReason } = await refundOf(tx, order, now)
  if (blockReason === null) return refundUnasked(tx, order, now)
  await tx.updateTable('parking_payments').set({ state: 'SETTLED' }).where('order_id', '=', orderId).execute()
}

/** Refunds duplicates and the unused amounts of ended stays, the latest payment first (decision 127). */
export const settleParking = async (db: Db, now: number, scope: Scope, onError: OnRowError): Promise<void> => {
  await notifyParks(db, now)
  const due = await db
    .selectFrom('parking_payments as p')
    .innerJoin('item_orders as m', 'm.order_id', 'p.order_id')
    .innerJoin('parking_stays as s', 's.stay_id', 'p.stay_id')
    .select(['p.order_id', 'm.user_id'])
    .where(({ or, and, eb }) =>
      or([eb('p.state', '=', 'DUPLICATE'), and([eb('p.state', '=', 'PAID'), eb('s.left_at', 'is not', null)])]),
    )
    .where('m.state', '=', 'SUCCEEDED')
    .where(itemsInScope(scope))
    .orderBy('m.paid_at', 'desc')
    .limit(BATCH)
    .execute()
  await eachRow(
    due,
    ({ order_id: id, user_id: userId }) => db.transaction().execute((tx) => settle(tx, id, userId, now)),
    onError,
  )
}

/**
 * Removes the plates of stays 90 days after the exit, and outdated quotes and attempts. Disputed plates remain, as do
 * plates of stays with a valid invoice of an existing account (decision 130).
 */
export const forgetPlates = async (db: Db, now: number): Promise<void> => {
  await db
    .updateTable('parking_stays')
    .set({ digest: null, sealed: null })
    .where('left_at', '<', now - RETENTION)
    .where('digest', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plates as p')
            .select('p.plate_id')
            .whereRef('p.digest', '=', 'parking_stays.digest')
            .where('p.is_disputed', '=', true),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parking_payments as p')
            .innerJoin('invoice_items as x', 'x.order_id', 'p.order_id')
            .innerJoin('invoices as i', 'i.invoice_id', 'x.invoice_id')
            .select('p.order_id')
            .whereRef('p.stay_id', '=', 'parking_stays.stay_id')
            .where('i.state', 'in', ['APPLYING', 'SUCCESS'])
            .where('i.user_id', 'is not', null),
        ),
      ),
    )
    .execute()
  await db
    .deleteFrom('parking_quotes')
    .where('expires_at', '<', now - DAY)
    .execute()
  await db
    .deleteFrom('parking_attempts')
    .where('at', '<', now - DAY)
    .execute()
}
