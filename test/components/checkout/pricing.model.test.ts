import type { PricingFactsAnswer } from '@/api/pricing-facts'
import type { CashCard } from '@/api/purchase'
import type { CheckoutPrice } from '@/components/checkout/checkout-price'
import type { Choice } from '@/components/checkout/pricing.model'
import { CARD_CODES } from '@/domain/business-codes/card'
import { fen } from '@/domain/money'
import { ENGINE_VERSION } from '@/domain/pricing/price-of'
import { RequestError } from '@/request/errors'
import { basketOf, coupon as aCoupon, units } from '../../domain/pricing/support'
import { FACTS as COUPON_FACTS, make, priced } from './pricing-world'

describe('the price of a purchase', () => {
  it('is requested first without choices, then with the buyer’s choices, including “no coupon”', async () => {
    const { model, asked } = make()
    await model.load()
    await model.chooseCoupon('C1')
    await model.chooseCoupon('')
    await model.load()
    expect(asked).toEqual([{}, { couponId: 'C1' }, { couponId: '' }, { couponId: '' }])
    expect(model.ordered).toEqual({ couponId: '' })
  })

  it('stays visible until the new price arrives', async () => {
    const { model } = make()
    await model.load()
    const change = model.chooseCoupon('C2')
    expect(model.price.pending).toBe(true)
    expect(model.price.value?.payAmount).toBe(76_000)
    await change
    expect(model.price.value?.payAmount).toBe(73_000)
  })

  it('is previewed with another coupon until the gateway answers', async () => {
    const { model } = make((choice) => ({ ...priced(choice), pricingFacts: COUPON_FACTS }))
    await model.load()
    const change = model.chooseCoupon('C2')
    expect([model.price.pending, model.price.value?.payAmount, model.price.value?.priceLines]).toEqual([
      true,
      73_000,
      [
        { kind: 'TICKETS', amount: 76_000, title: '' },
        { kind: 'COUPON', amount: -3_000, title: 'C2' },
      ],
    ])
    await change
    expect(model.price.value).toMatchObject({ couponId: 'C2', priceLines: [] })
  })

  it('returns to the previous price when the gateway refuses the previewed coupon', async () => {
    const { model } = make((choice) => {
      if (choice.couponId) throw new RequestError({ kind: 'business', statusCode: 22030309 })
      return { ...priced(choice), pricingFacts: COUPON_FACTS }
    })
    await model.load()
    await model.chooseCoupon('C2')
    expect(model.price.value?.payAmount).toBe(76_000)
  })

  it('undoes a change that the gateway refuses, and reports why', async () => {
    const no = new RequestError({
      kind: 'business',
      statusCode: 22030309,
      message: 'not for this order',
    })
    const { model, errors } = make((choice) => {
      if (choice.couponId === 'C3') throw no
      return priced(choice)
    })
    await model.load()
    await model.chooseCoupon('C2')
    await model.chooseCoupon('C3')
    expect(errors).toEqual([no])
    expect(model.price.value?.couponId).toBe('C2')
    expect(model.price.error).toBeNull()
    await model.load()
    expect(model.price.value?.couponId).toBe('C2')
  })

  it('is requested with an address only if the delivery method needs one', async () => {
    const way = { name: '', description: '', fee: fen(0), needsAddress: false }
    const deliverMethods = [
      { ...way, code: 'E_TICKET' as const },
      { ...way, code: 'EXPRESS' as const, needsAddress: true },
    ]
    const { model } = make(({ deliverMethod = 'E_TICKET' }) => ({
      ...priced({}),
      deliverMethod,
      deliverMethods,
    }))
    await model.load()
    await model.chooseAddress('A1')
    expect(model.ordered).toEqual({ deliverMethod: 'E_TICKET', couponId: '' })
    await model.chooseDelivery('EXPRESS')
    expect(model.ordered).toEqual({ deliverMethod: 'EXPRESS', addressId: 'A1', couponId: '' })
  })

  it('starts with the stored coupon, but drops a coupon that the gateway refuses', async () => {
    const chosen: Choice[] = []
    const answer = (choice: Choice) => {
      if (choice.couponId === 'C3') throw new RequestError({ kind: 'business', statusCode: 22030309 })
      return priced(choice)
    }
    const stored = make(answer, { initial: { couponId: 'C2' }, onChoice: (choice) => chosen.push(choice) })
    await stored.model.load()
    expect(stored.model.price.value?.couponId).toBe('C2')
    const gone = make(answer, { initial: { couponId: 'C3' }, onChoice: (choice) => chosen.push(choice) })
    await gone.model.load()
    expect([gone.model.price.value?.couponId, chosen]).toEqual(['', [{ couponId: '' }]])
  })

  it('drops a coupon that is no longer valid', async () => {
    let isGone = false
    const { model } = make((choice) => {
      if (isGone && choice.couponId === 'C2') throw new RequestError({ kind: 'business', statusCode: 22030309 })
      return priced(choice)
    })
    await model.load()
    await model.chooseCoupon('C2')
    isGone = true
    await model.reload()
    expect(model.price.value?.couponId).toBe('')
    expect(model.price.error).toBeNull()
  })
})

