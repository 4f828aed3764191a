import { purchaseLimit } from '@/domain/show/purchase-limit'

const open = { stock: null, planLimit: null, sessionLimit: null, buyerRemaining: null, unitQty: 1 }

describe('how many units of a tier one order may hold', () => {
  test('has no bound without limits', () => {
    expect(purchaseLimit(open)).toEqual({ most: Infinity, reason: null })
  })

  test('the tightest bound counts and is named', () => {
    expect(purchaseLimit({ ...open, stock: 3, planLimit: 6 })).toEqual({ most: 3, reason: 'stock' })
    expect(purchaseLimit({ ...open, stock: 30, planLimit: 6, sessionLimit: 4 })).toEqual({ most: 4, reason: 'order' })
    expect(purchaseLimit({ ...open, planLimit: 6, buyerRemaining: 2 })).toEqual({ most: 2, reason: 'buyer' })
  })

  test('a buyer without tickets gets the order’s limit as the reason', () => {
    expect(purchaseLimit({ ...open, planLimit: 4, buyerRemaining: 4 }).reason).toBe('order')
  })

  test('limits in tickets count whole packages', () => {
    expect(purchaseLimit({ ...open, unitQty: 3, sessionLimit: 8 })).toEqual({ most: 2, reason: 'order' })
    expect(purchaseLimit({ ...open, unitQty: 3, buyerRemaining: 2 })).toEqual({ most: 0, reason: 'buyer' })
  })

  test('is never negative', () => {
    expect(purchaseLimit({ ...open, buyerRemaining: -1 }).most).toBe(0)
  })
})
