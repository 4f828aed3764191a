import { existsSync } from 'node:fs'
import path from 'node:path'
import { limitsOf } from '@/domain/pricing/coupon-facts'
import guides from '../../../../../scripts/gateway/modules/base/place/data/guides.json'
import venues from '../../../../../scripts/gateway/modules/base/place/data/venues.json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { LANGUAGES } from '../../../../../scripts/gateway/core/localized-text'
import { START, testGateway, type TestGateway } from '../../../support/gateway'

jest.setTimeout(240_000)

const MEDIA = path.resolve(__dirname, '../../../../../scripts/gateway/media')

test('has a separate picture for each venue', () => {
  const images = venues.map(({ image }) => image)
  expect(new Set(images).size).toBe(venues.length)
  expect(images.filter((image) => !existsSync(path.join(MEDIA, image.replace('/media/', ''))))).toEqual([])
})

test('has a separate guide for each venue, in all languages', () => {
  expect(guides.map(({ venue }) => venue)).toEqual(venues.map(({ id }) => id))
  for (const { about, transport } of guides) {
    expect(transport.length).toBeGreaterThanOrEqual(3)
    for (const text of [about, ...transport.map((way) => way.text)])
      for (const language of LANGUAGES) expect(text[language]).toMatch(/\S{4}/)
  }
  const texts = guides.flatMap(({ about, transport }) => [about, ...transport.map((way) => way.text)])
  expect(new Set(texts.map((text) => text['en-US'])).size).toBe(texts.length)
})

describe('a venue', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.gateway.close())

  interface Card {
    showId: string
    venueId: string
    venueName: string
    firstShowTime: number | null
    lastShowTime: number | null
    showStatus: string
  }
  const shows = async (query: string): Promise<{ items: Card[]; total: number; last: boolean }> =>
    (await gateway.ask(`home/pub/v3/show_list/search?${query}`)).body.data

  it.each([
    ['zh-CN', '浮光大剧院', '上海', '步行 4 分钟'],
    ['zh-MO', '浮光大劇院', '上海', '步行 4 分鐘'],
    ['en', venues[0].name['en-US'], 'Shanghai', '4 minutes on foot'],
  ])('returns its address and directions in %s', async (lang, venueName, cityName, way) => {
    const { data } = (await gateway.ask(`home/pub/v3/venue/V01?lang=${lang}`)).body
    expect(data).toMatchObject({
      venueId: 'V01',
      venueName,
      cityName,
      lat: 31.2353,
      lng: 121.4873,
    })
    expect(data.transport.map(({ type }: { type: string }) => type)).toEqual(['METRO', 'BUS', 'PARKING'])
    expect(data.transport[0].text).toContain(way)
    expect(data.imageUrl).toContain('/media/venues/venue-1.webp')
  })

  it('is not found for an unknown ID', async () => {
    const { status, body } = await gateway.ask('home/pub/v3/venue/V99')
    expect([status, body.statusCode, body.data]).toEqual([404, 404, null])
    expect((await gateway.ask('home/pub/v3/venue/..%2F..')).status).toBe(400)
  })

  it('is listed in its city with its number of upcoming shows, most shows first', async () => {
    const list = async (query: string) => (await gateway.ask(`home/pub/v3/venues?${query}`)).body.data
    const { items, total, last } = await list('cityId=BL1106&length=100')
    expect([items.length, last]).toEqual([total, true])
    const counts = items.map(({ showCount }: { showCount: number }) => showCount)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    for (const { venueId, showCount } of items.slice(0, 3))
      expect([venueId, (await shows(`venueId=${venueId}&length=1`)).total]).toEqual([venueId, showCount])
    const first = await list('cityId=BL1106&length=2')
    expect([first.items, first.total, first.last]).toEqual([items.slice(0, 2), total, false])
    expect((await list('cityId=BL8201&length=100')).items).not.toContainEqual(items[0])
  })

  it('is listed for a coupon if one of its shows accepts it', async () => {
    const { db } = gateway.gateway.context
    const { coupon_id, rules } = await getRow(db, 'coupons', { template_id: 'CT3' })
    const [category] = limitsOf(rules).showTypes
    const list = async (couponId: string): Promise<{ venueId: string; showCount: number }[]> =>
      (await gateway.ask(`home/pub/v3/venues?couponId=${couponId}&length=100`)).body.data.items
    const found = await list(coupon_id)
    expect(found.length).toBeGreaterThan(0)
    for (const { venueId, showCount } of found) {
      const there = await shows(`venueId=${venueId}&backendCategoryCode=${category}&length=1`)
      expect([venueId, there.total]).toEqual([venueId, showCount])
    }
    expect(await list('none')).toEqual([])
  })

  it('lists its own upcoming shows, earliest first', async () => {
    const { items, total } = await shows('venueId=V01&length=100')
    expect(new Set(items.map(({ venueId }) => venueId))).toEqual(new Set(['V01']))
    expect([items.length > 3, total]).toEqual([true, items.length])
    const open = items.filter(({ showStatus }) => showStatus !== 'CANCELED' && showStatus !== 'DELAY')
    const times = open.map(({ firstShowTime }) => Math.max(firstShowTime ?? Infinity, START))
    expect(times).toEqual([...times].sort((a, b) => a - b))

    const everywhere = await shows('length=100')
    const over = everywhere.items.filter(({ lastShowTime }) => lastShowTime !== null && lastShowTime < START)
    expect(over.length).toBeGreaterThan(0)
    for (const { showId, venueId } of over)
      expect((await shows(`venueId=${venueId}&length=100`)).items.map((each) => each.showId)).not.toContain(showId)
  })

  it('has the same number of shows on the home screen and on its page', async () => {
    const { components } = (await gateway.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')).body.data
    const { venues: shown } = components.find(({ type }: { type: string }) => type === 'HOT_VENUE')
    expect(shown.length).toBeGreaterThan(3)
    for (const { venueId, showCount } of shown) expect((await shows(`venueId=${venueId}`)).total).toBe(showCount)
  })
})
