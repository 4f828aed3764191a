import { type Fen, subtractFen } from '../money'

/** Returns the paid money that was not refunded, fen. */
export const netAmount = ({ payAmount, refundedAmount }: Record<'payAmount' | 'refundedAmount', Fen>): Fen =>
  subtractFen(payAmount, refundedAmount)
