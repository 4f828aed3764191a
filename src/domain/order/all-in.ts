import { type Fen, fen, sumFen } from '../money'
import { serviceFee } from './service-fee'

/** Fees of a show that are known before any selection, fen; null or absent without a fee. */
export interface KnownFees {
  /** Fee of one ticket. */
  serviceFee?: Fen | null | undefined
  /** Fee of one order: delivery, if there is no cheaper method. */
  unavoidableFee?: Fen | null | undefined
}

/** Returns the known fees of one order of so many tickets, fen. */
export const feesOf = (known: KnownFees | null, tickets: number): { service: Fen; delivery: Fen } => ({
  service: serviceFee(known?.serviceFee ?? 0, tickets),
  delivery: known?.unavoidableFee ?? fen(0),
})

/**
 * Returns the cost of one order with all known fees, before reductions, fen. Every displayed price is computed here.
 * @param amount price of its tickets, fen
 */
export const allIn = (amount: Fen, tickets: number, known: KnownFees | null): Fen => {
  const { service, delivery } = feesOf(known, tickets)
  return sumFen([amount, service, delivery])
}
