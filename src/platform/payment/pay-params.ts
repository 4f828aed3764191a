import type { PayFailure, PayInfo, PayOrder, PayResult } from './contract'

/** Returns a failure by its reason. */
export const payFailed = (reason: PayFailure): PayResult => ({ kind: 'failed', reason })

/** The fields of a host's payment call, or undefined when one of them is missing. */
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

/** Returns the order's payment info, null when it is empty (shell §4: missing info is a failure). */
export const usableInfo = ({ info }: PayOrder): PayInfo | null =>
  info && (info.normalUrl || info.form || Object.keys(info.params).length > 0) ? info : null

/** The fields of WeChat's payment call, in the mini program and in its browser. */
export const WECHAT_FIELDS = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] as const
