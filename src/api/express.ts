import * as v from 'valibot'
import { PARCEL_STATES, PARCEL_STEPS } from '@/domain/express/parcel'
import { get, put } from '@/request/call'
import * as w from './wire'

const buyer = { auth: 'buyer', importance: 'high' } as const

const expressSchema = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  state: w.oneOf(PARCEL_STATES, 'ON_WAY'),
  /** Courier and tracking number; '' before dispatch. */
  displayName: w.text(),
  expressNo: w.text(),
  recipient: w.text(),
  /** Masked. */
  cellphone: w.text(),
  address: w.text(),
  /**
   * True if the delivery address can change: the tickets are valid, the parcel is unsent or was returned, and there is
   * enough time.
   */
  canChangeAddress: w.flag(),
  /** True if all tickets of the parcel were refunded or rebooked. */
  ticketsEnded: w.optional(w.flag()),
  /** Time at which the courier collects the parcel, epoch ms; null after dispatch. */
  leavesAt: w.momentOrNull,
  utcOffset: w.utcOffset,
  /** Events, the newest first, in the request's language. Epoch ms. */
  steps: w.list(v.object({ step: w.oneOf(PARCEL_STEPS, 'ARRIVED'), text: w.text(), place: w.text(), time: w.moment })),
})
/** The parcel of an order. */
export type Express = v.InferOutput<typeof expressSchema>

/**
 * Returns the parcel of an order's paper tickets. Responds with code `expressUnfit` for an order without paper tickets.
 * The path is not in the specification.
 */
export const express = get<{ orderId: string }, Express>('trade/buyer/order/v5/orders/{orderId}/express', {
  ...buyer,
  read: w.reader(expressSchema),
})

/**
 * Changes the delivery address before dispatch. Error codes: `parcelLeft`, `addressUnfit`, `expressUnfit`. The path is
 * not in the specification.
 */
export const changeExpressAddress = put<{ orderId: string; addressId: string }, Express>(
  'trade/buyer/order/v5/orders/{orderId}/express/address',
  { ...buyer, read: w.reader(expressSchema) },
)
