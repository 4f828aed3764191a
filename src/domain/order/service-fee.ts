import { type Fen, fen } from '../money'

/** Returns the service fee of tickets, fen. @param perTicket fen */
export const serviceFee = (perTicket: number, tickets: number): Fen => fen(perTicket * tickets)

interface Charged {
  lines: readonly { kind: string; amount: number }[]
  /** Number of tickets that the lines apply to. */
  ticketCount: number
}

/**
 * Returns the part of an order's service fee for some of its tickets, fen. Throws `RangeError` if not charged by
 * ticket.
 */
export const serviceFeeOf = ({ lines, ticketCount }: Charged, tickets: number): Fen => {
  const whole = lines.reduce((sum, { kind, amount }) => sum + (kind === 'SERVICE' ? amount : 0), 0)
  return fen((whole / ticketCount) * tickets)
}
