import { INSTALMENT, isRedirect, returnsByCallback } from './products'

/** A host as the payment distinguishes it (decision 98). */
export type PayHost = 'web' | 'weapp' | 'alipay' | 'bank' | 'chat-page'

/** Facts of the buyer and the host that a payment may send. Texts are '' if unknown. */
export interface Payer {
  host: PayHost
  /** Account of the host: WeChat's open id, Alipay's user id, or the bank's user. */
  openId: string
  /** Account of the channel that the buyer logged in by. */
  channelUserId: string
  /** Operating system: IOS, ANDROID, OTHER. */
  osType: string
}

/** Choices of the buyer for one payment. */
export interface BuyerChoices {
  paymentProduct: string
  /** Number of instalments; 0 without a choice. */
  periods?: number
  /** Code of the bank of a bank product; '' without one. */
  bankCode?: string
  verificationCode?: string
}

/** Choices of the buyer, and the addresses of the order. */
export interface PayChoices extends BuyerChoices {
  returnUrl: string
  cancelUrl?: string
}

/** Fields of the pay call that depend on the host and the product (shell §7, decision 98). */
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

/** Hosts whose own account pays. */
const SENDS_OPEN_ID: ReadonlySet<PayHost> = new Set(['weapp', 'alipay', 'chat-page'])

/** Returns the fields with a value. */
const present = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Record<keyof Fields, string>>

/** The account at the third party: the bank's user in the bank's program, else the account of the channel. */
const thirdParty = ({ host, openId, channelUserId }: Payer) =>
  host === 'bank'
    ? { thirdPartyUserId: openId, thirdPartyOpenId: openId }
    : { thirdPartyUserId: channelUserId, thirdPartyOpenId: channelUserId && openId }

const extraOf = ({ paymentProduct, periods, bankCode }: PayChoices): Record<string, string> => ({
  ...(paymentProduct === INSTALMENT && periods ? { periods: String(periods) } : {}),
  ...(bankCode ? { bankCode } : {}),
})

/** Returns the fields that this host sends for this product. A field without a value is omitted. */
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
