import { createHash } from 'node:crypto'

const DIGITS = 20

/** The code a gate reads: twenty digits that only the ticket's secret tells. The same at every asking. */
export const ticketCodeOf = (codeKey: string): string => {
  const digest = createHash('sha256').update(`ticket:${codeKey}`).digest('hex')
  return String(BigInt(`0x${digest}`) % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}
