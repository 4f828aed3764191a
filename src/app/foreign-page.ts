import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'

/**
 * Asks for confirmation before a page opens that belongs neither to the storefront nor to a partner. Shows the host.
 */
export const confirmForeignPage = (host: string, dialogs: Pick<Dialogs, 'confirm'>): Promise<boolean> => {
  const t = texts.translator()
  return dialogs.confirm({
    title: t('foreignPage.title'),
    content: t('foreignPage.content', { host }),
    hint: t('foreignPage.hint'),
    confirmText: t('foreignPage.open'),
  })
}
