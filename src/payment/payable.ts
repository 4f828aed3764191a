import type { Agreement } from '@/api/purchase'
import type { Fen } from '@/domain/money'
import type { OrderFacts } from '@/domain/order/buyer-state'
import type { LinkTo } from '@/router/link-to'

/** A kind of payable order: the function that loads it, and the screens for its outcomes. */
export interface PayableKind<Order extends OrderFacts = OrderFacts> {
  /** Loads an order. Rejects after a failure. */
  read: (orderId: string) => Promise<Order>
  /** Loads the data of the page `success` in advance. */
  prepare: () => void
  /** Returns the page to open after a payment. Never rejects. */
  success: (orderId: string) => Promise<LinkTo>
  /** Returns the screen that polls a payment with an unknown outcome. */
  loading: (orderId: string) => LinkTo
  /** Returns the screen of the order. */
  detail: (orderId: string) => LinkTo
}

/** A session and tier of tickets. The start of the session is in epoch ms; null if it has none. */
export interface RebookPlace {
  showTime: number | null
  tier: string
}

/**
 * Session and tier of a rebooking, and the original session and tier if known. The UTC offset is in minutes east of
 * UTC.
 */
export interface RebookedTo extends RebookPlace {
  utcOffset: number
  before: RebookPlace | null
}

/** A payable order of any kind (shell §3, payment order info). */
export interface Payable {
  kind: PayableKind
  orderId: string
  transactionIds: string[]
  /** Fen. */
  payAmount: Fen
  /** Part of the amount for goods that are paid with the tickets, fen; 0 or absent without goods. */
  goodsAmount?: Fen
  agreement: Agreement | null
  /** Session of the rebooking, if the amount is its price difference. */
  rebookedTo?: RebookedTo | null
}

/** An order to pay, with the addresses to which a redirect product returns. */
export interface PaymentRequest extends Omit<Payable, 'kind'> {
  /** Return address; '' if the payment does not leave the app. */
  returnUrl: string
  /** Return address after the buyer canceled the payment; by default `returnUrl`. */
  cancelUrl?: string
}
