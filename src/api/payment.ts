import * as v from 'valibot'
import { get, post } from '@/request/call'
import * as w from './wire'

const paymentOption = v.object({
  /** Code of the payment product: SANDBOX_WEB, ALIPAY_WAP, WEIXIN_MINI, UNION_WAP … */
  paymentProduct: v.pipe(v.string(), v.nonEmpty()),
  displayName: w.text(),
  /** Path of the icon under /media. */
  icon: w.text(),
  isCheck: w.flag(),
  currency: w.text('CNY'),
  tipInfos: w.list(v.object({ tip: w.text() })),
  exchangeRate: w.objectOrNull(
    v.object({
      exchangeAmount: w.text(),
      exchangeCurrency: w.text(),
      exchangePrefix: w.text(),
      providerName: w.text(),
    }),
  ),
  /** Instalments to choose from; empty for other products. */
  plans: w.optional(w.list(v.object({ periods: w.number(), each: w.price, fee: w.price, total: w.price }))),
  /** Code of the bank of a bank product; '' for others. */
  bankCode: w.optional(w.text()),
})
/** A payment method (shell §3). */
export type PaymentOption = v.InferOutput<typeof paymentOption>

/** Returns the payment methods of these transactions on this host. Source: shell §7, trade. */
export const cashiers = post<
  { transactionIds: string[]; platform: string; src: string; browserType: 'WEIXIN' | 'ALIPAY' | 'OTHER' },
  PaymentOption[]
>('trade/buyer/v3/payments/cashiers', { auth: 'buyer', importance: 'critical', read: w.reader(w.list(paymentOption)) })

const payInfo = v.object({
  /** Address to redirect to, for products that pay on another page. */
  normalUrl: w.text(),
  /** A form to submit, for union-pay products: action and fields. */
  form: w.objectOrNull(v.object({ action: w.text(), fields: v.fallback(v.record(v.string(), v.string()), {}) })),
  /** Host payment parameters: timeStamp, nonceStr, package, signType, paySign, tradeNO … */
  params: v.fallback(v.record(v.string(), v.string()), {}),
})

const payAnswer = v.object({
  paymentProduct: w.text(),
  paymentInfo: w.objectOrNull(payInfo),
  paymentInfoMap: w.objectOrNull(payInfo),
})
/** Data for the host's payment call. Without `paymentInfo` the payment has failed (shell §4). */
export type PayAnswer = v.InferOutput<typeof payAnswer>

export interface PayParams {
  transactionIds: string[]
  platform: string
  paymentProduct: string
  src: string
  returnUrl: string
  openId?: string
  extra?: Record<string, string>
  thirdPartyUserId?: string
  isNewCyy?: boolean
  verificationCode?: string
  osType?: string
  cancelUrl?: string
  actualReturnUrl?: string
  thirdPartyOpenId?: string
}

/** Starts a payment. Source: shell §7, trade. */
export const pay = post<PayParams, PayAnswer>('trade/buyer/v3/payments/pay', {
  auth: 'buyer',
  importance: 'critical',
  read: w.reader(payAnswer),
})

/** Sends the code of a partner payment to the account's phone. `countdown` in seconds. Source: shell §7, buyer API. */
export const makePayCode = post<{ partner: string; transactionIds: string[] }, { countdown: number }>(
  'buyer/v1/payments/{partner}/make_pay_verification_code',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ countdown: w.number(60) })) },
)

const payCodeState = v.object({
  /** Masked phone number that gets the code. */
  cellphone: w.text(),
  /** Earliest time of the next code, epoch ms; 0 without a code for this payment. */
  resendFrom: w.moment,
  /** Tries left for the current code. */
  triesLeft: w.number(),
})
export type PayCodeState = v.InferOutput<typeof payCodeState>

/**
 * Returns the state of the code of a partner payment. `transactionIds` is separated by commas. The specification has no
 * path for this call.
 */
export const payCode = get<{ partner: string; transactionIds: string }, PayCodeState>(
  'buyer/v1/payments/{partner}/pay_verification_code',
  { auth: 'buyer', importance: 'high', read: w.reader(payCodeState) },
)

/** Returns the payment deadline of an unpaid transaction, epoch ms. Source: shell §7, trade. */
export const reserveTime = get<{ transactionId: string }, { time: number }>(
  'buyer/order/v3/{transactionId}/reserve_time',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.reader(v.object({ time: w.moment })),
  },
)

/**
 * Returns the sum of a transaction, fen, and its order. Used after a restart of the app. Source: shell §7, buyer API.
 */
export const paymentByBindId = get<{ bindId: string }, { orderId: string; payAmount: number | null; paid: boolean }>(
  'buyer/v1/payments/query_by_bind_id',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.reader(v.object({ orderId: w.text(), payAmount: w.priceOrNull, paid: w.flag() })),
  },
)
