import type { Services } from '@/components/services'
import { providersTexts } from '@/locales/namespaces/providers'
import { userTexts } from '@/locales/namespaces/user'
import { texts } from '@/locales/texts'

type Dialogs = Services['dialogs']

/** A login by a provider is done. */
export const welcome = (dialogs: Dialogs): void => dialogs.toast(texts.translator(userTexts)('login.welcome'))

/** The bank's account brings no phone. */
export const askForPhone = (dialogs: Dialogs): void => dialogs.toast(texts.translator(userTexts)('hostLogin.noPhone'))

/** A provider's name inside a sentence. */
export const providerName = (provider: 'GOOGLE' | 'APPLE' | 'PARTNER'): string => {
  const t = texts.translator(providersTexts)
  if (provider === 'PARTNER') return t('channel.name')
  return t(provider === 'GOOGLE' ? 'googleName' : 'appleName')
}

/** Asks somebody who is logged in whether another account may take the place of theirs. */
export const confirmSwitch = (dialogs: Dialogs): Promise<boolean> => {
  const t = texts.translator(providersTexts)
  return dialogs.confirm({
    content: t('channel.switchAsk'),
    confirmText: t('channel.switch'),
    cancelText: t('channel.stay'),
  })
}
