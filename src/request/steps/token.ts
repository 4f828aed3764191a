import { SESSION_CODES } from '@/domain/business-codes/session'
import type { RequestStep } from '../context'
import { RequestError } from '../errors'

const HEADER = 'access-token'

/**
 * Adds the access token. A call that needs a login and has none is not sent: it fails as not logged in, and the rest of the
 * login is cleared (shell §5).
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
 * Replaces the token of a call that waited in the queue by the newest one of the same user: hundreds wait when a sale opens,
 * and none of them needs to fail with an expired token.
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
