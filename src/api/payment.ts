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
