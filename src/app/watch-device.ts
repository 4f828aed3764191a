import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'

/**
 * Notifies the buyer about login changes in other tabs, a logout that the gateway refused, and storage that the browser
 * refused. If another user has logged in, the tab reloads, because its content belongs to the previous user.
 */
export const watchDevice = ({ dialogs, platform, stores }: Pick<Services, 'dialogs' | 'platform' | 'stores'>): void => {
  platform.storage.onRefused(() => dialogs.toast(texts.translator()('error.storage')))
  stores.user.onLogoutRefused(() => dialogs.toast(texts.translator()('error.logoutFailed')))
  stores.user.onElsewhere((what) => {
    const t = texts.translator()
    if (what === 'ended') return dialogs.toast(t('login.endedElsewhere'))
    const message = { content: t('login.replacedElsewhere'), confirmText: t('login.refresh') }
    void dialogs.alert(message).then(platform.reopen)
  })
}
