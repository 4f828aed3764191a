/** Cost of hashing a password with scrypt: 2^`log` blocks of `r` × 128 bytes, `p` times. */
export interface Cost {
  log: number
  r: number
  p: number
}

/**
 * One of the equivalent parameter sets that OWASP recommends (password storage; 2^17 × 1 to 2^14 × 5). It needs 16 MB
 * per thread.
 */
export const OWASP_COST: Cost = { log: 14, r: 8, p: 5 }

/** Cost of new hashes. Tests lower the cost, because hashing would otherwise take most of their time. */
export const hashCost = { current: OWASP_COST }
