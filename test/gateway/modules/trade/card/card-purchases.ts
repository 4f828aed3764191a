import { cardsOfOrder } from '../../../../../src/api/card'
import { madeUp } from '../../../support/same-shape'
import { press, type Shopper } from '../../../support/shopper'

export const CARDS = 'user/buyer/v3/privilege/card'
/** The purchase of a card. */
export const of = (spuId: string, quantity = 1) => ({ items: [{ spu: { spuId }, quantity }] })

/** Buys cards and returns the order. */
export const bought = async (buyer: Shopper, cardId: string, quantity = 1, more: object = {}): Promise<string> => {
  const { orderId, unPaidTransactionIds } = (await buyer.order({ ...of(cardId, quantity), ...more })).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId
}
/** Returns the cards that an order has delivered. */
export const cardsOf = async (buyer: Shopper, itemOrderId: string) => {
  const { data } = (await buyer.get(`${CARDS}/query_card_by_order_id?itemOrderId=${itemOrderId}`)).body
  const read = cardsOfOrder.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read
}
