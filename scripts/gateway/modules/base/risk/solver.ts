import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tokens } from '../../../core/tokens'
import type { Shown, Solver } from './challenges'

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

/** Returns a hash of the user agent, the only data that identifies a device here, or ''. */
const deviceOf = ({ headers }: FastifyRequest): string => {
  const agent = textOf(headers['user-agent'])
  return (
    agent &&
    createHash('sha256')
      .update(`${agent} ${textOf(headers['terminal-src'])}`)
      .digest('base64url')
  )
}

/** Returns the client on a path that requires a login, or on a public path, where `userId` is ''. */
const solverOf = (request: FastifyRequest) => ({ userId: request.userId, device: deviceOf(request) })

/**
 * Returns the client on a public path. The captcha of an order or a vote belongs to the user, so these scopes
 * require a valid access token. Without a valid token, the request is rejected, and the client refreshes its token.
 * Throws `Refusal`.
 */
export const publicSolver = async (request: FastifyRequest, scope: string, tokens: Tokens): Promise<Solver> => {
  const token = textOf(request.headers['access-token'])
  const userId = scope === 'LOGIN' ? await tokens.verify(token).catch(() => '') : await tokens.verify(token)
  return { userId, device: deviceOf(request), address: request.ip }
}

/** Returns the captcha token in a request's header for a scope. */
export const shownToken = (request: FastifyRequest, scope: string, type: string): Shown => ({
  ...solverOf(request),
  token: request.headers['captcha-token'],
  scope,
  type,
})
