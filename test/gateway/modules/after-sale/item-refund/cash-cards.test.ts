import { json } from '../../../../../scripts/gateway/core/database/json'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { newKey, type Shopper } from '../../../support/shopper'
import { of, packagesOf, readItems } from '../../trade/item-order/packages'
import { cashBuyers, pay } from '../../trade/card/cash-buyers'

const MINUTES = 60_000
const test = useGateway()
const { withCards } = cashBuyers(test, '1396130')
const packages = packagesOf(test)
checkBooks(test)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db

/** Lets a proven car in, and returns the token of its fee for the next two hours. */
const parkingToken = async (buyer: Shopper): Promise<string> => {
  const post = (path: string, body: object) => test.ask(`console/api/${path}`, { method: 'POST', body })
  const { entryCode } = (await post('cars', { parkId: 'PK1', plateNo: '沪A99001' })).body.data
  const saved = await buyer.post('user/buyer/v1/plates', { plateNo: '沪A99001', area: 'MAINLAND' })
  const { plateId } = saved.body.data
  await buyer.post(`user/buyer/v1/plates/${plateId}/proof`, { entryCode })
  const until = test.clock.now() + 120 * MINUTES
  const { data } = (await buyer.get(`buyer/v1/parking/stays?plateId=${plateId}&until=${until}`)).body
  return data.stays[0].fee.stayToken
}

describe('a refund of an item that a cash card paid', () => {
  beforeAll(async () => {
    const range = json({ useCouponRule: 'ALL_PRODUCT', couponUseLimitVO: null })
    await db().updateTable('card_templates').set({ range }).where('card_id', '=', 'BC3').execute()
  })

  it.each<[string, (buyer: Shopper) => Promise<string>]>([
    ['a coupon package', () => packages.add({ stock: 5 })],
    ['a membership', () => Promise.resolve('PRIME-1')],
    ['a payment for a wrong car', parkingToken],
  ])('returns the part of the card for %s', async (_, idFor) => {
    const { buyer, cards, left } = await withCards(500)
    const { data } = (await buyer.order({ ...of(await idFor(buyer)), cashCards: cards })).body
    await pay(buyer, data)
    expect(await left()).toEqual([0])
    const base = `trade/buyer/v2/items/orders/${data.orderId}`
    const { quote, ways } = (await buyer.post(`${base}/refund_quote`, {})).body.data
    expect(ways).toContainEqual({ method: '浮光储值卡', amount: 500 })
    await buyer.post(`${base}/refund`, { quote, idempotencyKey: newKey() })
    expect(await left()).toEqual([500])
    expect((await readItems(buyer, data.orderId)).orderStatus).toBe('REFUNDING')
  })
})
