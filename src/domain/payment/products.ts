/** The partner's wallet. It sends a code to the account's phone and charges after the buyer enters the code. */
export const PARTNER = 'PARTNER_WALLET'

/** Payment in instalments by a bank card. */
export const INSTALMENT = 'INSTALMENT'

/**
 * Products whose payment continues on a payment page, which opens through an address or a form (shell §4,
 * redirect-type products).
 */
const REDIRECTS: ReadonlySet<string> = new Set([
  'ALIPAY_WAP',
  'WEIXIN_H5',
  'MPAY_WAP',
  'UNION_WAP',
  'UNION_QUICK',
  'BANK_H5_REDIRECT',
  'WEIXIN_HK_H5',
  INSTALMENT,
])

/** Redirect products whose provider sends the buyer back through the gateway's callback (decision 102). */
const BY_CALLBACK: ReadonlySet<string> = new Set([INSTALMENT, 'WEIXIN_HK_H5'])

/** Returns true if the payment of a product continues on a payment page. */
export const isRedirect = (product: string): boolean => REDIRECTS.has(product)

/** Returns true if the provider of a product sends the buyer back through the gateway's callback. */
export const returnsByCallback = (product: string): boolean => BY_CALLBACK.has(product)

/** Returns true if a product requires a verification code before it charges. */
export const needsCode = (product: string): boolean => product === PARTNER
