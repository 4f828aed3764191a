import { SESSION_CODES } from '@/domain/business-codes/session'
import type { RequestStep } from '../context'
import { RequestError } from '../errors'

const HEADER = 'access-token'

/**
 * Adds the access token. If a call requires a login and the buyer is not logged in, the call fails without being sent.
 * The remaining login data is then cleared (shell §5).
 */
export const token =
  (accessToken: () => string, userId: () => string, logout: () => void): RequestStep =>
  (context, next) => {
    context.token = accessToken()
    context.userId = userId()
    if (context.token) context.headers[HEADER] = context.token
    else if (context.call.auth === 'buyer') {
      logout()
      throw new RequestError({ kind: 'auth', statusCode: SESSION_CODES.notLoggedIn })
    }
    return next()
  }

/**
 * Replaces the token of a queued call by the newest token of the same user, because tokens can expire in a long queue.
 */
export const newestToken =
  (accessToken: () => string, userId: () => string): RequestStep =>
  (context, next) => {
    const now = accessToken()
    if (context.token && now && context.userId === userId()) {
      context.token = now
      context.headers[HEADER] = now
    }
    return next()
  }
