import { seededCouponId } from '../../../../../scripts/gateway/modules/trade/coupon/seed-service'
import { ownCoupons } from '../../../../../src/api/coupon'
import { COUPON_CODES } from '../../../../../src/domain/business-codes/coupon'
import { SANDBOX_CODES } from '../../../../../src/domain/business-codes/sandbox'
import { couponsOff } from '../../../../bench/coupons/audit'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { type Shopper, shopper } from '../../../support/shopper'

const test = useGateway()
checkBooks(test)

let count = 0
/** Creates a new buyer and logs in; `account` is the phone number. */
const newBuyer = async () => {
  const account = `1393400${(count += 1) + 1000}`
  return { account, ...(await shopper(test, account)) }
}

const run = async (body: object) => (await test.ask('console/api/coupons', { method: 'POST', body })).body
const own = async (buyer: Shopper, query = '') =>
  ownCoupons.read((await buyer.get(`user/buyer/v5/coupons/self/page?offset=0&length=5${query}`)).body.data)
const kinds = async () => (await test.ask('console/api/coupons')).body.data
const kind = async (id: string) => (await kinds()).find((each: { id: string }) => each.id === id)

describe('the coupons in the console', () => {
  it('can be issued to the account of a phone number or an e-mail address', async () => {
    const buyer = await newBuyer()
    for (const account of [buyer.account, `+86 ${buyer.account}`])
      expect((await run({ action: 'GIVE', account, kind: 'CT3' })).data).toEqual({ count: 1 })
    expect((await own(buyer)).items.map(({ couponTemplateId }) => couponTemplateId)).toEqual(['CT3', 'CT3'])
    expect((await run({ action: 'GIVE', account: 'Demo@foyer.example', kind: 'CT3' })).data).toEqual({ count: 1 })
  })

  it('can be issued in bulk: 200 coupons of several types', async () => {
    const buyer = await newBuyer()
    expect((await run({ action: 'GIVE_MANY', account: buyer.account })).data).toEqual({ count: 200 })
    const { items, total } = await own(buyer)
    expect(total).toBe(200)
    expect(new Set(items.map(({ couponTemplateId }) => couponTemplateId)).size).toBeGreaterThan(1)
  })

  it('have an editable stock for each type', async () => {
    const { account } = await newBuyer()
    await run({ action: 'SET_STOCK', kind: 'CT18', stock: 0 })
    expect((await run({ action: 'GIVE', account, kind: 'CT18' })).statusCode).toBe(COUPON_CODES.couponOutOfStock)
    await run({ action: 'SET_STOCK', kind: 'CT18', stock: 2 })
    expect((await run({ action: 'GIVE', account, kind: 'CT18' })).statusCode).toBe(200)
    expect((await kind('CT18')).stock).toBe(1)
    await run({ action: 'SET_STOCK', kind: 'CT18', stock: null })
    expect((await kind('CT18')).stock).toBeNull()
  })

  it('can be ended for one account, or for all accounts by type', async () => {
    const [one, other] = [await newBuyer(), await newBuyer()]
    for (const { account } of [one, other]) await run({ action: 'GIVE', account, kind: 'CT4' })
    expect((await run({ action: 'END_OWN', account: one.account, kind: 'CT4' })).data).toEqual({ count: 1 })
    expect([(await own(one)).total, (await own(one, '&couponStatus=EXPIRED')).total]).toEqual([0, 1])
    expect([(await own(other)).total, (await kind('CT4')).ended]).toEqual([1, false])
    await run({ action: 'END_KIND', kind: 'CT4' })
    expect([(await own(other)).total, (await kind('CT4')).ended]).toEqual([0, true])
    const { body } = await (await newBuyer()).post('buyer/cyy/v1/coupons/obtain', { couponCode: 'CT4' })
    expect(body.statusCode).toBe(COUPON_CODES.couponOver)
  })

  it('can be ended before their start time', async () => {
    const { account, ...buyer } = await newBuyer()
    await run({ action: 'GIVE', account, kind: 'CT21' })
    expect((await own(buyer)).items.map(({ couponStatus }) => couponStatus)).toEqual(['PENDING'])
    await run({ action: 'END_KIND', kind: 'CT21' })
    expect((await own(buyer, '&couponStatus=EXPIRED')).items.map(({ couponStatus }) => couponStatus)).toEqual([
      'EXPIRED',
    ])
  })

  it('cannot be issued to an unknown account or with an unknown type', async () => {
    const { account } = await newBuyer()
    for (const unknown of ['13999999999', 'nobody@foyer.example', ''])
      expect((await run({ action: 'GIVE', account: unknown, kind: 'CT3' })).statusCode).toBe(
        SANDBOX_CODES.accountUnknown,
      )
    expect((await run({ action: 'GIVE', account, kind: 'NONE' })).statusCode).toBe(SANDBOX_CODES.kindUnknown)
    expect((await run({ action: 'END_KIND' })).statusCode).toBe(SANDBOX_CODES.kindUnknown)
  })
})

it('returns a coupon to the buyer when the refund completes, even after a failed attempt', async () => {
  const member = await shopper(test)
  const state = async () => (await member.get(`user/buyer/v5/coupons/${seededCouponId('CT36')}`)).body.data.couponStatus
  const { data } = (await test.ask('console/api/refunds')).body
  const { refundId } = data.find((refund: { refundId: string }) => refund.refundId.endsWith('R4'))
  const states = [await state()]
  for (const action of ['fail', 'repeat', 'pass']) {
    await test.ask(`console/api/refunds/${refundId}`, { method: 'POST', body: { action } })
    expect(await couponsOff(test.gateway.context.db)).toEqual([])
    states.push(await state())
  }
  expect(states).toEqual(['REFUNDING', 'REFUNDING', 'REFUNDING', 'AVAILABLE'])
})
