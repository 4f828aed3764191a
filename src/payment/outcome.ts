import type { Agreement } from '@/api/purchase'
import type { Fen } from '@/domain/money'
import type { PayFailure } from '@/platform/payment/contract'

/** When the session is that tickets are rebooked to: epoch ms, null for one without a start; minutes east of UTC. */
export interface RebookedTo {
  showTime: number | null
  utcOffset: number
}

/** What is to be paid (shell §3, payment order info). */
export interface PayableOrder {
  orderId: string
  orderType: 'ticket' | 'goods'
  transactionIds: string[]
  /** Fen. */
  payAmount: Fen
  agreement: Agreement | null
  /** The amount is the price difference of a rebooking to this session. */
  rebookedTo?: RebookedTo | null
  /** Address that a redirect product returns to; empty where the host stays in the app. */
  returnUrl: string
  /** The address after a cancellation there; default: the return address. */
  cancelUrl?: string
}

/** Why a payment failed. `message` is the gateway's own text or empty: views then choose a text by `reason`. */
export interface PaymentFailure {
  reason: PayFailure | 'refused' | 'no way to pay'
  message: string
  statusCode?: number
  /** A dialog of its response mode has shown the failure: it is not shown again. */
  handled?: boolean
}

/**
 * How a payment ended, as far as the app saw it. Only `paid` and `free` are certain; the order itself is asked after
 * `pending` and `left`.
 * - `free`: nothing was to be paid
 * - `cancelled`: the buyer closed the sheet, or the order shows that its payment did not pay it
 * - `hidden`: another screen took over and the sheet went away with it (shell §2)
 * - `expired`: the time to pay ran out
 * - `left`: a redirect product left the app; it comes back by the return address
 * - `pending`: the host could not say yet, or has not answered although the app is in view again; or a payment of the order
 *   is under way already
 */
export type PayOutcome =
  | { kind: 'paid' | 'free' | 'cancelled' | 'hidden' | 'expired' | 'left' | 'pending'; orderId: string }
  | ({ kind: 'failed'; orderId: string } & PaymentFailure)
