import type { PricingFactsAnswer } from '@/api/pricing-facts'
import { preOrder, type PreOrderParams } from '@/api/purchase'
import { fen } from '@/domain/money'
import { ENGINE_VERSION, priceOf } from '@/domain/pricing/price-of'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { basketOf, coupon, units } from '../../../domain/pricing/support'
import { aPreOrder } from '../../../support/data/pre-order'
import { anAgreement } from '../../../support/data/payment'
import { aPurchase } from '../../../support/data/purchase'
import { NOW } from '../../../support/fake-clock'
import { setUp } from '../support'

const SWITCHES = ['autoChooseBestCoupon', 'autoChoosePoint', 'promoPrimeShared', 'isShowPrimeCard'] as const
type Switches = Record<(typeof SWITCHES)[number], boolean>

/** Every combination of the merchant's switches. */
const EVERY: Switches[] = Array.from(
  { length: 2 ** SWITCHES.length },
  (_, bits) => Object.fromEntries(SWITCHES.map((name, at) => [name, Boolean(bits & (1 << at))])) as Switches,
)

const RULE = { useCouponRule: 'ALL_PRODUCT', couponUseLimitVO: null }
const RATE = { rateId: 'GOLD', source: 'LEVEL' as const, kind: 'TICKET' as const, title: '', rate: 9_500, cut: null }
const COUPON = coupon({ amount: fen(20_00), startTime: 0, expireTime: null })
/** Benefits and money of a buyer. */
const HOLDINGS = {
  nothing: { coupons: [], rates: [], usable: 0, cashCards: [] },
  benefits: { coupons: [COUPON], rates: [{ ...RATE, ...RULE }], usable: 0, cashCards: [] },
  money: { coupons: [], rates: [], usable: 50_000, cashCards: [{ cashId: 'B1', balance: fen(500_00), ...RULE }] },
  everything: {
    ...{ coupons: [COUPON], rates: [{ ...RATE, ...RULE }], usable: 50_000 },
    cashCards: [{ cashId: 'B1', balance: fen(500_00), ...RULE }],
  },
}

/** A gateway that prices with the engine, and applies the merchant's switches where the request contains no choice. */
const gateway =
  (switches: Switches, { usable, ...own }: (typeof HOLDINGS)[keyof typeof HOLDINGS]) =>
  ({ couponId, pointAmount: points, cashCards }: PreOrderParams) => {
    const basket = basketOf(units(2))
    const rule = { usable, limitProportion: 50, rate: 100, isAuto: switches.autoChoosePoint }
    const promotions = [
      { promotionId: 'M1', title: '', showId: 'S1', category: 'FULL' as const, threshold: 1, value: 5_00 },
    ]
    const facts = { ...own, promotions, promoPrimeShared: switches.promoPrimeShared, points: rule, cover: null }
    const priced = priceOf(basket, { couponId, points, cashCards }, facts, NOW)
    return aPreOrder({
      ...{ payAmount: priced.payAmount, total: priced.total, couponId: priced.couponId, agreement: anAgreement() },
      priceLines: priced.lines.map(({ kind, amount }) => ({ kind, amount, title: '' })),
      pointUsage: priced.points && {
        ...{ usable, rate: 100, limitProportion: 50 },
        ...{ ...priced.points, left: usable - priced.points.points },
      },
      cashCards: priced.cashCards.map(({ cashId, amount, stays }) => ({
        ...{ userCardInstanceId: cashId, name: cashId, expirationTime: null, balance: fen(500_00) },
        ...{ amount, left: stays, reason: '' },
      })),
      pricingFacts: { engineVersion: ENGINE_VERSION, basket, ...facts } as unknown as PricingFactsAnswer,
    })
  }

const open = async (switches: Switches, holdings: keyof typeof HOLDINGS) => {
  const { show, configure } = setUp([[preOrder, gateway(switches, HOLDINGS[holdings])]])
  configure(switches)
  const { model } = await show((deps) => new ConfirmOrderModel(deps, aPurchase()).checkout)
  return model
}

describe('a checkout in 64 settings', () => {
  it.each(Object.keys(HOLDINGS) as (keyof typeof HOLDINGS)[])(
    'selects nothing unless the merchant preselects it, for a buyer with %s',
    async (holdings) => {
      for (const switches of EVERY) {
        const { agreement, attendees, price, pricing } = await open(switches, holdings)
        const { coupons, usable } = HOLDINGS[holdings]
        const isCoupon = switches.autoChooseBestCoupon && coupons.length > 0
        const isPoints = switches.autoChoosePoint && usable > 0
        expect({
          ...{ switches, coupon: price?.couponId !== '', points: (price?.pointUsage?.amount ?? 0) > 0 },
          ...{ cards: price?.cashCards.filter(({ amount }) => amount > 0), ordered: pricing.ordered.cashCards },
          ...{ agreed: agreement.agreed, people: attendees?.chosenIds, items: pricing.ordered.items },
        }).toEqual({
          ...{ switches, coupon: isCoupon, points: isPoints, cards: [], ordered: undefined },
          ...{ agreed: false, people: [], items: undefined },
        })
      }
    },
  )
})
