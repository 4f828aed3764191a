/** Refusals about vouchers. All codes are this project's. */
export const VOUCHER_CODES = {
  /** The ticket code is shown later; `data` carries the time. */
  codeNotYet: 22030501,
} as const
