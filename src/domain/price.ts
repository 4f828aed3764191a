import { type Fen, fen } from './money'
import { allIn, type KnownFees } from './order/all-in'

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
  /** What a buyer pays beside the price; the amount that is shown contains it. */
  fees?: KnownFees | null
  /** Tickets that the price is for, 1 by default. */
  tickets?: number
}

/** The merchant's switch `hiddenTicketPrice` with its `hiddenTicketPriceText` (shell §3). */
export interface PriceHiding {
  hidden: boolean
  text: string
}

/** Which price is shown: the merchant's switch wins, then the override, then the price (decision 44). */
export const shownPrice = (facts: PriceFacts, hiding: PriceHiding = { hidden: false, text: '' }): ShownPrice => {
  if (hiding.hidden) return hiding.text === '' ? { kind: 'hidden' } : { kind: 'replaced', text: hiding.text }
  const { override, min, max, fees = null, tickets = 1 } = facts
  const withFees = (amount: Fen): Fen => allIn(amount, tickets, fees)
  if (override === 0) return { kind: 'hidden' }
  if (override === -1) return { kind: 'undetermined' }
  if (typeof override === 'number' && override > 0)
    return { kind: 'amount', amount: withFees(fen(Math.round(override))), from: false }
  if (facts.isFree && withFees(fen(0)) === 0) return { kind: 'free' }
  const lowest = facts.isFree ? fen(0) : min
  if (lowest === null) return { kind: 'undetermined' }
  return { kind: 'amount', amount: withFees(lowest), from: max != null && max > lowest }
}

/** A show or its card, as far as its price is concerned. */
export interface PricedShow extends KnownFees {
  minOriginalPriceInfo: Fen | null
  maxOriginalPriceInfo: Fen | null
  customPrice: number | null
  isFree: boolean
}

/** The price of a show in its announcement: its lowest with all known fees, the merchant's own, or none (decision 44). */
export const lowestPrice = (show: PricedShow, hiding: PriceHiding): ShownPrice => {
  const { minOriginalPriceInfo: min, maxOriginalPriceInfo: max, customPrice: override, isFree } = show
  return shownPrice({ min, max, override, isFree, fees: show }, hiding)
}
