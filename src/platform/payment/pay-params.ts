import type { PayFailure, PayInfo, PayOrder, PayResult } from './contract'

/** Returns the result `failed` with this reason. */
export const payFailed = (reason: PayFailure): PayResult => ({ kind: 'failed', reason })

/** Returns the fields of a host's payment call; undefined if one of them is missing. */
export const pick = <const Name extends string>(
  info: PayInfo,
  names: readonly Name[],
): Record<Name, string> | undefined => {
  const picked = {} as Record<Name, string>
  for (const name of names) {
    const value = info.params[name]
    if (!value) return undefined
    picked[name] = value
  }
  return picked
}

/** Returns the payment data of the order; null if it is empty, which counts as a failure (shell §4). */
export const usableInfo = ({ info }: PayOrder): PayInfo | null =>
  info && (info.normalUrl || info.form || Object.keys(info.params).length > 0) ? info : null

/** Fields of WeChat's payment call. They are the same in the mini program and in WeChat's in-app browser. */
export const WECHAT_FIELDS = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] as const
