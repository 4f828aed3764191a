import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, type Shopper } from '../../../support/shopper'

const MINUTE = 60_000
const test = useGateway()
const buyers = newBuyers(test, '1396150')
afterEach(() => test.clock.set(START))

let pieces = 0
/** Orders goods. Each order has other contents, because an equal unpaid order is returned again. */
const order = async (buyer: Shopper) => {
  pieces = (pieces % 9) + 1
  const items = [{ spu: { spuId: 'G1021', skuId: 'G1021-1' }, quantity: pieces }]
  return (await buyer.order({ items, deliverMethod: 'SELF_TAKE' })).body
}
/** Returns the minutes until the payment deadline of an order. */
const minutesOf = async (buyer: Shopper, orderId: string) => {
  const { createTime, paidDeadlineTime } = (await buyer.get(`trade/buyer/v2/items/orders/${orderId}`)).body.data
  return paidDeadlineTime / 60 - Math.floor(createTime / 1000) / 60
}

describe('the unpaid item orders of a buyer', () => {
  it('are at most three', async () => {
    const buyer = await buyers.next()
    for (let count = 0; count < 3; count += 1) expect((await order(buyer)).statusCode).toBe(200)
    const refused = await order(buyer)
    expect(refused.statusCode).toBe(ITEM_ORDER_CODES.itemOrdersOpen)
    expect(refused.comments).toContain('3')
  })

  it('make room when one is canceled', async () => {
    const buyer = await buyers.next()
    const answers = [await order(buyer), await order(buyer), await order(buyer)]
    await buyer.post(`trade/buyer/v2/items/orders/${answers[0].data.orderId}/cancel`, {})
    expect((await order(buyer)).statusCode).toBe(200)
  })

  it('are one for five minutes after three have closed within a day', async () => {
    const buyer = await buyers.next()
    for (let count = 0; count < 3; count += 1) await order(buyer)
    test.clock.advance(16 * MINUTE)
    const later = await buyers.again()
    const { data } = await order(later)
    expect(await minutesOf(later, data.orderId)).toBeCloseTo(5)
    expect((await order(later)).statusCode).toBe(ITEM_ORDER_CODES.itemOrdersOpen)
    test.clock.advance(25 * 60 * MINUTE)
    const dayAfter = await buyers.again()
    const next = await order(dayAfter)
    expect(await minutesOf(dayAfter, next.data.orderId)).toBeCloseTo(15)
  })
})
