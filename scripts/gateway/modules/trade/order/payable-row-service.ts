import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import type { Row } from '../../../core/database/database'
import { type Payable, payableOfRow } from '../payment/payable-service'

const stateOf = (state: string): Payable['state'] => {
  if (state === 'UNPAID') return 'OPEN'
  if (isPaid(state as OrderState)) return 'PAID'
  return state === 'CLOSED' ? 'CLOSED' : 'ENDED'
}

/** Converts a ticket order to a payable, without the goods and orders that are paid with it. */
export const payableOfTickets = (order: Row<'orders'>): Payable => payableOfRow(order, stateOf(order.state))
