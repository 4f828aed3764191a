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
  /** Reason that blocks any listing of the order. */
  hindrance: blockReason,
  /** Basis points of what was paid. */
  feeRate: w.number(0),
  /** When listings end by themselves, epoch ms; null if the show allows no resale. */
  until: w.momentOrNull,
  /** Payments in their order, with their remaining amounts. The latest is refunded first (domain/refund/ways). */
  ways: w.list(v.object({ method: w.text(), left: w.price })),
  /** Working days within which a wallet or bank shows the money. */
  arriveDays: w.number(3),
  /** True if a coupon was used, which is returned with the last ticket. */
  coupon: w.flag(),
  serverTime: w.moment,
  units: w.list(
    v.object({
      ...changedUnit,
      ticketIds: w.list(w.text()),
      /** Face value, the price of the next buyer. */
      price: w.price,
      /** In money, less reductions. */
      paid: w.price,
      fee: w.price,
      /** Refund once it is sold. */
      back: w.price,
      /** Buyers on the waitlist of its tier. */
      waiting: w.number(0),
      hindrance: blockReason,
      /** Newest listing of the unit; null without a listing. */
      offer: v.nullable(v.object({ state, ...times })),
    }),
  ),
})
/** Resale options of an order, their amounts, and its listings. Amounts in fen. */
export type OrderResale = v.InferOutput<typeof orderResaleSchema>
export type ResaleUnit = OrderResale['units'][number]

/** Reads the current listings of a refusal; null without them. */
export const readOrderResale = (data: unknown): OrderResale | null => {
  const read = v.safeParse(orderResaleSchema, data)
  return read.success ? read.output : null
}

/** Returns the resale options and listings of an order. The path is this project's. */
export const orderResale = get<{ orderId: string }, OrderResale>('trade/buyer/return/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderResaleSchema),
})

/** Offers tickets to the waitlist. `amount` is the refund that the buyer was shown, fen. The path is this project's. */
export const offerTickets = post<{ orderId: string; unitIds: string[]; amount: number }, OrderResale>(
  'trade/buyer/return/v1/orders/{orderId}/offer',
  { auth: 'buyer', importance: 'high', read: w.reader(orderResaleSchema) },
)

/** Withdraws unsold listings; the tickets are regular tickets again. The path is this project's. */
export const takeOffersBack = post<{ orderId: string; unitIds: string[] }, OrderResale>(
  'trade/buyer/return/v1/orders/{orderId}/take_back',
  { auth: 'buyer', importance: 'high', read: w.reader(orderResaleSchema) },
)
