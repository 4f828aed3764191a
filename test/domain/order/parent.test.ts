import { parentRefundState, parentState } from '@/domain/order/parent'
import type { OrderState } from '@/domain/order/state'
import type { OrderRefundState } from '@/domain/refund/state'

test.each<[OrderState[], OrderState]>([
  [['SUCCEEDED', 'SUCCEEDED'], 'SUCCEEDED'],
  [['SUCCEEDED', 'RESERVE'], 'RESERVE'],
  [['DELIVERING_EXPRESS', 'SUCCEEDED'], 'DELIVERING_EXPRESS'],
  [['REFUNDED', 'SUCCEEDED'], 'SUCCEEDED'],
  [['SUCCEEDED', 'UNPAID'], 'UNPAID'],
  [['REFUNDED', 'REFUNDED'], 'REFUNDED'],
  [['CLOSED', 'REFUNDED'], 'REFUNDED'],
  [['CANCELED', 'CLOSED'], 'CLOSED'],
  [['CANCELED', 'CANCELED'], 'CANCELED'],
])('derives from the states of child orders %j the parent state %s', (children, state) => {
  expect(parentState(children)).toBe(state)
  expect(parentState([...children].reverse())).toBe(state)
})

test.each<[OrderRefundState[], OrderRefundState]>([
  [['NONE', 'NONE'], 'NONE'],
  [['NONE', 'REFUNDED'], 'PARTIAL'],
  [['PARTIAL', 'NONE'], 'PARTIAL'],
  [['REFUNDED', 'REFUNDED'], 'REFUNDED'],
  [['REFUNDED', 'REFUNDING'], 'REFUNDING'],
  [['REFUNDING', 'FAILED'], 'FAILED'],
])('derives from the refund states of children %j the parent’s refund state %s', (children, state) => {
  expect(parentRefundState(children)).toBe(state)
  expect(parentRefundState([...children].reverse())).toBe(state)
})
