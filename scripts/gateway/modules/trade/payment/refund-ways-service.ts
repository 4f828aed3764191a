import type { RefundState } from '../../../../../src/domain/refund/state'
import type { Language } from '../../../core/localized-text'
import { productName } from './product-service'

/** Working days until a wallet or bank shows refunded money, as shown in the storefront. */
export const ARRIVES_IN = 3

/** Serializes refund methods. Combines payments with the same method and state. */
export const serializeWays = <Way extends { product: string; amount: number; state?: RefundState }>(
  ways: readonly Way[],
  lang: Language,
) => {
  const sums = new Map<string, { method: string; amount: number; state: Way['state'] }>()
  for (const { product, amount, state } of ways) {
    const key = JSON.stringify([product, state])
    sums.set(key, { method: productName(product, lang), amount: (sums.get(key)?.amount ?? 0) + amount, state })
  }
  return [...sums.values()]
}
