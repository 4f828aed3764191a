import { testGateway, type TestGateway } from '../../support/gateway'
import { type Shopper, shopper } from '../../support/shopper'

jest.setTimeout(60_000)

/** Has a promotion for customers of the bank: 30 yuan off 300. */
const SHOW = 'S3002'
const BANK = { 'channel-id': 'BANK' }
const PURCHASE = {
  showId: SHOW,
  sessionId: 'S3002N01',
  items: [{ seatPlanId: 'S3002N01P1', quantity: 2 }],
  couponId: '',
}

let stage: TestGateway
let buyer: Shopper
beforeAll(async () => {
  stage = await testGateway()
  buyer = await shopper(stage, '13800000081')
})
afterAll(() => stage.gateway.close())

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

test('is shown to those who come by the channel, and to nobody else', async () => {
  expect(await offers(BANK)).toMatchObject([{ category: 'FULL', title: '银行客户满 300 减 30' }])
  for (const headers of [{}, { 'channel-id': 'OTHER' }, { 'channel-id': "' or 1=1" }])
    expect(await offers(headers as Record<string, string>)).toEqual([])
  const open = (await stage.ask(`show/pub/v3/promotions/list?showId=${SHOW}`)).body.data
  expect(open).toEqual([])
})

test('takes off what it says in an order by the channel, and nothing in another', async () => {
  const plain = await priced()
  expect(plain.payAmount).toBe(plain.total)
  const cheaper = await priced(BANK)
  expect(cheaper).toMatchObject({ total: plain.total, payAmount: plain.total - 3000 })
})

test('an order cannot name it without the channel', async () => {
  const named = { ...PURCHASE, promotionId: `PC${SHOW}` }
  const ask = (headers: Record<string, string>) =>
    stage.ask('trade/buyer/order/v3/pre_order', { method: 'POST', body: named, token: buyer.token, headers })
  expect((await ask({})).body.statusCode).toBe(22037056)
  expect((await ask(BANK)).body.statusCode).toBe(200)
})
