import * as v from 'valibot'
import { PARCEL_STATES, PARCEL_STEPS } from '@/domain/express/parcel'
import { get, put } from '@/request/call'
import * as w from './wire'

const buyer = { auth: 'buyer', importance: 'high' } as const

const expressSchema = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  state: w.oneOf(PARCEL_STATES, 'ON_WAY'),
  /** Company and number; '' before the parcel has left. */
  displayName: w.text(),
  expressNo: w.text(),
  recipient: w.text(),
  /** Masked. */
  cellphone: w.text(),
  address: w.text(),
  /** True if its tickets are valid, and it has not left, or is back and can be sent again in time. */
  canChangeAddress: w.flag(),
  /** True if all its tickets were refunded or rebooked. */
  ticketsEnded: w.optional(w.flag()),
  /** Time at which the courier collects it, epoch ms; null afterwards. */
  leavesAt: w.momentOrNull,
  utcOffset: w.utcOffset,
  /** Events, the newest first, in the request's language. Epoch ms. */
  steps: w.list(v.object({ step: w.oneOf(PARCEL_STEPS, 'ARRIVED'), text: w.text(), place: w.text(), time: w.moment })),
})
/** The parcel of an order. */
export type Express = v.InferOutput<typeof expressSchema>

/**
 * Returns the parcel of an order's paper tickets. Code `expressUnfit` for an order without paper. The path is this
 * project's.
 */
export const express = get<{ orderId: string }, Express>('trade/buyer/order/v5/orders/{orderId}/express', {
  ...buyer,
  read: w.reader(expressSchema),
})

/**
 * Changes the address of tickets until they leave. Codes `parcelLeft`, `addressUnfit`, `expressUnfit`. The path is this
 * project's.
 */
export const changeExpressAddress = put<{ orderId: string; addressId: string }, Express>(
  'trade/buyer/order/v5/orders/{orderId}/express/address',
  { ...buyer, read: w.reader(expressSchema) },
)
