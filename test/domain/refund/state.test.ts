import { orderRefundState } from '@/domain/refund/state'

test.each([
  [[], false, 'NONE'],
  [['IN_PROGRESS'], false, 'REFUNDING'],
  [['REFUNDED', 'IN_PROGRESS'], true, 'REFUNDING'],
  [['FAILED', 'IN_PROGRESS'], true, 'FAILED'],
  [['REFUNDED'], false, 'PARTIAL'],
  [['REFUNDED', 'REFUNDED'], true, 'REFUNDED'],
] as const)('maps the refunds %j (order complete: %s) to the state %s', (refunds, complete, state) => {
  expect(orderRefundState(refunds, complete)).toBe(state)
})
