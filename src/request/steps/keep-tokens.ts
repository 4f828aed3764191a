import type { RequestContext, RequestStep } from '../context'

export interface Tokens {
  accessToken?: string
  refreshToken?: string
}

export interface KeepTokensDeps {
  accessToken: () => string
  userId: () => string
  keepTokens: (tokens: Tokens) => void
}

/** Any successful answer may carry new tokens in its data (shell §3); they are kept, unless their login is over. */
export const keepTokens = ({ accessToken, userId, keepTokens: keep }: KeepTokensDeps): RequestStep => {
  /** The buyer went, or somebody else came, while the call was on its way. A renewal counts for the very token it renews. */
  const isOver = ({ token, userId: asked, options }: RequestContext): boolean =>
    token !== '' && (asked !== userId() || (options.unguarded === true && token !== accessToken()))

  return (context, next) => {
    const data = context.failure ? null : (context.data as Record<string, unknown> | null | undefined)
    const read = (name: keyof Tokens) =>
      typeof data?.[name] === 'string' && data[name] !== '' ? { [name]: data[name] } : {}
    const tokens: Tokens = typeof data === 'object' ? { ...read('accessToken'), ...read('refreshToken') } : {}
    if ((tokens.accessToken || tokens.refreshToken) && !isOver(context)) keep(tokens)
    return next()
  }
}
