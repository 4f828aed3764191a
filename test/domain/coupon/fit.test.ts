import { couponCut, couponFits, type FittingCoupon } from '@/domain/coupon/fit'
import { fen } from '@/domain/money'
import type { PurchaseItem } from '@/domain/purchase/purchase'

describe('a coupon takes off', () => {
  it.each([
    ['CASH', 10000, 2000, 9999, 0],
    ['CASH', 10000, 2000, 10000, 2000],
    ['REDUCTION', 0, 2000, 1500, 1500],
    ['DISCOUNT', 0, 90, 48000, 4800],
    ['DISCOUNT', 0, 90, 15, 1],
  ])('%s from %i, amount %i, of %i fen: %i', (couponType, threshold, amount, left, cut) => {
    expect(couponCut({ couponType, threshold, amount }, fen(left))).toBe(cut)
  })
})

describe('a coupon', () => {
  const NOW = 1_000
  const ticket: PurchaseItem = {
    kind: 'TICKET',
    id: 'P1',
    showId: 'S1',
    category: 'CONCERT',
    quantity: 2,
    price: fen(50_00),
  }
  const cup: PurchaseItem = { ...ticket, kind: 'GOODS', id: 'G1', showId: null, category: 'SOUVENIR' }
  const coupon: FittingCoupon = {
    couponType: 'CASH',
    threshold: 100_00,
    amount: 20_00,
    category: null,
    showId: null,
    startTime: NOW,
  }

  it.each<[string, Partial<FittingCoupon>, PurchaseItem[], number, string | null]>([
    ['without a scope fits tickets', {}, [ticket], 100_00, null],
    ['without a scope fits goods', {}, [cup], 100_00, null],
    ['of the category fits', { category: 'CONCERT' }, [ticket], 100_00, null],
    ['of another category does not', { category: 'DRAMA' }, [ticket], 100_00, 'scope'],
    ['of the show fits', { showId: 'S1' }, [ticket], 100_00, null],
    ['of another show does not', { showId: 'S2' }, [ticket], 100_00, 'scope'],
    ['of a show does not fit goods of no show', { showId: 'S1' }, [cup], 100_00, 'scope'],
    ['of a category needs every item in it', { category: 'CONCERT' }, [ticket, cup], 100_00, 'scope'],
    ['not valid yet does not', { startTime: NOW + 1 }, [ticket], 100_00, 'early'],
    ['below its threshold does not', {}, [ticket], 99_99, 'threshold'],
  ])('%s', (_, over, items, left, blockReason) => {
    expect(couponFits({ ...coupon, ...over }, { items }, fen(left), NOW)).toEqual({
      cut: blockReason ? 0 : 20_00,
      blockReason,
    })
  })
})
