import type { Services } from './components/services'
import { texts } from './locales/texts'
import type { AccountAlert } from './request/deps'
import type { LoginLimit } from './request/steps/login-limits'

/** Tells the buyer what is the matter with the account. What it is said for once, or more than once, its callers know. */
export type TellNotice = (what: AccountAlert) => void

type Needs = Pick<Services, 'dialogs'> & { stores: Pick<Services['stores'], 'user'> } & {
  navigate: Pick<Services['navigate'], 'open' | 'openLogin'>
}

const SAID = {
  language: { ends: 'login.unsupportedLanguage', hint: 'login.languageHint', change: 'login.changeLanguage' },
  area: { ends: 'login.unsupportedArea', hint: 'login.areaHint', change: 'login.changeArea' },
} as const

/** The alerts of shell §4: another device, an account to bind, and the popup about language and area, one at a time. */
export const accountNotices = (services: () => Needs): TellNotice => {
  let asking = false

  const limit = async (what: LoginLimit): Promise<void> => {
    const { dialogs, navigate, stores } = services()
    const t = texts.translator('core')
    const { ends, hint, change } = SAID[what]
    // A buyer's account cannot go on this way; a visitor has only to choose another one.
    if (stores.user.loggedIn) {
      const yes = await dialogs.confirm({ content: t(ends), confirmText: t('login.end') })
      if (yes) stores.user.logout()
      return
    }
    const yes = await dialogs.confirm({ content: t(hint), confirmText: t(change) })
    if (yes) await (what === 'language' ? navigate.open('language') : navigate.openLogin())
  }

  const limitOnce = async (what: LoginLimit): Promise<void> => {
    if (asking) return
    asking = true
    try {
      await limit(what)
    } finally {
      asking = false
    }
  }

  const bind = async (): Promise<void> => {
    const { dialogs, navigate } = services()
    const t = texts.translator('core')
    await dialogs.alert({ content: t('login.needBind'), confirmText: t('login.bind') })
    await navigate.open('account-bind')
  }

  return (what) => {
    if (what === 'need-bind') void bind()
    else if (what === 'other-device')
      void services().dialogs.alert({ content: texts.translator('core')('login.otherDevice') })
    else void limitOnce(what)
  }
}
