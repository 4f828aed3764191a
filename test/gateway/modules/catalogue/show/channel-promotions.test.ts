import { useGateway } from '../../../support/gateway'
import { useShopper } from '../../../support/shopper'

/** Id of a show with a promotion for customers of the bank: 30 yuan off an order of at least 300 yuan. */
const SHOW = 'S3002'
const BANK = { 'channel-id': 'BANK' }
const PURCHASE = {
  showId: SHOW,
  sessionId: 'S3002N01',
  items: [{ seatPlanId: 'S3002N01P1', quantity: 2 }],
  couponId: '',
}

const stage = useGateway()
const buyer = useShopper(stage, '13800000081')

const offers = async (headers: Record<string, string> = {}) =>
  (await stage.ask(`show/pub/v3/show/${SHOW}/outer/channel/discount`, { headers })).body.data
const priced = async (headers: Record<string, string> = {}) => {
  const { body } = await stage.ask('trade/buyer/order/v3/pre_order', {
    method: 'POST',
    body: PURCHASE,
    token: buyer.token,
    headers,
  })
  return body.data as { total: number; payAmount: number }
}

test('shows the promotion of a channel only to visitors from this channel', async () => {
  expect(await offers(BANK)).toMatchObject([{ category: 'FULL', title: '银行客户满 300 减 30' }])
  for (const headers of [{}, { 'channel-id': 'OTHER' }, { 'channel-id': "' or 1=1" }])
    expect(await offers(headers as Record<string, string>)).toEqual([])
  const open = (await stage.ask(`show/pub/v3/promotions/list?showId=${SHOW}`)).body.data
  expect(open).toEqual([])
})

test('discounts an order only if it comes from the promotion’s channel', async () => {
  const plain = await priced()
  expect(plain.payAmount).toBe(plain.total)
  const cheaper = await priced(BANK)
  expect(cheaper).toMatchObject({ total: plain.total, payAmount: plain.total - 3000 })
})

test('rejects an order with the promotion if it comes from another channel', async () => {
  const named = { ...PURCHASE, promotionId: `PC${SHOW}` }
  const ask = (headers: Record<string, string>) =>
    stage.ask('trade/buyer/order/v3/pre_order', { method: 'POST', body: named, token: buyer.token, headers })
  expect((await ask({})).body.statusCode).toBe(22037056)
  expect((await ask(BANK)).body.statusCode).toBe(200)
})

describe('the channel promotion preview', () => {
  const saved = async (body: object, headers: Record<string, string> = BANK) =>
    (
      await stage.ask('show/buyer/v3/promotion/adapter/channel_promotion', {
        method: 'POST',
        body: { showId: SHOW, ...PURCHASE.items[0], ...body },
        token: buyer.token,
        headers,
      })
    ).body

  test('shows the order’s discount once the tickets reach the threshold', async () => {
    const [two, plain] = [await saved({}), await priced()]
    expect(two.data).toMatchObject({ offer: { promotionId: `PC${SHOW}`, cutAmount: 3000 } })
    expect((await priced(BANK)).payAmount).toBe(plain.total - 3000)
    const cheapest = { seatPlanId: 'S3002N01P4' }
    expect((await saved({ ...cheapest, quantity: 1 })).data).toEqual({ offer: null })
    expect((await saved({ ...cheapest, quantity: 2 })).data).toMatchObject({ offer: { cutAmount: 3000 } })
  })

  test('is empty outside of the channel, and 404 for another show’s tier', async () => {
    expect((await saved({}, {})).data).toEqual({ offer: null })
    expect((await saved({ seatPlanId: 'S1001N01P1' })).statusCode).toBe(404)
  })
})
