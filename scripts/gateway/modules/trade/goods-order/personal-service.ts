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
