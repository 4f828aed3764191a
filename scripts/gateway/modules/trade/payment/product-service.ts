import { exchangeAmount } from '../../../../../src/domain/exchange'
import type { Fen } from '../../../../../src/domain/money'
import { instalmentPlans } from '../../../../../src/domain/payment/instalment'
import { INSTALMENT, PARTNER } from '../../../../../src/domain/payment/products'
import type { Db, Tx } from '../../../core/database/database'
import { deleteRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { requireUser } from '../../base/user/account-service'
import { texts } from './texts'
import { mediaAddress } from '../../../core/media/files'

/**
 * How a product opens the payment: by an address, by a form, by the host's own payment, or by a bank's bridge script.
 * The parameters of `bridge` include an address for web views without that script. `code` opens nothing, because a
 * verification code pays.
 */
export type Way = 'redirect' | 'form' | 'host' | 'bridge' | 'code'

export interface Product {
  code: string
  /** Key of the product's text in the namespace `product`. */
  name:
    | 'alipay'
    | 'weixin'
    | 'union'
    | 'mpay'
    | 'bank'
    | 'partner'
    | 'oneNet'
    | 'instalment'
    | 'unionQuick'
    | 'weixinHk'
  icon: string
  way: Way
  /** Currency of the wallet, and the rate of its provider for one yuan. */
  exchange?: { rate: string; currency: string; prefix: string }
  /** Code of the bank that pays. */
  bankCode?: string
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
  exchange: { rate: '1.1236', currency: 'MOP', prefix: 'MOP$' },
}

const icon = (name: string): string => mediaAddress(`/media/pay/${name}.svg`)

const WEB = [ALIPAY, WEIXIN, UNION, MPAY]
/** Products that a merchant may offer in addition, on the web and in mini programs. */
const FURTHER: readonly Product[] = [
  { code: PARTNER, name: 'partner', icon: icon('partner'), way: 'code' },
  { code: 'BANK_H5_REDIRECT', name: 'oneNet', icon: icon('bank'), way: 'redirect', bankCode: 'CMB' },
  { code: INSTALMENT, name: 'instalment', icon: icon('instalment'), way: 'redirect' },
  { code: 'UNION_QUICK', name: 'unionQuick', icon: icon('unionpay'), way: 'form' },
  {
    ...{ code: 'WEIXIN_HK_H5', name: 'weixinHk', icon: icon('hk-wechat'), way: 'redirect' },
    exchange: { rate: '1.0905', currency: 'HKD', prefix: 'HK$' },
  },
]
/** Payment products by the client's terminal code, for platforms that have their own product. */
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

const ALL: readonly Product[] = [...WEB, ...FURTHER, ...Object.values(OWN)]

/** Further products that a merchant can offer. */
export const FURTHER_PRODUCTS: readonly string[] = FURTHER.map(({ code }) => code)

/** Platforms on which a merchant can offer further products. `WEB` is every browser. */
export const OFFER_PLATFORMS = ['WEB', 'WEIXIN_MINI', 'ALIPAY_MINI', 'BANK_MINI'] as const

/** Writes the further products that the merchant offers: all of them, on the web. */
export const seedOffers = async (tx: Tx): Promise<void> => {
  const rows = FURTHER.map(({ code }) => ({ platform: 'WEB', product: code }))
  await tx.insertInto('payment_offers').values(rows).execute()
}

/** Offers a further product on a platform, or stops offering it. */
export const setOffer = async (
  db: Db,
  row: { platform: string; product: string },
  isOffered: boolean,
): Promise<void> => {
  await deleteRows(db, 'payment_offers', row)
  if (isOffered) await db.insertInto('payment_offers').values(row).execute()
}

/**
 * Products of a wallet whose pages another wallet’s browser blocks, by the browser. Source: the wallets’ rules for
 * links.
 */
const BLOCKED: Record<string, readonly string[]> = {
  WEIXIN: [ALIPAY.code],
  ALIPAY: [WEIXIN.code, 'WEIXIN_HK_H5'],
}

/** The platform, the buyer and the amount that a product must fit. */
export interface PayNeeds {
  platform: string
  /** Browser of the page: WEIXIN, ALIPAY or OTHER. Absent for a payment that has begun. */
  browserType?: string
  userId: string
  amount: Fen
}

/** A web view cannot be opened with a form. */
const opensIn = (platform: string, { way }: Product): boolean => !platform.endsWith('_MINI') || way !== 'form'

/**
 * Returns the products of a platform for a buyer and an amount. Browsers without products of their own use the
 * sandbox's cashiers, and the merchant's further products.
 */
export const productsFor = async (
  db: Db | Tx,
  { platform, browserType = 'OTHER', userId, amount }: PayNeeds,
): Promise<readonly Product[]> => {
  const own = Object.hasOwn(OWN, platform) ? [OWN[platform]] : WEB
  const group = platform.endsWith('_MINI') ? platform : 'WEB'
  const rows = await db.selectFrom('payment_offers').select('product').where('platform', '=', group).execute()
  const offered = new Set(rows.map(({ product }) => product))
  // An account without a phone can get no code.
  const hasPhone = Boolean((await requireUser(db, userId)).cellphone)
  const further = FURTHER.filter(
    (product) =>
      offered.has(product.code) &&
      opensIn(platform, product) &&
      (product.way !== 'code' || hasPhone) &&
      (product.code !== INSTALMENT || instalmentPlans(amount).length > 0),
  )
  const blocked = BLOCKED[browserType] ?? []
  return [...own, ...(platform === 'BANK_H5' ? [] : further)].filter(({ code }) => !blocked.includes(code))
}

/** Returns true if the buyer's choices belong to the product: its instalments, and its bank. */
export const choicesFit = (product: Product, extra: Readonly<Record<string, string>>, amount: Fen): boolean =>
  (product.code === INSTALMENT
    ? instalmentPlans(amount).some(({ periods }) => String(periods) === extra.periods)
    : extra.periods === undefined) && extra.bankCode === product.bankCode

/** Returns the name of the product with which an order was paid, or '' if it was free. */
export const productName = (code: string | null, lang: Language): string => {
  const product = ALL.find((each) => each.code === code)
  if (product) return texts.translate(lang, `product.${product.name}`)
  return code === null ? '' : texts.translate(lang, code === 'FREE' ? 'product.free' : 'product.sandbox')
}

/** Returns the path of a product's logo below /media. */
export const productIcon = (code: string): string => ALL.find((each) => each.code === code)?.icon ?? ''

/** Texts below the name of a product, by its code. */
const TIPS = { MPAY_WAP: 'mpayTip', WEIXIN_HK_H5: 'weixinHkTip', [PARTNER]: 'partnerTip' } as const

const tipsOf = ({ code }: Product, lang: Language) =>
  Object.hasOwn(TIPS, code) ? [{ tip: texts.translate(lang, TIPS[code as keyof typeof TIPS]) }] : []

interface PayPlace {
  browserType: string
  /** Code of the product whose payment failed last, or null. */
  failed: string | null
}

/**
 * Serializes the payment methods for an amount (contract: api/payment PaymentOption). Preselects the wallet of the
 * chat app in which the page is open. After a failure, preselects another method, if any.
 */
export const payOptions = (
  products: readonly Product[],
  { browserType, failed }: PayPlace,
  amount: Fen,
  lang: Language,
) => {
  const fit = products.filter(({ code }) => code !== failed)
  const checked = fit.find(({ code }) => browserType === 'WEIXIN' && code === WEIXIN.code) ?? fit[0] ?? products[0]
  return products.map((product) => ({
    paymentProduct: product.code,
    displayName: texts.translate(lang, `product.${product.name}`),
    icon: product.icon,
    isCheck: product === checked,
    currency: 'CNY',
    tipInfos: tipsOf(product, lang),
    exchangeRate: product.exchange
      ? {
          exchangeAmount: exchangeAmount(amount, product.exchange.rate),
          exchangeCurrency: product.exchange.currency,
          exchangePrefix: product.exchange.prefix,
          providerName: texts.translate(lang, `product.${product.name}`),
        }
      : null,
    plans: product.code === INSTALMENT ? instalmentPlans(amount) : [],
    bankCode: product.bankCode ?? '',
  }))
}
