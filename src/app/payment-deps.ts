import type { Clock } from '@/lib/clock'
import type { PaymentDeps } from '@/payment/flow'
import type { HostName } from '@/platform/host/contract'
import { platform } from '@/platform/platform'
import type { Client } from '@/request/client'
import type { Stores } from '@/stores/create-stores'

/** Each host's own payment product; the open web has none. */
const OWN_PRODUCT: Partial<Record<HostName, string>> = {
  weapp: 'WEIXIN_MINI',
  alipay: 'ALIPAY_MINI',
  bank: 'BANK_MINI',
  'wechat-web': 'WEIXIN_H5',
  'bank-web': 'BANK_H5',
}

/** Dependencies of the payment flow: facts of this host and this buyer. */
export const paymentDeps = ({
  client,
  clock,
  stores,
  identifyPayer,
}: {
  client: Client
  clock: Clock
  stores: Stores
  identifyPayer?: PaymentDeps['identifyPayer']
}): PaymentDeps => ({
  client,
  clock,
  hostPay: platform.pay,
  identifyPayer,
  paymentContext: () => ({
    platform: platform.host.terminalSrc,
    src: platform.host.isWeb ? 'WEB' : 'MINI',
    browserType: platform.host.browserType,
    openId: stores.user.openId || stores.user.freshOpenId,
    ownProduct: OWN_PRODUCT[platform.host.name] ?? '',
  }),
  lastProduct: { read: () => stores.user.lastPayment || null, write: stores.user.storeLastPayment },
})
