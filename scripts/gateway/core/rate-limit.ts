import type { FastifyRequest } from 'fastify'

const MINUTE = 60_000

/** Returns a function that reads a field of the request's body as a key. The key of a missing field is 'undefined'. */
export const bodyKey =
  (field: string) =>
  ({ body }: FastifyRequest): string =>
    String((body as Record<string, unknown> | null)?.[field])

/**
 * Returns the configuration of a route that accepts `max` requests a minute from one IP address. With `keyOf`, each
 * combination of address and key has a limit of its own. Uses the machine's time, because the limit protects the
 * machine and other people's mailboxes.
 */
export const perMinute = (max: number, keyOf?: (request: FastifyRequest) => string) => ({
  rateLimit: {
    max,
    timeWindow: MINUTE,
    ...(keyOf ? { keyGenerator: (request: FastifyRequest) => `${request.ip} ${keyOf(request)}` } : {}),
  },
})
