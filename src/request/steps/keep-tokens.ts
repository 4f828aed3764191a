import type { RequestStep } from '../context'

export interface Tokens {
  accessToken?: string
  refreshToken?: string
}

/** Any successful answer may carry new tokens in its data (shell §3); they are kept. */
export const keepTokens =
  (keep: (tokens: Tokens) => void): RequestStep =>
  (context, next) => {
    const data = context.failure ? null : (context.data as Record<string, unknown> | null | undefined)
    const read = (name: keyof Tokens) =>
      typeof data?.[name] === 'string' && data[name] !== '' ? { [name]: data[name] } : {}
    const tokens: Tokens = typeof data === 'object' ? { ...read('accessToken'), ...read('refreshToken') } : {}
    if (tokens.accessToken || tokens.refreshToken) keep(tokens)
    return next()
  }
