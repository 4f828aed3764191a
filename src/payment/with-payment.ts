import type { PayHost } from '@/domain/payment/pay-fields'
import type { Clock } from '@/lib/clock'
import type { HostClipboard } from '@/platform/clipboard/contract'
import type { Host, HostName } from '@/platform/host/contract'
import { pay } from '@/platform/payment'
import type { System } from '@/platform/system/contract'
import type { Client } from '@/request/client'
import type { Navigate } from '@/router/navigation'
import type { Stores } from '@/stores/create-stores'
import type { PaymentDeps } from './deps'
import { PaymentFlow } from './flow'
import { type CashierDeps, openCashier } from './open-cashier'
import type { PaymentSlot } from './slot'

/** Services that the payment flow needs. The services of the app contain them. */
interface PaymentServices {
  client: Client
  clock: Clock
  stores: Pick<Stores, 'user' | 'loginAttempt'>
  platform: { host: Host; system: Pick<System, 'osType'>; clipboard: HostClipboard }
  navigate: Pick<Navigate, 'open'>
  dialogs: CashierDeps['dialogs']
  paymentSlot: PaymentSlot
}

/** Hosts that require other payment fields than a browser. */
const PAY_HOSTS: Partial<Record<HostName, PayHost>> = {
  weapp: 'weapp',
  alipay: 'alipay',
  bank: 'bank',
  'wechat-web': 'chat-page',
}

/** Hosts that have no payment product of their own. All other hosts use the code of the terminal. */
const WITHOUT_PRODUCT: readonly HostName[] = ['native-app', 'mobile-web', 'desktop-web']

/** Returns the dependencies of the payment flow, with the properties of this host and this buyer. */
export const paymentDeps = ({
  client,
  clock,
  stores,
  platform,
  paymentSlot,
  navigate,
  dialogs,
}: PaymentServices): PaymentDeps => ({
  client,
  clock,
  hostPay: pay,
  openCashier: (page) => openCashier({ navigate, dialogs, platform, visit: paymentSlot.visit }, page),
  identifyPayer: paymentSlot.identifyPayer,
  paymentContext: () => {
    const { host, system } = platform
    return {
      platform: host.terminalSrc,
      src: host.isWeb ? 'WEB' : 'MINI',
      browserType: host.browserType,
      payer: {
        host: PAY_HOSTS[host.name] ?? 'web',
        openId: stores.user.openId || stores.loginAttempt.openId,
        channelUserId: stores.user.outerUserId,
        osType: system.osType(),
      },
      ownProduct: WITHOUT_PRODUCT.includes(host.name) ? '' : host.terminalSrc,
    }
  },
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
