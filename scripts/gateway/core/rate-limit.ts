import type { FastifyRequest } from 'fastify'

const MINUTE = 60_000

/** A field of a request's body as a key; 'undefined' where there is none. */
export const bodyKey =
  (field: string) =>
  ({ body }: FastifyRequest): string =>
    String((body as Record<string, unknown> | null)?.[field])

/**
 * The configuration of a route that takes `max` requests a minute from one address, counted for each key where `keyOf` has
 * one. By the machine's time: this guards the machine, and other people's letter boxes.
 */
export const perMinute = (max: number, keyOf?: (request: FastifyRequest) => string) => ({
  rateLimit: {
    max,
    timeWindow: MINUTE,
    ...(keyOf ? { keyGenerator: (request: FastifyRequest) => `${request.ip} ${keyOf(request)}` } : {}),
  },
})
