import { texts } from '@/locales/texts'
import type { Services } from '../services'
import type { ConfirmOptions } from '../ui/dialog/dialogs'

type Deps = Pick<Services, 'dialogs' | 'navigate'>

interface Running {
  run(call: () => Promise<unknown>, done: () => unknown): Promise<boolean>
}

/** After a form was saved: a toast, and back to where the visitor came from. */
export const leaveSaved = ({ dialogs, navigate }: Deps): Promise<void> => {
  dialogs.toast(texts.translator()('common.saved'))
  return navigate.back()
}

/** Deletes the record of a form after a confirmation and goes back. A failure is shown in the form. */
export const deleteRecord = async (
  { dialogs, navigate }: Deps,
  form: Running,
  question: ConfirmOptions,
  call: () => Promise<unknown>,
): Promise<void> => {
  const t = texts.translator()
  if (!(await dialogs.confirm({ ...question, confirmText: t('button.delete'), tone: 'danger' }))) return
  await form.run(call, () => {
    dialogs.toast(t('common.deleted'))
    return navigate.back()
  })
}
