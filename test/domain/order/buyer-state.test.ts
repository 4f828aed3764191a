import {
  type BuyerState,
  buyerState,
  isConfirming,
  isOpen,
  isUnpaid,
  type OrderFacts,
  showsOutcome,
  wasReturned,
} from '@/domain/order/buyer-state'
import { isPaid, ORDER_CODES, type OrderState } from '@/domain/order/state'

const PAYMENTS = [null, 'UNDER_WAY', 'FAILED', 'CANCELED', 'RETURNED'] as const
const STATES = Object.keys(ORDER_CODES) as OrderState[]

const facts = (orderState: OrderState, payment: (typeof PAYMENTS)[number]): OrderFacts => ({
  orderState,
  payment: payment && { state: payment },
})

describe('the state of an order for its buyer', () => {
  // The columns are the payment states: no payment, UNDER_WAY, FAILED, CANCELED, RETURNED.
  const table: Record<string, BuyerState[]> = {
    UNPAID: ['toPay', 'confirming', 'failed', 'toPay', 'returned'],
    CANCELED: ['over', 'confirming', 'over', 'over', 'over'],
    CLOSED: ['over', 'confirming', 'over', 'over', 'over'],
    REFUNDED: ['over', 'over', 'over', 'over', 'over'],
    RESERVE: ['paid', 'paid', 'paid', 'paid', 'paid'],
    DELIVERING: ['paid', 'paid', 'paid', 'paid', 'paid'],
    DELIVERING_EXPRESS: ['paid', 'paid', 'paid', 'paid', 'paid'],
    SUCCEEDED: ['paid', 'paid', 'paid', 'paid', 'paid'],
  }
  const cases = STATES.flatMap((state) => PAYMENTS.map((payment, index) => ({ state, payment, index })))

  it.each(cases)(
    'is derived from the order state $state and the payment state $payment',
    ({ state, payment, index }) => {
      expect(buyerState(facts(state, payment))).toBe(table[state]?.[index])
    },
  )

  it('never shows a paid order as unpaid, nor an unpaid order as paid', () => {
    for (const { state, payment } of cases) expect(buyerState(facts(state, payment)) === 'paid').toBe(isPaid(state))
  })

  it('treats a missing payment as if no payment had started', () => {
    expect(buyerState({ orderState: 'UNPAID' })).toBe('toPay')
    expect(showsOutcome({ orderState: 'UNPAID' })).toBe(false)
  })

  it('allows payment and cancellation only while no payment is under way', () => {
    for (const { state, payment } of cases) {
      const order = facts(state, payment)
      if (payment === 'UNDER_WAY') expect(isUnpaid(order)).toBe(false)
      expect(isOpen(order)).toBe(isUnpaid(order) || isConfirming(order))
    }
  })

  it.each([
    ['UNPAID', null, false],
    ['UNPAID', 'UNDER_WAY', false],
    ['UNPAID', 'FAILED', true],
    ['UNPAID', 'CANCELED', true],
    ['UNPAID', 'RETURNED', true],
    ['CLOSED', null, true],
    ['CLOSED', 'UNDER_WAY', false],
    ['SUCCEEDED', null, true],
  ] as const)('displays the outcome for order state %s and payment state %s: %s', (state, payment, shows) => {
    expect(showsOutcome(facts(state, payment))).toBe(shows)
  })

  it('reports returned money in every order state', () => {
    for (const { state, payment } of cases) expect(wasReturned(facts(state, payment))).toBe(payment === 'RETURNED')
  })
})
