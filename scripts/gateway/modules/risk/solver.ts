import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tokens } from '../../core/tokens'
import type { Shown, Solver } from './challenges'

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')

/** What a browser or a host says it is, as a mark: nothing finer is known of a device. '' when it says nothing. */
const deviceOf = ({ headers }: FastifyRequest): string => {
  const agent = textOf(headers['user-agent'])
  return (
    agent &&
    createHash('sha256')
      .update(`${agent} ${textOf(headers['terminal-src'])}`)
      .digest('base64url')
  )
}

/** Who asks on a path that let only users in, or anybody (then `userId` is ''). */
const solverOf = (request: FastifyRequest): Solver => ({ userId: request.userId, device: deviceOf(request) })

/**
 * Who asks on a public path. An order is a user's, so its captcha is too: without a good token that is refused, and the
 * client renews its login first. Throws `Refusal`.
 */
export const publicSolver = async (request: FastifyRequest, scope: string, tokens: Tokens): Promise<Solver> => {
  const token = textOf(request.headers['access-token'])
  const userId = scope === 'ORDER' ? await tokens.verify(token) : await tokens.verify(token).catch(() => '')
  return { userId, device: deviceOf(request) }
}

/** The captcha token that a request shows for a scope. */
export const shownToken = (request: FastifyRequest, scope: string, type: string): Shown => ({
  ...solverOf(request),
  token: request.headers['captcha-token'],
  scope,
  type,
})
