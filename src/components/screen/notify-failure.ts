import { texts } from '@/locales/texts'
import { isHandled } from '@/request/errors'
import type { Dialogs } from '../ui/dialog/dialogs'
import { failureMessage } from './failure-message'

/** Returns a failure as one sentence: the gateway's message, or else a text for the kind of failure. */
export const failureSentence = (error: unknown): string => {
  const { message, key } = failureMessage(error)
  return message || texts.translator()(key)
}

/** Shows a toast with the reason why an action failed, unless the request pipeline has already shown it. */
export const toastFailure = (dialogs: Pick<Dialogs, 'toast'>, error: unknown): void => {
  if (!isHandled(error)) dialogs.toast(failureSentence(error))
}

/**
 * Shows a dialog with the reason why an action failed, and resolves when it is closed. Resolves at once if the reason
 * was already shown.
 */
export const alertFailure = async (dialogs: Pick<Dialogs, 'alert'>, error: unknown): Promise<void> => {
  if (!isHandled(error)) await dialogs.alert({ content: failureSentence(error) })
}
