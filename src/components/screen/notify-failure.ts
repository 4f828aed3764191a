import { texts } from '@/locales/texts'
import { isHandled } from '@/request/errors'
import type { Dialogs } from '../ui/dialog/dialogs'
import { failureMessage } from './failure-message'

/** Returns a failure as one sentence: the gateway's own, else by its kind. */
export const failureSentence = (error: unknown): string => {
  const { message, key } = failureMessage(error)
  return message || texts.translator()(key)
}

/** Shows why an action failed as a toast, unless the request pipeline has shown it already. */
export const toastFailure = (dialogs: Pick<Dialogs, 'toast'>, error: unknown): void => {
  if (!isHandled(error)) dialogs.toast(failureSentence(error))
}

/** Shows why an action failed in a dialog; resolves when it is closed, at once if the failure has been shown already. */
export const alertFailure = async (dialogs: Pick<Dialogs, 'alert'>, error: unknown): Promise<void> => {
  if (!isHandled(error)) await dialogs.alert({ content: failureSentence(error) })
}