describe('the cash cards of a purchase', () => {
  const SUM = 76_000
  const cash = (userCardInstanceId: string, balance: number): CashCard => ({
    ...{ userCardInstanceId, name: `Card ${userCardInstanceId}`, expirationTime: null },
    ...{ balance: fen(balance), amount: fen(0), left: fen(balance), reason: '' },
  })
  const FACTS = {
    ...{ engineVersion: ENGINE_VERSION, promotions: [], coupons: [], rates: [], cover: null },
    basket: basketOf(units(1, { price: fen(SUM) })),
    cashCards: ['B1', 'B2'].map((cashId) => ({
      ...{ cashId, balance: fen(50_000), useCouponRule: 'ALL_PRODUCT', couponUseLimitVO: null },
    })),
  }
  /** A gateway that refuses some cards and omits them from its list of cards. */
  const answer =
    (refused: string[] = []) =>
    (choice: Choice): CheckoutPrice => {
      if (choice.cashCards?.some((id) => refused.includes(id)))
        throw new RequestError({ kind: 'business', statusCode: CARD_CODES.cardUnfit })
      const cashCards = [cash('B1', 50_000), cash('B2', 50_000)]
      return {
        ...priced(choice),
        pricingFacts: FACTS as unknown as PricingFactsAnswer,
        cashCards: cashCards.filter(({ userCardInstanceId: id }) => !refused.includes(id)),
      }
    }

  it('are used only when ticked, and update the sum at once', async () => {
    const { model, asked } = make(answer())
    await model.load()
    expect([asked, model.isTicked('B1')]).toEqual([[{}], false])
    void model.tickCash('B2', true)
    const ticked = model.tickCash('B1', true)
    const { payAmount, priceLines = [], cashCards = [] } = model.price.value ?? {}
    expect(payAmount).toBe(0)
    expect(priceLines.slice(-2)).toEqual([
      { kind: 'CASH_CARD', amount: -50_000, title: 'Card B1' },
      { kind: 'CASH_CARD', amount: -26_000, title: 'Card B2' },
    ])
    expect(cashCards.map(({ amount }) => amount)).toEqual([50_000, 26_000])
    await ticked
    expect(model.ordered).toEqual({ couponId: '', cashCards: ['B2', 'B1'] })
    await model.tickCash('B2', false)
    expect(asked.at(-1)).toEqual({ cashCards: ['B1'] })
  })

  it('lose only the stored card that the gateway refuses', async () => {
    const { model, asked } = make(answer(['B1']), { initial: { couponId: 'C1', cashCards: ['B1', 'B2'] } })
    await model.load()
    expect([model.isTicked('B1'), model.isTicked('B2')]).toEqual([false, true])
    expect(asked.at(-1)).toEqual({ couponId: 'C1', cashCards: ['B2'] })
    expect(model.price.error).toBeNull()
  })

  it('are unticked when the gateway refuses them after a tap', async () => {
    const { model, errors } = make(answer(['B1']))
    await model.load()
    await model.tickCash('B1', true)
    expect([model.isTicked('B1'), errors.length]).toEqual([false, 1])
  })
})

describe('the points of a purchase', () => {
  const RULE = { usable: 100_000, limitProportion: 50, rate: 100 }
  /** A gateway that lets points pay half of the sum after the coupon. */
  const answer = ({ couponId = '', pointAmount = fen(0) }: Choice): CheckoutPrice => {
    const before = priced({ couponId })
    const most = fen(Math.floor(before.payAmount / 200) * 100)
    const amount = fen(Math.min(pointAmount, most))
    return {
      ...before,
      payAmount: fen(before.payAmount - amount),
      pointUsage: { ...RULE, most, amount, points: amount, left: RULE.usable - amount },
      pricingFacts: {
        ...{ engineVersion: ENGINE_VERSION, promotions: [], rates: [], cover: null, cashCards: [] },
        coupons: [aCoupon({ couponId: 'C2', amount: fen(3_000), expireTime: null })],
        basket: basketOf(units(1, { price: fen(76_000) })),
        points: { ...RULE, isAuto: false },
      } as unknown as PricingFactsAnswer,
    }
  }

  it('preview the sum, their number and the rest at once', async () => {
    const { model, asked } = make(answer)
    await model.load()
    expect(model.ordered).toEqual({ couponId: '', pointAmount: 0 })
    const change = model.choosePoints(fen(3_000))
    expect(model.price.value).toMatchObject({
      payAmount: 73_000,
      pointUsage: { most: 38_000, amount: 3_000, points: 3_000, left: 97_000 },
    })
    expect(model.price.value?.priceLines.at(-1)).toEqual({ kind: 'POINTS', amount: -3_000, points: 3_000, title: '' })
    await change
    expect(asked.at(-1)).toEqual({ pointAmount: 3_000 })
    expect(model.ordered).toEqual({ couponId: '', pointAmount: 3_000 })
  })

  it('fall to a lower limit, and rise again with it', async () => {
    const { model } = make(answer)
    await model.load()
    await model.choosePoints(fen(38_000))
    expect(model.arePointsLimited).toBe(false)
    const change = model.chooseCoupon('C2')
    expect([model.arePointsLimited, model.ordered.pointAmount]).toEqual([true, 36_500])
    await change
    expect([model.arePointsLimited, model.ordered.pointAmount]).toEqual([true, 36_500])
    await model.chooseCoupon('')
    expect([model.arePointsLimited, model.ordered.pointAmount]).toEqual([false, 38_000])
  })
})
