import { cardDetails } from '../../../../../src/api/card'
import { ITEM_ORDER_CODES as CODES } from '../../../../../src/domain/business-codes/item-order'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { newBuyers, newKey, PLAY, press } from '../../../support/shopper'
import { bought, CARDS, cardsOf } from './card-purchases'

const test = useGateway()
const buyers = newBuyers(test, '1393913')
checkBooks(test)

describe('a discount card', () => {
  it('discounts each ticket in its range; a refund returns the paid amount', async () => {
    const buyer = await buyers.next()
    const play = { showId: 'S2001', sessionId: 'S2001N02', items: [{ seatPlanId: 'S2001N02P2', quantity: 2 }] }
    const before = (await buyer.preOrder({ ...play, couponId: '' })).body.data
    await bought(buyer, 'BC1')
    const priced = (await buyer.preOrder({ ...play, couponId: '' })).body.data
    expect(priced.payAmount).toBe(before.payAmount * 0.8)
    expect(priced.priceLines[1]).toMatchObject({ kind: 'MEMBER', title: '剧场年卡', amount: -before.payAmount * 0.2 })
    const { orderId, unPaidTransactionIds } = (await buyer.order(play)).body.data
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    const { tickets } = await buyer.detail(orderId)
    const unitIds = tickets.slice(0, 1).map(({ unitId }: { unitId: string }) => unitId)
    const preview = await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds })
    expect(preview.body.data.tickets).toBe(priced.payAmount / 2)
  })
})

describe('a discount card that reduced an order', () => {
  it('lists the order, and can be refunded only after the order was', async () => {
    const buyer = await buyers.next()
    const itemOrderId = await bought(buyer, 'BC1')
    const [{ userCardInstanceId: id }] = await cardsOf(buyer, itemOrderId)
    const quoted = async () =>
      (await buyer.post(`trade/buyer/v2/items/orders/${itemOrderId}/refund_quote`, {})).body.statusCode
    const { orderId, unPaidTransactionIds } = (await buyer.order({ ...PLAY, couponId: '' })).body.data
    expect(await quoted()).toBe(CODES.itemRefundUsed)
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    const { data } = (await buyer.get(`${CARDS}/BC1?userCardInstanceId=${id}`)).body
    expect(cardDetails.read(data).own?.events[1]).toMatchObject({ kind: 'USED', orderId })
    expect(await quoted()).toBe(CODES.itemRefundUsed)
    const path = `trade/buyer/refund/v1/orders/${orderId}`
    const unitIds = (await buyer.detail(orderId)).tickets.map(({ unitId }: { unitId: string }) => unitId)
    const { quote } = (await buyer.post(`${path}/preview`, { unitIds })).body.data
    await buyer.post(`${path}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
    expect(await quoted()).toBe(200)
  })
})
