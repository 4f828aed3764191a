import fc from 'fast-check'
import { priced } from '../../../scripts/gateway/modules/trade/pricing/service'
import { planPrice } from '@/components/show/sale-prices'
import { couponCut } from '@/domain/coupon/fit'
import { fen } from '@/domain/money'
import { lowestPrice } from '@/domain/price'
import { unitPrice } from '@/packages/order/preload-ticket/tier'
import { aShowDynamic } from '../../support/data/show'

const NOT_HIDDEN = { hidden: false, text: '' }
const money = (max: number) => fc.integer({ min: 0, max }).map(fen)

const choice = fc.record({
  price: money(300_000),
  units: fc.integer({ min: 1, max: 6 }),
  reduced: fc.boolean(),
  unitQty: fc.integer({ min: 1, max: 3 }),
  serviceFee: money(5_000),
  unavoidableFee: fc.option(money(3_000)),
  coupon: fc.record({
    couponType: fc.constantFrom('DISCOUNT', 'CASH'),
    threshold: money(100_000),
    amount: fc.integer({ min: 1, max: 100 }),
  }),
})

test('shows one sum for one choice on card, tier, total, grab and order', () => {
  fc.assert(
    fc.property(choice, ({ price, units, unitQty, reduced, serviceFee, unavoidableFee, coupon }) => {
      const fees = { serviceFee, unavoidableFee }
      const show = { ...aShowDynamic(), ...fees, minOriginalPriceInfo: price, maxOriginalPriceInfo: price }
      const cut = couponCut(coupon, fen(price * units))
      const order = (count: number, ticketCount: number) =>
        priced({
          ...{ tickets: fen(price * count), ticketCount, fees },
          reductions: [{ kind: 'COUPON', amount: -cut }],
        })
      const shows = (amount: number) => ({ kind: 'amount', amount, from: false })
      const plan = reduced
        ? { originalPrice: fen(price + 1), salePrice: price, unitQty }
        : { originalPrice: price, salePrice: null, unitQty }
      const { lines, total, payAmount } = order(units, units * unitQty)

      expect(total).toBe(price * units + serviceFee * units * unitQty + (unavoidableFee ?? 0))
      expect(payAmount).toBe(total - cut)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(payAmount)
      expect(planPrice(plan, units, show, NOT_HIDDEN)).toEqual(shows(total))
      const one = shows(order(1, unitQty).total)
      expect([planPrice(plan, 1, show, NOT_HIDDEN), unitPrice({ price, unitQty }, fees, NOT_HIDDEN)]).toEqual([
        one,
        one,
      ])
      expect(lowestPrice(show, NOT_HIDDEN)).toEqual(shows(order(1, 1).total))
    }),
  )
})
