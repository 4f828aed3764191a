/** Refusals about vouchers. All ours. */
export const VOUCHER_CODES = {
  /** The ticket code is shown later; `data` carries the time. */
  codeNotYet: 22030501,
} as const
