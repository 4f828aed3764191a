import { DEFAULT_LIMITS } from '@/domain/merchant-limits'
import { type ShopConfig, shopConfigs, shopInfo } from '@/api/shop'
import { CityStore } from '@/stores/city'
import { ShopStore } from '@/stores/shop'
import { defaultTabs } from '@/stores/shop-tabs'
import { aSite } from '../support/data/site'
import { fakeClock } from '../support/fake-clock'
import { type Answer, fakeGateway } from '../support/fake-gateway'
import { memoryStorage } from '../support/memory-storage'

const configOf = (wire: object = {}): ShopConfig =>
  shopConfigs.read({ shopMainColor: '#FB5200', shopStatus: 'OPEN', ...wire })
const macao = aSite('BL8201')

const setUp = (
  config: (params: { cityId: string }) => unknown = () => configOf(),
  stored = new Map<string, string>(),
) => {
  const { client, sent } = fakeGateway(
    [
      [shopConfigs, config as Answer],
      [shopInfo, () => ({ shopName: '', shopAvatar: '', sites: [macao] })],
    ],
    'domain',
  )
  const log = jest.fn()
  const deps = { client, storage: memoryStorage(stored), log }
  const city = new CityStore({ ...deps, load: () => shop.load() })
  const shop: ShopStore = new ShopStore({ ...deps, city, clock: fakeClock(), miniAppType: '' })
  return {
    city,
    shop,
    sent,
    log,
    stored,
  }
}

describe('a call that is refused because the shop is closed', () => {
  it('closes the shop until a later configuration opens it', async () => {
    const { shop } = setUp()
    const early = shop.load()
    shop.noteClosed()
    await early
    expect(shop.open).toBe(false)
    await shop.load()
    expect(shop.open).toBe(true)
  })

  it('leaves the shop closed while the configuration fails to load', async () => {
    const { shop } = setUp(() => Promise.reject(new Error('refused as well')))
    shop.noteClosed()
    await shop.load()
    expect(shop.open).toBe(false)
  })
})

const tabs = (count: number, navigationType = 'INNER') => ({
  layoutBottomNavigation: {
    style: { navigationType },
    navigations: ['HOME', 'ALL', 'PARKING', 'TICKET', 'MINE', 'CUSTOM']
      .slice(0, count)
      .map((floorType) => ({ floorType, navigationName: floorType })),
  },
})

describe('the configuration of the shop', () => {
  it('has the merchant’s limits, and default limits for absent or invalid ones', async () => {
    const { shop } = setUp(() => configOf({ limits: { waitlistCapacity: 50, transferHours: -1 } }))
    expect(shop.limits).toEqual(DEFAULT_LIMITS)
    await shop.load()
    expect(shop.limits).toEqual({ ...DEFAULT_LIMITS, waitlistCapacity: 50 })
  })

  it('is requested with the type of the mini program', async () => {
    const { client, sent } = fakeGateway([[shopConfigs, () => configOf()]], 'domain')
    const deps = {
      client,
      storage: memoryStorage(),
      clock: fakeClock(),
      log: jest.fn(),
      city: { cityId: 'BL1106', site: null },
    }
    await new ShopStore({ ...deps, miniAppType: 'WEIXIN_MINI' }).load()
    expect(sent).toEqual([{ call: shopConfigs, params: { cityId: 'BL1106', miniAppType: 'WEIXIN_MINI' } }])
  })

  it('is requested once for concurrent callers, for the default site', async () => {
    const { shop, sent } = setUp()
    await Promise.all([shop.load(), shop.load()])
    expect(sent).toEqual([{ call: shopConfigs, params: { cityId: 'BL1106' } }])
    expect(shop.status).toBe('ready')
  })

  it('is the stored configuration of the last visit until a new configuration arrives', async () => {
    const { shop, stored } = setUp(() => configOf({ shopName: 'Foyer' }))
    await shop.load()
    const { shop: restarted } = setUp(() => Promise.reject(new Error('offline')), stored)
    expect(restarted.config?.shopName).toBe('Foyer')
    await restarted.load()
    expect(restarted.status).toBe('ready')
  })

  it('fails with a log entry if there is no answer', async () => {
    const { shop, log } = setUp(() => Promise.reject(new Error('offline')))
    await shop.load()
    expect(shop.status).toBe('failed')
    expect(log).toHaveBeenCalledWith('shop configuration failed', expect.anything())
  })

  it('contains switches and colors', async () => {
    const { shop } = setUp(() =>
      configOf({
        hiddenTicketPrice: true,
        zhongzhi: true,
        shopStatus: 'CLOSED',
        shopAvatar: 'shop.png',
        themes: [{ theme: 'DARK', shopMainColor: '#00FF00', avatar: 'dark.png' }],
        productCartConfig: { enable: true },
      }),
    )
    expect([shop.open, shop.priceHiding.hidden, shop.mainColor('dark'), shop.unpaidMinutes]).toEqual([
      true,
      false,
      '',
      15,
    ])
    await shop.load()
    expect([shop.open, shop.priceHiding.hidden, shop.redeems, shop.cartEnabled]).toEqual([false, true, true, true])
    expect([shop.mainColor('dark'), shop.mainColor('light')]).toEqual(['#00FF00', '#FB5200'])
    expect([shop.avatar('dark'), shop.avatar('light')]).toEqual(['dark.png', 'shop.png'])
  })

  it('contains the login methods by language', async () => {
    const { shop } = setUp(() =>
      configOf({
        supportEmailOrder: true,
        supportLanguages: [{ langTag: 'en', langName: '', loginMethod: ['EMAIL'] }],
      }),
    )
    expect(shop.loginMethods('en-US')).toEqual(['CELLPHONE', 'EMAIL'])
    await shop.load()
    expect(shop.loginMethods('en-US')).toEqual(['EMAIL'])
    expect([shop.emailOnly('en-US'), shop.emailOnly('zh-CN')]).toEqual([true, false])
  })
})

