import type { Services } from '@/components/services'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Asks for confirmation before a registration is canceled. @param isLate true if this counts against the buyer */
export const confirmCancel = ({ dialogs }: Deps, isLate: boolean): Promise<boolean> => {
  const t = texts.translator(openShowTexts)
  return dialogs.confirm({
    title: t('openShow.cancelTitle'),
    content: t(isLate ? 'openShow.cancelLate' : 'openShow.cancelFree'),
    confirmText: t('openShow.confirmCancel'),
    cancelText: t('openShow.back'),
  })
}

/** Shows the result of an action in a toast. */
export const toastResult = ({ dialogs }: Deps, key: 'openShow.done' | 'openShow.canceled' | 'openShow.changed'): void =>
  dialogs.toast(texts.translator(openShowTexts)(key))
