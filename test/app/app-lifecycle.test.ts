import { runInAction } from 'mobx'
import { certifications, primePrivilege } from '@/api/auth'
import { shopConfigs, shopInfo } from '@/api/shop'
import type { Services } from '@/components/services'
import { refreshOnShow, prefetchShop, startLifecycle } from '@/app/app-lifecycle'
import { texts } from '@/locales/texts'
import { createStores } from '@/stores/create-stores'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'
import { fakeClient } from '../stores/fake-client'

const languages = [
  { langTag: 'zh-CN', langName: '', loginMethod: ['CELLPHONE', 'EMAIL'] },
  { langTag: 'en', langName: '', loginMethod: ['EMAIL'] },
]

const setUp = (config: object = {}) => {
  const clock = fakeClock()
  const storage = memoryStorage()
  const client = fakeClient({
    [shopConfigs.path]: () => shopConfigs.read({ supportLanguages: languages, ...config }),
    [shopInfo.path]: () => ({ shopName: '', shopAvatar: '', sites: [] }),
    [primePrivilege.path]: () => ({}),
    [certifications.path]: () => [],
  })
  const stores = createStores({
    client,
    storage,
    clock,
    isMiniProgram: false,
    hostCode: async () => ({ kind: 'unsupported' }),
    terminalSrc: 'H5',
    systemLanguage: 'zh-CN',
    systemTheme: 'light',
    log: () => undefined,
  })
  const themes: ((theme: 'light' | 'dark') => void)[] = []
  const services = {
    stores,
    navigate: { clearTo: jest.fn(() => Promise.resolve()) },
    payment: { shown: jest.fn() },
    platform: {
      storage,
      system: { onThemeChange: (listener: (theme: 'light' | 'dark') => void) => themes.push(listener) },
    },
  }
  const tell = jest.fn<void, [string]>()
  return { stores, client, clock, storage, themes, services, tell, given: services as unknown as Services }
}

const logIn = ({ stores }: ReturnType<typeof setUp>, cellphone = '13800000001') =>
  runInAction(() => Object.assign(stores.user, { userId: 'u1', accessToken: 'A', cellphone }))

describe('each time the app comes to the foreground', () => {
  it('uses the early calls of the first screen once', async () => {
    const app = setUp()
    const asked = () => app.client.calls.filter(({ path }) => path === shopConfigs.path).length
    prefetchShop(app.given)
    await app.clock.advanceAsync(0)
    await refreshOnShow(app.given)
    expect(asked()).toBe(1)
    await refreshOnShow(app.given)
    expect(asked()).toBe(2)
  })

  it('refreshes login, configuration and language', async () => {
    const app = setUp()
    logIn(app)
    await refreshOnShow(app.given)
    await app.clock.advanceAsync(500)
    expect(app.client.calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([shopConfigs.path, shopInfo.path, primePrivilege.path, certifications.path]),
    )
    expect(app.stores.preferences.language).toBe('zh-CN')
  })

  it('notifies the running payment', async () => {
    const app = setUp()
    await refreshOnShow(app.given)
    expect(app.services.payment.shown).toHaveBeenCalledTimes(1)
  })

  it('opens the shop’s state screen when it is closed', async () => {
    const app = setUp({ shopStatus: 'CLOSED' })
    await refreshOnShow(app.given)
    expect(app.services.navigate.clearTo).toHaveBeenCalledWith('shop-state')
  })

  it('does not navigate when the configuration cannot be loaded', async () => {
    const app = setUp()
    app.client.call = () => Promise.reject(new Error('offline'))
    await expect(refreshOnShow(app.given)).resolves.toBeUndefined()
    expect(app.services.navigate.clearTo).not.toHaveBeenCalled()
  })
})

describe('during the life of the app', () => {
  it('texts follow the language, the theme follows the device', async () => {
    const app = setUp()
    startLifecycle(app.given, app.tell)
    app.stores.preferences.chooseLanguage('zh-MO')
    await Promise.resolve()
    expect(texts.language).toBe('zh-MO')
    app.themes[0]?.('dark')
    expect(app.stores.preferences.theme).toBe('dark')
  })

  it('an alert opens for a language that does not support the buyer’s login method', async () => {
    const app = setUp()
    startLifecycle(app.given, app.tell)
    await refreshOnShow(app.given)
    logIn(app)
    expect(app.tell).not.toHaveBeenCalled()
    app.stores.preferences.chooseLanguage('en-US')
    expect(app.tell.mock.calls).toEqual([['language']])
  })

  it('but not a buyer who logs in by e-mail', async () => {
    const app = setUp()
    startLifecycle(app.given, app.tell)
    await refreshOnShow(app.given)
    logIn(app, '')
    app.stores.preferences.chooseLanguage('en-US')
    expect(app.tell).not.toHaveBeenCalled()
  })

  it('a logout clears the cart’s badge and the account’s storage', () => {
    const app = setUp()
    startLifecycle(app.given, app.tell)
    logIn(app)
    app.stores.user.storeLastPayment('X')
    runInAction(() => (app.stores.cart.count = 3))
    app.stores.user.logout()
    expect(app.stores.cart.count).toBe(0)
  })
})
