import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from './own-host'
import type { App } from './provider'
import type { Settings } from './settings'

/** Response headers that the storefront on another origin may read. */
const EXPOSED = ['server-time', 'passId', 'retry-after', 'anti-abuse-token']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/** Returns true for the console and the sandbox's pages, which other origins may not read. */
const isTool = (path: string): boolean => /^\/(?:console|sandbox)(?:[/?]|$)/.test(path)

/**
 * Allows calls from the storefront on other origins. These are the configured origins, and development servers on this
 * machine if no public origin is configured. Mini programs send no origin.
 */
export const allowOrigins = async (app: App, { publicOrigin, storefrontOrigins }: Settings): Promise<void> => {
  const isAllowed = (origin: string): boolean =>
    storefrontOrigins.includes(origin) || (publicOrigin === undefined && isLoopback(origin))
  const optionsOf = ({ headers, url }: FastifyRequest): FastifyCorsOptions => ({
    origin: !isTool(url) && headers.origin !== undefined && isAllowed(headers.origin),
    methods: METHODS,
    exposedHeaders: EXPOSED,
    maxAge: 600,
  })
  await app.register(cors, { delegator: (request, done) => done(null, optionsOf(request as FastifyRequest)) })
}
