import type { RequestStep } from '../context'

const HEADER = 'anti-abuse-token'

export interface TokenBox {
  get(): string
  set(token: string): void
}

/** Hands the gateway back the token it gave in the header of an earlier answer (shell §7). */
export const antiAbuse =
  (box: TokenBox): RequestStep =>
  async (context, next) => {
    const kept = box.get()
    if (kept) context.headers[HEADER] = kept
    await next()
    const given = context.answer?.kind === 'answered' ? context.answer.headers[HEADER] : undefined
    if (given && given !== kept) box.set(given)
  }
