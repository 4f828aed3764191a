import { texts } from '@/locales/texts'
import { httpsAddress } from '@/platform/https-address'
import type { RequestError } from '@/request/errors'
import { type FailureHandling, failureHandlingOf } from '@/request/modes'
import type { FailureContext } from '@/request/steps/response-mode'
import type { AlertOptions, DialogHandle } from '../ui/dialog/dialogs'
import type { ModeDeps } from './deps'
import { LimitingModel } from './limiting.model'
import { QueueProgress } from './queue-progress'

/** Countdown before the close button of a waiting dialog is enabled, in milliseconds (shell §9). */
const WAITING_LOCK = 5_000

interface HandledFailure extends FailureContext {
  /** True if the buyer has already retried once. No second prompt follows (shell §9, manual retry). */
  retried?: boolean
}

/** Handles a failure. Settles when no further try follows. */
type Handler = (context: HandledFailure, deps: ModeDeps) => Promise<void>

const t = (...[key, values]: Parameters<ReturnType<typeof texts.translator>>) => texts.translator()(key, values)

/** Returns the gateway's message. Without a message, returns the storefront's own text. */
const messages = (error: RequestError): AlertOptions => ({
  // Messages of a 5xx response are not written for buyers.
  content:
    (error.mode !== undefined || (error.httpCode ?? 0) < 500) && error.message ? error.message : t('request.fallback'),
  hint: error.subComments,
  picture: httpsAddress(error.iconUrl) ?? '',
})

/** Returns the answer of a dialog that closes with its screen; leaving the screen counts as no. */
const answerOf = (dialog: DialogHandle, { isHere }: FailureContext, { whileOnPage }: ModeDeps): Promise<boolean> => {
  const dispose = whileOnPage(isHere, dialog.close)
  return dialog.answer.finally(dispose)
}

/** Shares one handler among equal failures of a screen at the same time. */
const single =
  (handleFailure: Handler): Handler =>
  (context, deps) =>
    deps.shared(JSON.stringify([context.handling, messages(context.error)]), () => handleFailure(context, deps))

const toast: Handler = async ({ error }, { dialogs }) => dialogs.toast(error.message || t('request.fallback'))

const alert: Handler = async (context, deps) => {
  const { error } = context
  await answerOf(
    deps.dialogs.open('alert', { ...messages(error), confirmText: error.actText || undefined }),
    context,
    deps,
  )
}

const waiting: Handler = async (context, deps) => {
  const options = { ...messages(context.error), lockedFor: WAITING_LOCK, confirmText: t('button.close') }
  await answerOf(deps.dialogs.open('alert', options), context, deps)
}

const login: Handler = async (context, deps) => {
  const { error } = context
  const options = { ...messages(error), confirmText: error.actText || t('button.login') }
  if (await answerOf(deps.dialogs.open('confirm', options), context, deps)) await deps.openLogin()
}

/** Shows the message, then goes back and reloads the previous screen. Stays on a tab that has no previous screen. */
const back: Handler = async (context, deps) => {
  const { error, isHere } = context
  const canLeave = deps.canGoBack()
  const options = { ...messages(error), confirmText: error.actText || t(canLeave ? 'button.back' : 'button.close') }
  await answerOf(deps.dialogs.open('alert', options), context, deps)
  if (canLeave && isHere()) await deps.backAndRefresh()
}

const backRefresh: Handler = async (context, deps) => {
  await toast(context, deps)
  await deps.backAndRefresh()
}

const booking: Handler = async (context, deps) => {
  const { error, params, isHere } = context
  const options = { ...messages(error), confirmText: error.actText || t('request.toBooking') }
  await answerOf(deps.dialogs.open('alert', options), context, deps)
  if (isHere()) await deps.toBooking(params, error.errorCode ?? '')
}

/** Texts of a retry prompt without a message of the gateway. */
const PROMPTS = {
  retry: { title: 'request.busy', content: 'request.busyLater' },
  busy: { title: 'request.busyNetwork', content: 'request.busyNetworkHint' },
  network: { title: 'request.offline', content: 'request.offlineHint' },
  http: { title: null, content: 'request.checkNetwork' },
} as const

const promptOptions = (kind: keyof typeof PROMPTS, error: RequestError, canLeave: boolean) => {
  const { title, content } = PROMPTS[kind]
  const own = { ...(title && { title: t(title) }), content: t(content) }
  return {
    ...(kind === 'retry' && error.message ? messages(error) : own),
    confirmText: (kind === 'retry' && error.actText) || t('button.retry'),
    cancelText: t(canLeave ? 'button.back' : 'button.close'),
  }
}

/** Offers retry or back. Equal failures at the same time share one prompt and its answer. */
const prompt =
  (kind: keyof typeof PROMPTS): Handler =>
  async (context, deps) => {
    const canLeave = deps.canGoBack()
    const options = promptOptions(kind, context.error, canLeave)
    const again = await deps.shared(JSON.stringify(options), async () => {
      const confirmed = await answerOf(deps.dialogs.open('confirm', options), context, deps)
      if (!confirmed && canLeave && context.isHere()) await deps.backAndRefresh()
      return confirmed
    })
    if (again && context.isHere()) await handleRetryResult(await context.retry(), { ...context, retried: true }, deps)
  }

/** Waits in the queue, shows its progress and retries (shell §4, limiting flow). */
const limiting: Handler = async (context, deps) => {
  const { error, critical, isHere, retry } = context
  const isLimiting = (failure: RequestError) => failureHandlingOf(failure, critical) === 'limiting'
  const model = new LimitingModel(error, { clock: deps.clock, chance: deps.chance, isHere, retry, isLimiting })
  const options = {
    title: error.message || t('request.busy'),
    hint: error.subComments,
    confirmText: t('request.leave'),
  }
  const dialog = deps.dialogs.openProgress(new QueueProgress(model), options)
  void dialog.answer.then(() => model.cancel())
  const end = await model.run()
  dialog.close()
  if (end.kind === 'cancelled' && isHere()) await deps.backAndRefresh()
  if (end.kind === 'tired') await handleRetryResult(end.error, context, deps, 'busy')
  if (end.kind === 'failed') await handleRetryResult(end.error, context, deps)
}

/**
 * The handler of each kind of failure. Equal failures of a screen at the same time are shown once.
 */
const HANDLERS: Record<FailureHandling, Handler> = {
  none: () => Promise.resolve(),
  toast,
  alert: single(alert),
  login: single(login),
  back: single(back),
  waiting: single(waiting),
  backRefresh: single(backRefresh),
  limiting,
  retry: prompt('retry'),
  booking: single(booking),
  busy: prompt('busy'),
  network: prompt('network'),
  http: prompt('http'),
  fallback: single(back),
}

/** Handles the failure of a call with critical or high importance (shell §4). */
export const handleFailure: Handler = async (context, deps) => {
  context.error.handled = context.handling !== 'none'
  await HANDLERS[context.handling](context, deps)
}

/** Handles the result of a retry. Offers no second retry. A failure without a response mode is left to the caller. */
async function handleRetryResult(
  error: RequestError | null,
  context: HandledFailure,
  deps: ModeDeps,
  as?: FailureHandling,
): Promise<void> {
  if (!error || (error.handled && !as) || error.kind === 'auth' || !context.isHere()) return
  const handling = as ?? failureHandlingOf(error, context.critical)
  const isPrompt = handling in PROMPTS
  if (isPrompt ? context.retried : handling === 'fallback' && error.mode === undefined) return
  await handleFailure({ ...context, error, handling }, deps)
}
