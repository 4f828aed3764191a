import type { Services } from '@/components/services'
import { entranceTexts } from '@/locales/namespaces/entrance'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Asks for confirmation before a new link ends the earlier one. */
export const confirmNewLink = ({ dialogs }: Deps): Promise<boolean> => {
  const t = texts.translator(entranceTexts)
  return dialogs.confirm({
    title: t('entrance.newLinkTitle'),
    content: t('entrance.newLinkNote'),
    confirmText: t('entrance.newLink'),
  })
}

/** Returns the title of a link that is shared. */
export const shareTitle = (show: string): string => texts.translator(entranceTexts)('entrance.shareTitle', { show })

/** Shows in a toast that the form was sent. */
export const toastSent = ({ dialogs }: Deps): void =>
  dialogs.toast(texts.translator(entranceTexts)('entrance.sentToast'))
