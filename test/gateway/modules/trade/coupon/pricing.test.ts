import { PURCHASE_CODES as CODES } from '@/domain/business-codes/purchase'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { couponRow, kindRow } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import { enterCouponEvent } from '../../../../../scripts/gateway/modules/trade/coupon/ledger-service'
import { type RulesSource, rulesOf } from '../../../../../scripts/gateway/modules/trade/coupon/rules'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, press, type Shopper } from '../../../support/shopper'

const text = (own: string) => ({ 'zh-CN': own, 'zh-MO': own, 'en-US': own })
const [SHOW, SESSION] = ['S2007', 'S2007N01']
const tier = (at: number, quantity: number) => ({ seatPlanId: `${SESSION}P${at}`, quantity })
const tickets = (...items: object[]) => ({ showId: SHOW, sessionId: SESSION, items })

const test = useGateway()
const PHONES = '1393200'
const buyers = newBuyers(test, PHONES)
let buyer: Shopper
beforeEach(async () => {
  await test.clock.set(START)
  buyer = await buyers.next()
})
checkBooks(test)

const PROMOTION = {
  ...{ promotion_id: 'BLAME', show_id: SHOW, category: 'FULL' as const, threshold: 1, value: 300 },
  ...{ title: json(text('Blame')), description: json(text('')), sort: 9, channel_id: null },
}

const db = () => test.gateway.context.db
let count = 0

/** Gives the buyer a coupon with these rules. Returns its id. */
const give = async (rules: RulesSource): Promise<string> => {
  const id = `PRICE${(count += 1)}`
  const newest = db().selectFrom('users').select('user_id').where('cellphone', 'like', `${PHONES}%`)
  const { user_id: userId } = await newest.orderBy('cellphone', 'desc').executeTakeFirstOrThrow()
  const kind = { id, title: text(id), rules }
  await db().insertInto('coupon_templates').values(kindRow(kind)).execute()
  const own = couponRow(kind, { couponId: id, userId, startTime: 0, expireTime: START + 86_400_000 })
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('coupons').values(own).execute()
      await enterCouponEvent(tx, { coupon_id: id }, { kind: 'RECEIVED', at: START })
    })
  return id
}
const priced = async (purchase: object) => (await buyer.preOrder(purchase)).body.data
const reasonOf = async (couponId: string, purchase: object) =>
  (await priced(purchase)).coupons.find((coupon: { couponId: string }) => coupon.couponId === couponId).reason

