import { type PreOrderParams, preOrder } from '@/api/purchase'
import { fen } from '@/domain/money'
import { pricePurchase } from '@/packages/order/parts/price-purchase'
import { aPreOrder } from '../../../support/data/pre-order'
import { aPurchase } from '../../../support/data/purchase'
import { setUp } from '../support'

const coupon = (couponId: string, discountAmount: number, usable = true) => ({
  couponId,
  couponTemplateId: 'CT1',
  title: couponId,
  discountAmount: fen(discountAmount),
  startTime: null,
  expireTime: null,
  usable,
  reason: null,
  couponType: 'CASH',
})
const coupons = [coupon('C1', 1_000), coupon('C2', 3_000), coupon('C3', 9_000, false)]

/** Prices tickets in a shop that selects the best coupon automatically, or that does not. */
const price = async (autoChooseBestCoupon: boolean, couponId?: string) => {
  const { services, sentTo, configure } = setUp([
    [preOrder, ({ couponId: used = '' }: PreOrderParams) => aPreOrder({ coupons, couponId: used })],
  ])
  configure({ autoChooseBestCoupon })
  const priced = await pricePurchase(services, { ...aPurchase(), ...(couponId !== undefined && { couponId }) }, {})
  return { priced, sent: sentTo(preOrder) }
}

describe('the price of tickets', () => {
  it('requests no coupon if neither the shop nor the buyer chooses one', async () => {
    expect((await price(false)).sent).toEqual([{ ...aPurchase(), couponId: '' }])
  })

  it('uses the best coupon if the shop chooses it (decision 42)', async () => {
    expect((await price(true)).priced.couponId).toBe('C2')
  })

  it.each(['C1', ''])('never replaces the buyer’s choice "%s" (decision 42)', async (couponId) => {
    expect((await price(true, couponId)).priced.couponId).toBe(couponId)
  })
})
