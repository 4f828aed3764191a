import { type Fen, fen } from './money'
import { allIn, type KnownFees } from './order/all-in'

/** Displayed price: hidden, replaced by a text of the merchant or of the storefront, or an amount. */
export type ShownPrice =
  | { kind: 'hidden' }
  /** The merchant hides prices; `text` is the merchant's replacement text, or ''. */
  | { kind: 'replaced'; text: string }
  | { kind: 'undetermined' }
  | { kind: 'free' }
  | { kind: 'amount'; amount: Fen; from: boolean }

export interface PriceFacts {
  /** The lowest price; null if unknown. */
  min: Fen | null
  /** The highest price; if it differs from `min`, the price is shown as "from". */
  max?: Fen | null
  /**
   * The merchant's `customPrice` (shell §5): 0 hides, -1 is "to be determined", else fen. Null means that the price is
   * not overridden.
   */
  override?: number | null
  isFree?: boolean
  /** Fees in addition to the price. The displayed amount includes these fees. */
  fees?: KnownFees | null
  /** Number of tickets that the price covers; 1 by default. */
  tickets?: number
}

/** The merchant's switch `hiddenTicketPrice` with its `hiddenTicketPriceText` (shell §3). */
export interface PriceHiding {
  hidden: boolean
  text: string
}

/**
 * Returns the price for display (decision 44). If the merchant hides prices, returns the merchant's text, or no price.
 * Otherwise returns the merchant's override, or the actual price if there is no override.
 */
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

/** Data of a show or its card that determines the displayed price. */
export interface PricedShow extends KnownFees {
  minOriginalPriceInfo: Fen | null
  maxOriginalPriceInfo: Fen | null
  customPrice: number | null
  isFree: boolean
}

/**
 * Returns the price that a show announces (decision 44): its lowest price with all known fees, or the merchant's
 * override or text.
 */
export const lowestPrice = (show: PricedShow, hiding: PriceHiding): ShownPrice => {
  const { minOriginalPriceInfo: min, maxOriginalPriceInfo: max, customPrice: override, isFree } = show
  return shownPrice({ min, max, override, isFree, fees: show }, hiding)
}
