import type { FastifyRequest } from 'fastify'

const MINUTE = 60_000

/** Returns a field of the request's body as a key, 'undefined' if it is missing. */
export const bodyKey =
  (field: string) =>
  ({ body }: FastifyRequest): string =>
    String((body as Record<string, unknown> | null)?.[field])

/**
 * Configures a route to accept `max` requests a minute from one address, counted for each key of `keyOf` if given. Uses
 * the machine's time: the limit protects the machine and other people's mailboxes.
 */
export const perMinute = (max: number, keyOf?: (request: FastifyRequest) => string) => ({
  rateLimit: {
    max,
    timeWindow: MINUTE,
    ...(keyOf ? { keyGenerator: (request: FastifyRequest) => `${request.ip} ${keyOf(request)}` } : {}),
  },
})
