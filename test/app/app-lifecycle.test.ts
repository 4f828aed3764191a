import { certifications, primePrivilege } from '@/api/auth'
import { cartCount, changeCart } from '@/api/cart'
import { shopConfigs, shopInfo } from '@/api/shop'
import { refreshOnShow, prefetchShop, startLifecycle } from '@/app/app-lifecycle'
import type { CartOperation } from '@/domain/cart/apply-operation'
import { texts } from '@/locales/texts'
import type { PaymentFlow } from '@/payment/flow'
import type { System } from '@/platform/system/contract'
import { offline } from '../support/fake-gateway'
import { fakeServices, type ServicesOptions } from '../support/services'

const languages = [
  { langTag: 'zh-CN', langName: '', loginMethod: ['CELLPHONE', 'EMAIL'] },
  { langTag: 'en', langName: '', loginMethod: ['EMAIL'] },
]

const setUp = (config: object = {}, more: ServicesOptions = {}) => {
  const themes: ((theme: 'light' | 'dark') => void)[] = []
  const networks: ((online: boolean) => void)[] = []
  const system = {
    onThemeChange: (listener: (theme: 'light' | 'dark') => void) => themes.push(listener),
    onNetworkChange: (listener: (online: boolean) => void) => networks.push(listener),
  }
  const shown = jest.fn()
  const all = fakeServices({
    form: 'wire',
    answers: [
      [shopConfigs, () => ({ supportLanguages: languages, ...config })],
      [shopInfo, () => ({ shopName: '', shopAvatar: '', sites: [] })],
      [primePrivilege, () => ({})],
      [certifications, () => []],
    ],
    config: null,
    ...more,
    platform: { system: system as unknown as System },
    payment: () => ({ shown }) as unknown as PaymentFlow,
  })
  const tell = jest.fn<void, [string]>()
  return { ...all, themes, networks, tell, shown }
}

describe('the app in the foreground', () => {
  it('uses the prefetched configuration once, then requests a new one', async () => {
    const app = setUp()
    const asked = () => app.sentTo(shopConfigs).length
    prefetchShop(app.services)
    await app.clock.advanceAsync(0)
    await refreshOnShow(app.services)
    expect(asked()).toBe(1)
    await refreshOnShow(app.services)
    expect(asked()).toBe(2)
  })

  it('refreshes the login, the configuration and the language', async () => {
    const app = setUp()
    app.logIn()
    await refreshOnShow(app.services)
    await app.clock.advanceAsync(500)
    expect(app.sent.map(({ call }) => call)).toEqual(
      expect.arrayContaining([shopConfigs, shopInfo, primePrivilege, certifications]),
    )
    expect(app.stores.preferences.language).toBe('zh-CN')
  })

  it('notifies the running payment that the app is visible again', async () => {
    const app = setUp()
    await refreshOnShow(app.services)
    expect(app.shown).toHaveBeenCalledTimes(1)
  })

  it('opens the “shop closed” screen when the shop is closed', async () => {
    const app = setUp({ shopStatus: 'CLOSED' })
    await refreshOnShow(app.services)
    expect(app.went).toEqual([['clearTo', 'shop-state']])
  })

  it('does not navigate when the configuration cannot be loaded', async () => {
    const app = setUp()
    for (const call of [shopConfigs, shopInfo]) app.answer(call, offline)
    await expect(refreshOnShow(app.services)).resolves.toBeUndefined()
    expect(app.went).toEqual([])
  })
})