describe('a coupon in a purchase', () => {
  const ONLY_P2 = {
    useCouponRule: 'LIMIATION_SHOW_SESSION_SEATPLAN',
    couponUseLimitVO: { seatPlanIds: [`${SESSION}P2`] },
  }

  it('reduces only the refund of the tickets to which it applies', async () => {
    const couponId = await give({ couponType: 'CASH', amount: 40_00, ...ONLY_P2 })
    const purchase = { ...tickets(tier(1, 1), tier(2, 1)), couponId }
    const { items } = await priced(purchase)
    const { data } = (await buyer.order(purchase)).body
    await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
    const paidFor = async (unitId: string): Promise<number> => {
      const path = `trade/buyer/refund/v1/orders/${data.orderId}/preview`
      return (await buyer.post(path, { unitIds: [unitId] })).body.data.tickets
    }
    expect([await paidFor(`${SESSION}P1_1`), await paidFor(`${SESSION}P2_1`)]).toEqual([
      items[0].amount,
      items[1].amount - 40_00,
    ])
  })

  it('shows the ticket quantity at which it applies', async () => {
    const one = (await priced(tickets(tier(2, 1)))).items[0].amount
    const id = await give({ couponType: 'REDUCTION', amount: 10_00, limitationType: 'AMOUNT', limitation: 2 * one })
    const reason = await reasonOf(id, tickets(tier(2, 1)))
    expect(reason).toMatchObject({ code: 'AMOUNT', missing: one, wouldApply: { quantity: 2, instead: false } })
    const two = await priced({ ...tickets(tier(2, 2)), couponId: id })
    expect([two.couponId, two.payAmount]).toEqual([id, reason.wouldApply.payAmount])
  })

  it('shows the tier to which it applies', async () => {
    const id = await give({ couponType: 'CASH', amount: 10_00, ...ONLY_P2 })
    expect(await reasonOf(id, tickets(tier(1, 1)))).toMatchObject({
      code: 'SCOPE',
      wouldApply: { seatPlanId: `${SESSION}P2`, instead: true },
    })
  })

  it('shows the unpaid order that reserves it', async () => {
    const id = await give({ couponType: 'CASH', amount: 10_00 })
    const { data } = (await buyer.order({ ...tickets(tier(2, 1)), couponId: id })).body
    expect(await reasonOf(id, tickets(tier(2, 1)))).toMatchObject({ code: 'HELD', orderId: data.orderId })
  })

  it('is used by only one of five concurrent orders', async () => {
    const couponId = await give({ couponType: 'CASH', amount: 10_00 })
    // Different quantities, because the gateway recognizes a repeated order.
    const quantities = [1, 2, 3, 4, 5]
    const orders = await Promise.all(quantities.map((count) => buyer.order({ ...tickets(tier(2, count)), couponId })))
    const done = orders.filter(({ body }) => body.statusCode === 200)
    expect(done).toHaveLength(1)
    const events = await db().selectFrom('coupon_events').select('kind').where('coupon_id', '=', couponId).execute()
    expect(events.map(({ kind }) => kind)).toEqual(['RECEIVED', 'HELD'])
  })

  it('includes pricing data from which the device computes the same price', async () => {
    await give({ couponType: 'DISCOUNT', discount: 8_500, ...ONLY_P2 })
    const { pricingFacts, payAmount } = await priced(tickets(tier(1, 1), tier(2, 1)))
    const { priceOf } = await import('@/domain/pricing/price-of')
    const { basket, promotions, coupons } = pricingFacts
    expect(priceOf(basket, {}, { promotions, coupons }, START).payAmount).toBe(payAmount)
  })

  it('is named as the reason when its smaller discount changes the price', async () => {
    const couponId = await give({ couponType: 'CASH', amount: 10_00 })
    const purchase = { ...tickets(tier(2, 1)), couponId }
    const { priceToken, payAmount } = await priced(purchase)
    const rules = json(rulesOf({ couponType: 'CASH', amount: 5_00 }))
    await db().updateTable('coupons').set({ rules }).where('coupon_id', '=', couponId).execute()
    const { body } = await buyer.order(purchase, { priceToken, paymentParam: { payAmount } })
    expect(body).toMatchObject({
      statusCode: CODES.couponChanged,
      data: { oldPayAmount: payAmount, payAmount: payAmount + 5_00 },
    })
    expect(body.data.oldPriceLines.map(({ amount }: { amount: number }) => amount).at(-1)).toBe(-10_00)
  })

  it.each([
    ['a price', () => db().updateTable('shows').set({ service_fee: 900 }), 'priceChanged'],
    ['a promotion', () => db().insertInto('promotions').values(PROMOTION), 'promotionDiscountWrong'],
  ] as const)('is not named as the reason why an order is refused, if %s has changed', async (_, change, code) => {
    const { priceToken, payAmount } = await priced(tickets(tier(2, 1)))
    await change().execute()
    const { body } = await buyer.order(tickets(tier(2, 1)), { priceToken, paymentParam: { payAmount } })
    expect(body.statusCode).toBe(CODES[code])
    await db().updateTable('shows').set({ service_fee: 600 }).where('show_id', '=', SHOW).execute()
    await db().deleteFrom('promotions').where('promotion_id', '=', 'BLAME').execute()
  })
})
