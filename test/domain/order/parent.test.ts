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
])('maps the child order states %j to the parent state %s', (children, state) => {
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
])('maps the children’s refund states %j to the parent’s refund state %s', (children, state) => {
  expect(parentRefundState(children)).toBe(state)
  expect(parentRefundState([...children].reverse())).toBe(state)
})
