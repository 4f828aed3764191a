import { stockOf } from '../../../../../scripts/gateway/modules/catalogue/goods/stock-service'
import { type TestGateway } from '../../../support/gateway'
import { press, type Shopper } from '../../../support/shopper'

/** A show with goods: a bag with variants, a book, pins limited by tickets, and a sold-out candle. */
export const BAND = { showId: 'S1007', sessionId: 'S1007N01', items: [{ seatPlanId: 'S1007N01P1', quantity: 2 }] }
/** A show whose tickets each contain a programme, and with a bookmark to choose. */
export const MAP = { showId: 'S7003', sessionId: 'S7003N01', items: [{ seatPlanId: 'S7003N01P1', quantity: 2 }] }

/** Returns the entry of goods in a purchase. */
export const goods = (spuId: string, quantity = 1, attributeIds: readonly string[] = [], more: object = {}) => ({
  spu: { spuId, attributeIds, ...more },
  quantity,
})

/** Returns a purchase of tickets with goods. */
export const withGoods = (purchase: typeof BAND, ...chosen: object[]) => ({
  ...purchase,
  items: [...purchase.items, ...chosen],
})

/** Returns functions to read and pay orders of goods. */
export const goodsOrders = (test: TestGateway) => {
  const { db } = test.gateway.context
  const piecesOf = async (skuId: string): Promise<number> => (await stockOf(db, [skuId])).get(skuId) ?? 0
  const itemsOf = async (ticketOrderId: string) =>
    db.selectFrom('item_orders').selectAll().where('ticket_order_id', '=', ticketOrderId).execute()
  const payAll = async (buyer: Shopper, transactionIds: readonly string[], action = 'pay') => {
    const [first = ''] = transactionIds
    await press(await buyer.cashier(first, { transactionIds }), action)
  }
  return { stockOf: piecesOf, itemsOf, payAll }
}
