import { sql } from 'kysely'
import { json } from '../../../core/database/json'
import type { LocalizedText } from '../../../core/localized-text'
import { type Obstacle, type PersonalData, rowsOf } from '../../../core/personal-data'
import { sessionOver } from '../../catalogue/session/over-service'
import { paymentKeyIn } from '../payment/payment-key-service'

/** Refund states with pending money. */
const UNDER_WAY: ReadonlySet<string> = new Set(['REFUNDING', 'FAILED'])

/** Returns the reason why an unfinished order prevents the buyer from closing the account. */
const obstacleOf = (row: { order_id: string; state: string; refund_state: string; name: LocalizedText }): Obstacle => {
  const kind = row.state === 'UNPAID' ? 'UNPAID_ORDER' : UNDER_WAY.has(row.refund_state) ? 'REFUND' : 'COMING_TICKET'
  return { kind, orderId: row.order_id, orderType: 'ticket', name: row.name }
}

/**
 * Personal data of ticket orders. The merchant must retain orders, so erasing only removes the personal data in them.
 */
export const orderData: PersonalData = {
  read: async (db, { userId }) => ({
    orders: (await rowsOf(db, 'orders', userId)).map((row) => {
      const { request_hash: _hash, idempotency_key: _key, ...rest } = row as Record<string, unknown>
      return rest
    }),
    order_audiences: await db
      .selectFrom('order_audiences as a')
      .innerJoin('orders as o', 'o.order_id', 'a.order_id')
      .select(['a.order_id', 'a.name', 'a.id_type', 'a.id_no'])
      .where('o.user_id', '=', userId)
      .execute(),
  }),
  obstacles: async (db, { userId }, now) => {
    const rows = await db
      .selectFrom('orders as o')
      .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
      .innerJoin('shows as s', 's.show_id', 'o.show_id')
      .select(['o.order_id', 'o.state', 'o.refund_state', 's.name'])
      .where('o.user_id', '=', userId)
      .where(
        sql<boolean>`(
          (o.state = 'UNPAID' and (o.reserve_until > ${now} or exists (
            select from payments p where p.order_id = ${paymentKeyIn('o')} and p.state = 'PENDING')))
          or o.refund_state in ('REFUNDING', 'FAILED')
          or (o.state in ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED') and not ${sessionOver(now)})
        )`,
      )
      .orderBy('o.created_at', 'desc')
      .execute()
    return rows.map(obstacleOf)
  },
  erase: async (tx, { userId }) => {
    await tx
      .updateTable('orders')
      .set({ contact: json({ type: 'PHONE' as const, value: '', countryCode: '' }), delivery: null, remark: '' })
      .where('user_id', '=', userId)
      .execute()
    await tx
      .updateTable('order_audiences')
      .set({ name: '', id_no: '', document_key: '' })
      .where('order_id', 'in', (query) => query.selectFrom('orders').select('order_id').where('user_id', '=', userId))
      .execute()
  },
}
