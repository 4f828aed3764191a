import type { PersonalData } from '../../../core/personal-data'

/** Personal data of the deliveries of goods. Orders remain, but without recipients and addresses. */
export const goodsDeliveryData: PersonalData = {
  read: async (db, { userId }) => ({
    goods_deliveries: await db
      .selectFrom('goods_deliveries as d')
      .innerJoin('item_orders as m', 'm.order_id', 'd.order_id')
      .selectAll('d')
      .where('m.user_id', '=', userId)
      .execute(),
  }),
  obstacles: async (db, { userId }) => {
    const rows = await db
      .selectFrom('item_orders as m')
      .select(['m.order_id', 'm.name'])
      .where('m.user_id', '=', userId)
      .where('m.state', '=', 'PAID')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('goods_deliveries as d')
            .select('d.order_id')
            .whereRef('d.order_id', '=', 'm.order_id')
            .where('d.state', 'in', ['WAITING', 'SENT']),
        ),
      )
      .orderBy('m.created_at', 'desc')
      .execute()
    return rows.map(({ order_id: orderId, name }) => ({ kind: 'COMING_GOODS', orderId, orderType: 'goods', name }))
  },
  erase: async (tx, { userId }) => {
    await tx
      .updateTable('goods_deliveries')
      .set({ address: null })
      .where('order_id', 'in', (query) =>
        query.selectFrom('item_orders').select('order_id').where('user_id', '=', userId),
      )
      .execute()
  },
}
