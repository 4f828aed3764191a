import { createHash } from 'node:crypto'

const DIGITS = 20

/** Returns the static code that gates scan: twenty digits derived from the ticket's secret. */
export const ticketCodeOf = (codeKey: string): string => {
  const digest = createHash('sha256').update(`ticket:${codeKey}`).digest('hex')
  return String(BigInt(`0x${digest}`) % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}
