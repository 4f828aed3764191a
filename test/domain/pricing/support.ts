import fc from 'fast-check'
import { fen } from '@/domain/money'
import type { Basket, BasketUnit } from '@/domain/pricing/basket'
import type { CashCardFacts } from '@/domain/pricing/cash-cards'
import { COUPON_TYPES, type CouponFacts, type UseLimits, USE_RULES } from '@/domain/pricing/coupon-facts'
import type { PricingFacts } from '@/domain/pricing/price-of'
import type { PromotionFacts } from '@/domain/pricing/promotion'
import { RATE_SOURCES, type RateFacts } from '@/domain/pricing/rate'

export const NOW = 1_000_000

export const unit = (over: Partial<BasketUnit> & { unitId: string }): BasketUnit => ({
  price: fen(100_00),
  pieces: 1,
  kind: 'TICKET',
  showId: 'S1',
  sessionId: 'N1',
  seatPlanId: 'P1',
  venueId: 'V1',
  showType: 'concert',
  tagIds: [],
  itemId: '',
  categoryId: '',
  ...over,
})

export const units = (count: number, over: Partial<BasketUnit> = {}): BasketUnit[] =>
  Array.from({ length: count }, (_, at) => unit({ unitId: `${over.seatPlanId ?? 'P1'}_${at + 1}`, ...over }))

export const basketOf = (own: readonly BasketUnit[], over: Partial<Basket> = {}): Basket => ({
  units: own,
  delivery: null,
  service: fen(0),
  ...over,
})

const NO_LIMITS = {
  showIds: [],
  showSessionIds: [],
  seatPlanIds: [],
  venueIds: [],
  showTypes: [],
  tagIds: [],
  itemIds: [],
  categoryIds: [],
}

export const coupon = (
  over: Omit<Partial<CouponFacts>, 'couponUseLimitVO'> & {
    couponUseLimitVO?: Partial<UseLimits>
  } = {},
): CouponFacts => ({
  couponId: 'C1',
  couponType: 'CASH',
  limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
  limitation: 0,
  amount: fen(20_00),
  discount: null,
  qty: 1,
  useCouponRule: 'ALL_SHOW',
  couponBizTypes: ['SHOW'],
  useWay: 'ONLINE',
  combinesWith: true,
  couponStatus: 'AVAILABLE',
  startTime: 0,
  expireTime: NOW + 1,
  ...over,
  couponUseLimitVO: over.couponUseLimitVO ? { ...NO_LIMITS, ...over.couponUseLimitVO } : null,
})

/** Lists of ids. Each list contains some of the units that a case generates. */
const LIMITS = {
  ...NO_LIMITS,
  ...{ showIds: ['S1'], seatPlanIds: ['P1', 'P2'], venueIds: ['V1'], showTypes: ['concert'] },
  ...{ tagIds: ['T1'], itemIds: ['I1'], categoryIds: ['G1'] },
}

const money = (max: number) => fc.integer({ min: 0, max }).map(fen)

const anyUnit = fc.record({
  price: money(900_00),
  pieces: fc.constantFrom(1, 1, 1, 2),
  showId: fc.constantFrom('S1', 'S1', 'S2'),
  seatPlanId: fc.constantFrom('P1', 'P2', 'P3'),
  venueId: fc.constantFrom('V1', 'V2'),
  showType: fc.constantFrom('concert', 'drama'),
  tagIds: fc.constantFrom([], ['T1']),
  kind: fc.constantFrom('TICKET' as const, 'TICKET' as const, 'GOODS' as const),
  itemId: fc.constantFrom('I1', 'I2'),
  categoryId: fc.constantFrom('G1', 'G2'),
})

const anyPromotion = fc.oneof(
  fc.record({
    category: fc.constantFrom('FULL' as const, 'PER' as const),
    threshold: fc.integer({ min: 1_00, max: 900_00 }),
    value: fc.integer({ min: 1, max: 300_00 }),
  }),
  fc.record({
    category: fc.constant('DISCOUNT' as const),
    threshold: fc.integer({ min: 1, max: 4 }),
    value: fc.integer({ min: 1, max: 9_999 }),
  }),
)

