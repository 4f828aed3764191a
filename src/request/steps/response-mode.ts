import type { RequestContext, RequestStep, Resend } from '../context'
import type { RequestError } from '../errors'
import { isCommanded, type Treatment, treatmentOf } from '../modes'
import { isKnown } from '../options'
import { moreImportant } from '../scheduler'

/** A failure that is to be told, and what can be done about it. */
export interface Refusal {
  error: RequestError
  critical: boolean
  treatment: Treatment
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
export type ResponseModeHandler = (refusal: Refusal) => Promise<void>

/** High and critical calls only, never a retry, never for a screen that was left (shell §4). */
const isTreated = ({ failure, importance, after, options, place }: RequestContext, here: () => string): boolean =>
  failure !== null &&
  !failure.told &&
  failure.kind !== 'auth' &&
  !after.has('mode') &&
  !options.silent &&
  !isKnown(options, failure) &&
  moreImportant(importance, 'medium') &&
  place === here()

export interface ResponseModeDeps {
  handle: ResponseModeHandler | undefined
  /** The screen in view. */
  here: () => string
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/** Hands a failure to the treatment that its response mode, or its HTTP status, calls for. */
export const responseMode =
  ({ handle, here, resend }: ResponseModeDeps): RequestStep =>
  async (context, next) => {
    const { failure: error, importance, options } = context
    if (handle && error && isTreated(context, here)) {
      const critical = importance === 'critical'
      const treatment = treatmentOf(error, critical)
      if (!options.inPlace || isCommanded(error, treatment)) {
        const retry = async () => {
          await resend(context, 'mode')
          return context.failure
        }
        const isHere = () => context.place === here()
        await handle({ error, critical, treatment, params: context.params, isHere, retry })
      }
    }
    await next()
  }
