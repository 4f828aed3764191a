import { call } from '../native'
import { numberField } from '../native-fields'
import { cashierPage } from './cashier-page'
import type { Pay, PayResult } from './contract'
import { payFailed, usableInfo } from './pay-params'

/**
 * Result codes of `my.tradePay`.
 * - 9000: paid.
 * - 8000: processing.
 * - 6004: unknown, may have been paid.
 * - 6001: canceled by the buyer.
 * - 99: closed after a forgotten password.
 * - 6002: network error.
 * - 4000: failed.
 */
const RESULTS: Record<number, PayResult> = {
  9000: { kind: 'paid' },
  8000: { kind: 'pending' },
  6004: { kind: 'pending' },
  6001: { kind: 'cancelled' },
  99: { kind: 'cancelled' },
  6002: payFailed('host error'),
  4000: payFailed('host error'),
}

/**
 * Calls `my.tradePay` with a trade number (`tradeNO`) or a signed order text (`orderStr`). Returns the payment page of
 * a redirect product.
 */
export const pay: Pay = async (order) => {
  const info = usableInfo(order)
  if (!info) return payFailed('payInfo is null')
  const { tradeNO, orderStr } = info.params
  if (!tradeNO && !orderStr) return cashierPage(info) ?? payFailed('unsupported product')
  const answer = await call<{ resultCode?: unknown }>('tradePay', tradeNO ? { tradeNO } : { orderStr })
  if (answer.kind !== 'ok') return answer.kind === 'cancelled' ? { kind: 'cancelled' } : payFailed('host error')
  return RESULTS[numberField(answer.value.resultCode) ?? 4000] ?? payFailed('host error')
}
