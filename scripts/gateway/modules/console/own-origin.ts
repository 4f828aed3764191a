import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../core/envelope'

/** Lets only the console's own page and programs change the sandbox: any page in the same browser could send a form. */
export const refuseForeignOrigin = async ({ headers, protocol, host }: FastifyRequest): Promise<void> => {
  const { origin } = headers
  if (origin !== undefined && origin !== `${protocol}://${host}`) throw new Refusal('foreignOrigin', { http: 403 })
}
