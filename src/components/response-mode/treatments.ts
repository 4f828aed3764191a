import { texts } from '@/locales/texts'
import { httpsAddress } from '@/platform/https-address'
import type { RequestError } from '@/request/errors'
import { type Treatment, treatmentOf } from '@/request/modes'
import type { Refusal } from '@/request/steps/response-mode'
import type { AlertOptions, Asked } from '../ui/dialog/dialogs'
import type { ModeDeps } from './deps'
import { LimitingModel } from './limiting.model'
import { WaitingWords } from './waiting-words'

/** The close button of a waiting dialog counts down from here (shell §9). Ms. */
const WAITING_LOCK = 5_000

interface Told extends Refusal {
  /** A person has tried again already: nobody is asked twice (shell §9, manual retry). */
  retried?: boolean
}

/** Does what a failure calls for. Settles once nothing more will be tried. */
type Treat = (refusal: Told, deps: ModeDeps) => Promise<void>

const t = (...[key, values]: Parameters<ReturnType<typeof texts.translator<'core'>>>) =>
  texts.translator('core')(key, values)

/** The gateway's own words first; ours where it has none. */
const words = (error: RequestError): AlertOptions => ({
  // What a broken gateway says is not meant for buyers.
  content:
    (error.mode !== undefined || (error.httpCode ?? 0) < 500) && error.message ? error.message : t('request.fallback'),
  hint: error.subComments,
  picture: httpsAddress(error.iconUrl) ?? '',
})

/** A dialog that goes with the screen it stands on; the buyer who left answers no. */
const shown = (asked: Asked, { isHere }: Refusal, { whileHere }: ModeDeps): Promise<boolean> => {
  const stop = whileHere(isHere, asked.close)
  return asked.answer.finally(stop)
}

/** What several calls of a screen are told alike and at once is shown, and followed, once. */
const single =
  (treat: Treat): Treat =>
  (refusal, deps) =>
    deps.shared(JSON.stringify([refusal.treatment, words(refusal.error)]), () => treat(refusal, deps))

const toast: Treat = async ({ error }, { dialogs }) => dialogs.toast(error.message || t('request.fallback'))

const alert: Treat = async (refusal, deps) => {
  const { error } = refusal
  await shown(deps.dialogs.ask('alert', { ...words(error), confirmText: error.actText || undefined }), refusal, deps)
}

const waiting: Treat = async (refusal, deps) => {
  const options = { ...words(refusal.error), lockedFor: WAITING_LOCK, confirmText: t('button.close') }
  await shown(deps.dialogs.ask('alert', options), refusal, deps)
}

const login: Treat = async (refusal, deps) => {
  const { error } = refusal
  const options = { ...words(error), confirmText: error.actText || t('button.login') }
  if (await shown(deps.dialogs.ask('confirm', options), refusal, deps)) await deps.openLogin()
}

/** Read, then left: the screen below is drawn anew. A tab stays where it is, there is nothing behind it. */
const back: Treat = async (refusal, deps) => {
  const { error, isHere } = refusal
  const leaves = deps.canGoBack()
  const options = { ...words(error), confirmText: error.actText || t(leaves ? 'button.back' : 'button.close') }
  await shown(deps.dialogs.ask('alert', options), refusal, deps)
  if (leaves && isHere()) await deps.backAndRefresh()
}

const backRefresh: Treat = async (refusal, deps) => {
  await toast(refusal, deps)
  await deps.backAndRefresh()
}

const booking: Treat = async (refusal, deps) => {
  const { error, params, isHere } = refusal
  const options = { ...words(error), confirmText: error.actText || t('request.toBooking') }
  await shown(deps.dialogs.ask('alert', options), refusal, deps)
  if (isHere()) await deps.toBooking(params, error.errorCode ?? '')
}

/** What a prompt to try again says when the gateway said nothing. */
const PROMPTS = {
  retry: { title: 'request.busy', content: 'request.busyLater' },
  busy: { title: 'request.busyNetwork', content: 'request.busyNetworkHint' },
  network: { title: 'request.offline', content: 'request.offlineHint' },
} as const

const promptOptions = (kind: keyof typeof PROMPTS, error: RequestError, leaves: boolean) => {
  const own = { title: t(PROMPTS[kind].title), content: t(PROMPTS[kind].content) }
  return {
    ...(kind === 'retry' && error.message ? words(error) : own),
    confirmText: (kind === 'retry' && error.actText) || t('button.retry'),
    cancelText: t(leaves ? 'button.back' : 'button.close'),
  }
}

/** "Try again" or back; several calls that failed alike at once share one question, and its answer. */
const prompt =
  (kind: keyof typeof PROMPTS): Treat =>
  async (refusal, deps) => {
    const leaves = deps.canGoBack()
    const options = promptOptions(kind, refusal.error, leaves)
    const again = await deps.shared(JSON.stringify(options), async () => {
      const yes = await shown(deps.dialogs.ask('confirm', options), refusal, deps)
      if (!yes && leaves && refusal.isHere()) await deps.backAndRefresh()
      return yes
    })
    if (again && refusal.isHere()) await follow(await refusal.retry(), { ...refusal, retried: true }, deps)
  }

/** Waits in line, tells what is known of it, and keeps trying (shell §4, limiting flow). */
const limiting: Treat = async (refusal, deps) => {
  const { error, critical, isHere, retry } = refusal
  const isLimiting = (failure: RequestError) => treatmentOf(failure, critical) === 'limiting'
  const model = new LimitingModel(error, { clock: deps.clock, chance: deps.chance, isHere, retry, isLimiting })
  const options = {
    title: error.message || t('request.busy'),
    hint: error.subComments,
    confirmText: t('request.leave'),
  }
  const dialog = deps.dialogs.follow(new WaitingWords(model), options)
  void dialog.answer.then(() => model.cancel())
  const end = await model.run()
  dialog.close()
  if (end.kind === 'cancelled' && isHere()) await deps.backAndRefresh()
  if (end.kind === 'tired') await follow(end.error, refusal, deps, 'busy')
  if (end.kind === 'failed') await follow(end.error, refusal, deps)
}

/**
 * One table from a treatment to what is done. What several calls of a screen are told at once, the buyer is told once.
 */
const TREATMENTS: Record<Treatment, Treat> = {
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
  fallback: single(back),
}

/** Treats a failure of a critical or high call (shell §4). */
export const treat: Treat = async (refusal, deps) => {
  refusal.error.told = refusal.treatment !== 'none'
  await TREATMENTS[refusal.treatment](refusal, deps)
}

/** What came of another try. A second question to try again is not asked, and what has no mode is told by the caller. */
async function follow(error: RequestError | null, refusal: Told, deps: ModeDeps, as?: Treatment): Promise<void> {
  if (!error || (error.told && !as) || error.kind === 'auth' || !refusal.isHere()) return
  const treatment = as ?? treatmentOf(error, refusal.critical)
  const asksAgain = treatment in PROMPTS
  if (asksAgain ? refusal.retried : treatment === 'fallback' && error.mode === undefined) return
  await treat({ ...refusal, error, treatment }, deps)
}
