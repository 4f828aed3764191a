/** Error codes about vouchers. This project defines all of them. */
export const VOUCHER_CODES = {
  /** The ticket code is not available yet; `data` contains the time from which it is available. */
  codeNotYet: 22030501,
} as const
