import { SESSION_CODES } from '@/domain/business-codes/session'
import type { RequestStep } from '../context'
import { RequestError } from '../errors'

const HEADER = 'access-token'

/** Adds the access token. A call without a required login fails unsent and clears the rest of the login (shell §5). */
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

/** Replaces a queued call's token by the user's newest one, since tokens expire in a long queue. */
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
