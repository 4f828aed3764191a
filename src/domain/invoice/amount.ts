import { addFen, type Fen, fen, subtractFen } from '../money'

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

/** Returns what an invoice's amount consists of: the order's own payment, money of the order before a rebooking, and retained fees; fen. */
export const invoiceParts = ({
  invoiceAmount: amount,
  fee,
  movedIn,
}: {
  invoiceAmount: Fen
  fee: Fen
  movedIn: Fen
}): { kind: 'tickets' | 'difference' | 'movedIn' | 'fee'; amount: Fen }[] =>
  [
    { kind: 'movedIn' as const, amount: movedIn },
    {
      kind: movedIn > 0 ? ('difference' as const) : ('tickets' as const),
      amount: subtractFen(amount, addFen(fee, movedIn)),
    },
    { kind: 'fee' as const, amount: fee },
  ].filter((part) => part.amount > 0)
