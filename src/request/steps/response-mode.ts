import type { RequestContext, RequestStep, Resend } from '../context'
import type { RequestError } from '../errors'
import { moreImportant } from '../scheduler'

export interface Refusal {
  error: RequestError
  critical: boolean
  /** Sends the call once more; afterwards the caller gets what came of that. */
  retry: () => Promise<void>
}

/** Treats a failure by its response mode (shell §4, §8). Handed in by the app; without one the caller alone treats it. */
export type ResponseModeHandler = (refusal: Refusal) => Promise<void> | void

/** High and critical calls only, never a retry, never one whose caller wants to treat failures itself (shell §4). */
export const responseMode =
  (
    handle: ResponseModeHandler | undefined,
    resend: (context: RequestContext, why: Resend) => Promise<void>,
  ): RequestStep =>
  async (context, next) => {
    const { failure, importance, after, options } = context
    if (failure && handle && !after.has('mode') && !options.silent && moreImportant(importance, 'medium')) {
      await handle({ error: failure, critical: importance === 'critical', retry: () => resend(context, 'mode') })
    }
    await next()
  }
