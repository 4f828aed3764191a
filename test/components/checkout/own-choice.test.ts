import { fen } from '@/domain/money'
import { FACTS, make, priced } from './pricing-world'

describe('the buyer’s choice of a coupon', () => {
  it('names a lost coupon and selects no other before the buyer does (decision 42)', async () => {
    let isGone = false
    // A merchant that chooses the best coupon for buyers without a choice.
    const { model, asked } = make(({ couponId = 'C1' }) =>
      priced({ couponId: isGone && couponId === 'C2' ? '' : couponId }),
    )
    await model.load()
    expect(model.price.value?.couponId).toBe('C1')
    await model.chooseCoupon('C2')
    isGone = true
    await model.reload()
    await model.load()
    expect([model.lostCouponId, model.price.value?.couponId, asked.at(-1)]).toEqual(['C2', '', { couponId: '' }])
    await model.chooseCoupon('C1')
    expect(model.lostCouponId).toBe('')
  })

  it('shows and logs a difference between the preview and the gateway’s price', async () => {
    const { model, logged } = make((choice) => ({
      ...priced(choice),
      ...(choice.couponId === 'C2' && { payAmount: fen(74_000) }),
      pricingFacts: FACTS,
    }))
    await model.load()
    await model.chooseCoupon('C2')
    expect([model.difference, logged.length]).toEqual([{ from: 73_000, to: 74_000 }, 1])
    await model.chooseCoupon('')
    expect([model.difference, logged.length]).toEqual([null, 1])
  })

  it('offers a better coupon until the buyer selects it', async () => {
    const { model } = make((choice) => ({ ...priced(choice), pricingFacts: FACTS }))
    await model.load()
    expect(model.better).toEqual({ couponId: 'C2', more: 3_000 })
    await model.chooseCoupon('C2')
    expect(model.better).toBeNull()
  })
})
