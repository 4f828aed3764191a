import { type Fen, fen } from '../money'

/** Returns the service fee of several tickets, in fen. @param perTicket fen */
export const serviceFee = (perTicket: number, tickets: number): Fen => fen(perTicket * tickets)

interface Charged {
  lines: readonly { kind: string; amount: number }[]
  /** Number of tickets that the price lines cover. */
  ticketCount: number
}

/**
 * Returns the share of an order's service fee for some of its tickets, in fen. Throws `RangeError` if the fee is not a
 * multiple of the number of tickets.
 */
export const serviceFeeOf = ({ lines, ticketCount }: Charged, tickets: number): Fen => {
  const whole = lines.reduce((sum, { kind, amount }) => sum + (kind === 'SERVICE' ? amount : 0), 0)
  return fen((whole / ticketCount) * tickets)
}
