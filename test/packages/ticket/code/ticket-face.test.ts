import type { Ticket } from '@/api/voucher'
import { splitTickets, ticketFace } from '@/packages/ticket/code/ticket-face'
import { aTicket } from '../../../support/data/voucher'

describe('the function splitTickets', () => {
  test.each<[Ticket['state'][], number]>([
    [['VALID'], 1],
    [['VALID', 'VALID', 'REFUNDED'], 2],
    [['VALID', 'GIVING', 'GIVEN', 'REBOOKED'], 2],
    [['USED', 'USED'], 1],
    [[], 0],
  ])('maps the states %j to the number of paged tickets: %d', (states, pages) => {
    const tickets = states.map((state, at) => aTicket({ ticketId: `T${at}`, state }))
    expect(splitTickets(tickets)).toEqual({ paged: tickets.slice(0, pages), ended: tickets.slice(pages) })
  })
})

describe('the function ticketFace', () => {
  test.each<[Ticket['state'], 'paper' | 'sent' | null, string]>([
    ['VALID', null, 'CANCELED'],
    ['VALID', 'paper', 'CANCELED'],
    ['VALID', 'sent', 'CANCELED'],
    ['GIVING', null, 'GIVING'],
    ['REFUNDED', null, 'REFUNDED'],
  ])('returns no code for a %s ticket (paper: %s) of a canceled show: state %s', (state, paper, codeState) => {
    const codes = [
      { ticketId: 'T1', code: '82601175', expireTime: null, rotates: false, keyId: '', keyAt: 'NONE' as const },
    ]
    const known = { change: 'CANCELED' as const, paper, needsFace: true, open: true, loading: false, codes }
    const face = ticketFace(aTicket({ state }), { ...known, keyOf: () => ({ state: 'no-key' }) })
    expect([face.codeState, face.code]).toEqual([codeState, ''])
  })
})
