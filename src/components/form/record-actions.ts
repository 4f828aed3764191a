import type { TextKey } from '@/locales/keys'
import { texts } from '@/locales/texts'
import type { Services } from '../services'
import type { ConfirmOptions } from '../ui/dialog/dialogs'

type Deps = Pick<Services, 'dialogs' | 'navigate'>

interface Running {
  run(call: () => Promise<unknown>, done: () => unknown, failedKey: TextKey): Promise<boolean>
}

/** Shows a toast after a form was saved, and goes back. */
export const leaveSaved = ({ dialogs, navigate }: Deps): Promise<void> => {
  dialogs.toast(texts.translator()('common.saved'))
  return navigate.back()
}

/** Deletes a form's record. The form shows a failure: the gateway's message, or a default (shell §8). */
export const runDelete = (form: Running, call: () => Promise<unknown>, done: () => unknown): Promise<boolean> =>
  form.run(call, done, 'error.deleteFailed')

/** Deletes a form's record after a confirmation, and returns to the previous screen. The form shows a failure. */
export const deleteRecord = async (
  { dialogs, navigate }: Deps,
  form: Running,
  question: ConfirmOptions,
  call: () => Promise<unknown>,
): Promise<void> => {
  const t = texts.translator()
  if (!(await dialogs.confirm({ ...question, confirmText: t('button.delete'), tone: 'danger' }))) return
  await runDelete(form, call, () => {
    dialogs.toast(t('common.deleted'))
    return navigate.back()
  })
}
