import { formTexts } from '@/locales/namespaces/form'
import { texts } from '@/locales/texts'
import type { LeaveQuestion } from '../screen/screen-lifecycle'

/** Returns the question for `screen.confirmLeave` while a form has unsaved changes, otherwise null. Observable. */
export const leaveQuestion = (form: { readonly dirty: boolean }) => (): LeaveQuestion | null => {
  if (!form.dirty) return null
  const t = texts.translator(formTexts)
  return {
    title: t('leave.title'),
    content: t('leave.content'),
    confirmText: t('leave.confirm'),
    cancelText: t('leave.cancel'),
    tone: 'danger',
  }
}
