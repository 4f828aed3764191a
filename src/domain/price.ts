import { type Fen, fen } from './money'

/** What a price place shows: nothing, the merchant's or our words instead of a price, or an amount. */
export type ShownPrice =
  | { kind: 'hidden' }
  /** The merchant hides prices; `text` is the merchant's own word, empty when there is none. */
  | { kind: 'replaced'; text: string }
  | { kind: 'undetermined' }
  | { kind: 'free' }
  | { kind: 'amount'; amount: Fen; from: boolean }

export interface PriceFacts {
  /** The lowest price, null when unknown. */
  min: Fen | null
  /** The highest price; another than `min` makes the price read "from". */
  max?: Fen | null
  /** `customPrice`: 0 hides, -1 "to be determined", a positive number is fen; null or absent overrides nothing (shell §5). */
  override?: number | null
  isFree?: boolean
}

/** The merchant's switch `hiddenTicketPrice` with its `hiddenTicketPriceText` (shell §3). */
export interface PriceHiding {
  hidden: boolean
  text: string
}

/** Which price is shown: the merchant's switch wins, then the override, then the price (decision 44). */
export const shownPrice = (facts: PriceFacts, hiding: PriceHiding = { hidden: false, text: '' }): ShownPrice => {
  if (hiding.hidden) return hiding.text === '' ? { kind: 'hidden' } : { kind: 'replaced', text: hiding.text }
  const { override, min, max } = facts
  if (override === 0) return { kind: 'hidden' }
  if (override === -1) return { kind: 'undetermined' }
  if (typeof override === 'number' && override > 0)
    return { kind: 'amount', amount: fen(Math.round(override)), from: false }
  if (facts.isFree) return { kind: 'free' }
  if (min === null) return { kind: 'undetermined' }
  return { kind: 'amount', amount: min, from: max != null && max > min }
}
