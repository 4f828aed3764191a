import type { RefundState } from '../../../../../src/domain/refund/state'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { productName } from './product-service'

/** Working days until a wallet or bank shows refunded money, as shown in the storefront. */
export const ARRIVES_IN = 3

/** A payment that was refunded, or a cash card with its name. */
interface NamedWay {
  product: string
  /** Null or absent for a payment. */
  cardName?: LocalizedText | null
}

/** Returns the name of a refund method in the reader's language. */
export const wayName = ({ product, cardName }: NamedWay, lang: Language): string =>
  cardName?.[lang] ?? productName(product, lang)

/** Serializes refund methods. Combines methods with the same name and state. */
export const serializeWays = <Way extends NamedWay & { amount: number; state?: RefundState }>(
  ways: readonly Way[],
  lang: Language,
) => {
  const sums = new Map<string, { method: string; amount: number; state: Way['state'] }>()
  for (const way of ways) {
    const { amount, state } = way
    const method = wayName(way, lang)
    const key = JSON.stringify([method, state])
    sums.set(key, { method, amount: (sums.get(key)?.amount ?? 0) + amount, state })
  }
  return [...sums.values()]
}

/** Returns the working days until a refund has arrived: 0 if the money goes only to cash cards. */
export const arrivesIn = (ways: readonly { cashId: string | null }[]): number =>
  ways.every(({ cashId }) => cashId !== null) ? 0 : ARRIVES_IN
