import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseLost } from './database/lost'
import { Refusal } from './envelope'
import { badInput, badIssue } from './inputs'
import type { CodeName } from './codes'

const BY_STATUS: Record<number, CodeName> = { 404: 'notFound', 405: 'wrongMethod', 413: 'tooLarge', 415: 'wrongMedia' }

const asRefusal = (error: FastifyError | Refusal, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error
  if (error.validation) return badIssue(request.lang, error.validation)
  const status = error.statusCode ?? 500
  const code = BY_STATUS[status]
  if (code) return new Refusal(code, { http: status, params: { method: request.method } })
  if (status >= 400 && status < 500) return badInput(request.lang, 'whole', 'json')
  return new Refusal('failure', { http: isDatabaseLost(error) ? 503 : 500 })
}

/**
 * Logs an unexpected failure of a job. A lost database is not logged here, but once when its connections end
 * (`core/server`).
 */
export const logFailure = (log: FastifyBaseLogger, error: unknown, message: string): void => {
  if (!isDatabaseLost(error)) log.error({ err: error }, message)
}

/** Sends every failure as an envelope in the request's language. Logs only unexpected failures as errors. */
export const answerFailure = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = asRefusal(error, request)
  if (refusal.http === 500) request.log.error({ err: error }, 'unforeseen failure')
  void reply.code(refusal.http).type('application/json; charset=utf-8').send(refusal.envelope(request.lang))
}
