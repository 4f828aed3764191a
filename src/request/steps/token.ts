import { CODES } from '../codes'
import type { RequestStep } from '../context'
import { RequestError } from '../errors'

/**
 * Adds the access token. A call that needs a buyer and has none is not sent: it fails as not logged in, and whatever
 * is left of a login is cleared (shell §5).
 */
export const token =
  (accessToken: () => string, logout: () => void): RequestStep =>
  (context, next) => {
    context.token = accessToken()
    if (context.token) context.headers['access-token'] = context.token
    else if (context.call.auth === 'buyer') {
      logout()
      throw new RequestError({ kind: 'auth', statusCode: CODES.notLoggedIn })
    }
    return next()
  }
