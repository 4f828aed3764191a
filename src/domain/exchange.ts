import Big from 'big.js'
import type { Fen } from './money'

/** A decimal amount rounded half up to two places without trailing zeros: `1.005` → `1.01` (shell §5). Throws on what is no number. */
export const formatDecimal = (amount: string | number): string => trimmed(new Big(amount))

/** The rate a payment option carries (`exchangeRate`, domain §3): foreign units for one yuan. */
export const exchangeAmount = (amount: Fen, rate: string | number): string =>
  trimmed(new Big(amount).times(rate).div(100))

const trimmed = (value: Big): string => new Big(value.toFixed(2, Big.roundHalfUp)).toFixed()
