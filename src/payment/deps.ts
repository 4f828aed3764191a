import type { Payer } from '@/domain/payment/pay-fields'
import type { Clock } from '@/lib/clock'
import type { CashierPage, Pay } from '@/platform/payment/contract'
import type { Client } from '@/request/client'

/** Properties of the host that the payment depends on. */
interface PaymentContext {
  platform: string
  src: string
  browserType: 'WEIXIN' | 'ALIPAY' | 'OTHER'
  payer: Payer
  /** Payment product of the host; '' on the open web. */
  ownProduct: string
}

export interface PaymentDeps {
  client: Client
  clock: Clock
  /** Starts the payment in the host. */
  hostPay: Pay
  /** Opens a payment page inside the app, and returns when the buyer has left it. */
  openCashier: (page: CashierPage) => Promise<{ kind: 'pending' | 'left' | 'cancelled' | 'hidden' }>
  paymentContext: () => PaymentContext
  /**
   * Identifies the payer, if the host's payment needs an open id that is missing. @returns true if the page is left for
   * this; the buyer later returns to the same screen with the unpaid order
   */
  identifyPayer?: () => Promise<boolean> | undefined
  lastProduct: { read: () => string | null; write: (product: string) => void }
}
