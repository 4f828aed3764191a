import { goodsClosed, goodsTerms, pieceLimit, saleStateOf, shownStock } from '@/domain/goods/goods'
import { readTickets, writeTickets } from '@/domain/goods/order-draft'

describe('the stock of goods', () => {
  it.each([
    [0, { stock: 'NONE', left: null }],
    [1, { stock: 'FEW', left: 1 }],
    [10, { stock: 'FEW', left: 10 }],
    [11, { stock: 'PLENTY', left: null }],
  ])('shows %s pieces without a number above 10', (pieces, shown) => expect(shownStock(pieces)).toEqual(shown))
})

describe('the sale of goods', () => {
  const ALWAYS = { isOnShelf: true, saleTime: null, saleEnd: null }
  const TIMED = { isOnShelf: true, saleTime: 100, saleEnd: 200 }
  it.each([
    ['is open without times', ALWAYS, 0, 'ON_SALE'],
    ['is to come before its start', TIMED, 99, 'TO_COME'],
    ['is open from its start', TIMED, 100, 'ON_SALE'],
    ['is over from its end', TIMED, 200, 'OVER'],
    ['is closed off the shelf', { ...TIMED, isOnShelf: false }, 150, 'OFF_SHELF'],
  ] as const)('%s', (_, facts, now, state) => expect(saleStateOf(facts, now)).toBe(state))
})

describe('the limit of goods', () => {
  it.each([
    ['by tickets', { required: false, spuQty: 1 }, 2, 0, { most: 2, limitedBy: 'TICKETS' }],
    ['by the order', { required: false, spuQty: 6 }, 2, 0, { most: 10, limitedBy: 'ORDER' }],
    ['by the order, minus bought pieces', { required: false, spuQty: null }, 2, 9, { most: 1, limitedBy: 'ORDER' }],
    ['by required pieces', { required: true, spuQty: 1 }, 12, 0, { most: 12, limitedBy: 'TICKETS' }],
  ] as const)('is set %s', (_, rule, tickets, bought, limit) =>
    expect(pieceLimit(rule, tickets, bought)).toEqual(limit),
  )
})

const OPEN = { isPaid: true, isChanged: false, begins: 1_000, isSent: false }

describe('goods for paid tickets', () => {
  it.each([
    ['are open before the show', OPEN, 999, null],
    ['close with the show', OPEN, 1_000, 'BEGAN'],
    ['close when the parcel is sent', { ...OPEN, isSent: true }, 0, 'SENT'],
    ['close without paid tickets', { ...OPEN, isPaid: false }, 0, 'ENDED'],
    ['close with a changed show', { ...OPEN, isChanged: true }, 0, 'ENDED'],
  ] as const)('%s', (_, facts, now, closed) => expect(goodsClosed(facts, now)).toBe(closed))

  const PAID = { isChanged: false, begins: 1_000, isSent: false, isOver: false }
  it.each([
    ['before the show', PAID, 999, { blockReason: null, until: 1_000 }],
    ['not after the show began', PAID, 1_000, { blockReason: 'TOO_LATE', until: null }],
    ['not after the parcel was sent', { ...PAID, isSent: true }, 0, { blockReason: 'TOO_LATE' }],
    [
      'at any time for a changed show',
      { ...PAID, isChanged: true },
      2_000,
      { blockReason: null, until: null, isChanged: true },
    ],
  ])('are refunded %s', (_, facts, now, refund) => expect(goodsTerms(facts, now)).toMatchObject(refund))
})

describe('the tickets in an address', () => {
  it('are unchanged after writing and reading', () => {
    const tickets = { seatPlanIds: ['P1', 'P2'], quantity: 4 }
    expect(readTickets(writeTickets(tickets))).toEqual(tickets)
  })

  it.each(['', 'P1', 'P1*x', 'P1*-3', 'P1*0'])('have a quantity of 1 in "%s"', (draft) =>
    expect(readTickets(draft).quantity).toBe(1),
  )
})
