import { invoiceDeadline, itemInvoiceObstacle } from '@/domain/invoice/offer'

const DONE = Date.UTC(2026, 10, 20)
const order = { state: 'SUCCEEDED' as const, amount: 1_600, completedAt: DONE }

describe('the obstacle to an invoice of an item order', () => {
  it.each([
    ['a completed order', {}, null],
    ['the rest of refunded parking', { state: 'REFUNDED' }, null],
    ['an unpaid order', { state: 'UNPAID', amount: 0, completedAt: null }, 'NOT_PAID'],
    ['a closed order', { state: 'CLOSED', amount: 0, completedAt: null }, 'NOT_PAID'],
    ['goods before the handover', { state: 'PAID', completedAt: null }, 'NOT_DONE'],
    ['a refund under way', { state: 'REFUNDING', amount: 800 }, 'REFUNDING'],
    ['a full refund', { state: 'REFUNDED', amount: 0 }, 'REFUNDED'],
    ['an order that points or coupons paid', { amount: 0 }, 'NO_MONEY'],
  ] as const)('is found for %s', (_, more, obstacle) => {
    expect(itemInvoiceObstacle({ ...order, ...more }, DONE)).toBe(obstacle)
  })

  it('begins 90 days after the completion', () => {
    const end = invoiceDeadline(DONE)
    expect([itemInvoiceObstacle(order, end - 1), itemInvoiceObstacle(order, end)]).toEqual([null, 'ITEM_OVER'])
  })
})
