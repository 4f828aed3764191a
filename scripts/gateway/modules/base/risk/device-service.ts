import type { FastifyRequest } from 'fastify'

/** The storefront's random ids. Others would fill the memory of the limits, or collide with them. */
const DEVICE_ID = /^[a-z0-9]{24}$/

/** Returns the id of the installation that sent a request; '' without one, or for one of another form. */
export const deviceIdOf = ({ headers: { 'device-id': shown } }: Pick<FastifyRequest, 'headers'>): string =>
  typeof shown === 'string' && DEVICE_ID.test(shown) ? shown : ''
