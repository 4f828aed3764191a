import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'

/** Shows the host of a page that is neither the storefront's nor a partner's, and asks for confirmation. */
export const confirmForeignPage = (host: string, dialogs: Pick<Dialogs, 'confirm'>): Promise<boolean> => {
  const t = texts.translator()
  return dialogs.confirm({
    title: t('foreignPage.title'),
    content: t('foreignPage.content', { host }),
    hint: t('foreignPage.hint'),
    confirmText: t('foreignPage.open'),
  })
}
