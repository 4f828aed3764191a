import { addFen, type Fen, fen, subtractFen, sumFen, timesQuantity } from '../money'
import { serviceFee } from './service-fee'

/** Fees of a show that are known before the buyer selects tickets, in fen. Null or absent if there is no fee. */
export interface KnownFees {
  /** Fee of one ticket. */
  serviceFee?: Fen | null | undefined
  /** Price of the goods that every ticket contains (decision 95). */
  requiredGoods?: Fen | null | undefined
  /** Fee of one order: the delivery fee, if no delivery method is cheaper. */
  unavoidableFee?: Fen | null | undefined
}

/** Returns the known fees and the required goods of one order with this number of tickets, in fen. */
export const feesOf = (known: KnownFees | null, tickets: number): { service: Fen; delivery: Fen; goods: Fen } => ({
  service: serviceFee(known?.serviceFee ?? 0, tickets),
  goods: timesQuantity(known?.requiredGoods ?? fen(0), tickets),
  delivery: known?.unavoidableFee ?? fen(0),
})

/**
 * Returns the total of one order with all known fees, before discounts, in fen. All displayed prices use this function.
 * @param amount price of its tickets, fen
 */
export const allIn = (amount: Fen, tickets: number, known: KnownFees | null): Fen => {
  const { service, delivery, goods } = feesOf(known, tickets)
  return sumFen([amount, service, delivery, goods])
}

/** Returns a total without its delivery fee, in fen. The delivery fee is paid once per order, not for each ticket. */
export const withoutDelivery = (amount: Fen, known: KnownFees | null): Fen =>
  subtractFen(amount, feesOf(known, 0).delivery)

/**
 * Returns the known fees as the fees of a basket, in fen. Required goods count as a fee, because no rate reduces them.
 */
export const basketFees = (known: KnownFees | null, tickets: number): { service: Fen; delivery: Fen } => {
  const { service, delivery, goods } = feesOf(known, tickets)
  return { service: addFen(service, goods), delivery }
}
