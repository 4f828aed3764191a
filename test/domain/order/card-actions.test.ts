import { cardActions } from '@/domain/order/card-actions'
import { orderGiftEntry } from '@/domain/order/gift-entry'
import { orderFlags } from '@/domain/order/operations'

const actions = (
  orderState: 'UNPAID' | 'SUCCEEDED',
  orderOperations: string[],
  { isCanceledShow = false }: { isCanceledShow?: boolean } = {},
) => {
  const gift = orderGiftEntry({ orderState, orderOperations, qty: 1 })
  return cardActions(orderFlags({ orderState, orderOperations }), { gift, isCanceledShow })
}

test.each([
  [[], [], []],
  [['E_TICKET'], ['tickets'], ['transfer']],
  [['TICKET_TAKING_CODE', 'REFUND'], ['tickets'], ['transfer', 'refund']],
  [['E_TICKET', 'REFUND', 'REBOOK'], ['tickets'], ['transfer', 'refund', 'rebook']],
  [['REFUND', 'REBOOK', 'RETURN', 'VIEW_EXPRESS'], [], ['refund', 'rebook', 'resale']],
  [['VIEW_EXPRESS', 'SEND_AGAIN', 'REFUND'], ['sendAgain'], ['refund']],
])('maps the operations %j to the actions %j and the menu %j', (operations, shown, more) => {
  expect(actions('SUCCEEDED', operations)).toEqual({ shown, more })
})

test('shows the refund of a cancelled show on the card', () => {
  const canceled = actions('SUCCEEDED', ['E_TICKET', 'REFUND'], { isCanceledShow: true })
  expect(canceled).toEqual({ shown: ['refund'], more: [] })
})

test('shows cancellation of an unpaid order in the menu only', () => {
  expect(actions('UNPAID', ['TO_BE_PAID', 'CANCEL'])).toEqual({ shown: [], more: ['cancel'] })
})

test.each([
  ['valid tickets', {}, 'open'],
  ['a forbidden gift', { giftForbidden: true }, 'forbidden'],
  ['a gift of a canceled show', { showChange: 'CANCELED' as const }, 'canceled'],
  ['paper tickets that were shipped', { deliverMethod: 'EXPRESS' as const }, 'paper'],
  [
    'paper tickets to collect',
    { deliverMethod: 'SELF_TAKE' as const, orderOperations: ['TICKET_TAKING_CODE'] },
    'open',
  ],
  ['no valid ticket', { orderOperations: ['REFUND'] }, null],
  ['refunded and given tickets', { refundedQty: 1, givenQty: 1 }, null],
  ['one remaining ticket', { refundedQty: 1 }, 'open'],
] as const)('allows, explains or hides gifts for an order with %s', (_, more, entry) => {
  expect(orderGiftEntry({ orderState: 'SUCCEEDED', orderOperations: ['E_TICKET'], qty: 2, ...more })).toBe(entry)
})
