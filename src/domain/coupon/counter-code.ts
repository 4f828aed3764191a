/** Lifetime of a coupon's code for a counter, in milliseconds (decision 65). */
export const COUNTER_CODE_TTL = 60_000
