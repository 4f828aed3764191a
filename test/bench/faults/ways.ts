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
   * The buyer's path to the provider. `host`: the host reports the result to its servers. `page`: the buyer presses a
   * button of the cashier's page. `code`: the buyer enters a verification code.
   */
  by: 'host' | 'page' | 'code'
  /** Choices that the product needs. */
  extra?: Record<string, string>
}

const lastPart = (address: string) => new URL(address).pathname.split('/').at(-1)

/** Returns the payment's id in the address or form of any cashier. */
const cashierId = ({ form, normalUrl }: PayInfo) => (form ? form.action.split('/').at(-2) : lastPart(normalUrl))

/** A redirect product in the web view of a mini program. */
const inWebView = (platform: string, product: string, more: Partial<Way> = {}): Way => ({
  name: `${product} in the web view of ${platform}`,
  ...{ platform, product, other: platform, browserType: 'OTHER', by: 'page' },
  // The other method is the host's own payment, which has no address.
  idOf: (info) =>
    info.normalUrl
      ? cashierId(info)
      : (info.params.package?.replace('prepay_id=', '') ?? info.params.tradeNO ?? info.params.paymentId),
  ...more,
})

/** A redirect product of a browser. */
const inBrowser = (name: string, product: string, more: Partial<Way> = {}): Way => ({
  ...{ name, platform: 'H5', product, other: 'ALIPAY_WAP', browserType: 'OTHER', by: 'page', idOf: cashierId },
  ...more,
})

export const WAYS: readonly Way[] = [
  {
    name: 'host weapp',
    platform: 'WEIXIN_MINI',
    product: 'WEIXIN_MINI',
    other: 'WEIXIN_MINI',
    browserType: 'WEIXIN',
    idOf: ({ params }) => params.package?.replace('prepay_id=', ''),
    by: 'host',
  },
  {
    name: 'host alipay',
    platform: 'ALIPAY_MINI',
    product: 'ALIPAY_MINI',
    other: 'ALIPAY_MINI',
    browserType: 'ALIPAY',
    idOf: ({ params }) => params.tradeNO,
    by: 'host',
  },
  {
    name: 'host bank',
    platform: 'BANK_MINI',
    product: 'BANK_MINI',
    other: 'BANK_MINI',
    browserType: 'OTHER',
    idOf: ({ params }) => params.paymentId,
    by: 'host',
  },
  {
    name: 'redirect',
    platform: 'H5',
    product: 'ALIPAY_WAP',
    other: 'MPAY_WAP',
    browserType: 'OTHER',
    idOf: ({ normalUrl }) => lastPart(normalUrl),
    by: 'page',
  },
  {
    name: 'form',
    platform: 'H5',
    product: 'UNION_WAP',
    other: 'WEIXIN_H5',
    browserType: 'OTHER',
    idOf: cashierId,
    by: 'page',
  },
  {
    name: 'bridge',
    platform: 'BANK_H5',
    product: 'BANK_H5',
    other: 'BANK_H5',
    browserType: 'OTHER',
    idOf: ({ params }) => lastPart(params.url),
    by: 'page',
  },
  {
    name: 'chat-app page',
    platform: 'WEIXIN_H5',
    product: 'WEIXIN_H5',
    other: 'UNION_WAP',
    browserType: 'WEIXIN',
    idOf: cashierId,
    by: 'page',
  },
  inBrowser('union quick', 'UNION_QUICK'),
  inBrowser('bank redirect', 'BANK_H5_REDIRECT', { extra: { bankCode: 'CMB' } }),
  inBrowser('instalment', 'INSTALMENT', { extra: { periods: '3' } }),
  inBrowser('HK WeChat', 'WEIXIN_HK_H5'),
  inBrowser('partner', 'PARTNER_WALLET', { by: 'code' }),
  inWebView('WEIXIN_MINI', 'BANK_H5_REDIRECT', { extra: { bankCode: 'CMB' } }),
  inWebView('ALIPAY_MINI', 'INSTALMENT', { extra: { periods: '12' } }),
  inWebView('BANK_MINI', 'WEIXIN_HK_H5'),
]

/**
 * Simulates an action of the buyer at the provider.
 * @returns the state of the payment at the provider, or the address to which the provider redirects
 */
export const actAt = async (url: string, way: Way, paymentId: string, action: CashierAction): Promise<string> => {
  if (way.by === 'host') {
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
  const back = answer.headers.get('location') ?? ''
  // A callback first sends the buyer back to the gateway. The bench repeats the callback, because a buyer may reload
  // the page. If the provider does not report, the buyer never returns, because the callback would make the gateway
  // query the provider.
  if (back.includes('/callback?') && action !== 'late' && action !== 'silent')
    await Promise.all([1, 2].map(() => fetch(`${url}${back}`, { redirect: 'manual' })))
  return String(answer.status)
}
