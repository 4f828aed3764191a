import { connectApp } from '@/app/native-app'
import { texts } from '@/locales/texts'
import type { AppBridge, AppLogin, AppSession, AppStart } from '@/platform/native-app/contract'
import type { Done } from '@/platform/outcome'
import { done, refused } from '@/platform/outcome'
import { keys } from '@/platform/storage/keys'
import { aMember } from '../support/data/member'
import { fakeServices, type ServicesOptions } from '../support/services'

beforeAll(() => texts.setLanguage('en-US'))

const SESSION: AppSession = {
  userId: 'U9',
  accessToken: 'app-access',
  refreshToken: 'app-refresh',
  cellphone: '13800000009',
  countryCode: '86',
  email: '',
  nickname: 'Nine',
  avatar: '',
}

const setUp = async (
  given: { start?: AppStart | null; opens?: Done; login?: AppLogin; closes?: Done } & Pick<
    ServicesOptions,
    'member'
  > = {},
) => {
  const { start = { session: null }, opens = done, login = refused('cancelled'), closes = done, member } = given
  const calls: unknown[][] = []
  let notify: (session: AppSession | null) => void = () => undefined
  const bridge: AppBridge = {
    start: () => Promise.resolve(start),
    open: (page, params) => {
      calls.push(['open', page, params])
      return Promise.resolve(opens)
    },
    login: () => Promise.resolve(login),
    giveSession: ({ accessToken, refreshToken }) => void calls.push(['session', accessToken, refreshToken]),
    giveLogout: () => void calls.push(['logout']),
    close: () => Promise.resolve(closes),
    onSession: (listener) => {
      notify = listener
      return () => undefined
    },
  }
  const stage = fakeServices({
    member,
    platform: { nativeApp: { has: () => true, connect: () => Promise.resolve(bridge) } },
  })
  stage.storage.write(keys.postLoginPage, { name: 'mine', params: {}, savedAt: stage.clock.now() })
  const app = await connectApp(stage.services)
  return { ...stage, app, calls, notify: (session: AppSession | null) => notify(session) }
}

const member = () => ({
  userId: aMember().userId,
  accessToken: aMember().accessToken,
  refreshToken: aMember().refreshToken,
})

describe('the page’s login at the start, inside a native app', () => {
  test('is the login that the app passes to the page', async () => {
    const { stores, calls, storage } = await setUp({ start: { session: SESSION } })
    expect(stores.user).toMatchObject({ userId: 'U9', accessToken: 'app-access', nickname: 'Nine' })
    expect(calls).toEqual([])
    expect(storage.read(keys.postLoginPage)).toBeUndefined()
  })

  test('ends if the app reports that no user is logged in', async () => {
    const { stores, calls } = await setUp({ start: { session: null }, member: true })
    expect([stores.user.loggedIn, calls]).toEqual([false, []])
  })

  test('is unchanged if the app’s answer does not mention a login', async () => {
    expect((await setUp({ start: {}, member: true })).stores.user.loggedIn).toBe(true)
  })

  test('is unchanged if the app does not answer', async () => {
    const { app, stores, logged } = await setUp({ start: null, member: true })
    expect([app, stores.user.loggedIn]).toEqual([null, true])
    expect(logged).toEqual([['no response from the native app', {}]])
  })
})

describe('a changed login', () => {
  test('replaces the tokens of the same user without a logout', async () => {
    const { stores, notify, calls, sent } = await setUp({ start: {}, member: true })
    const before = sent.length
    notify({ ...SESSION, userId: stores.user.userId })
    expect(stores.user).toMatchObject({ accessToken: 'app-access', refreshToken: 'app-refresh' })
    expect([calls, sent.length]).toEqual([[], before])
  })

  test('logs the page out when the app logs out, and sends no reply', async () => {
    const { stores, notify, calls } = await setUp({ start: { session: SESSION } })
    notify(null)
    expect([stores.user.loggedIn, calls]).toEqual([false, []])
  })

  test('is sent to the app when the page renews tokens, logs out or logs in', async () => {
    const { stores, calls, logIn } = await setUp({ start: { session: SESSION } })
    stores.user.setTokens({ accessToken: 'new-access', refreshToken: 'new-refresh' })
    stores.user.logout()
    logIn()
    const { accessToken, refreshToken } = member()
    expect(calls).toEqual([
      ['session', 'new-access', 'new-refresh'],
      ['logout'],
      ['session', accessToken, refreshToken],
    ])
  })

  test('never appears in the log', async () => {
    const { logged, stores, notify } = await setUp({ start: { session: SESSION } })
    stores.user.setTokens({ accessToken: 'new-access' })
    notify(null)
    expect(JSON.stringify(logged)).not.toMatch(/access|refresh|1380/)
  })
})

describe('the login screen of the app', () => {
  test.each([
    ['logged in', { kind: 'logged-in', session: SESSION }, 'logged-in', true, []],
    ['cancelled', refused('cancelled'), 'cancelled', false, []],
    ['failed', refused('failed'), 'cancelled', false, ['Please try again later']],
    ['missing', refused('unsupported'), 'in-page', false, []],
  ] as [string, AppLogin, string, boolean, string[]][])(
    'returns the outcome of the app’s login: %s',
    async (_, login, outcome, loggedIn, shown) => {
      const { app, stores, toasts } = await setUp({ login })
      expect(await app!.login()).toBe(outcome)
      expect([stores.user.loggedIn, toasts]).toEqual([loggedIn, shown])
    },
  )
})

describe('a screen in a page of the native app', () => {
  test('opens in the app with its parameters if the app has this screen', async () => {
    const { app, calls, toasts } = await setUp()
    expect(await app!.opens({ name: 'order-detail', params: { orderId: 'O1' } })).toBe(true)
    expect([calls, toasts]).toEqual([[['open', 'order-detail', { orderId: 'O1' }]], []])
  })

  test('opens in the page if only the page has this screen', async () => {
    const { app, calls } = await setUp()
    expect([await app!.opens({ name: 'agreement', params: { id: '1' } }), calls]).toEqual([false, []])
  })

  test.each([
    ['that no app has', 'setting', done, 'This is still being built. Stay tuned'],
    ['that this app does not have', 'annual-review', refused('unsupported'), 'This is still being built. Stay tuned'],
    ['that did not open', 'annual-review', refused('failed'), 'Could not be opened'],
  ] as const)('shows a message for a screen %s', async (_, name, opens, text) => {
    const { app, toasts } = await setUp({ opens })
    expect([await app!.opens({ name, params: {} }), toasts]).toEqual([true, [text]])
  })

  test('is closed by the native app, which reports success or failure', async () => {
    expect(await (await setUp()).app!.close()).toBe(true)
    expect(await (await setUp({ closes: refused('failed') })).app!.close()).toBe(false)
  })
})
