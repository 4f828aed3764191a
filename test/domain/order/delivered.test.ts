import { deliveredState } from '@/domain/order/delivered'
import type { OrderTicketState } from '@/domain/order/ticket-state'

describe('the order state after a delivery', () => {
  it.each<[string, 'E_TICKET' | 'EXPRESS' | 'SELF_TAKE', OrderTicketState[], string]>([
    ['issued e-tickets', 'E_TICKET', ['VALID'], 'issued'],
    ['a received parcel', 'EXPRESS', ['VALID'], 'received'],
    ['paper tickets to collect', 'SELF_TAKE', ['VALID', 'REFUNDED'], 'toCollect'],
    ['used paper tickets', 'SELF_TAKE', ['USED', 'VALID'], 'issued'],
    ['invalid paper tickets', 'SELF_TAKE', ['REFUNDED', 'EXPIRED'], 'issued'],
  ])('returns the state of %s', (_name, deliverMethod, states, expected) => {
    expect(deliveredState({ deliverMethod, tickets: states.map((state) => ({ state })) })).toBe(expected)
  })
})
