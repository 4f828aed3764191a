import type { Services } from '@/components/services'
import type { TextKey } from '@/locales/keys'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Asks for confirmation before a reservation is canceled. @param isLate true if this counts against the buyer */
export const confirmCancel = ({ dialogs }: Deps, isLate: boolean): Promise<boolean> => {
  const t = texts.translator(reserveTexts)
  return dialogs.confirm({
    title: t('reserve.cancelTitle'),
    content: t(isLate ? 'reserve.cancelLate' : 'reserve.cancelFree'),
    confirmText: t('reserve.confirmCancel'),
    cancelText: t('reserve.keep'),
  })
}

/** Asks for confirmation before a buyer leaves the waitlists. @param isOffered true to reject an offer */
export const confirmLeave = ({ dialogs }: Deps, isOffered: boolean): Promise<boolean> => {
  const t = texts.translator(reserveTexts)
  return dialogs.confirm({
    title: t(isOffered ? 'reserve.rejectTitle' : 'reserve.leaveTitle'),
    content: t(isOffered ? 'reserve.rejectContent' : 'reserve.leaveContent'),
    confirmText: t(isOffered ? 'reserve.confirmReject' : 'reserve.confirmLeave'),
    cancelText: t('reserve.keep'),
  })
}

/** Asks for confirmation before a person is removed from a reservation. */
export const confirmRemoval = ({ dialogs }: Deps, name: string): Promise<boolean> => {
  const t = texts.translator(reserveTexts)
  return dialogs.confirm({
    title: t('reserve.removeTitle', { name }),
    content: t('reserve.removeContent'),
    confirmText: t('reserve.confirmCancel'),
    cancelText: t('reserve.keep'),
  })
}

/** Shows the result of an action in a toast. */
export const toastResult = ({ dialogs }: Deps, key: TextKey<typeof reserveTexts>): void =>
  dialogs.toast(texts.translator(reserveTexts)(key))
