import { listRows } from '../../../core/database/rows'
import type { Obstacle, PersonalData } from '../../../core/personal-data'

/**
 * Personal data of item orders. The merchant must retain orders, so erasing only removes the person to whom an item was
 * issued.
 */
export const itemOrderData: PersonalData = {
  read: async (db, { userId }) => ({
    item_orders: (await listRows(db, 'item_orders', { user_id: userId })).map(
      ({ request_hash: _hash, idempotency_key: _key, identity, ...row }) => ({
        ...row,
        identity: identity && { ...{ name: identity.name, idType: identity.idType, idNo: identity.idNo } },
      }),
    ),
  }),
  obstacles: async (db, { userId }) => {
    const rows = await db
      .selectFrom('item_orders')
      .select(['order_id', 'state', 'name'])
      .where('user_id', '=', userId)
      .where('state', 'in', ['UNPAID', 'REFUNDING'])
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(({ order_id, state, name }): Obstacle => ({
      ...{ kind: state === 'UNPAID' ? 'UNPAID_ORDER' : 'REFUND', orderId: order_id, orderType: 'goods', name },
    }))
  },
  erase: async (tx, { userId }) => {
    await tx.updateTable('item_orders').set({ identity: null }).where('user_id', '=', userId).execute()
  },
}
