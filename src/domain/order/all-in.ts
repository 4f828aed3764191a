import { type Fen, fen, sumFen } from '../money'
import { serviceFee } from './service-fee'

/** The fees of a show that are known before anything is chosen, fen; null or absent for none. */
export interface KnownFees {
  /** A ticket. */
  serviceFee?: Fen | null | undefined
  /** An order: delivery, where there is no cheaper way. */
  unavoidableFee?: Fen | null | undefined
}

/** Returns the known fees of one order of so many tickets, fen. */
export const feesOf = (known: KnownFees | null, tickets: number): { service: Fen; delivery: Fen } => ({
  service: serviceFee(known?.serviceFee ?? 0, tickets),
  delivery: known?.unavoidableFee ?? fen(0),
})

/**
 * Returns what one order costs with all known fees, before reductions, fen. Every price that a buyer sees is computed here.
 * @param amount price of its tickets, fen
 */
export const allIn = (amount: Fen, tickets: number, known: KnownFees | null): Fen => {
  const { service, delivery } = feesOf(known, tickets)
  return sumFen([amount, service, delivery])
}