describe('the site of the shop', () => {
  it('is BL1106 until another site is chosen, which is then stored', async () => {
    const { city, sent, stored } = setUp()
    expect(city.cityId).toBe('BL1106')
    await city.chooseSite(macao)
    expect(sent.at(-1)?.params).toEqual({ cityId: 'BL8201' })
    expect(city.site?.cityName).toBe('Macao')
    const { city: restarted } = setUp(undefined, stored)
    expect([restarted.cityId, restarted.siteChosen, restarted.site?.cityName]).toEqual(['BL8201', true, 'Macao'])
  })

  it('loads the configuration again if the site changes during the load', async () => {
    let answer: () => void = () => undefined
    const { city, shop, sent } = setUp(({ cityId }) =>
      cityId === 'BL1106'
        ? new Promise((resolve) => (answer = () => resolve(configOf({ shopName: 'old' }))))
        : configOf({ shopName: 'Macao' }),
    )
    const loading = shop.load()
    const chosen = city.chooseSite(macao)
    answer()
    await Promise.all([loading, chosen])
    expect(shop.config?.shopName).toBe('Macao')
    expect(sent).toHaveLength(2)
  })
})

describe('the tabs of the shop', () => {
  it.each([3, 5])('accept a configuration of %d tabs', async (count) => {
    const { shop } = setUp(() => configOf(tabs(count)))
    await shop.load()
    expect(shop.tabs).toHaveLength(count)
    expect(shop.tabs[0]).toMatchObject({ name: 'home', title: 'HOME' })
    expect(shop.tabs[2]).toMatchObject({ name: null, loginNeeded: true, large: false })
  })

  it('have unique keys, even if the merchant repeats a kind of tab', async () => {
    const navigations = ['HOME', 'CUSTOM', 'HOME', 'CUSTOM', 'MINE'].map((floorType) => ({ floorType }))
    const { shop } = setUp(() => configOf({ layoutBottomNavigation: { style: {}, navigations } }))
    const keysOf = () => shop.tabs.map(({ key }) => key)
    expect(keysOf()).toEqual(['home', 'all', 'shop', 'ticket-holder', 'mine'])
    await shop.load()
    expect(keysOf()).toEqual(['home', 'CUSTOM-1', 'HOME-2', 'CUSTOM-3', 'mine'])
  })

  const banner = { kind: 'SHOW_DETAIL', params: { showId: '1' } }
  it.each([
    ['TOPIC', { jumpTarget: 'T1' }, { kind: 'TOPIC', params: { topicId: 'T1' } }],
    ['RECOMMEND_TOPIC', { jumpTarget: 'T2' }, { kind: 'TOPIC', params: { topicId: 'T2' } }],
    [
      'MINI_PROGRAM',
      {
        jumpTarget: 'wx0001',
        pagePath: 'pages/a',
        jumpDetails: { kind: 'NONE', params: { link: 'https://a.example' } },
      },
      { kind: 'MINI_PROGRAM', params: { appId: 'wx0001', path: 'pages/a', link: 'https://a.example' } },
    ],
    ['BANNER', { jumpDetails: banner }, banner],
    ['TOPIC', { jumpDetails: banner }, banner],
    ['NONE', { jumpTarget: '/search' }, null],
  ])('open the correct target for the jump type %s with %o', async (jumpType, more, target) => {
    const tab = { floorType: 'CUSTOM', jumpType, ...more }
    const navigations = [{ floorType: 'HOME' }, tab, { floorType: 'MINE' }]
    const { shop } = setUp(() => configOf({ layoutBottomNavigation: { style: {}, navigations } }))
    await shop.load()
    expect(shop.tabs[1]).toMatchObject({ name: null, target })
  })

  it('accept a style as JSON text', async () => {
    const { layoutBottomNavigation } = tabs(5)
    const style = JSON.stringify({ navigationType: 'OUTER' })
    const { shop, log } = setUp(() => configOf({ layoutBottomNavigation: { ...layoutBottomNavigation, style } }))
    await shop.load()
    expect(shop.tabs.map(({ large }) => large)).toEqual([false, false, true, false, false])
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['style', 5, { ...tabs(5).layoutBottomNavigation, style: '{"navigationType":' }],
    ['bar', 0, 'nothing'],
  ])('have the default look for an invalid %s, and log the error', async (_, count, layoutBottomNavigation) => {
    const { shop, log } = setUp(() => configOf({ layoutBottomNavigation }))
    await shop.load()
    expect(shop.tabs.filter(({ title }) => title !== '')).toHaveLength(count)
    expect(log.mock.calls).toEqual([['tab bar refused', { reason: 'garbled' }]])
  })

  it.each([1, 2, 4, 6])('are the default tabs if %d tabs are configured, with a log entry', async (count) => {
    const { shop, log } = setUp(() => configOf(tabs(count)))
    await shop.load()
    expect(shop.tabs).toBe(defaultTabs)
    expect(log).toHaveBeenCalledWith('tab bar refused', { count })
  })

  it('are the five defaults without a configuration', async () => {
    const { shop, log } = setUp()
    await shop.load()
    expect(shop.tabs.map(({ name }) => name)).toEqual(['home', 'all', 'shop', 'ticket-holder', 'mine'])
    expect(log).not.toHaveBeenCalled()
  })

  it('have a large middle tab in the outer style', async () => {
    const { shop } = setUp(() => configOf(tabs(5, 'OUTER')))
    await shop.load()
    expect(shop.tabs.map(({ large }) => large)).toEqual([false, false, true, false, false])
  })
})

describe('the default area code of a phone field', () => {
  const areas = (...codes: string[]) => ({ supportLoginAreas: codes.map((code) => ({ code, name: code })) })

  it.each([
    ['zh-MO', 'BL1106', areas('86', '853'), '853'],
    ['zh-CN', 'BL1106', areas('86', '853'), '86'],
    ['en-US', 'BL8201', areas('86', '853'), '853'],
    ['zh-MO', 'BL8201', areas('86'), '86'],
    ['zh-CN', 'BL1106', areas('852', '853'), '852'],
    ['zh-MO', 'BL8201', {}, '86'],
  ] as const)(
    'depends on the language %s, the site %s and the offered areas %j: %s',
    async (language, cityId, wire, area) => {
      const { city, shop } = setUp(() => configOf(wire))
      await city.chooseSite(aSite(cityId, { provinceId: cityId === 'BL8201' ? '82' : '31' }))
      expect(shop.startArea(language)).toBe(area)
    },
  )

  it('is Macao’s code in Macao’s language before the merchant’s areas load', () => {
    expect(setUp().shop.startArea('zh-MO')).toBe('853')
  })
})
