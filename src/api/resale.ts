import * as v from 'valibot'
import { RESALE_BLOCK_REASONS, RESALE_STATES } from '@/domain/resale/rule'
import { get, post } from '@/request/call'
import { visit } from './visit'
import { changedUnit } from './order-unit'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())
const blockReason = w.oneOf(['NONE', ...RESALE_BLOCK_REASONS], 'NONE')
const state = w.oneOf(RESALE_STATES, 'ENDED')

/** Times of a listing, epoch ms: its start, its automatic end, its actual end (null while open). */
const times = { offeredAt: w.moment, until: w.moment, closedAt: w.momentOrNull }

const orderResaleSchema = v.object({
  ...visit,
  sessionName: w.text(),
  orderId: id,
  /** Reason that blocks every listing of the order. */
  hindrance: blockReason,
  /** Fee in basis points of the paid amount. */
  feeRate: w.number(0),
  /** Time at which listings end automatically, epoch ms; null if the show allows no resale. */
  until: w.momentOrNull,
  /**
   * Payments of the order by time, with the amounts that are not refunded yet. The latest payment is refunded first
   * (domain/refund/ways).
   */
  ways: w.list(v.object({ method: w.text(), left: w.price })),
  /** Working days until the money arrives in the wallet or bank account. */
  arriveDays: w.number(3),
  /** True if the order used a coupon, which the buyer gets back with the last ticket. */
  coupon: w.flag(),
  serverTime: w.moment,
  units: w.list(
    v.object({
      ...changedUnit,
      ticketIds: w.list(w.text()),
      /** Face value, which the next buyer pays, fen. */
      price: w.price,
      /** Money paid for the unit, after reductions, fen. */
      paid: w.price,
      fee: w.price,
      /** Refund after a sale, fen. */
      back: w.price,
      /** Number of buyers on the waitlist of this tier. */
      waiting: w.number(0),
      hindrance: blockReason,
      /** Newest listing of the unit; null without a listing. */
      offer: v.nullable(v.object({ state, ...times })),
    }),
  ),
})
/** Resale options of an order, with amounts and listings. Amounts in fen. */
export type OrderResale = v.InferOutput<typeof orderResaleSchema>
export type ResaleUnit = OrderResale['units'][number]

/** Returns the current listings from the data of a refusal; null if they do not exist. */
export const readOrderResale = (data: unknown): OrderResale | null => {
  const read = v.safeParse(orderResaleSchema, data)
  return read.success ? read.output : null
}

/** Returns the resale options and listings of an order. The path is not in the specification. */
export const orderResale = get<{ orderId: string }, OrderResale>('trade/buyer/return/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderResaleSchema),
})

/**
 * Lists tickets for resale through the waitlist. `amount` is the refund that the buyer has seen, fen. The path is not
 * in the specification.
 */
export const offerTickets = post<{ orderId: string; unitIds: string[]; amount: number }, OrderResale>(
  'trade/buyer/return/v1/orders/{orderId}/offer',
  { auth: 'buyer', importance: 'high', read: w.reader(orderResaleSchema) },
)

/** Withdraws unsold listings; the tickets are regular tickets again. The path is not in the specification. */
export const takeOffersBack = post<{ orderId: string; unitIds: string[] }, OrderResale>(
  'trade/buyer/return/v1/orders/{orderId}/take_back',
  { auth: 'buyer', importance: 'high', read: w.reader(orderResaleSchema) },
)
