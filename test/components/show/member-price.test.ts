import fc from 'fast-check'
import { runInAction } from 'mobx'
import type { PrimePrivilege } from '@/api/auth'
import type { PreOrder } from '@/api/purchase'
import { showMemberPrice } from '@/components/show/member-prices'
import { showCardFacts } from '@/components/show/show-card/show-card-facts'
import { previewPrice } from '@/components/checkout/preview-price'
import { type Fen, fen } from '@/domain/money'
import { feesOf } from '@/domain/order/all-in'
import type { ShownPrice } from '@/domain/price'
import { ENGINE_VERSION, priceOf } from '@/domain/pricing/price-of'
import { refundAmounts } from '@/domain/refund/amounts'
import { formatMoney } from '@/locales/format-money'
import { coreTexts } from '@/locales/namespace'
import { texts } from '@/locales/texts'
import { orderedMemberPrice } from '@/packages/order/confirm-order/member-prices'
import { SeatPicking } from '@/packages/show/pick-seat/seat-picking'
import { aPreOrder } from '../../support/data/pre-order'
import { aSeatPlan } from '../../support/data/seat-plan'
import { aShowCard } from '../../support/data/show-card'
import { aShowDynamic } from '../../support/data/show'
import { seatWorld } from '../../support/seat-gateway'
import { basketOf, NOW, unit } from '../../domain/pricing/support'
import { beginSale } from '../../packages/show/support'

const LEVELS = { SILVER: 9_800, GOLD: 9_500 } as const

/** The privileges of each kind of buyer; null for a visitor. */
const privilegesOf = (buyer: string, cut: Fen | null): PrimePrivilege | null => {
  if (buyer === 'VISITOR') return null
  const range = { useCouponRule: 'ALL_SHOW', couponUseLimitVO: null }
  const level = buyer === 'SILVER' ? 'SILVER' : 'GOLD'
  const privileges = [
    { privilegeId: level, belongTo: 'LEVEL' as const, targetName: level, rate: LEVELS[level], cut: null, ...range },
    { privilegeId: 'CARD', belongTo: 'CARD' as const, targetName: 'Card', rate: cut ? null : 8_888, cut, ...range },
  ]
  return {
    ...{ primeLevelName: level, itemDiscountPrivilegeVo: null, couponPackageDiscountPrivilegeVo: null },
    ...{ showDiscountPrivilegeVo: { formatDiscount: '', rate: LEVELS[level] }, privilegeToken: '' },
    showDiscountPrivileges: buyer === 'CARD' ? privileges : privileges.slice(0, 1),
  }
}

const money = (max: number, min = 0) => fc.integer({ min, max }).map(fen)

const anyBasket = fc.record({
  price: money(300_000, 1),
  reduced: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 4 }),
  serviceFee: money(5_000),
  unavoidableFee: fc.option(money(3_000)),
  cut: fc.option(money(9_000, 1)),
  promotion: fc.option(
    fc.record({ threshold: fc.integer({ min: 1, max: 600_000 }), value: fc.integer({ min: 1, max: 30_000 }) }),
  ),
})
type AnyBasket = typeof anyBasket extends fc.Arbitrary<infer Value> ? Value : never

/** Returns an amount as the screens draw it. */
const painted = (amount: number | undefined): string => formatMoney(fen(amount ?? -1))
const amountOf = (price: ShownPrice | null): number => (price?.kind === 'amount' ? price.amount : -1)

/** Opens a show page with one tier, and a seat selection with one tier. */
const openScreens = async () => {
  await texts.setLanguage('en-US')
  const { show, stores } = await beginSale({ plans: { n1: [aSeatPlan('p1')] } })
  const seats = seatWorld(['....'])
  const picking = new SeatPicking(seats.services, { showId: 's1', sessionId: 'n1' }, { buyerRemaining: () => null })
  await picking.load()
  picking.select([0])
  return { show, stores, picking, seatStores: seats.services.stores }
}

