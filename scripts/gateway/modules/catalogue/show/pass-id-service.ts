import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/envelope'

/** Returns the passId of a show. Public responses contain it, and orders must send it (shell §7, decision 27). */
export const passIdOf = (showId: string): string =>
  createHash('sha256').update(`pass:${showId}`).digest('hex').slice(0, 24)

/** Rejects a purchase without the show's passId, if a fault requires it. Throws `Refusal` passNeeded. */
export const requirePass = ({ passDemanded, headers }: FastifyRequest, showId: string): void => {
  if (passDemanded && headers.passid !== passIdOf(showId)) throw new Refusal('passNeeded')
}
