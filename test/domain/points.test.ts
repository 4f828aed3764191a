import fc from 'fast-check'
import { fen } from '@/domain/money'
import { usablePoints } from '@/domain/points'

describe('points for an order', () => {
  it.each([
    [
      'the rule’s part of the order',
      38_000,
      100_000,
      { limitProportion: 10, rate: 100 },
      { price: 3_800, points: 3_800 },
    ],
    ['the balance’s worth', 38_000, 950, { limitProportion: 10, rate: 100 }, { price: 900, points: 900 }],
    ['whole yuan', 12_345, 100_000, { limitProportion: 10, rate: 10 }, { price: 1_200, points: 120 }],
  ])('pay %s', (_, amount, balance, rule, use) => {
    expect(usablePoints(fen(amount), balance, rule)).toEqual(use)
  })

  it.each([
    ['without a rule', 38_000, 1_000, null],
    ['at rate 0', 38_000, 1_000, { limitProportion: 10, rate: 0 }],
    ['for less than a yuan', 999, 1_000, { limitProportion: 10, rate: 1 }],
    ['with an empty balance', 38_000, 0, { limitProportion: 10, rate: 1 }],
  ])('are not offered %s (decision 43)', (_, amount, balance, rule) => {
    expect(usablePoints(fen(amount), balance, rule)).toBeNull()
  })

  it('never pay more than the order, nor cost more than the balance', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 1_000 }),
        (amount, balance, limitProportion, rate) => {
          const use = usablePoints(fen(amount), balance, { limitProportion, rate })
          return use === null || (use.price <= amount && use.points <= balance)
        },
      ),
    )
  })
})
