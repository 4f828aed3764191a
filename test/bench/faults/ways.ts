import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'

/** The response of `pay`. */
export interface PayInfo {
  normalUrl: string
  form: { action: string; fields: Record<string, string> } | null
  params: Record<string, string>
}

/** A variant of paying: the storefront's request, and the way in which the buyer reaches the provider. */
export interface Way {
  name: string
  platform: string
  product: string
  /** Another payment product of the same platform. It equals `product` if the platform has only one. */
  other: string
  browserType: 'WEIXIN' | 'ALIPAY' | 'OTHER'
  /** Returns the id of the payment, from the field that this variant's provider receives. */
  idOf: (info: PayInfo) => string | undefined
  /**
   * True if the host's servers report the result of the payment. Otherwise the buyer presses a button on the cashier's
   * page.
   */
  byHost: boolean
}

const lastPart = (address: string) => new URL(address).pathname.split('/').at(-1)

export const WAYS: readonly Way[] = [
  {
    name: 'host weapp',
    platform: 'WEIXIN_MINI',
    product: 'WEIXIN_MINI',
    other: 'WEIXIN_MINI',
    browserType: 'WEIXIN',
    idOf: ({ params }) => params.package?.replace('prepay_id=', ''),
    byHost: true,
  },
  {
    name: 'host alipay',
    platform: 'ALIPAY_MINI',
    product: 'ALIPAY_MINI',
    other: 'ALIPAY_MINI',
    browserType: 'ALIPAY',
    idOf: ({ params }) => params.tradeNO,
    byHost: true,
  },
  {
    name: 'host bank',
    platform: 'BANK_MINI',
    product: 'BANK_MINI',
    other: 'BANK_MINI',
    browserType: 'OTHER',
    idOf: ({ params }) => params.paymentId,
    byHost: true,
  },
  {
    name: 'redirect',
    platform: 'H5',
    product: 'ALIPAY_WAP',
    other: 'MPAY_WAP',
    browserType: 'OTHER',
    idOf: ({ normalUrl }) => lastPart(normalUrl),
    byHost: false,
  },
  {
    name: 'form',
    platform: 'H5',
    product: 'UNION_WAP',
    other: 'WEIXIN_H5',
    browserType: 'OTHER',
    idOf: ({ form, normalUrl }) => (form ? form.action.split('/').at(-2) : lastPart(normalUrl)),
    byHost: false,
  },
  {
    name: 'bridge',
    platform: 'BANK_H5',
    product: 'BANK_H5',
    other: 'BANK_H5',
    browserType: 'OTHER',
    idOf: ({ params }) => lastPart(params.url),
    byHost: false,
  },
  {
    name: 'chat-app page',
    platform: 'WEIXIN_H5',
    product: 'WEIXIN_H5',
    other: 'UNION_WAP',
    browserType: 'WEIXIN',
    idOf: ({ normalUrl, form }) => (form ? form.action.split('/').at(-2) : lastPart(normalUrl)),
    byHost: false,
  },
]

/**
 * Simulates an action of the buyer at the provider.
 * @returns the state of the payment at the provider, or the address to which the provider redirects
 */
export const actAt = async (url: string, way: Way, paymentId: string, action: CashierAction): Promise<string> => {
  if (way.byHost) {
    const answer = await fetch(`${url}/sandbox/host-pay/${paymentId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action }),
    })
    return ((await answer.json()) as { state: string }).state
  }
  const answer = await fetch(`${url}/sandbox/cashier/${paymentId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })
  return String(answer.status)
}
