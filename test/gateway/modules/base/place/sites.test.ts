import { layouts } from '../../../../../src/api/layout'
import { searchShows } from '../../../../../src/api/search'
import { currentLocation, shopInfo } from '../../../../../src/api/shop'
import { useGateway } from '../../../support/gateway'

const stage = useGateway()

const sites = async (lang = 'zh') =>
  shopInfo.read((await stage.ask(`home/pub/v3/shops/get?lang=${lang}`)).body.data).sites
const shows = async (cityId: string) =>
  searchShows.read((await stage.ask(`home/pub/v3/show_list/search?length=100&cityId=${cityId}`)).body.data)
const near = async (query: string) =>
  currentLocation.read((await stage.ask(`home/pub/v5/citys/current_location?${query}`)).body.data).bsCityId

test('lists at least ten cities, each with its initial and pinyin', async () => {
  const all = await sites()
  expect(all.length).toBeGreaterThanOrEqual(10)
  const readings = Object.fromEntries(all.map(({ cityName, initial, pinyin }) => [cityName, `${initial} ${pinyin}`]))
  expect(readings).toMatchObject({
    上海: 'S shang hai',
    澳门: 'A ao men',
    重庆: 'C chong qing',
    香港: 'X xiang gang',
  })
})

test('lists an English city name under its own letter and finds it by pinyin', async () => {
  const macao = (await sites('en')).find(({ bsCityId }) => bsCityId === 'BL8201')
  expect(macao).toMatchObject({ cityName: 'Macao', initial: 'M', pinyin: 'ao men' })
})

test('shows for each city the same number of shows as the city’s list', async () => {
  for (const { bsCityId, siteId, cityId, showCount } of await sites()) {
    const { total } = await shows(bsCityId)
    expect([bsCityId, total]).toEqual([bsCityId, showCount])
    expect((await shows(siteId)).total).toBe(total)
    // A city may also belong to the site of another city.
    expect((await shows(cityId)).total).toBe(total)
  }
})

test('marks the cities whose lists include shows of neighboring cities', async () => {
  const nearby = (await sites()).filter(({ hasNearby }) => hasNearby).map(({ cityName }) => cityName)
  expect(nearby).toEqual(expect.arrayContaining(['上海', '澳门']))
  expect(nearby).not.toContain('杭州')
})

test('lists on a city’s home screen only shows in that city', async () => {
  const { body } = await stage.ask('home/pub/v5/layouts?page=HOME&cityId=BL3301')
  const texts = JSON.stringify(layouts.read(body.data))
  const [own] = (await shows('BL3301')).items
  expect(texts).toContain(`"showId":"${own.showId}"`)
  const cities = [...texts.matchAll(/"cityName":"([^"]+)"/g)].map(([, city]) => city)
  expect(new Set(cities)).toEqual(new Set(['杭州']))
})

test.each([
  ['lat=22.19&lng=113.54', 'BL8201'],
  ['lat=30.25&lng=120.16', 'BL3301'],
  ['lat=39.9&lng=116.4', 'BL1101'],
  ['lat=22.19', 'BL1106'],
  ['lng=104', 'BL1106'],
  ['', 'BL1106'],
])('finds the city nearest to the position %j: %s', async (query, cityId) => {
  expect(await near(query)).toBe(cityId)
})
