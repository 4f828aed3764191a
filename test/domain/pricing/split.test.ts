import * as fc from 'fast-check'
import { sumFen } from '@/domain/money'
import { priceOf } from '@/domain/pricing/price-of'
import { splitPrice } from '@/domain/pricing/split'
import { anyCase, NOW } from './support'

describe('the prices of tickets and goods that are paid together', () => {
  it('add up to the price of the purchase', () => {
    fc.assert(
      fc.property(anyCase, ({ basket, choice, facts }) => {
        const priced = priceOf(basket, choice, facts, NOW)
        const { tickets, goods } = splitPrice(priced, basket.units)
        const both = [tickets, goods]
        expect(sumFen(both.map(({ payAmount }) => payAmount))).toBe(priced.payAmount)
        expect(sumFen(both.map(({ total }) => total))).toBe(priced.total)
        expect(tickets.points + goods.points).toBe(priced.points?.points ?? 0)
        expect(both.every(({ payAmount }) => payAmount >= 0)).toBe(true)
        for (const { cashId, amount } of priced.cashCards)
          expect(
            sumFen(
              both.flatMap(({ cash }) => cash.filter((each) => each.cashId === cashId).map((each) => each.amount)),
            ),
          ).toBe(amount)
      }),
      { numRuns: 200 },
    )
  })
})
