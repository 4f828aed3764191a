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
 * Stores the tokens that any successful answer may carry in its data (shell §3), unless their login has ended. An answer that
 * names a user is a login: the store takes it whole, so that no user has another's tokens for a moment.
 */
export const persistTokens = ({ accessToken, userId, persistTokens: persist }: PersistTokensDeps): RequestStep => {
  /** The user logged out or changed during the call. A renewal is valid only for the token it renews. */
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
