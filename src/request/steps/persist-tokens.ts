import type { RequestContext, RequestStep } from '../context'

export interface Tokens {
  accessToken?: string
  refreshToken?: string
}

export interface PersistTokensDeps {
  accessToken: () => string
  userId: () => string
  persistTokens: (tokens: Tokens) => void
}

/**
 * Stores the tokens of a successful response (shell §3), unless the login has ended in the meantime. A response that
 * contains a user is a login. The store applies it at once, so that tokens of different users are never combined.
 */
export const persistTokens = ({ accessToken, userId, persistTokens: persist }: PersistTokensDeps): RequestStep => {
  /**
   * Returns true if the user logged out or changed during the call. Renewed tokens then belong to a login that has
   * ended.
   */
  const isLoginEnded = ({ token, userId: requester, options }: RequestContext): boolean =>
    token !== '' && (requester !== userId() || (options.skipAuthHandling === true && token !== accessToken()))

  return (context, next) => {
    const data = context.failure ? null : (context.data as Record<string, unknown> | null | undefined)
    const read = (name: keyof Tokens) =>
      typeof data?.[name] === 'string' && data[name] !== '' ? { [name]: data[name] } : {}
    const isLogin = typeof data?.userId === 'string'
    const tokens: Tokens =
      typeof data === 'object' && !isLogin ? { ...read('accessToken'), ...read('refreshToken') } : {}
    if ((tokens.accessToken || tokens.refreshToken) && !isLoginEnded(context)) persist(tokens)
    return next()
  }
}
