/** Payment data from the gateway's pay call for the chosen product (shell §3, payment info). */
export interface PayInfo {
  /** Address of the payment page, for products that redirect. */
  normalUrl: string
  /** HTML form to submit, for UnionPay products. */
  form: { action: string; fields: Record<string, string> } | null
  /** Parameters of the host's own payment call: timeStamp, nonceStr, package, signType, paySign, tradeNO … */
  params: Record<string, string>
}

export interface PayOrder {
  /** Code of the payment product: WEIXIN_MINI, ALIPAY_WAP, UNION_WAP, SANDBOX_WEB … */
  paymentProduct: string
  info: PayInfo | null
}

export type PayFailure =
  /** The gateway sent no payment data (shell §8). */
  | 'payInfo is null'
  /** The bank's payment call failed (shell §8). */
  | 'one-net pay call failed'
  /** This host does not support this payment product. */
  | 'unsupported product'
  /** The address of the payment page is not allowed. */
  | 'unsafe address'
  /** The payment in the host failed. */
  | 'host error'

/** A payment page that a mini program must open itself, because the mini program cannot open a browser. */
export interface CashierPage {
  kind: 'page'
  address: string
  /** True if the web view may show the page, because its host is on the list of cashiers. */
  isListed: boolean
}

/**
 * Result of a payment.
 * - `paid`: the host reports success, but the order's status is authoritative.
 * - `pending`: the host has no result yet, so poll the order.
 * - `left`: the page navigates to a payment page, which redirects back.
 * - `page`: the payment continues on a page that the app must open.
 * - `cancelled`: the buyer closed the payment.
 */
export type PayResult =
  | { kind: 'paid' }
  | { kind: 'pending' }
  | { kind: 'left' }
  | CashierPage
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: PayFailure }

/** Pays with the payment call of the host, else on a payment page. Never rejects. Source: shell §4, payment flow. */
export type Pay = (order: PayOrder) => Promise<PayResult>
