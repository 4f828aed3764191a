import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import type { Client } from '@/request/client'
import type { Navigate } from '@/router/navigation'
import type { PaymentFlow } from './flow'

/** Services that checkout needs from the app. The services of a screen contain them. */
export interface CheckoutDeps {
  client: Client
  clock: Clock
  navigate: Navigate
  payment: Pick<PaymentFlow, 'open' | 'start' | 'hide'>
  stores: {
    user: { readonly userId: string }
    session: { readonly channelId: string }
    shop: { readonly unpaidMinutes: number }
  }
  /** `webOrigin` is '' outside the web. */
  platform: { storage: HostStorage; webOrigin: () => string }
  /** Shows a message, and resolves when the buyer confirms it. */
  dialogs: { alert: (message: { content: string }) => Promise<unknown> }
}
