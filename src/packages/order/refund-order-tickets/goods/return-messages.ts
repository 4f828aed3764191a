import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { returnsTexts } from '@/locales/namespaces/returns'
import { texts } from '@/locales/texts'

/** Shows a toast after a return was requested. */
export const showApplied = (dialogs: Pick<Dialogs, 'toast'>): void =>
  dialogs.toast(texts.translator(returnsTexts)('returns.applied'))

/** Shows a toast that a picture was not uploaded. */
export const showPictureFailed = (dialogs: Pick<Dialogs, 'toast'>): void =>
  dialogs.toast(texts.translator(returnsTexts)('returns.pictureFailed'))

/** Asks the buyer to confirm that a return is canceled. */
export const confirmCancel = (dialogs: Pick<Dialogs, 'confirm'>): Promise<boolean> => {
  const t = texts.translator(returnsTexts)
  return dialogs.confirm({
    ...{ title: t('returns.cancelTitle'), content: t('returns.cancelContent') },
    ...{ confirmText: t('returns.cancel'), cancelText: t('returns.keep') },
  })
}
