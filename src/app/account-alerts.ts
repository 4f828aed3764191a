import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'
import type { AccountAlert } from '@/request/deps'
import type { LoginLimit } from '@/request/steps/login-limits'

/** Shows an account problem to the buyer. The caller decides how often. */
export type AlertAccount = (what: AccountAlert) => void

type Deps = Pick<Services, 'dialogs'> & { stores: Pick<Services['stores'], 'user'> } & {
  navigate: Pick<Services['navigate'], 'open' | 'openLogin'>
}

const ALERT_TEXTS = {
  language: { ends: 'login.unsupportedLanguage', hint: 'login.languageHint', change: 'login.changeLanguage' },
  area: { ends: 'login.unsupportedArea', hint: 'login.areaHint', change: 'login.changeArea' },
} as const

/**
 * Creates the account alerts of shell §4: login on another device, required binding, unsupported language or area.
 * Shows one at a time.
 */
export const createAccountAlerts = (services: () => Deps): AlertAccount => {
  let isOpen = false

  const alertLimit = async (what: LoginLimit): Promise<void> => {
    if (!texts.ready) await texts.whenReady()
    const { dialogs, navigate, stores } = services()
    const t = texts.translator()
    const { ends, hint, change } = ALERT_TEXTS[what]
    // A logged-in buyer must log out; a visitor only chooses another language or area.
    if (stores.user.loggedIn) {
      const confirmed = await dialogs.confirm({ content: t(ends), confirmText: t('login.end') })
      if (confirmed) stores.user.logout()
      return
    }
    const confirmed = await dialogs.confirm({ content: t(hint), confirmText: t(change) })
    if (confirmed) await (what === 'language' ? navigate.open('language') : navigate.openLogin())
  }

  const alertLimitOnce = async (what: LoginLimit): Promise<void> => {
    if (isOpen) return
    isOpen = true
    try {
      await alertLimit(what)
    } finally {
      isOpen = false
    }
  }

  const alertBind = async (): Promise<void> => {
    const { dialogs, navigate } = services()
    const t = texts.translator()
    await dialogs.alert({ content: t('login.needBind'), confirmText: t('login.bind') })
    await navigate.open('account-bind')
  }

  return (what) => {
    if (what === 'need-bind') void alertBind()
    else if (what === 'other-device')
      void services().dialogs.alert({ content: texts.translator()('login.otherDevice') })
    else void alertLimitOnce(what)
  }
}
