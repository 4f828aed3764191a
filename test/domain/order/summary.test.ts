import { hasEnded } from '@/domain/order/ended'
import { paidOperations } from '@/domain/order/paid-operations'
import { ORDER_CODES, type OrderState } from '@/domain/order/state'
import { ticketForm, ticketFormLabel } from '@/domain/order/ticket-form'
import { namesWaitList, waitListOf } from '@/domain/order/wait-list'

const STATES = Object.keys(ORDER_CODES) as OrderState[]

describe('an order', () => {
  const ended = (more: { showOver?: boolean; waitsForChange?: boolean } = {}) =>
    STATES.filter((orderState) => hasEnded({ orderState, showOver: false, waitsForChange: false, ...more }))
  const OVER: OrderState[] = ['CANCELED', 'REFUNDED', 'CLOSED']

  it('has ended before the show has ended only if canceled, closed or refunded', () => {
    expect(ended()).toEqual(OVER)
  })

  it('has ended once the show has ended, unless the order is unpaid', () => {
    expect(ended({ showOver: true })).toEqual(STATES.filter((state) => state !== 'UNPAID'))
  })

  it('has not ended at the original date of a changed show with unreturned tickets', () => {
    expect(ended({ showOver: true, waitsForChange: true })).toEqual(OVER)
  })
})

describe('the waitlist state of an order', () => {
  const own = (offers: Record<string, number> | null, fromWaitList = false) => ({ offers, fromWaitList })

  it('is taken from open listings first, then sold tickets, then bought tickets', () => {
    expect(waitListOf([own({ SOLD: 1, ORDERED: 1, OFFERED: 2 })])).toEqual({ state: 'OFFERED', count: 2 })
    expect(waitListOf([own({ SOLD: 1, ORDERED: 1 })])).toEqual({ state: 'ORDERED', count: 1 })
    expect(waitListOf([own({ SOLD: 1, ENDED: 1 }, true)])).toEqual({ state: 'SOLD', count: 1 })
    expect(waitListOf([own({ TAKEN_BACK: 1, ENDED: 1 }, true)])).toEqual({ state: 'BOUGHT', count: 0 })
    expect(waitListOf([own({ TAKEN_BACK: 1 })])).toEqual({ state: 'NONE', count: 0 })
  })

  it('summarizes the tickets of all child orders of a parent order', () => {
    expect(waitListOf([own(null), own({ OFFERED: 1 }), own({ OFFERED: 2, SOLD: 1 })])).toEqual({
      state: 'OFFERED',
      count: 3,
    })
  })

  it('is hidden when irrelevant or when an unread update reports the same state', () => {
    const order = { isEnd: false, news: null }
    expect(namesWaitList({ ...order, waitListState: 'NONE' })).toBe(false)
    expect(namesWaitList({ ...order, waitListState: 'BOUGHT' })).toBe(true)
    expect(namesWaitList({ ...order, waitListState: 'BOUGHT', isEnd: true })).toBe(false)
    expect(namesWaitList({ ...order, waitListState: 'SOLD', isEnd: true })).toBe(true)
    expect(namesWaitList({ ...order, waitListState: 'SOLD', news: 'RETURN_SOLD' })).toBe(false)
    expect(namesWaitList({ ...order, waitListState: 'OFFERED', news: 'RETURN_SOLD' })).toBe(true)
  })
})

describe('the ticket form of an order', () => {
  const order = { hasChildren: false, isEnd: false, orderOperations: [] as string[] }
  const express = { ...order, ticketForm: 'PAPER', deliverMethod: 'EXPRESS' } as const
  const pickup = { ...order, ticketForm: 'PAPER', deliverMethod: 'SELF_TAKE' } as const

  it('follows from the delivery method', () => {
    expect((['E_TICKET', 'EXPRESS', 'SELF_TAKE'] as const).map(ticketForm)).toEqual(['E_TICKET', 'PAPER', 'PAPER'])
  })

  it('has the delivery method as label for paper tickets only', () => {
    expect(ticketFormLabel({ ...order, ticketForm: 'E_TICKET', deliverMethod: 'E_TICKET' })).toBeNull()
    expect([express, pickup].map(ticketFormLabel)).toEqual(['EXPRESS', 'SELF_TAKE'])
  })

  it('has no label for an ended order or while a parcel’s status is visible', () => {
    expect(ticketFormLabel({ ...pickup, isEnd: true })).toBeNull()
    expect(ticketFormLabel({ ...express, orderOperations: ['VIEW_EXPRESS'] })).toBeNull()
  })

  it('omits the delivery method of a parent order, since each child has one', () => {
    expect(ticketFormLabel({ ...pickup, hasChildren: true })).toBe('PAPER')
    expect(ticketFormLabel({ ...express, hasChildren: true, ticketForm: 'MIXED' })).toBe('MIXED')
  })
})

describe('the actions after a payment', () => {
  it.each([
    [['E_TICKET', 'REFUND', 'REBOOK'], false, ['E_TICKET']],
    [['E_TICKET', 'REFUND'], true, ['REAL_NAME', 'E_TICKET']],
    [['TICKET_TAKING_CODE'], false, ['TICKET_TAKING_CODE']],
    [['REFUND', 'VIEW_EXPRESS'], true, ['VIEW_EXPRESS']],
    [['REFUND'], false, []],
  ])('depend on the operations %j and on missing attendee names (%s): %j', (operations, namesMissing, offered) => {
    expect(paidOperations(operations, namesMissing)).toEqual(offered)
  })
})
