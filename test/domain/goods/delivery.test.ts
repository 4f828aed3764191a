import fc from 'fast-check'
import { courierFee, wayOfGoods } from '@/domain/goods/delivery'
import { fen } from '@/domain/money'

const FEES = { first: fen(1200), next: fen(400), freeFrom: fen(19900) }

describe('the courier’s fee', () => {
  it.each([
    [0, 1200],
    [1000, 1200],
    [1001, 1600],
    [3000, 2000],
  ])('is computed from %s g: %s fen', (grams, fee) => {
    expect(courierFee(FEES, grams, fen(100))).toBe(fee)
  })

  it('is zero from the sum of free delivery', () => {
    expect([courierFee(FEES, 5000, fen(19899)), courierFee(FEES, 5000, fen(19900))]).toEqual([2800, 0])
  })

  it('is due for any sum where delivery is never free', () => {
    expect(courierFee({ ...FEES, freeFrom: null }, 1000, fen(1_000_000))).toBe(1200)
  })

  it('never falls with the weight', () => {
    const grams = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(grams, grams, (one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        return courierFee(FEES, light, fen(0)) <= courierFee(FEES, heavy, fen(0))
      }),
    )
  })
})

describe('the way of goods', () => {
  it('is the chosen one if the goods allow it', () => {
    expect(wayOfGoods(['EXPRESS', 'SELF_TAKE'], 'SELF_TAKE')).toBe('SELF_TAKE')
  })

  it('is the only allowed one for each choice', () => {
    expect(wayOfGoods(['CODE'], 'EXPRESS')).toBe('CODE')
  })

  it('requires at least one allowed way', () => {
    expect(() => wayOfGoods([], undefined)).toThrow('no way')
  })
})
