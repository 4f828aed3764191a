/** Payment info of the gateway's pay call for the chosen product (shell §3, payment info). */
export interface PayInfo {
  /** The cashier's address, for redirect products. */
  normalUrl: string
  /** A form to submit, for union pay products. */
  form: { action: string; fields: Record<string, string> } | null
  /** Parameters of the host's own payment call: timeStamp, nonceStr, package, signType, paySign, tradeNO … */
  params: Record<string, string>
}

export interface PayOrder {
  /** The product's code: WEIXIN_MINI, ALIPAY_WAP, UNION_WAP, SANDBOX_WEB … */
  paymentProduct: string
  info: PayInfo | null
}

export type PayFailure =
  /** The gateway sent no payment info (shell §8). */
  | 'payInfo is null'
  /** The call of the bank's own payment failed (shell §8). */
  | 'one-net pay call failed'
  /** This host cannot pay with this product. */
  | 'unsupported product'
  /** The cashier's address is not an allowed one. */
  | 'unsafe address'
  /** The host's payment failed. */
  | 'host error'

/**
 * Result of a payment.
 * - `paid`: the host reports success (the order's status decides).
 * - `pending`: the host has no result yet, so poll the order.
 * - `left`: the page navigates to a cashier, which redirects back.
 * - `cancelled`: the buyer closed the cashier.
 */
export type PayResult =
  | { kind: 'paid' }
  | { kind: 'pending' }
  | { kind: 'left' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: PayFailure }

/** Pays with the host's own payment, else at a web cashier. Never rejects. Source: shell §4, payment flow. */
export type Pay = (order: PayOrder) => Promise<PayResult>
