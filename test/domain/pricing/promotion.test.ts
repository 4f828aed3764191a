import fc from 'fast-check'
import { fen } from '@/domain/money'
import { promotionCut } from '@/domain/pricing/promotion'

const CATEGORY = ['FULL', 'PER', 'DISCOUNT'] as const

describe('the reduction by a promotion', () => {
  it.each([
    ['FULL', 20000, 2000, 19999, 1, 0],
    ['FULL', 20000, 2000, 20000, 1, 2000],
    ['FULL', 20000, 2000, 90000, 1, 2000],
    ['PER', 60000, 5000, 59999, 1, 0],
    ['PER', 60000, 5000, 180000, 3, 15000],
    ['DISCOUNT', 3, 9_000, 30000, 2, 0],
    ['DISCOUNT', 3, 9_000, 38400, 3, 3840],
    ['DISCOUNT', 3, 9_000, 33333, 3, 3333],
  ] as const)(
    'is calculated: type %s, from %i, value %i, %i fen, %i tickets: %i',
    (category, threshold, value, amount, tickets, cut) => {
      expect(promotionCut({ category, threshold, value }, fen(amount), tickets)).toBe(cut)
    },
  )

  it('is at most the price of the tickets, and never negative', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORY),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 50 }),
        (category, threshold, value, amount, tickets) => {
          const cut = promotionCut({ category, threshold, value }, fen(amount), tickets)
          return cut >= 0 && cut <= amount
        },
      ),
    )
  })
})
