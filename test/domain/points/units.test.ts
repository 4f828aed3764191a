import fc from 'fast-check'
import { fen } from '@/domain/money'
import { movedPoints, pointsByUnit } from '@/domain/points/lot'

const shares = (...amounts: number[]) => amounts.map((amount, at) => ({ unitId: `U${at}`, points: fen(amount) }))

describe('the points of units', () => {
  it.each([
    ['by the amounts that points paid', 1_000, [7_00, 3_00], [700, 300]],
    ['by the largest remainder', 10, [3_34, 3_33, 3_33], [4, 3, 3]],
    ['only among units that points paid', 5, [5_00, 0], [5, 0]],
    ['exactly for a rate that a double cannot multiply', 2_000_000_001, [1, 2, 0], [666_666_667, 1_333_333_334, 0]],
  ])('are split %s', (_, points, amounts, expected) => {
    expect([...pointsByUnit(points, shares(...amounts)).values()]).toEqual(expected)
  })

  it('add up to all points, in any sequence of the units', () => {
    const order = fc.array(fc.integer({ min: 0, max: 5_000_00 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), order, (points, amounts) => {
        const own = shares(...amounts)
        const byUnit = pointsByUnit(points, own)
        const paid = amounts.some((amount) => amount > 0)
        expect([...byUnit.values()].reduce((sum, each) => sum + each, 0)).toBe(paid ? points : 0)
        expect(pointsByUnit(points, [...own].reverse())).toEqual(byUnit)
      }),
    )
  })
})

describe('the points of rebooked tickets', () => {
  it.each([
    ['all move with the whole amount', 1_000, 10_00, 10_00, 1_000],
    ['a part moves with a part of the amount', 1_000, 10_00, 3_50, 350],
    ['a fraction of a point is rounded up', 10, 10_00, 3_50, 4],
    ['none move without an amount', 1_000, 10_00, 0, 0],
    ['none move for tickets without points', 0, 0, 0, 0],
    ['large numbers are exact', 2_000_000_001, 3, 1, 666_666_667],
  ])('%s', (_, points, granted, carried, expected) => {
    expect(movedPoints(points, fen(granted), fen(carried))).toBe(expected)
  })
})
