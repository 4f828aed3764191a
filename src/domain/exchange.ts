import Big from 'big.js'
import type { Fen } from './money'

/**
 * The rate a payment option carries (`exchangeRate`, domain §3): foreign units for one yuan.
 * Rounds half up to two places, without trailing zeros: `1.005` → `1.01` (shell §5). Throws where the rate is no number.
 */
export const exchangeAmount = (amount: Fen, rate: string | number): string =>
  trimmed(new Big(amount).times(rate).div(100))

const trimmed = (value: Big): string => new Big(value.toFixed(2, Big.roundHalfUp)).toFixed()
