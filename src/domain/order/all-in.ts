import { type Fen, fen, subtractFen, sumFen, timesQuantity } from '../money'
import { serviceFee } from './service-fee'

/** Fees of a show that are known before any selection, fen; null or absent without a fee. */
export interface KnownFees {
  /** Fee of one ticket. */
  serviceFee?: Fen | null | undefined
  /** Fee of one order: delivery, if there is no cheaper method. */
  unavoidableFee?: Fen | null | undefined
}

/** Returns the known fees of one order with this number of tickets, in fen. */
export const feesOf = (known: KnownFees | null, tickets: number): { service: Fen; delivery: Fen } => ({
  service: serviceFee(known?.serviceFee ?? 0, tickets),
  delivery: known?.unavoidableFee ?? fen(0),
})

/**
 * Returns the total of one order with all known fees, before discounts, in fen. Every displayed price is calculated
 * here.
 * @param amount price of its tickets, fen
 */
export const allIn = (amount: Fen, tickets: number, known: KnownFees | null): Fen => {
  const { service, delivery } = feesOf(known, tickets)
  return sumFen([amount, service, delivery])
}

/** Returns the cost of one order of tickets with these prices, with all known fees, fen. */
export const allInSum = (prices: readonly Fen[], known: KnownFees | null): Fen =>
  allIn(sumFen(prices), prices.length, known)

/** Returns the price of some units of a tier, without fees, fen. */
export const unitsPrice = (price: Fen, units: number): Fen => timesQuantity(price, units)

/** Returns a price with all fees minus the delivery fee, which is paid once per order, in fen. */
export const withoutDelivery = (amount: Fen, known: KnownFees | null): Fen =>
  subtractFen(amount, feesOf(known, 0).delivery)
