import { isRead } from '../call'
import type { RequestContext, RequestStep, Resend } from '../context'
import type { RequestError } from '../errors'
import { isCommanded, type FailureHandling, failureHandlingOf } from '../modes'
import { isHandledByCaller } from '../options'
import { moreImportant } from '../scheduler'

/** A failure that the handler of its response mode processes, with facts about the failed call. */
export interface FailureContext {
  error: RequestError
  critical: boolean
  handling: FailureHandling
  /** Parameters of the call. */
  params: Readonly<Record<string, unknown>>
  /** Returns true while the buyer is on the screen that sent the call. */
  isHere: () => boolean
  /** Sends the call again; returns the new failure, null on success. */
  retry: () => Promise<RequestError | null>
}

/**
 * Handles a failure by its response mode (shell §4, §8). The app passes this handler in; without a handler, the caller
 * handles the failure. The call waits for the promise, which settles when no further attempt follows.
 */
export type ResponseModeHandler = (refusal: FailureContext) => Promise<void>

/**
 * Returns true if the handler must process the failure of this call (shell §4). The handler only processes high and
 * critical calls, but not retries. After the buyer has left the screen, the handler processes nothing.
 */
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

/**
 * Returns true for a read without a network. No dialog covers the skeleton: the screen itself shows the failure with a
 * "try again" button, and reloads when the network returns.
 */
const isShownInPlace = ({ call }: RequestContext, critical: boolean, handling: FailureHandling): boolean =>
  handling === 'network' && !critical && isRead(call)

export interface ResponseModeDeps {
  handle: ResponseModeHandler | undefined
  /** Returns the key of the current screen. */
  currentPage: () => string
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/** Passes a failed call to the handler for its response mode or HTTP status. */
export const responseMode =
  ({ handle, currentPage, resend }: ResponseModeDeps): RequestStep =>
  async (context, next) => {
    const { failure: error, importance, options } = context
    if (handle && error && shouldHandle(context, currentPage)) {
      const critical = importance === 'critical'
      const handling = failureHandlingOf(error, critical)
      const inPlace = options.inlineErrors || isShownInPlace(context, critical, handling)
      if (!inPlace || isCommanded(error, handling)) {
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
