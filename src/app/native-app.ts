import { reaction } from 'mobx'
import { texts } from '@/locales/texts'
import type { AppBridge, AppSession } from '@/platform/native-app/contract'
import { keys } from '@/platform/storage/keys'
import type { Embedding } from '@/router/embedding'
import { placeInApp } from '@/router/table/native-pages'
import type { Stores } from '@/stores/create-stores'
import type { EmbeddingDeps } from './embedding-contract'

const sessionOf = ({ user }: Pick<Stores, 'user'>): AppSession => {
  const { userId, accessToken, refreshToken, cellphone, countryCode, email, nickname, avatar } = user
  return { userId, accessToken, refreshToken, cellphone, countryCode, email, nickname, avatar }
}

const tokensOf = ({ accessToken, refreshToken }: Pick<AppSession, 'accessToken' | 'refreshToken'>): string =>
  `${accessToken} ${refreshToken}`

/** Synchronizes the logins of the page and the app in both directions. A change is not sent back to its source. */
const shareLogin = ({ stores }: Pick<EmbeddingDeps, 'stores'>, bridge: AppBridge) => {
  const { user } = stores
  /** Access token that the app has now; '' without a login. */
  let known = ''

  const take = (session: AppSession | null): void => {
    known = session ? tokensOf(session) : ''
    if (!session) {
      if (user.loggedIn) user.logout()
    } else if (session.userId === user.userId) {
      // The app has renewed its tokens. A login of the same user would end the current session, so only the tokens are
      // replaced.
      user.setTokens(session)
    } else {
      user.applyLogin({
        ...session,
        bizUserId: '',
        mtcUserId: '',
        outerUserId: '',
        openId: '',
        unionId: '',
        registered: false,
      })
    }
  }

  const share = (): void => {
    reaction(
      () => (user.loggedIn ? tokensOf(user) : ''),
      (tokens) => {
        if (tokens === known) return
        known = tokens
        if (tokens) bridge.giveSession(sessionOf(stores))
        else bridge.giveLogout()
      },
    )
    bridge.onSession(take)
  }
  return { take, share }
}

/**
 * Connects the page to the native app that contains it (shell §2, native-app embedding). Returns null if the app does
 * not respond.
 */
export const connectApp = async (deps: EmbeddingDeps): Promise<Embedding | null> => {
  const { dialogs, log, platform } = deps
  const bridge = await platform.nativeApp.connect((reason) => log('native app message rejected', { reason }))
  const start = await bridge?.start()
  if (!bridge || !start) {
    log('no response from the native app', {})
    return null
  }
  const login = shareLogin(deps, bridge)
  // The stored post-login redirect belongs to an earlier page.
  platform.storage.remove(keys.postLoginPage)
  if (start.session !== undefined) login.take(start.session)
  login.share()

  return {
    opens: async ({ name, params }) => {
      const place = placeInApp(name)
      if (place.kind === 'page') return false
      const opened = place.kind === 'app' ? await bridge.open(place.page, params) : null
      if (opened?.kind === 'done') return true
      log('no such screen in the native app', { name, reason: opened?.kind ?? 'unmapped' })
      dialogs.toast(texts.translator()(opened?.kind === 'failed' ? 'error.jumpFailed' : 'error.building'))
      return true
    },
    login: async () => {
      const answer = await bridge.login()
      if (answer.kind === 'logged-in') {
        login.take(answer.session)
        return 'logged-in'
      }
      if (answer.kind === 'unsupported') return 'in-page'
      if (answer.kind !== 'cancelled') dialogs.toast(texts.translator()('error.later'))
      return 'cancelled'
    },
    close: async () => (await bridge.close()).kind === 'done',
  }
}
