import * as v from 'valibot'
import { RESALE_BLOCK_REASONS, RESALE_STATES } from '@/domain/resale/rule'
import { get, post } from '@/request/call'
import { visit } from './visit'
import { changedUnit } from './order-unit'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())
const hindrance = w.oneOf(['NONE', ...RESALE_BLOCK_REASONS], 'NONE')
const state = w.oneOf(RESALE_STATES, 'ENDED')

/** Times of an offer, epoch ms: when it was made, when it ends by itself, when it ended (null while it is open). */
const times = { offeredAt: w.moment, until: w.moment, closedAt: w.momentOrNull }

const orderResaleSchema = v.object({
  ...visit,
  sessionName: w.text(),
  orderId: id,
  /** What stands against offering any ticket of the order. */
  hindrance,
  /** Basis points of what was paid. */
  feeRate: w.number(0),
  /** When offers end by themselves, epoch ms; null for a show that offers none. */
  until: w.momentOrNull,
  /** Payments in their order, with what they have left: the latest gets back first (domain/refund/ways). */
  ways: w.list(v.object({ method: w.text(), left: w.price })),
  /** Working days within which a wallet or bank shows the money. */
  arriveDays: w.number(3),
  /** A coupon was used: it comes back with the last ticket. */
  coupon: w.flag(),
  serverTime: w.moment,
  units: w.list(
    v.object({
      ...changedUnit,
      ticketIds: w.list(w.text()),
      /** Its face value: what the next buyer pays. */
      price: w.price,
      /** In money, reductions taken off. */
      paid: w.price,
      fee: w.price,
      /** What comes back once it is sold. */
      back: w.price,
      /** Buyers who wait for its tier. */
      waiting: w.number(0),
      hindrance,
      /** Its newest offer; null where it was never offered. */
      offer: v.nullable(v.object({ state, ...times })),
    }),
  ),
})
/** What of an order can be offered to the waitlist, for what, and what became of it. Amounts in fen. */
export type OrderResale = v.InferOutput<typeof orderResaleSchema>
export type ResaleUnit = OrderResale['units'][number]

/** The offers that a refusal carries instead of outdated ones; null where it carries none. */
export const readOrderResale = (data: unknown): OrderResale | null => {
  const read = v.safeParse(orderResaleSchema, data)
  return read.success ? read.output : null
}

/** Tickets of an order as they can be offered, or are. Path ours. */
export const orderResale = get<{ orderId: string }, OrderResale>('trade/buyer/return/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderResaleSchema),
})

/** Offers tickets to those who wait for them. `amount`: what the buyer was shown to get, fen. Path ours. */
export const offerTickets = post<{ orderId: string; unitIds: string[]; amount: number }, OrderResale>(
  'trade/buyer/return/v1/orders/{orderId}/offer',
  { auth: 'buyer', importance: 'high', read: w.reader(orderResaleSchema) },
)

/** Takes offers back that are not sold: the tickets are as they were. Path ours. */
export const takeOffersBack = post<{ orderId: string; unitIds: string[] }, OrderResale>(
  'trade/buyer/return/v1/orders/{orderId}/take_back',
  { auth: 'buyer', importance: 'high', read: w.reader(orderResaleSchema) },
)