/** Shows a basket to a buyer on all screens. Returns the sums that they draw, and the prices of one ticket. */
const paintedBy = (
  { show, stores, picking, seatStores }: Awaited<ReturnType<typeof openScreens>>,
  { price, reduced, quantity, serviceFee, unavoidableFee, cut, promotion }: AnyBasket,
  { buyer, promoPrimeShared }: { buyer: string; promoPrimeShared: boolean },
) => {
  const fees = { serviceFee, unavoidableFee }
  const terms = { discountPrivilegeIds: ['SILVER', 'GOLD', 'CARD'], levelRate: 9_500 }
  const facts = { ...fees, ...terms, minOriginalPriceInfo: price, maxOriginalPriceInfo: price, customPrice: null }
  const tierPrices = reduced ? { originalPrice: fen(price + 1), salePrice: price } : { originalPrice: price }
  const privileges = privilegesOf(buyer, cut)
  runInAction(() => {
    for (const each of [stores, seatStores]) each.userFacts.privileges = privileges
    show.dynamic.put(aShowDynamic({ showId: 's1', ...facts }))
    show.selection.plans.put([aSeatPlan('p1', tierPrices)])
    const sale = picking.loaded?.sale
    if (sale && picking.loaded)
      picking.source.loaded.put({
        ...picking.loaded,
        sale: { ...sale, ...fees, ...terms, tiers: [{ ...sale.tiers[0]!, salePrice: null, ...tierPrices }] },
      })
  })
  show.selection.choosePlan('p1')
  show.selection.setQuantity(quantity)
  picking.select(Array.from({ length: quantity }, (_, seat) => seat))

  // The gateway prices the order with the same engine.
  const units = Array.from({ length: quantity }, (_, at) =>
    unit({ unitId: `p1_${at}`, showId: 's1', sessionId: 'n1', seatPlanId: 'p1', price }),
  )
  const rates = stores.userFacts.rates.map(({ label: title, ...rate }) => ({ ...rate, title, couponUseLimitVO: null }))
  const promotions = promotion
    ? [{ promotionId: 'M', title: '', showId: 's1', category: 'FULL' as const, ...promotion }]
    : []
  const { service, delivery } = feesOf(fees, quantity)
  const basket = basketOf(units, { service, delivery: unavoidableFee === null ? null : delivery })
  const pricing = { promotions, coupons: [], rates, promoPrimeShared, cover: null, points: null, cashCards: [] }
  const order = priceOf(basket, {}, pricing, NOW)
  const lines = order.lines.map(({ kind, amount }) => ({ kind, amount, title: '' }))
  const preOrder: PreOrder = aPreOrder({
    ...{ payAmount: order.payAmount, total: order.total, priceLines: lines },
    pricingFacts: {
      engineVersion: ENGINE_VERSION,
      basket: { ...basket, units: units.map((each) => ({ ...each, tagIds: [] })) },
      ...pricing,
    },
  })
  const refund = refundAmounts(
    { units, lines: order.lines, shares: order.shares },
    { before: new Set(), units: new Set(units.map(({ unitId }) => unitId)), rate: 0, changed: true, sent: false },
  )
  const card = aShowCard('s1', facts)
  const hiding = stores.shop.priceHiding
  const plan = show.selection.plan ?? aSeatPlan('p1')
  const cardPrice = showCardFacts(card, texts.translator(coreTexts), NOW, hiding).price
  return {
    lines: order.lines,
    one: {
      public: [amountOf(cardPrice), amountOf(show.priceFrom), amountOf(show.priceOf(plan)), picking.prices[0]].map(
        painted,
      ),
      member: [
        showMemberPrice(stores, card, cardPrice).price,
        show.members.from.price,
        show.members.of(plan).price,
        picking.memberPrices[0],
      ].map((each) => each && painted(each.amount)),
      ordered: orderedMemberPrice(preOrder, 'p1', price),
    },
    sums: {
      shown: [show.total, show.dueFor(plan, quantity, 0)].map(amountOf).concat(picking.sum),
      paid: [
        preOrder.payAmount,
        previewPrice(preOrder, { couponId: '', cashCards: [] }, NOW)?.payAmount,
        order.shares.reduce((sum, { paid }) => sum + paid, 0) + service + (basket.delivery ?? 0),
        refund.total,
      ],
    },
    fees: service + delivery,
  }
}

test('paints the same cents from the card to the refund, for 500 baskets', async () => {
  const screens = await openScreens()
  const walks = ['VISITOR', 'SILVER', 'GOLD', 'CARD'].flatMap((buyer) =>
    [true, false].map((promoPrimeShared) => ({ buyer, promoPrimeShared })),
  )
  let differences = 0
  for (const basket of fc.sample(anyBasket, { numRuns: 500, seed: 41 }))
    for (const walk of walks) {
      const { lines, one, sums, fees } = paintedBy(screens, basket, walk)
      const cutOf = (kind: string) => lines.reduce((sum, line) => sum + (line.kind === kind ? -line.amount : 0), 0)
      const [member] = one.member
      const [shown = -1] = sums.shown
      const [paid = -1] = sums.paid
      const isPublic = member === null || member === undefined
      // A promotion that saves more than the rates replaces them. The order then costs less than shown.
      const isReplaced = !isPublic && cutOf('MEMBER') === 0
      const publicSum = basket.price * basket.quantity + fees
      const perTicket = (shown - fees) / basket.quantity
      const isRight =
        [one.public, one.member, sums.shown, sums.paid].every((values) => new Set<unknown>(values).size === 1) &&
        isPublic === (shown === publicSum) &&
        painted(paid + cutOf('PROMOTION')) === painted(isReplaced ? publicSum : shown) &&
        paid <= shown &&
        (cutOf('MEMBER') === 0 || painted(one.ordered?.amount) === painted(perTicket))
      if (!isRight) differences += 1
    }
  expect(differences).toBe(0)
})
