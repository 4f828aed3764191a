import { type Fen, fen } from '../money'

/** A movement of money of an order. */
interface Movement {
  kind: 'CHARGE' | 'RETURN'
  /** Fen. */
  amount: number
}

/**
 * What an invoice is made out for, fen: the money that came in for the order less what went back, never below zero. Coupons, points and
 * cards move no money and are not in it.
 */
export const invoiceAmount = (movements: readonly Movement[]): Fen => {
  const kept = movements.reduce((sum, { kind, amount }) => sum + (kind === 'CHARGE' ? amount : -amount), 0)
  return fen(Math.max(kept, 0))
}
