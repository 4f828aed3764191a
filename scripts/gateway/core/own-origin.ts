import type { FastifyRequest } from 'fastify'
import { Refusal } from './envelope'

/** Lets only the sandbox’s own pages and programs read and change the sandbox: any page in the same browser could try. */
export const refuseForeignOrigin = async ({ headers, ownOrigin, protocol, host }: FastifyRequest): Promise<void> => {
  const { origin } = headers
  const own = [ownOrigin, `${protocol}://${host}`]
  if (origin !== undefined && !own.includes(origin)) throw new Refusal('foreignOrigin', { http: 403 })
}
