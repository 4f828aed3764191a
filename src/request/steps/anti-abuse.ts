import type { RequestStep } from '../context'

const HEADER = 'anti-abuse-token'

export interface TokenStorage {
  get(): string
  set(token: string): void
}

/** Sends the anti-abuse token that the header of an earlier response contained (shell §7). */
export const antiAbuse =
  (storage: TokenStorage): RequestStep =>
  async (context, next) => {
    const stored = storage.get()
    if (stored) context.headers[HEADER] = stored
    await next()
    const given = context.answer?.kind === 'answered' ? context.answer.headers[HEADER] : undefined
    if (given && given !== stored) storage.set(given)
  }
