import { fen } from '@/domain/money'
import { itemRefund, type ItemRefundFacts, type ItemRefundRule } from '@/domain/refund/item'

const DAY = 86_400_000
const facts: ItemRefundFacts = { paid: fen(1_000), paidAt: 0, isUsed: false }
const all = { blockReason: null, amount: 1_000, until: 7 * DAY }
const left = (amount: number) => ({ balance: { full: fen(3_000), left: fen(amount) } })

describe('the refund of an item order', () => {
  it.each<[ItemRefundRule, number, Partial<ItemRefundFacts>, object]>([
    ['UNUSED_7_DAYS', 0, {}, all],
    ['UNUSED_7_DAYS', 7 * DAY - 1, {}, all],
    ['UNUSED_7_DAYS', 7 * DAY, {}, { blockReason: 'TOO_LATE' }],
    ['UNUSED_7_DAYS', 0, { isUsed: true }, { blockReason: 'USED' }],
    ['UNUSED_7_DAYS', 7 * DAY, { isUsed: true }, { blockReason: 'USED' }],
    ['UNUSED_7_DAYS', 0, { paid: fen(0) }, { blockReason: null, amount: 0, until: 7 * DAY }],
    ['BALANCE', 400 * DAY, left(3_000), { blockReason: null, amount: 1_000, until: null }],
    ['BALANCE', 0, { ...left(1_000), isUsed: true }, { blockReason: null, amount: 333, until: null }],
    ['BALANCE', 0, left(0), { blockReason: 'USED' }],
    ['BALANCE', 0, left(4_000), { blockReason: null, amount: 1_000, until: null }],
    ['BALANCE', 0, { ...left(3_000), isBooked: true }, { blockReason: 'BOOKED' }],
    ['NEVER', 0, {}, { blockReason: 'NEVER' }],
  ])('applies the rule %s at %d ms to %o: %o', (rule, now, more, expected) => {
    expect(itemRefund(rule, { ...facts, ...more }, now)).toEqual(expected)
  })
})
