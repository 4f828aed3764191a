import type { Clock } from '@/lib/clock'
import type { Host, HostName } from '@/platform/host/contract'
import { pay } from '@/platform/payment'
import type { Client } from '@/request/client'
import type { Stores } from '@/stores/create-stores'
import { type PaymentDeps, PaymentFlow } from './flow'
import type { PaymentSlot } from './slot'

/** What the payment flow is made of; the app's services fit as they are. */
interface PaymentServices {
  client: Client
  clock: Clock
  stores: Pick<Stores, 'user' | 'loginAttempt'>
  platform: { host: Host }
  paymentSlot: PaymentSlot
}

/** Hosts without a payment product of their own; that of all others has the terminal's code. */
const WITHOUT_PRODUCT: readonly HostName[] = ['native-app', 'mobile-web', 'desktop-web']

/** Dependencies of the payment flow: facts of this host and this buyer. */
export const paymentDeps = ({
  client,
  clock,
  stores,
  platform: { host },
  paymentSlot,
}: PaymentServices): PaymentDeps => ({
  client,
  clock,
  hostPay: pay,
  identifyPayer: paymentSlot.identifyPayer,
  paymentContext: () => ({
    platform: host.terminalSrc,
    src: host.isWeb ? 'WEB' : 'MINI',
    browserType: host.browserType,
    openId: stores.user.openId || stores.loginAttempt.openId,
    ownProduct: WITHOUT_PRODUCT.includes(host.name) ? '' : host.terminalSrc,
  }),
  lastProduct: { read: () => stores.user.lastPayment || null, write: stores.user.storeLastPayment },
})

/** Beside the app's services, what a screen that pays has of the payment. */
export interface Paying {
  readonly payment: PaymentFlow
}

/** The app's one payment flow; created now when this is the first screen that pays. */
export const paymentOf = (services: PaymentServices): PaymentFlow =>
  services.paymentSlot.take(() => new PaymentFlow(paymentDeps(services)))

/** The services of a screen that pays. */
export const withPayment = <Deps extends PaymentServices>(deps: Deps): Deps & Paying => ({
  ...deps,
  payment: paymentOf(deps),
})
