import type { Services } from '@/components/services'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { texts } from '@/locales/texts'
import type { OpenDocument } from '@/platform/document/contract'

type Deps = Pick<Services, 'dialogs'>

export const notifySent = ({ dialogs }: Deps): void => dialogs.toast(texts.translator(invoiceTexts)('invoice.sent'))

export const confirmDeleteTitle = ({ dialogs }: Deps): Promise<boolean> =>
  dialogs.confirm({
    title: texts.translator(invoiceTexts)('invoice.deleteTitle'),
    confirmText: texts.translator()('button.delete'),
    tone: 'danger',
  })

/**
 * Shows whether a file was saved, has an unsupported format, or could not be opened. Shows nothing if the file was
 * opened, or if the buyer canceled.
 */
export const notifyOpened = async ({ dialogs }: Deps, { kind }: Awaited<ReturnType<OpenDocument>>): Promise<void> => {
  const t = texts.translator(invoiceTexts)
  if (kind === 'saved') dialogs.toast(t('invoice.saved'))
  if (kind === 'unsupported') await dialogs.alert({ content: t('invoice.openUnsupported') })
  if (kind === 'failed' || kind === 'denied') dialogs.toast(t('invoice.openFailed'))
}
