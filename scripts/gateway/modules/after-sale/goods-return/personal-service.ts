import { OPEN_RETURN_STATES } from '../../../../../src/domain/goods/return'
import { json } from '../../../core/database/json'
import { listRows } from '../../../core/database/rows'
import type { Obstacle, PersonalData } from '../../../core/personal-data'

/** Personal data of returns. The merchant must retain returns, but without pictures and parcel numbers. */
export const goodsReturnData: PersonalData = {
  read: async (db, { userId }) => ({
    goods_returns: (await listRows(db, 'goods_returns', { user_id: userId }, 'created_at')).map(
      ({ idempotency_key: _key, request_hash: _hash, ...row }) => row,
    ),
  }),
  obstacles: async (db, { userId }) => {
    const rows = await db
      .selectFrom('goods_returns as r')
      .innerJoin('item_orders as m', 'm.order_id', 'r.order_id')
      .select(['m.order_id', 'm.name'])
      .distinctOn('m.order_id')
      .where('r.user_id', '=', userId)
      .where('r.state', 'in', [...OPEN_RETURN_STATES])
      .orderBy('m.order_id')
      .execute()
    return rows.map(({ order_id: orderId, name }): Obstacle => ({ kind: 'REFUND', orderId, orderType: 'goods', name }))
  },
  erase: async (tx, { userId }) => {
    await tx
      .updateTable('goods_returns')
      .set({ pictures: json<string[]>([]), express_no: '', company: '' })
      .where('user_id', '=', userId)
      .execute()
  },
}
