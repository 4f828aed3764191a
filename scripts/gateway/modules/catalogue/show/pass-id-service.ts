import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/envelope'

/** Returns the pass of a show, sent by its public calls and required by orders (shell §7, decision 27). */
export const passIdOf = (showId: string): string =>
  createHash('sha256').update(`pass:${showId}`).digest('hex').slice(0, 24)

/** Refuses a purchase without its show's pass, if a fault requires one. Throws `Refusal` passNeeded. */
export const requirePass = ({ passDemanded, headers }: FastifyRequest, showId: string): void => {
  if (passDemanded && headers.passid !== passIdOf(showId)) throw new Refusal('passNeeded')
}
