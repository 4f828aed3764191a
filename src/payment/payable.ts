import type { Agreement } from '@/api/purchase'
import type { Fen } from '@/domain/money'
import type { OrderFacts } from '@/domain/order/buyer-state'
import type { LinkTo } from '@/router/link-to'

/** A kind of order that is paid: how it is read, and where the outcomes of its payment lead. */
export interface PayableKind<Order extends OrderFacts = OrderFacts> {
  /** Reads an order. Rejects without an answer. */
  read: (orderId: string) => Promise<Order>
  /** Loads what `success` needs, where it is not needed yet. */
  prepare: () => void
  /** The page after a payment. Never rejects. */
  success: (orderId: string) => Promise<LinkTo>
  /** The screen that polls a payment whose outcome is unknown. */
  loading: (orderId: string) => LinkTo
  /** The order's own screen. */
  detail: (orderId: string) => LinkTo
}

/** A session and tier of tickets: its start in epoch ms, null for one without a start. */
export interface RebookPlace {
  showTime: number | null
  tier: string
}

/** The session and tier that tickets are rebooked to, and those before where they are known; minutes east of UTC. */
export interface RebookedTo extends RebookPlace {
  utcOffset: number
  before: RebookPlace | null
}

/** An order of any kind that is to be paid (shell §3, payment order info). */
export interface Payable {
  kind: PayableKind
  orderId: string
  transactionIds: string[]
  /** Fen. */
  payAmount: Fen
  agreement: Agreement | null
  /** The amount is the price difference of a rebooking to this session. */
  rebookedTo?: RebookedTo | null
}

/** An order to pay, with the addresses that a redirect product returns to. */
export interface PaymentRequest extends Omit<Payable, 'kind'> {
  /** Empty where the host stays in the app. */
  returnUrl: string
  /** The address after a cancellation there; default: the return address. */
  cancelUrl?: string
}
