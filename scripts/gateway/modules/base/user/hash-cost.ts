/** Cost of a password's hash: 2^`log` blocks of `r` × 128 bytes, `p` times. */
export interface Cost {
  log: number
  r: number
  p: number
}

/**
 * One of the sets that OWASP's password storage sheet calls equal (2^17 × 1 to 2^14 × 5): 16 MB each, so that as many at once as
 * Node has threads stay below 100 MB.
 */
export const OWASP_COST: Cost = { log: 14, r: 8, p: 5 }

/** Cost of new hashes. Only tests lower it: guessing at passwords would take most of their time. */
export const hashCost = { current: OWASP_COST }
