import type { Clock } from '@/lib/clock'
import type { Host, HostName } from '@/platform/host/contract'
import { pay } from '@/platform/payment'
import type { Client } from '@/request/client'
import type { Stores } from '@/stores/create-stores'
import { type PaymentDeps, PaymentFlow } from './flow'
import type { PaymentSlot } from './slot'

/** Services that the payment flow needs. The services of the app contain them. */
interface PaymentServices {
  client: Client
  clock: Clock
  stores: Pick<Stores, 'user' | 'loginAttempt'>
  platform: { host: Host }
  paymentSlot: PaymentSlot
}

/** Hosts that have no payment product of their own. All other hosts use the code of the terminal. */
const WITHOUT_PRODUCT: readonly HostName[] = ['native-app', 'mobile-web', 'desktop-web']

/** Returns the dependencies of the payment flow, with the properties of this host and this buyer. */
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

/** Additional service for a screen that pays. */
export interface Paying {
  readonly payment: PaymentFlow
}

/** Returns the app's only payment flow. The first screen that pays creates it. */
export const paymentOf = (services: PaymentServices): PaymentFlow =>
  services.paymentSlot.take(() => new PaymentFlow(paymentDeps(services)))

/** Adds the payment flow to the services of a screen. */
export const withPayment = <Deps extends PaymentServices>(deps: Deps): Deps & Paying => ({
  ...deps,
  payment: paymentOf(deps),
})
