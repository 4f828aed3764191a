import * as v from 'valibot'
import * as w from './wire'

/* Fields of an order's state that all calls share. The home page loads this file without the other order fields. */

export const ORDER_STATES = [
  'UNPAID',
  'CANCELED',
  'RESERVE',
  'DELIVERING',
  'DELIVERING_EXPRESS',
  'SUCCEEDED',
  'REFUNDED',
  'CLOSED',
] as const
/** Order states by name; codes are in domain/order (domain §4). */
export type OrderState = (typeof ORDER_STATES)[number]

export const PAYMENT_STATES = ['UNDER_WAY', 'FAILED', 'CANCELED', 'RETURNED'] as const

/**
 * The newest unsuccessful payment of an order. The path and the names are not in the specification.
 * - `UNDER_WAY`: the outcome is unknown. Until it is known, the order can neither be paid nor canceled.
 * - `FAILED`, `CANCELED`: no money was charged.
 * - `RETURNED`: money arrived that the order could not accept, and was sent back to the buyer.
 */
export const orderPayment = v.object({
  state: w.oneOf(PAYMENT_STATES, 'UNDER_WAY'),
  /** Reason of the failure or the return, in the request's language; '' for other states. */
  reason: w.text(),
  /** Payment method, in the request's language. */
  method: w.text(),
  /** Fen. */
  amount: w.price,
  /** Time at which the payment entered this state, epoch ms. */
  time: w.moment,
})
export type OrderPayment = v.InferOutput<typeof orderPayment>
