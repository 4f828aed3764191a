import { cardActions } from '@/domain/order/card-actions'
import { orderFlags } from '@/domain/order/operations'

const actions = (orderState: 'UNPAID' | 'SUCCEEDED', ...orderOperations: string[]) =>
  cardActions(orderFlags({ orderState, orderOperations }))

test.each([
  [[], [], []],
  [['E_TICKET'], ['tickets'], []],
  [['TICKET_TAKING_CODE', 'REFUND'], ['tickets'], ['refund']],
  [['E_TICKET', 'REFUND', 'REBOOK'], ['tickets'], ['refund', 'rebook']],
  [['REFUND', 'REBOOK', 'RETURN', 'VIEW_EXPRESS'], [], ['refund', 'rebook', 'return']],
])('of %j the card has %j, and more %j', (operations, shown, more) => {
  expect(actions('SUCCEEDED', ...operations)).toEqual({ shown, more })
})

test('beside paying, to cancel is behind more', () => {
  expect(actions('UNPAID', 'TO_BE_PAID', 'CANCEL')).toEqual({ shown: [], more: ['cancel'] })
})