describe('the running app', () => {
  it('applies the chosen language and the device’s theme', async () => {
    const app = setUp()
    startLifecycle(app.services, app.tell)
    app.stores.preferences.chooseLanguage('zh-MO')
    await Promise.resolve()
    expect(texts.language).toBe('zh-MO')
    app.themes[0]?.('dark')
    expect(app.stores.preferences.theme).toBe('dark')
  })

  it('removes the city that the previous language suggested when the language changes', async () => {
    const app = setUp()
    app.answer(shopInfo, () => ({ shopName: '', shopAvatar: '', sites: [{ bsCityId: 'BL8201', provinceId: '82' }] }))
    startLifecycle(app.services, app.tell)
    app.stores.preferences.chooseLanguage('zh-MO')
    await app.clock.advanceAsync(0)
    expect(app.stores.city.cityId).toBe('BL8201')
    app.stores.preferences.chooseLanguage('en-US')
    expect(app.stores.city.cityId).toBe('BL1106')
  })

  it('alerts about a language that does not support the buyer’s login method', async () => {
    const app = setUp()
    startLifecycle(app.services, app.tell)
    await refreshOnShow(app.services)
    app.logIn()
    expect(app.tell).not.toHaveBeenCalled()
    app.stores.preferences.chooseLanguage('en-US')
    expect(app.tell.mock.calls).toEqual([['language']])
  })

  it('alerts at the start if the stored language does not support the stored login', async () => {
    const stored = new Map<string, string>()
    const earlier = setUp({}, { stored })
    earlier.logIn()
    earlier.stores.preferences.chooseLanguage('en-US')
    await refreshOnShow(earlier.services)
    const app = setUp({}, { stored })
    startLifecycle(app.services, app.tell)
    expect([app.stores.user.loggedIn, app.stores.shop.config === null, app.tell.mock.calls]).toEqual([true, false, []])
    await refreshOnShow(app.services)
    expect(app.tell.mock.calls).toEqual([['language']])
  })

  it('alerts about a phone number whose area is no longer supported', async () => {
    const areas = [{ code: '86', name: '' }]
    const app = setUp({ supportLoginAreas: areas })
    startLifecycle(app.services, app.tell)
    app.logIn({ countryCode: '853' })
    expect(app.tell).not.toHaveBeenCalled()
    await refreshOnShow(app.services)
    expect(app.tell.mock.calls).toEqual([['area']])
  })

  it.each([
    ['a phone of a supported area', { countryCode: '+86' }],
    ['a phone of an unknown area', { countryCode: '' }],
    ['an e-mail account', { countryCode: '853', cellphone: '', email: 'demo@foyer.example' }],
  ])('opens no alert for %s', async (_, member) => {
    const app = setUp({ supportLoginAreas: [{ code: '86', name: '' }] })
    startLifecycle(app.services, app.tell)
    app.logIn(member)
    await refreshOnShow(app.services)
    expect(app.tell).not.toHaveBeenCalled()
  })

  it('opens no alert for a buyer who logs in by e-mail', async () => {
    const app = setUp()
    startLifecycle(app.services, app.tell)
    await refreshOnShow(app.services)
    app.logIn({ cellphone: '', email: 'demo@foyer.example' })
    app.stores.preferences.chooseLanguage('en-US')
    expect(app.tell).not.toHaveBeenCalled()
  })

  it('shows no alert for an account that has no phone and no e-mail', async () => {
    const app = setUp({ supportLanguages: languages.map((each) => ({ ...each, loginMethod: ['CELLPHONE'] })) })
    startLifecycle(app.services, app.tell)
    await refreshOnShow(app.services)
    app.logIn({ cellphone: '', email: '' })
    expect(app.tell).not.toHaveBeenCalled()
  })

  it('sends the waiting changes of the cart when the network returns', async () => {
    const app = setUp({}, { member: true, config: { productCartConfig: { enable: true, enableSpuType: [] } } })
    startLifecycle(app.services, app.tell)
    await app.stores.cart.add({ spuId: 'G1', skuId: 'S1', quantity: 1 })
    const sent = app.sentTo(changeCart).length
    app.networks[0]?.(false)
    expect(app.sentTo(changeCart)).toHaveLength(sent)
    app.networks[0]?.(true)
    expect(app.sentTo(changeCart)).toHaveLength(sent + 1)
  })

  it('shows a toast if the account cannot receive all goods of the visitor', async () => {
    const app = setUp({}, { config: { productCartConfig: { enable: true, enableSpuType: [] } } })
    startLifecycle(app.services, app.tell)
    await app.stores.cart.add({ spuId: 'G1', skuId: 'S1', quantity: 1 })
    app.answer(changeCart, ({ operations }: { operations: readonly CartOperation[] }) => ({
      ...{ lines: [], removedLineIds: [], version: 1 },
      answers: operations.map(({ operationId }) => ({ operationId, outcome: 'UNAVAILABLE', quantity: 0 })),
    }))
    app.logIn()
    await app.clock.advanceAsync(0)
    expect(app.toasts).toEqual(['部分商品未能加入购物车，请到购物车查看'])
  })

  it('clears the cart count and the account’s stored data at a logout', async () => {
    const app = setUp({ productCartConfig: { enable: true, enableSpuType: [] } })
    app.answer(cartCount, () => ({ count: 3 }))
    startLifecycle(app.services, app.tell)
    app.logIn()
    app.stores.user.storeLastPayment('X')
    await refreshOnShow(app.services)
    await app.clock.advanceAsync(0)
    expect(app.stores.cart.badge).toBe(3)
    app.stores.user.logout()
    expect(app.stores.cart.count).toBe(0)
  })
})
