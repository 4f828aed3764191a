import type { FastifyRequest } from 'fastify'

/**
 * Format of the random ids that the storefront creates. Other ids could fill the memory of the limits, or collide with
 * these.
 */
const DEVICE_ID = /^[a-z0-9]{24}$/

/** Returns the id of the storefront installation that sent a request, or '' if it is missing or has another format. */
export const deviceIdOf = ({ headers: { 'device-id': shown } }: Pick<FastifyRequest, 'headers'>): string =>
  typeof shown === 'string' && DEVICE_ID.test(shown) ? shown : ''
