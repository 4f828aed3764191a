import { createHash } from 'node:crypto'

/** The pass of a show: remembered from its public answers and shown when an order is made (shell §7, decision 27). */
export const passIdOf = (showId: string): string =>
  createHash('sha256').update(`pass:${showId}`).digest('hex').slice(0, 24)
