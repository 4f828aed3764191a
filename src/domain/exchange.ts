import Big from 'big.js'
import type { Fen } from './money'

/** Exchange rate of one yuan from the gateway: `{ currency: 'MOP', rate: '1.1236' }`. */
export interface ExchangeRate {
  currency: string
  rate: string
}

/** The currency of Macao (ISO 4217). */
const PATACA = 'MOP'

/**
 * Returns the rate for amounts in the visitor's own currency: in Macao's language, or at Macao's site in any language.
 * Returns null for all other visitors, and if the gateway sends no rate. Payments stay in CNY (decision 46).
 */
export const localRate = (
  rates: readonly ExchangeRate[],
  { macao, macaoLanguage }: { macao: boolean; macaoLanguage: boolean },
): ExchangeRate | null => (macao || macaoLanguage ? (rates.find(({ currency }) => currency === PATACA) ?? null) : null)

/**
 * Converts an amount to another currency by the rate of a payment option (`exchangeRate`, domain §3), or of
 * `localRate`.
 *
 * Rounds half up to two decimal places, without trailing zeros: `1.005` → `1.01` (shell §5). Throws if the rate is not
 * a number.
 * @param rate foreign units for one yuan
 */
export const exchangeAmount = (amount: Fen, rate: string | number): string =>
  trimmed(new Big(amount).times(rate).div(100))

const trimmed = (value: Big): string => new Big(value.toFixed(2, Big.roundHalfUp)).toFixed()
