import type { RequestContext, RequestStep, Resend } from '../context'
import type { RequestError } from '../errors'
import { isCommanded, type FailureHandling, failureHandlingOf } from '../modes'
import { isHandledByCaller } from '../options'
import { moreImportant } from '../scheduler'

/** A failure that is to be told, and what can be done about it. */
export interface FailureContext {
  error: RequestError
  critical: boolean
  handling: FailureHandling
  /** Parameters that the call was made with. */
  params: Readonly<Record<string, unknown>>
  /** False once the buyer has left the screen that asked. */
  isHere: () => boolean
  /** Sends the call once more; answers what failed then, null when nothing did. */
  retry: () => Promise<RequestError | null>
}

/**
 * Treats a failure by its response mode (shell §4, §8); handed in by the app, without one the caller alone treats it.
 * The caller waits for the promise: it settles once nothing more will be tried.
 */
export type ResponseModeHandler = (refusal: FailureContext) => Promise<void>

/** High and critical calls only, never a retry, never for a screen that was left (shell §4). */
const shouldHandle = (
  { failure, importance, after, options, pageKey }: RequestContext,
  currentPage: () => string,
): boolean =>
  failure !== null &&
  !failure.handled &&
  failure.kind !== 'auth' &&
  !after.has('mode') &&
  !options.silent &&
  !isHandledByCaller(options, failure) &&
  moreImportant(importance, 'medium') &&
  pageKey === currentPage()

export interface ResponseModeDeps {
  handle: ResponseModeHandler | undefined
  /** The screen in view. */
  currentPage: () => string
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/** Hands a failure to the treatment that its response mode, or its HTTP status, calls for. */
export const responseMode =
  ({ handle, currentPage, resend }: ResponseModeDeps): RequestStep =>
  async (context, next) => {
    const { failure: error, importance, options } = context
    if (handle && error && shouldHandle(context, currentPage)) {
      const critical = importance === 'critical'
      const handling = failureHandlingOf(error, critical)
      if (!options.inlineErrors || isCommanded(error, handling)) {
        const retry = async () => {
          await resend(context, 'mode')
          return context.failure
        }
        const isHere = () => context.pageKey === currentPage()
        await handle({ error, critical, handling, params: context.params, isHere, retry })
      }
    }
    await next()
  }
