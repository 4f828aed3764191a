import { call, canIUse } from '../native'
import { callBank } from '../bank-bridge'
import { cashierPage } from './cashier-page'
import type { Pay, PayResult } from './contract'
import { payFailed, pick, usableInfo, WECHAT_FIELDS } from './pay-params'

/** Response of the bank's payment function. */
interface BankAnswer {
  status?: unknown
}

const STATUS = new Map<unknown, PayResult>([
  ['SUCCESS', { kind: 'paid' }],
  ['PROCESSING', { kind: 'pending' }],
  ['CANCEL', { kind: 'cancelled' }],
])

/**
 * Opens the bank's payment. Calls `requestPayment` instead if the container provides this call (TCMPP) and the order
 * contains WeChat's payment fields. Returns the payment page of a redirect product.
 */
export const pay: Pay = async (order) => {
  const info = usableInfo(order)
  if (!info) return payFailed('payInfo is null')
  const wechatFields = canIUse('requestPayment') ? pick(info, WECHAT_FIELDS) : undefined
  if (wechatFields) {
    const answer = await call('requestPayment', wechatFields)
    if (answer.kind === 'ok') return { kind: 'paid' }
    return answer.kind === 'cancelled' ? { kind: 'cancelled' } : payFailed('host error')
  }
  if (Object.keys(info.params).length === 0) return cashierPage(info) ?? payFailed('unsupported product')
  const answer = await callBank<BankAnswer>('pay', { ...info.params, product: order.paymentProduct })
  if (answer.kind === 'cancelled') return { kind: 'cancelled' }
  if (answer.kind !== 'ok') return payFailed('one-net pay call failed')
  // If the payment closes and returns no status, the order's status is authoritative.
  return STATUS.get(answer.value.status ?? 'PROCESSING') ?? payFailed('host error')
}
