import { exchangeAmount } from '../../../../../src/domain/exchange'
import type { Fen } from '../../../../../src/domain/money'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { texts } from './texts'
import { mediaAddress } from '../../../core/media/files'

/**
 * Means by which a product opens the payment. These are an address, a form, the parameters of the host's own payment,
 * or those of a bank's bridge script. The latter include an address for web views without that script.
 */
type Way = 'redirect' | 'form' | 'host' | 'bridge'

interface Product {
  code: string
  /** Key of the product's text in the namespace `product`. */
  name: 'alipay' | 'weixin' | 'union' | 'mpay' | 'bank'
  icon: string
  way: Way
  /** Exchange rate of the wallet's provider, in patacas for one yuan. */
  rate?: string
}

const ALIPAY: Product = {
  code: 'ALIPAY_WAP',
  name: 'alipay',
  icon: mediaAddress('/media/pay/alipay.svg'),
  way: 'redirect',
}
const WEIXIN: Product = {
  code: 'WEIXIN_H5',
  name: 'weixin',
  icon: mediaAddress('/media/pay/weixin.svg'),
  way: 'redirect',
}
const UNION: Product = { code: 'UNION_WAP', name: 'union', icon: mediaAddress('/media/pay/union.svg'), way: 'form' }
const MPAY: Product = {
  code: 'MPAY_WAP',
  name: 'mpay',
  icon: mediaAddress('/media/pay/mpay.svg'),
  way: 'redirect',
  rate: '1.1236',
}

const WEB = [ALIPAY, WEIXIN, UNION, MPAY]
/** Payment products of the platforms with products of their own, by the client's terminal code. */
const OWN: Record<string, Product> = {
  WEIXIN_MINI: { code: 'WEIXIN_MINI', name: 'weixin', icon: WEIXIN.icon, way: 'host' },
  ALIPAY_MINI: { code: 'ALIPAY_MINI', name: 'alipay', icon: ALIPAY.icon, way: 'host' },
  BANK_MINI: { code: 'BANK_MINI', name: 'bank', icon: mediaAddress('/media/pay/bank.svg'), way: 'host' },
  BANK_H5: { code: 'BANK_H5', name: 'bank', icon: mediaAddress('/media/pay/bank.svg'), way: 'bridge' },
}

/** Throws `Refusal` paymentNotSetUp outside of a sandbox, because the simulated provider is the only one. */
export const requireProvider = (sandbox: boolean): void => {
  if (!sandbox) throw new Refusal('paymentNotSetUp')
}

/** Returns the products of a platform. Browsers without products of their own use the sandbox's cashiers. */
const productsOf = (platform: string): Product[] => (Object.hasOwn(OWN, platform) ? [OWN[platform]] : WEB)

/** Returns the product with this code if the platform allows it, else undefined. */
export const productOf = (platform: string, code: string): Product | undefined =>
  productsOf(platform).find((product) => product.code === code)

/** Returns the name of the product with which an order was paid, or '' if it was free. */
export const productName = (code: string | null, lang: Language): string => {
  const product = [...WEB, ...Object.values(OWN)].find((each) => each.code === code)
  if (product) return texts.translate(lang, `product.${product.name}`)
  return code === null ? '' : texts.translate(lang, code === 'FREE' ? 'product.free' : 'product.sandbox')
}

/** Returns the path of a product's logo below /media. */
export const productIcon = (code: string): string =>
  [...WEB, ...Object.values(OWN)].find((each) => each.code === code)?.icon ?? ''

interface PayPlace {
  platform: string
  browserType: string
  /** Code of the product whose payment failed last, or null. */
  failed: string | null
}

/**
 * Serializes the payment methods for an amount (contract: api/payment PaymentOption). Preselects the wallet of the chat
 * app in which the page is open. After a failure, preselects another method if there is one.
 */
export const payOptions = ({ platform, browserType, failed }: PayPlace, amount: Fen, lang: Language) => {
  const products = productsOf(platform)
  const fit = products.filter(({ code }) => code !== failed)
  const checked = fit.find(({ code }) => browserType === 'WEIXIN' && code === WEIXIN.code) ?? fit[0] ?? products[0]
  return products.map((product) => ({
    paymentProduct: product.code,
    displayName: texts.translate(lang, `product.${product.name}`),
    icon: product.icon,
    isCheck: product === checked,
    currency: 'CNY',
    tipInfos: product.rate ? [{ tip: texts.translate(lang, 'mpayTip') }] : [],
    exchangeRate: product.rate
      ? {
          exchangeAmount: exchangeAmount(amount, product.rate),
          exchangeCurrency: 'MOP',
          exchangePrefix: 'MOP$',
          providerName: texts.translate(lang, 'product.mpay'),
        }
      : null,
  }))
}
