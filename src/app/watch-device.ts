import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'

/**
 * Tells the buyer what other tabs do to the login, that the gateway refused to end it, and that the device refuses to store. A tab whose user was replaced
 * reloads: all it shows was the other's.
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
