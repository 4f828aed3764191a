import { INSTALMENT, isRedirect, returnsByCallback } from './products'

/** Hosts that require different payment fields (decision 98). */
export type PayHost = 'web' | 'weapp' | 'alipay' | 'bank' | 'chat-page'

/** Facts about the buyer and the host that a payment may send. Unknown texts are ''. */
export interface Payer {
  host: PayHost
  /** Account at the host: WeChat's open id, Alipay's user id, or the bank's user. */
  openId: string
  /** The buyer's account at the channel of the login. */
  channelUserId: string
  /** Operating system: IOS, ANDROID, OTHER. */
  osType: string
}

/** Choices of the buyer for one payment. */
export interface BuyerChoices {
  paymentProduct: string
  /** Number of instalments; 0 if the buyer chose none. */
  periods?: number
  /** Bank code of a bank product; '' for other products. */
  bankCode?: string
  verificationCode?: string
}

/** Choices of the buyer, and the addresses to which the payment returns. */
export interface PayChoices extends BuyerChoices {
  returnUrl: string
  cancelUrl?: string
}

/** Fields of the payment request that depend on the host and the product (shell §7, decision 98). */
export interface PayFields {
  returnUrl: string
  openId?: string
  thirdPartyUserId?: string
  thirdPartyOpenId?: string
  osType?: string
  cancelUrl?: string
  actualReturnUrl?: string
  extra?: Record<string, string>
  verificationCode?: string
}

/** Hosts that charge the buyer's host account, so the payment request needs its open id. */
const SENDS_OPEN_ID: ReadonlySet<PayHost> = new Set(['weapp', 'alipay', 'chat-page'])

/** Returns only the fields that have a value. */
const present = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Record<keyof Fields, string>>

/** Third-party account: the bank's user in the bank's program, otherwise the account at the login channel. */
const thirdParty = ({ host, openId, channelUserId }: Payer) =>
  host === 'bank'
    ? { thirdPartyUserId: openId, thirdPartyOpenId: openId }
    : { thirdPartyUserId: channelUserId, thirdPartyOpenId: channelUserId && openId }

const extraOf = ({ paymentProduct, periods, bankCode }: PayChoices): Record<string, string> => ({
  ...(paymentProduct === INSTALMENT && periods ? { periods: String(periods) } : {}),
  ...(bankCode ? { bankCode } : {}),
})

/** Returns the fields that this host sends for this product. Omits fields that have no value. */
export const payFields = (payer: Payer, choices: PayChoices): PayFields => {
  const { paymentProduct, returnUrl, cancelUrl, verificationCode } = choices
  const returns = payer.host === 'web' || isRedirect(paymentProduct)
  const extra = extraOf(choices)
  return {
    returnUrl: returns ? returnUrl : '',
    ...present({
      openId: SENDS_OPEN_ID.has(payer.host) ? payer.openId : '',
      ...thirdParty(payer),
      osType: payer.osType,
      cancelUrl: returns ? cancelUrl : '',
      actualReturnUrl: returnsByCallback(paymentProduct) ? returnUrl : '',
      verificationCode,
    }),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  }
}
