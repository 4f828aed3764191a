import { type Fen, fen, subtractFen, sumFen } from '../money'
import { serviceFee } from './service-fee'

/** Fees of a show that are known before the buyer selects tickets, in fen. Null or absent if there is no fee. */
export interface KnownFees {
  /** Fee of one ticket. */
  serviceFee?: Fen | null | undefined
  /** Fee of one order: the delivery fee, if no delivery method is cheaper. */
  unavoidableFee?: Fen | null | undefined
}

/** Returns the known fees of one order with this number of tickets, in fen. */
export const feesOf = (known: KnownFees | null, tickets: number): { service: Fen; delivery: Fen } => ({
  service: serviceFee(known?.serviceFee ?? 0, tickets),
  delivery: known?.unavoidableFee ?? fen(0),
})

/**
 * Returns the total of one order with all known fees, before discounts, in fen. All displayed prices use this function.
 * @param amount price of its tickets, fen
 */
export const allIn = (amount: Fen, tickets: number, known: KnownFees | null): Fen => {
  const { service, delivery } = feesOf(known, tickets)
  return sumFen([amount, service, delivery])
}

/** Returns a total without its delivery fee, in fen. The delivery fee is paid once per order, not for each ticket. */
export const withoutDelivery = (amount: Fen, known: KnownFees | null): Fen =>
  subtractFen(amount, feesOf(known, 0).delivery)
