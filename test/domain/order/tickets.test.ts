import { stepOfRefund } from '@/domain/order/step'
import { orderTicketState, ticketTarget } from '@/domain/order/ticket-state'

describe('the state of a ticket', () => {
  const ticket = { issued: true, over: false, canceled: false, blockReason: null, refund: null }
  const refund = (kind: 'REFUND' | 'REBOOK' | 'RETURN', state: 'IN_PROGRESS' | 'REFUNDED' | 'FAILED') => ({
    ...ticket,
    blockReason: 'RETURNED' as const,
    refund: { kind, state },
  })

  it.each([
    ['NONE', { ...ticket, issued: false }],
    ['VALID', ticket],
    ['EXPIRED', { ...ticket, over: true }],
    ['CANCELED', { ...ticket, over: true, canceled: true }],
    ['USED', { ...ticket, blockReason: 'USED' as const, over: true }],
    ['GIVING', { ...ticket, blockReason: 'GIVING' as const }],
    ['GIVEN', { ...ticket, blockReason: 'AWAY' as const, over: true }],
    ['OFFERED', { ...ticket, blockReason: 'OFFERED' as const }],
    ['REFUNDED', { ...ticket, blockReason: 'RETURNED' as const }],
    ['REFUNDING', refund('REFUND', 'IN_PROGRESS')],
    ['REFUND_FAILED', refund('REFUND', 'FAILED')],
    ['REFUNDED', refund('REFUND', 'REFUNDED')],
    ['REBOOKED', refund('REBOOK', 'FAILED')],
    ['SOLD', refund('RETURN', 'IN_PROGRESS')],
  ])('is %s for the corresponding ticket data', (state, facts) => {
    expect(orderTicketState(facts)).toBe(state)
  })
})

it('uses different first steps for a refund, a rebooking and a resale', () => {
  const steps = (['REFUND', 'REBOOK', 'RETURN'] as const).map((kind) => stepOfRefund(kind, 'IN_PROGRESS'))
  expect(steps).toEqual(['REFUND_APPLIED', 'REBOOKED', 'SOLD'])
  expect(stepOfRefund('REBOOK', 'REFUNDED')).toBe('REFUND_DONE')
})

it.each([
  ['VALID', 'ticket'],
  ['REFUNDING', 'refund'],
  ['SOLD', 'refund'],
  ['REBOOKED', 'order'],
  ['GIVEN', undefined],
] as const)('for a ticket in state %s, opens %s', (state, target) => {
  expect(ticketTarget(state)).toBe(target)
})