const anyCoupon = fc
  .record({
    couponType: fc.constantFrom(...COUPON_TYPES),
    limitationType: fc.constantFrom('AMOUNT', 'QUANTITY', 'NONE_THRESHOLD_DEDUCT_AMOUNT'),
    minimum: fc.integer({ min: 0, max: 900_00 }),
    amount: fc.integer({ min: 1, max: 400_00 }).map(fen),
    discount: fc.integer({ min: 1, max: 9_999 }),
    capped: fc.boolean(),
    qty: fc.integer({ min: 1, max: 3 }),
    useCouponRule: fc.constantFrom(...USE_RULES, 'UNHEARD_OF'),
    couponBizTypes: fc.constantFrom(['SHOW'], ['ITEM'], ['SHOW', 'ITEM']),
    useWay: fc.constantFrom('ONLINE' as const, 'ONLINE' as const, 'OFFLINE' as const),
    combinesWith: fc.boolean(),
    couponStatus: fc.constantFrom('AVAILABLE' as const, 'AVAILABLE' as const, 'PENDING' as const, 'USED' as const),
    expireTime: fc.constantFrom(null, NOW, NOW + 1, NOW + 2),
  })
  .map(({ minimum, capped, amount, discount, ...rest }) => {
    const isRate = rest.couponType === 'DISCOUNT' || rest.couponType === 'FULL_DISCOUNT'
    const isOpen = rest.couponType === 'EXCHANGE' || isRate
    return {
      ...rest,
      limitation: rest.limitationType === 'QUANTITY' ? minimum % 5 : minimum,
      amount: isOpen && !capped ? null : amount,
      discount: isRate ? discount : null,
      couponUseLimitVO: LIMITS,
    }
  })

const anyRate = fc.record({
  rate: fc.option(fc.integer({ min: 1, max: 9_999 })),
  cut: fc.integer({ min: 1, max: 200_00 }).map(fen),
  source: fc.constantFrom(...RATE_SOURCES),
  kind: fc.constantFrom('TICKET' as const, 'TICKET' as const, 'GOODS' as const),
  useCouponRule: fc.constantFrom(...USE_RULES),
})

const anyCash = fc.record({
  balance: money(900_00),
  useCouponRule: fc.constantFrom('ALL_PRODUCT', 'ALL_PRODUCT', ...USE_RULES),
  isChosen: fc.constantFrom(true, true, false),
})

const anyPoints = fc.record({
  usable: fc.integer({ min: 0, max: 90_000 }),
  limitProportion: fc.constantFrom(0, 12.5, 50, 100, 101),
  rate: fc.constantFrom(0, 0.5, 1, 7, 100),
  isAuto: fc.boolean(),
})

/**
 * Purchases of up to eight units with fees, three promotions, five coupons, two rates, a card, points and four cash
 * cards.
 */
export const anyCase = fc
  .record({
    units: fc.array(anyUnit, { minLength: 1, maxLength: 8 }),
    delivery: fc.option(money(50_00)),
    service: money(50_00),
    promotions: fc.array(fc.tuple(fc.constantFrom('S1', 'S2'), anyPromotion), { maxLength: 3 }),
    coupons: fc.array(anyCoupon, { maxLength: 5 }),
    rates: fc.array(anyRate, { maxLength: 2 }),
    promoPrimeShared: fc.boolean(),
    cash: fc.array(anyCash, { maxLength: 4 }),
    points: fc.option(anyPoints),
    wanted: fc.option(money(900_00), { nil: undefined }),
    cover: fc.option(fc.record({ left: fc.integer({ min: 0, max: 3 }), useCouponRule: fc.constantFrom(...USE_RULES) })),
  })
  .map(({ units: bare, delivery, service, promotions, coupons, rates, cash, cover, points, wanted, ...switches }) => ({
    basket: basketOf(
      bare.map((each, at) => unit({ unitId: `U${at}`, ...each })),
      { delivery, service },
    ),
    choice: { points: wanted, cashCards: cash.flatMap(({ isChosen }, at) => (isChosen ? [`B${at}`] : [])) },
    facts: {
      ...switches,
      points,
      cashCards: cash.map(({ isChosen: _, ...each }, at): CashCardFacts => ({
        ...{ cashId: `B${at}`, couponUseLimitVO: LIMITS, ...each },
      })),
      promotions: promotions.map(([showId, each], at): PromotionFacts => ({
        promotionId: `M${at}`,
        showId,
        ...each,
      })),
      coupons: coupons.map((each, at): CouponFacts => coupon({ couponId: `C${at}`, ...each })),
      cover: cover && { coverId: 'K1', couponUseLimitVO: LIMITS, ...cover },
      rates: rates.map(({ cut, ...each }, at): RateFacts => ({
        ...{ rateId: `R${at}`, ...each, cut: each.rate === null ? cut : null, couponUseLimitVO: LIMITS },
      })),
    } satisfies PricingFacts,
  }))

export type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never
