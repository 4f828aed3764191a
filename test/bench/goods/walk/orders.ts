import { randomUUID } from 'node:crypto'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import { ITEM_ORDER_CODES } from '@/domain/business-codes/item-order'
import type { CartGateway, Login } from './gateway'
import { type Pieces, spuOf, type StockModel } from './stock'

/** An order of the walk, which is not yet refunded or closed. */
export interface WalkOrder {
  userId: string
  orderId: string
  transactionIds: string[]
  goods: readonly Pieces[]
  isPaid: boolean
}

const ORDERS = 'trade/buyer/v2/items/orders'

const purchaseOf = (lines: readonly (Pieces & { lineId: string })[]) => ({
  items: lines.map(({ skuId, quantity }) => ({ spu: { spuId: spuOf(skuId), skuId }, quantity })),
  ...{ couponId: '', deliverMethod: 'SELF_TAKE', cartLineIds: lines.map(({ lineId }) => lineId) },
})

/**
 * Prices lines of a cart, and sends the order twice at the same time with one key, as a client whose first response is
 * late. @returns the order; null if the gateway refuses it for its stock, its limits or earlier unpaid orders
 */
export const placeOrder = async (
  gateway: CartGateway,
  { userId, token }: Login,
  lines: readonly (Pieces & { lineId: string })[],
): Promise<{ order: WalkOrder | null; isShort: boolean }> => {
  const purchase = purchaseOf(lines)
  const refusal = (statusCode: number) => {
    const known: number[] = [GOODS_CODES.goodsSoldOut, GOODS_CODES.goodsLimitReached, ITEM_ORDER_CODES.itemOrdersOpen]
    if (!known.includes(statusCode)) throw new Error(`the order of ${userId} is answered ${statusCode}`)
    return { order: null, isShort: statusCode === GOODS_CODES.goodsSoldOut }
  }
  const priced = await gateway.send<{ payAmount: number }>(token, 'POST', 'trade/buyer/order/v3/pre_order', purchase)
  if (priced.body.statusCode !== 200) return refusal(priced.body.statusCode)
  const body = {
    ...purchase,
    ...{ idempotencyKey: randomUUID(), audienceIds: [], contact: { cellphone: '13800000001', countryCode: '86' } },
    paymentParam: { payAmount: priced.body.data.payAmount },
  }
  type Created = { orderId: string; unPaidTransactionIds: string[] }
  const create = () => gateway.send<Created>(token, 'POST', 'trade/buyer/order/v5/create_order', body)
  const [first, second] = await Promise.all([create(), create()])
  if (first.body.statusCode !== second.body.statusCode || first.body.data?.orderId !== second.body.data?.orderId)
    throw new Error(`an order and its repetition differ: ${JSON.stringify([first.body, second.body])}`)
  if (first.body.statusCode !== 200) return refusal(first.body.statusCode)
  const { orderId, unPaidTransactionIds: transactionIds } = first.body.data
  const goods = lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
  return { order: { userId, orderId, transactionIds, goods, isPaid: false }, isShort: false }
}

export const payOrder = async (gateway: CartGateway, { token }: Login, order: WalkOrder): Promise<void> => {
  type Begun = { paymentInfo: { normalUrl: string } } | null
  const { body } = await gateway.send<Begun>(token, 'POST', 'trade/buyer/v3/payments/pay', {
    ...{ transactionIds: order.transactionIds, platform: 'H5', paymentProduct: 'ALIPAY_WAP', src: 'WEB' },
    returnUrl: '/pay-success?orderId=1',
  })
  const id = body.data?.paymentInfo.normalUrl.split('/').at(-1)
  if (!id) throw new Error(`no payment of ${order.orderId}: ${body.statusCode}`)
  await gateway.send(token, 'POST', `sandbox/host-pay/${id}`, { action: 'pay' })
}

/** Cancels an order twice at the same time. */
export const cancelOrder = async (gateway: CartGateway, { token }: Login, { orderId }: WalkOrder): Promise<void> => {
  const cancel = () => gateway.send(token, 'POST', `${ORDERS}/${orderId}/cancel`)
  await Promise.all([cancel(), cancel()])
}

/** Refunds an order, twice at the same time with one key. */
export const refundOrder = async (gateway: CartGateway, { token }: Login, { orderId }: WalkOrder): Promise<void> => {
  const path = `${ORDERS}/${orderId}`
  const { body } = await gateway.send<{ quote: string } | null>(token, 'POST', `${path}/refund_quote`)
  const request = { quote: body.data?.quote, idempotencyKey: randomUUID() }
  const refund = () => gateway.send(token, 'POST', `${path}/refund`, request)
  const [first, second] = await Promise.all([refund(), refund()])
  if (first.body.statusCode !== 200 || second.body.statusCode !== 200)
    throw new Error(`the refund of ${orderId} is answered ${first.body.statusCode} and ${second.body.statusCode}`)
}

/** Returns the state of an order, such as UNPAID. */
export const stateOf = async (gateway: CartGateway, { token }: Login, { orderId }: WalkOrder): Promise<string> => {
  const { body } = await gateway.send<{ orderStatus: string }>(token, 'GET', `${ORDERS}/${orderId}`)
  return body.data.orderStatus
}

/** Adds the effect of a refused order to the broken rules: it must be short of stock if the gateway says so. */
export const shortRule = (stock: StockModel, goods: readonly Pieces[], isShort: boolean): string[] =>
  isShort && !stock.lacks(goods)
    ? [`an order of ${JSON.stringify(goods)} is sold out although the goods are in stock`]
    : []
