import { shopConfigs, shopInfo } from '@/api/shop'
import { CityStore } from '@/stores/city'
import { ShopStore } from '@/stores/shop'
import { aSite } from '../support/data/site'
import { fakeClock } from '../support/fake-clock'
import { type Answer, fakeGateway } from '../support/fake-gateway'
import { memoryStorage } from '../support/memory-storage'

describe('the city of a first visit', () => {
  const inMacao = aSite('BL8201', { provinceId: '82' })
  const start = (sites: () => unknown, stored?: Map<string, string>) => {
    const { client, sentTo } = fakeGateway(
      [
        [shopConfigs, () => shopConfigs.read({ shopStatus: 'OPEN' })],
        [shopInfo, sites as Answer],
      ],
      'domain',
    )
    const deps = { client, storage: memoryStorage(stored), log: jest.fn() }
    const city = new CityStore({ ...deps, load: () => shop.load() })
    const shop: ShopStore = new ShopStore({ ...deps, city, clock: fakeClock(), miniAppType: '' })
    return { city, cities: () => sentTo(shopConfigs).map(({ cityId }) => cityId) }
  }
  const withMacao = () => ({ shopName: '', shopAvatar: '', sites: [aSite('BL1106'), inMacao] })

  it('is Macao in Macao’s language, delays home, and does not count as chosen', async () => {
    const { city, cities } = start(withMacao)
    const entering = city.enterCityOf('zh-MO')
    expect(city.placing).toBe(true)
    await entering
    expect(city).toMatchObject({ placing: false, cityId: 'BL8201', siteChosen: false })
    expect(cities()).toEqual(['BL8201'])
  })

  it.each(['in the same visit', 'in the next visit'])(
    'returns to the default city when the language changes %s',
    async (when) => {
      const stored = new Map<string, string>()
      const first = start(withMacao, stored)
      await first.city.enterCityOf('zh-MO')
      const { city, cities } = when === 'in the same visit' ? first : start(withMacao, stored)
      await city.enterCityOf('zh-CN')
      expect([city.cityId, cities().at(-1)]).toEqual(['BL1106', 'BL1106'])
    },
  )

  it.each(['chosen', 'named by an address'])('does not change with the language if the city was %s', async (how) => {
    const { city } = start(withMacao)
    await (how === 'chosen' ? city.chooseSite(inMacao) : city.enterCity('BL8201'))
    await city.enterCityOf('zh-CN')
    expect(city.cityId).toBe('BL8201')
  })

  it.each(['zh-CN', 'en-US'] as const)('is the default city in %s', async (language) => {
    const { city } = start(withMacao)
    await city.enterCityOf(language)
    expect(city.cityId).toBe('BL1106')
  })

  it.each([
    ['the merchant has no site there', () => ({ shopName: '', shopAvatar: '', sites: [aSite('BL1106')] })],
    ['there is no response', () => Promise.reject(new Error('offline'))],
  ])('is the default city if %s, and no longer delays home', async (_, sites) => {
    const { city } = start(sites)
    await city.enterCityOf('zh-MO')
    expect(city).toMatchObject({ placing: false, cityId: 'BL1106' })
  })

  it('is the chosen city, even if chosen in an earlier visit', async () => {
    const stored = new Map<string, string>()
    const { city } = start(withMacao, stored)
    await city.chooseSite(aSite('BL1106'))
    const { city: restarted } = start(withMacao, stored)
    await restarted.enterCityOf('zh-MO')
    expect(restarted.cityId).toBe('BL1106')
  })

  it('is the city of an address that is opened while the cities load', async () => {
    const answers: ((value: unknown) => void)[] = []
    const { city } = start(() => new Promise((resolve) => answers.push(resolve)))
    const entering = city.enterCityOf('zh-MO')
    void city.enterCity('BL3301')
    const sites = [inMacao, { ...inMacao, bsCityId: 'BL3301', provinceId: '33' }]
    for (const answer of answers) answer({ shopName: '', shopAvatar: '', sites })
    await entering
    expect(city.cityId).toBe('BL3301')
  })
})
