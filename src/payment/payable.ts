import type { Agreement } from '@/api/purchase'
import type { Fen } from '@/domain/money'
import type { OrderFacts } from '@/domain/order/buyer-state'
import type { LinkTo } from '@/router/link-to'

/** A kind of payable order: how to load it, and the screens for its outcomes. */
export interface PayableKind<Order extends OrderFacts = OrderFacts> {
  /** Loads an order. Rejects after a failure. */
  read: (orderId: string) => Promise<Order>
  /** Loads the data for `success` in advance. */
  prepare: () => void
  /** Returns the page after a payment. Never rejects. */
  success: (orderId: string) => Promise<LinkTo>
  /** Returns the screen that polls a payment with an unknown outcome. */
  loading: (orderId: string) => LinkTo
  /** Returns the order's own screen. */
  detail: (orderId: string) => LinkTo
}

/** A session and tier of tickets. Its start is in epoch ms, null without one. */
export interface RebookPlace {
  showTime: number | null
  tier: string
}

/** Session and tier of a rebooking, and the original ones if known. The UTC offset is in minutes east of UTC. */
export interface RebookedTo extends RebookPlace {
  utcOffset: number
  before: RebookPlace | null
}

/** One of several transactions of a payment. */
interface PayPart {
  /** Name of what it pays, for the buyer. */
  name: string
  /** Fen. */
  amount: Fen
}

/** An order of any kind with an amount due (shell §3, payment order info). */
export interface Payable {
  kind: PayableKind
  orderId: string
  transactionIds: string[]
  /** Fen. */
  payAmount: Fen
  /** Amount of each transaction, if the payment pays several: tickets and goods. */
  parts?: readonly PayPart[]
  agreement: Agreement | null
  /** Session of the rebooking, if the amount is its price difference. */
  rebookedTo?: RebookedTo | null
}

/** An order to pay, with the addresses that a redirect product returns to. */
export interface PaymentRequest extends Omit<Payable, 'kind'> {
  /** Return address; '' if the payment does not leave the app. */
  returnUrl: string
  /** Return address after the buyer cancelled the payment; by default `returnUrl`. */
  cancelUrl?: string
}
