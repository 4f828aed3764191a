import { call } from '../native'
import { cashierPage } from './cashier-page'
import type { Pay, PayResult } from './contract'
import { payFailed, pick, usableInfo, WECHAT_FIELDS } from './pay-params'

/**
 * Pays by WeChat Pay, or returns the payment page of a redirect product. `requestPayment:fail cancel` means that the
 * buyer canceled; any other error is a failure.
 */
export const pay: Pay = async (order): Promise<PayResult> => {
  const info = usableInfo(order)
  if (!info) return payFailed('payInfo is null')
  const fields = pick(info, WECHAT_FIELDS)
  if (!fields) return cashierPage(info) ?? payFailed('unsupported product')
  const answer = await call('requestPayment', fields)
  if (answer.kind === 'ok') return { kind: 'paid' }
  return answer.kind === 'cancelled' ? { kind: 'cancelled' } : payFailed('host error')
}
