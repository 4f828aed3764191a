import fc from 'fast-check'
import { fen, sumFen } from '@/domain/money'
import { rebookAmounts } from '@/domain/rebook/amounts'
import { feeOf, refundAmounts, unitShares } from '@/domain/refund/amounts'
import { type RefundRule, ruleAfterRebooking, stepAt } from '@/domain/refund/rule'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR

const rules: fc.Arbitrary<RefundRule> = fc
  .array(fc.record({ before: fc.integer({ min: 0, max: 500 }), fee: fc.integer({ min: 0, max: 10_000 }) }), {
    maxLength: 4,
  })
  .map((steps) => ({
    steps: steps.map(({ before, fee }) => ({ before: before * HOUR, fee })).sort((a, b) => b.before - a.before),
    perSession: 1,
  }))

/** An order of equal units, a part of which a coupon paid. */
const orderOf = (prices: readonly number[], coupon: number) => ({
  units: prices.map((price, at) => ({ unitId: `${at}`, price: fen(price) })),
  lines: [{ kind: 'COUPON', amount: -coupon }],
})

/** What a refund of a whole order brings in money; 0 where it is refused. */
const refunded = (order: ReturnType<typeof orderOf>, rate: number | null): number => {
  if (rate === null) return 0
  const units = new Set(order.units.map(({ unitId }) => unitId))
  return refundAmounts(order, { before: new Set(), units, rate, changed: false, sent: false }).total
}

describe('a rebooking and a refund after it', () => {
  it('bring at most what a refund of the old tickets brings at the moment of the rebooking', () => {
    fc.assert(
      fc.property(
        rules,
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 }),
        fc.record({ price: fc.integer({ min: 0, max: 200_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.record({ old: fc.integer({ min: 0, max: 600 }), later: fc.integer({ min: 0, max: 2_000 }) }),
        (rule, prices, { price, quantity }, reduction, start) => {
          const before = orderOf(
            prices,
            Math.min(
              reduction,
              prices.reduce((sum, each) => sum + each, 0),
            ),
          )
          const shares = unitShares(before)
          const { fee: rate } = stepAt(rule, NOW + start.old * HOUR, NOW)
          const credit = {
            paid: sumFen(shares.map(({ paid }) => paid)),
            granted: sumFen(shares.map(({ coupon }) => coupon)),
            rate,
            refundFee: sumFen(shares.map(({ paid }) => feeOf(paid, rate ?? 0))),
          }
          const { carried, moved, due, fee, back } = rebookAmounts(credit, fen(price * quantity), quantity)
          expect(credit.paid).toBe(moved + fee + back)
          const after = orderOf(Array<number>(quantity).fill(price), carried)
          const own = ruleAfterRebooking(rule, rate)
          const gained = refunded(after, stepAt(own, NOW + start.later * HOUR, NOW).fee) + back - due
          expect(gained).toBeLessThanOrEqual(refunded(before, rate))
        },
      ),
    )
  })

  it('keeps the whole difference where a refund is refused', () => {
    const credit = { paid: fen(88_000), granted: fen(0), rate: null, refundFee: fen(0) }
    expect(rebookAmounts(credit, fen(10_000), 1)).toMatchObject({ moved: 10_000, fee: 78_000, back: 0 })
  })
})
