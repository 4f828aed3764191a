import {
  type BookTicket,
  packTickets,
  TicketIndex,
} from '../../../../../scripts/gateway/modules/after-sale/gate/ticket-columns'

const ticket = (more: Partial<BookTicket> = {}): BookTicket => ({
  ...{ ticketId: 'T1', sessionId: 'N1', sessionName: 'Friday', gate: '1', door: 'Door 1', state: 'VALID' as const },
  ...{ staticCode: '', key: { keyId: 'K1', secret: 'A'.repeat(43) }, endedKeys: [], endedCodes: [] },
  ...{ holder: 'Ann', seat: 'Row 1', tier: 'Stalls' },
  ...more,
})
const TICKETS = [
  ticket(),
  ticket({ ticketId: 'T2', key: null, endedKeys: ['K7', 'K8'], state: 'REFUNDED', seat: '' }),
  ticket({
    ticketId: 'T3',
    key: null,
    staticCode: '82601175339412345678',
    endedCodes: ['7'],
    gate: '2',
    door: 'Door 2',
    tier: 'Circle',
  }),
  ticket({ ticketId: 'T4', sessionId: 'N2', sessionName: 'Saturday', state: 'USED', gate: '', door: '' }),
]

describe('the compact ticket list of a gate', () => {
  // Serializes and parses the tickets, like a network transfer.
  const index = new TicketIndex(JSON.parse(JSON.stringify(packTickets(TICKETS))))

  it.each(TICKETS.map((each) => [each.ticketId, each]))('contains all data of the ticket %s', (ticketId, each) => {
    expect(index.find({ ticketId })).toEqual(each)
  })

  it('finds tickets by current and earlier static codes, but by no other text', () => {
    expect(index.find({ staticCode: '82601175339412345678' })?.ticketId).toBe('T3')
    // The code that was valid for the previous holder.
    expect(index.find({ staticCode: '7' })?.ticketId).toBe('T3')
    expect(['', '1', 'constructor'].map((staticCode) => index.find({ staticCode }))).toEqual(Array(3).fill(undefined))
    expect(['', '0', '__proto__'].map((ticketId) => index.find({ ticketId }))).toEqual(Array(3).fill(undefined))
  })

  it('counts tickets per session, excluding refunded tickets', () => {
    expect([index.countOf('N1'), index.countOf('N2'), index.countOf('N3')]).toEqual([2, 1, 0])
    expect([index.sessionName('N2'), index.sessionName('N3')]).toEqual(['Saturday', ''])
  })
})
