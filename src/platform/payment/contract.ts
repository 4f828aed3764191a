/** What the gateway's pay call gives for the chosen product (shell §3, payment info). */
export interface PayInfo {
  /** Where a redirect product leads. */
  normalUrl: string
  /** A form to submit, for union pay products. */
  form: { action: string; fields: Record<string, string> } | null
  /** What the host's own payment wants: timeStamp, nonceStr, package, signType, paySign, tradeNO … */
  params: Record<string, string>
}

export interface PayOrder {
  /** The product's code: WEIXIN_MINI, ALIPAY_WAP, UNION_WAP, SANDBOX_WEB … */
  paymentProduct: string
  info: PayInfo | null
}

export type PayFailure =
  /** The gateway gave nothing to pay with (shell §8). */
  | 'payInfo is null'
  /** The bank's own payment could not be called (shell §8). */
  | 'one-net pay call failed'
  /** This host cannot pay with this product. */
  | 'unsupported product'
  /** The address to leave for is not one that payments may lead to. */
  | 'unsafe address'
  /** The host refused or broke off. */
  | 'host error'

/**
 * `paid`: the host says so (the order's status still rules). `pending`: the host does not know yet: ask the order.
 * `left`: the page is on its way to a cashier, which will redirect back. `cancelled`: the buyer closed the cashier.
 */
export type PayResult =
  | { kind: 'paid' }
  | { kind: 'pending' }
  | { kind: 'left' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: PayFailure }

/** Pays by what the host has. Never rejects. Source: shell §4, payment flow. */
export type Pay = (order: PayOrder) => Promise<PayResult>
