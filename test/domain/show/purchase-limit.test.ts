import { purchaseLimit } from '@/domain/show/purchase-limit'

const open = { stock: null, planLimit: null, sessionLimit: null, buyerRemaining: null, unitQty: 1 }

describe('the maximum number of units of a tier in one order', () => {
  test('is infinite if no limits are set', () => {
    expect(purchaseLimit(open)).toEqual({ most: Infinity, reason: null })
  })

  test('is the smallest of all limits, with the limit’s reason', () => {
    expect(purchaseLimit({ ...open, stock: 3, planLimit: 6 })).toEqual({ most: 3, reason: 'stock' })
    expect(purchaseLimit({ ...open, stock: 30, planLimit: 6, sessionLimit: 4 })).toEqual({ most: 4, reason: 'order' })
    expect(purchaseLimit({ ...open, planLimit: 6, buyerRemaining: 2 })).toEqual({ most: 2, reason: 'buyer' })
  })

  test('has the reason “order” for a buyer who has no previous tickets', () => {
    expect(purchaseLimit({ ...open, planLimit: 4, buyerRemaining: 4 }).reason).toBe('order')
  })

  test('counts only complete packages if a limit is given in tickets', () => {
    expect(purchaseLimit({ ...open, unitQty: 3, sessionLimit: 8 })).toEqual({ most: 2, reason: 'order' })
    expect(purchaseLimit({ ...open, unitQty: 3, buyerRemaining: 2 })).toEqual({ most: 0, reason: 'buyer' })
  })

  test('is never negative', () => {
    expect(purchaseLimit({ ...open, buyerRemaining: -1 }).most).toBe(0)
  })
})
