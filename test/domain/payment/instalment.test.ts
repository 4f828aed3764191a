import fc from 'fast-check'
import { fen } from '@/domain/money'
import { instalmentPlans } from '@/domain/payment/instalment'

describe('instalments', () => {
  it('consist of 3, 6 or 12 equal parts, which include the fee', () => {
    expect(instalmentPlans(fen(38_000))).toEqual([
      { periods: 3, each: 12_857, fee: 571, total: 38_571 },
      { periods: 6, each: 6_524, fee: 1_144, total: 39_144 },
      { periods: 12, each: 3_357, fee: 2_284, total: 40_284 },
    ])
  })

  it('are not offered for a small amount', () => {
    expect(instalmentPlans(fen(9_999))).toEqual([])
  })

  it('add up to the amount and the fee', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 100_000_000 }), (amount) =>
        instalmentPlans(fen(amount)).every(
          ({ periods, each, fee, total }) => each * periods === total && total - fee === amount && fee > 0,
        ),
      ),
    )
  })
})
