/** The partner's wallet, which charges after a code that it sends to the account's phone. */
export const PARTNER = 'PARTNER_WALLET'

/** Payment in instalments by a bank card. */
export const INSTALMENT = 'INSTALMENT'

/** Products that continue on a payment page, by an address or a form (shell §4, redirect-type products). */
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

/** Redirect products whose provider returns the buyer by the gateway's callback (decision 102). */
const BY_CALLBACK: ReadonlySet<string> = new Set([INSTALMENT, 'WEIXIN_HK_H5'])

/** Returns true if a product continues on a payment page. */
export const isRedirect = (product: string): boolean => REDIRECTS.has(product)

/** Returns true if the provider of a product returns the buyer by the gateway's callback. */
export const returnsByCallback = (product: string): boolean => BY_CALLBACK.has(product)

/** Returns true if a product charges only with a verification code. */
export const needsCode = (product: string): boolean => product === PARTNER
