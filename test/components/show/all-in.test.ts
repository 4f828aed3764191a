import fc from 'fast-check'
import { fen } from '@/domain/money'
import { feesOf } from '@/domain/order/all-in'
import { lowestPrice } from '@/domain/price'
import { priceOf } from '@/domain/pricing/price-of'
import { planPrice } from '@/packages/show/sale/plan-price'
import { unitPrice } from '@/packages/order/preload-ticket/tier'
import { aShowDynamic } from '../../support/data/show'
import { basketOf, NOW, units as tickets } from '../../domain/pricing/support'

const NOT_HIDDEN = { hidden: false, text: '' }
const money = (max: number) => fc.integer({ min: 0, max }).map(fen)

const choice = fc.record({
  price: money(300_000),
  units: fc.integer({ min: 1, max: 6 }),
  reduced: fc.boolean(),
  unitQty: fc.integer({ min: 1, max: 3 }),
  serviceFee: money(5_000),
  unavoidableFee: fc.option(money(3_000)),
})

test('shows the same sum on show card, tier, total, grab order and order', () => {
  fc.assert(
    fc.property(choice, ({ price, units, unitQty, reduced, serviceFee, unavoidableFee }) => {
      const fees = { serviceFee, unavoidableFee }
      const show = {
        ...aShowDynamic(),
        ...fees,
        minOriginalPriceInfo: price,
        maxOriginalPriceInfo: price,
      }
      const order = (count: number) => {
        const own = tickets(count, { price, pieces: unitQty })
        const service = feesOf(fees, count * unitQty).service
        const basket = basketOf(own, { delivery: unavoidableFee, service })
        return priceOf(basket, {}, { promotions: [], coupons: [] }, NOW)
      }
      const shows = (amount: number) => ({ kind: 'amount', amount, from: false })
      const plan = reduced
        ? { seatPlanId: 'p1', originalPrice: fen(price + 1), salePrice: price, unitQty }
        : { seatPlanId: 'p1', originalPrice: price, salePrice: null, unitQty }
      const session = { showId: 's1', sessionId: 'n1' }
      const { lines, total, payAmount } = order(units)

      expect(total).toBe(price * units + serviceFee * units * unitQty + (unavoidableFee ?? 0))
      expect(payAmount).toBe(total)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(payAmount)
      expect(planPrice(plan, { units, session }, show, NOT_HIDDEN)).toEqual(shows(total))
      const one = shows(order(1).total)
      expect([
        planPrice(plan, { units: 1, session }, show, NOT_HIDDEN),
        unitPrice({ price, unitQty }, fees, NOT_HIDDEN),
      ]).toEqual([one, one])
      expect(planPrice(plan, { units, session, covered: units }, show, NOT_HIDDEN)).toEqual(
        shows(order(units).total - price * units),
      )
      expect(lowestPrice(show, NOT_HIDDEN)).toEqual(shows(price + serviceFee + (unavoidableFee ?? 0)))
    }),
  )
})
