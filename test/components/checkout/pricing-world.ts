import type { PricingFactsAnswer } from '@/api/pricing-facts'
import type { OrderCoupon } from '@/api/purchase'
import type { CheckoutPrice } from '@/components/checkout/checkout-price'
import { type Choice, PricingModel } from '@/components/checkout/pricing.model'
import { fen } from '@/domain/money'
import { ENGINE_VERSION } from '@/domain/pricing/price-of'
import { basketOf, coupon as aCoupon, units } from '../../domain/pricing/support'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'

const coupon = (couponId: string, discountAmount: number): OrderCoupon => ({
  couponId,
  couponTemplateId: 'CT1',
  title: couponId,
  discountAmount: fen(discountAmount),
  startTime: null,
  expireTime: null,
  usable: true,
  reason: null,
  couponType: 'CASH',
})
const coupons = [coupon('C1', 1_000), coupon('C2', 3_000)]

/** A gateway’s price of one ticket with two coupons, which reduces by the chosen one. */
export const priced = ({ couponId = '' }: Choice): CheckoutPrice => {
  const used = coupons.find((each) => each.couponId === couponId)
  const payAmount = fen(76_000 - (used?.discountAmount ?? 0))
  return { payAmount, total: fen(76_000), priceLines: [], agreement: null, coupons, couponId }
}

/** Creates a model whose gateway is `answer`, with the requests, errors and log entries that it makes. */
export const make = (
  answer: (choice: Choice) => CheckoutPrice = priced,
  stored: { initial?: Choice; onChoice?: (choice: Choice) => unknown } = {},
) => {
  const logged: string[] = []
  const services = { ...fakeServices().services, log: (message: string) => void logged.push(message) }
  const errors: unknown[] = []
  const asked: Choice[] = []
  const model = new PricingModel({
    clock: services.clock,
    log: services.log,
    screen: screenScope(services).screen,
    price: async (choice) => {
      asked.push(choice)
      return answer(choice)
    },
    onError: (error) => void errors.push(error),
    ...stored,
  })
  return { model, errors, asked, logged }
}

/** Facts with which the price of the second coupon is calculated. */
export const FACTS = {
  ...{
    engineVersion: ENGINE_VERSION,
    promotions: [],
    coupons: [aCoupon({ couponId: 'C2', amount: fen(3_000), expireTime: null })],
  },
  basket: basketOf(units(1, { price: fen(76_000) })),
} as unknown as PricingFactsAnswer
