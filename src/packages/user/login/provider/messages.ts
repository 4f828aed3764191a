import type { Services } from '@/components/services'
import { providersTexts } from '@/locales/namespaces/providers'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'

type Dialogs = Services['dialogs']

/** Shows a toast that the login by a provider was successful. */
export const welcome = (dialogs: Dialogs): void => dialogs.toast(texts.translator(userTexts)('login.welcome'))

/** Shows a toast that the bank's account has no phone number. */
export const askForPhone = (dialogs: Dialogs): void => dialogs.toast(texts.translator(userTexts)('hostLogin.noPhone'))

/** Returns the displayed name of a login provider. */
export const providerName = (provider: 'GOOGLE' | 'APPLE' | 'PARTNER'): string => {
  const t = texts.translator(providersTexts)
  if (provider === 'PARTNER') return t('channel.name')
  return t(provider === 'GOOGLE' ? 'googleName' : 'appleName')
}

/** Asks a logged-in user to confirm the change to another account. */
export const confirmSwitch = (dialogs: Dialogs): Promise<boolean> => {
  const t = texts.translator(providersTexts)
  return dialogs.confirm({
    content: t('channel.switchAsk'),
    confirmText: t('channel.switch'),
    cancelText: t('channel.stay'),
  })
}
