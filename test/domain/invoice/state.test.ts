import { invoiceDeadline, invoiceObstacle } from '@/domain/invoice/offer'
import { canInvoiceBecome, INVOICE_STATES, isLiveInvoice } from '@/domain/invoice/state'

test('approves or rejects only applications, and cancels only applications or issued invoices', () => {
  const moves = INVOICE_STATES.flatMap((from) =>
    INVOICE_STATES.filter((to) => canInvoiceBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves.sort()).toEqual(['APPLYING CANCELED', 'APPLYING REJECTED', 'APPLYING SUCCESS', 'SUCCESS CANCELED'])
  expect(INVOICE_STATES.filter(isLiveInvoice)).toEqual(['APPLYING', 'SUCCESS'])
})

const END = Date.UTC(2026, 11, 1)
const DAY = 86_400_000
const order = { state: 'SUCCEEDED', refundState: 'NONE', amount: 1, showEnd: END, offered: true } as const

test.each([
  ['before the show', {}, END - 40 * DAY, null],
  ['89 days after it', {}, END + 89 * DAY, null],
  ['in the last millisecond', {}, END + 90 * DAY - 1, null],
  ['90 days after it', {}, END + 90 * DAY, 'OVER'],
  ['whose parcel is on its way', { state: 'DELIVERING_EXPRESS' }, END, 'NOT_DONE'],
  ['unpaid', { state: 'UNPAID' }, END, 'NOT_PAID'],
  ['canceled', { state: 'CANCELED' }, END, 'NOT_PAID'],
  ['refunded', { state: 'REFUNDED', amount: 0 }, END, 'REFUNDED'],
  ['with a pending refund', { refundState: 'REFUNDING' }, END, 'REFUNDING'],
  ['paid only by a coupon', { amount: 0 }, END, 'NO_MONEY'],
  ['of a show without invoices', { offered: false }, END, 'NOT_OFFERED'],
] as const)('returns the reason why an order %s gets no invoice, or null: %j', (_, facts, now, obstacle) => {
  expect(invoiceObstacle({ ...order, ...facts }, now)).toBe(obstacle)
})

test('ends the invoice application period 90 days after the end of the show', () => {
  expect(invoiceDeadline(END) - END).toBe(90 * DAY)
})
