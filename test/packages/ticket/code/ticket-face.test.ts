import type { Ticket } from '@/api/voucher'
import { splitTickets } from '@/packages/ticket/code/ticket-face'
import { aTicket } from '../../../support/data/voucher'

describe('splitTickets', () => {
  test.each<[Ticket['state'][], number]>([
    [['VALID'], 1],
    [['VALID', 'VALID', 'REFUNDED'], 2],
    [['VALID', 'GIVING', 'GIVEN', 'REBOOKED'], 2],
    [['USED', 'USED'], 1],
    [[], 0],
  ])('gives each ticket of %j to come a page, and an ended one only where no other is: %d', (states, pages) => {
    const tickets = states.map((state, at) => aTicket({ ticketId: `T${at}`, state }))
    expect(splitTickets(tickets)).toEqual({ paged: tickets.slice(0, pages), ended: tickets.slice(pages) })
  })
})
