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

/** Any successful answer may carry new tokens in its data (shell §3); they are kept, unless their login is over. */
export const persistTokens = ({ accessToken, userId, persistTokens: persist }: PersistTokensDeps): RequestStep => {
  /** The buyer went, or somebody else came, while the call was on its way. A renewal counts for the very token it renews. */
  const isLoginEnded = ({ token, userId: requester, options }: RequestContext): boolean =>
    token !== '' && (requester !== userId() || (options.skipAuthHandling === true && token !== accessToken()))

  return (context, next) => {
    const data = context.failure ? null : (context.data as Record<string, unknown> | null | undefined)
    const read = (name: keyof Tokens) =>
      typeof data?.[name] === 'string' && data[name] !== '' ? { [name]: data[name] } : {}
    const tokens: Tokens = typeof data === 'object' ? { ...read('accessToken'), ...read('refreshToken') } : {}
    if ((tokens.accessToken || tokens.refreshToken) && !isLoginEnded(context)) persist(tokens)
    return next()
  }
}
