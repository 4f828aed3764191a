import { addFen, type Fen, fen, subtractFen, sumFen } from '../money'

/** A payment or a refund of an order. */
interface Movement {
  kind: 'CHARGE' | 'RETURN'
  /** Fen. */
  amount: number
}

/**
 * Returns an invoice's amount, fen: the order's payments, cash cards included, less its refunds. Never below zero, and
 * without coupons and points.
 */
export const invoiceAmount = (movements: readonly Movement[]): Fen => {
  const balance = movements.reduce((sum, { kind, amount }) => sum + (kind === 'CHARGE' ? amount : -amount), 0)
  return fen(Math.max(balance, 0))
}

/** Returns the amount of an invoice of several orders, fen. Orders without a possible invoice do not count. */
export const sumOfInvoices = (orders: readonly { invoiceAmount: Fen | null }[]): Fen =>
  sumFen(orders.map(({ invoiceAmount }) => invoiceAmount ?? fen(0)))

/**
 * Returns the parts of an invoice's amount in fen: the order's own payment, the money moved from a rebooked order, and
 * retained fees.
 */
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
