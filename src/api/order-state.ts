import * as v from 'valibot'
import * as w from './wire'

/* What every call about an order reads of its state. Home loads this without the rest of an order. */

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
 * The newest payment of an order that did not pay it. Path and names ours.
 * - `UNDER_WAY`: a provider has it and has not told how it ended; until then the order can neither be paid nor canceled
 * - `FAILED`, `CANCELED`: no money moved
 * - `RETURNED`: money came that the order could not take, and went back to the buyer
 */
export const orderPayment = v.object({
  state: w.oneOf(PAYMENT_STATES, 'UNDER_WAY'),
  /** Why it failed or went back, in the request's language; else empty. */
  reason: w.text(),
  /** What it was paid with, in the request's language. */
  method: w.text(),
  /** Fen. */
  amount: w.price,
  /** When it came to this state, epoch ms. */
  time: w.moment,
})
export type OrderPayment = v.InferOutput<typeof orderPayment>
