import * as v from 'valibot'
import { showCard } from '@/api/show-card'
import { readPriceParts } from '@/domain/money'
import { lowestPrice } from '@/domain/price'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

interface Card {
  showId: string
  showStatus: string
  cityName: string
  backendCategory: { code: string }
  firstShowTime: number | null
  isSensitive: boolean
  supportPromotion: boolean
  showStatusDisplayLong: string
  seatPlanDisplayAdvance: string
  seatPlanDisplayDesc: string
  showTags: { type: string }[]
  venueNameArr: { type: string; value: string }[]
  showNameArr: { type: string; value: string }[]
}
const search = async (query: string): Promise<{ items: Card[]; total: number; last: boolean }> =>
  (await test.ask(`home/pub/v3/show_list/search?${query}`)).body.data
const ids = (page: { items: Card[] }) => page.items.map(({ showId }) => showId)

describe('the search for shows', () => {
  it('returns each show once over all pages of 20', async () => {
    const first = await search('')
    expect(first.items).toHaveLength(20)
    const seen = new Set<string>()
    for (let offset = 0, last = false; !last; offset += 20) {
      const page = await search(`offset=${offset}`)
      for (const id of ids(page)) expect(seen.has(id)).toBe(false)
      ids(page).forEach((id) => seen.add(id))
      last = page.last
    }
    expect(seen.size).toBe(first.total)
  })

  it('finds names, artists and venues in any language, and marks the matches', async () => {
    expect(ids(await search('keyword=sea%20fog&lang=en'))).toContain('S1010')
    expect(ids(await search(`keyword=${encodeURIComponent('海灣綜藝館')}`))).toContain('S1010')
    const found = await search(`keyword=${encodeURIComponent('海雾')}`)
    expect(found.items[0].showNameArr[0]).toEqual({ type: 'HIGHLIGHT', value: '海雾' })
  })

  // cspell:ignore haiwu cxdt caoxidiantai tiddal orchesrta sagnificant
  it.each([
    ['a mix of traditional and simplified characters', '海霧綜艺馆', null],
    ['pinyin', 'haiwu', '海雾'],
    ['invisible characters', '\u200b海雾', '海雾'],
    ['initials', 'cxdt', '潮汐电台'],
    ['direction marks', '\u202d海雾\u202c', '海雾'],
    ['a line break', '海雾\r\n', '海雾'],
    ['traditional characters', '海霧', '海雾'],
    ['capitals', 'SALT', null],
    ['blanks inside a word', 'sa lt', null],
    ['one character', '盐', null],
    ['one traditional character', '鹽', null],
    ['an artist', '林一舟', null],
    ['sounds that many speakers do not distinguish', 'caoxidiantai', null],
    ['other characters of the same sound', '潮西店台', null],
    ['a wrong character', '潮夕电太', null],
    ['an additional letter', 'tiddal', null],
    ['two swapped letters', 'orchesrta', null],
  ])('tolerates %s: %s', async (_, keyword, marked) => {
    const found = await search(`keyword=${encodeURIComponent(keyword)}`)
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(15)
    if (marked) expect(found.items[0].showNameArr).toContainEqual({ type: 'HIGHLIGHT', value: marked })
  })

  it.each([
    ['潮西店台', '', '潮汐电台'],
    ['潮西店台', '&lang=en', 'Tidal Radio'],
    ['cxdt', '', ''],
    ['海雾', '', ''],
  ])('corrects the keyword %s%s to “%s”', async (keyword, lang, corrected) => {
    expect(await search(`keyword=${encodeURIComponent(keyword)}${lang}`)).toMatchObject({ corrected })
  })

  it('does not correct a keyword that has a match in any city', async () => {
    const macao = await search(`keyword=${encodeURIComponent('海雾')}&cityId=BL8201`)
    const shanghai = await search(`keyword=${encodeURIComponent('海雾')}&cityId=BL1106`)
    expect(macao.total + shanghai.total).toBe((await search(`keyword=${encodeURIComponent('海雾')}`)).total)
    for (const nonsense of ['qqqqqq', '龘龘龘'])
      expect((await search(`keyword=${encodeURIComponent(nonsense)}`)).total).toBe(0)
  })

  it.each(['%', '_', '\\', '％', '＿', '%盐', '\\%', "'", '"', '--', '盐\\'])(
    'treats the special characters in %j literally',
    async (keyword) => {
      expect((await search(`keyword=${encodeURIComponent(keyword)}`)).total).toBe(0)
    },
  )

  it('filters by category, site and dates', async () => {
    const drama = await search('backendCategoryCode=drama&length=100')
    expect(new Set(drama.items.map((each) => each.backendCategory.code))).toEqual(new Set(['drama']))
    const macao = await search('cityId=BL8201&length=100')
    expect(new Set(macao.items.map((each) => each.cityName))).toEqual(new Set(['澳门', '珠海', '香港', '广州']))
    // The clock shows 1 December 2026. The first match is on 5 December, and the drama runs from 7 to 10 December.
    const week = ids(await search('startDate=2026-12-06&endDate=2026-12-08&length=100'))
    expect(week).toContain('S3001')
    expect(week).toContain('S2001')
    expect(week).not.toContain('S1001')
  })

  it('filters dates in the time zone of each show', async () => {
    const { db } = test.gateway.context
    const { show_time } = await db
      .selectFrom('sessions')
      .select('show_time')
      .where('show_id', '=', 'S1001')
      .orderBy('show_time')
      .executeTakeFirstOrThrow()
    const on = async (offset: number) => {
      await db.updateTable('shows').set({ utc_offset: offset }).where('show_id', '=', 'S1001').execute()
      const date = new Date(show_time + offset * 60_000).toISOString().slice(0, 10)
      const days = (await test.ask(`home/pub/v3/show_list/calendar?month=${date.slice(0, 7)}`)).body.data
      expect(days.find((day: { date: string }) => day.date === date).count).toBe(
        (await search(`startDate=${date}&endDate=${date}&length=100`)).total,
      )
      expect(ids(await search(`startDate=${date}&endDate=${date}&length=100`))).toContain('S1001')
      return date
    }
    const dates = [await on(-720), await on(480), await on(840)]
    expect(new Set(dates).size).toBeGreaterThan(1)
    await on(480)
  })

  it('sorts by date and by price', async () => {
    const listed = (sort: string) => search(`sortType=${sort}&length=100`)
    const open = (page: { items: Card[] }) =>
      page.items.filter(({ showStatus }) => !['COMPLETED', 'CANCELED', 'DELAY'].includes(showStatus))
    const times = open(await listed('TIME')).flatMap(({ firstShowTime }) => firstShowTime ?? [])
    const ahead = times.filter((time) => time >= test.clock.now())
    expect(ahead).toEqual([...ahead].sort((a, b) => a - b))
    const prices = open(await listed('PRICE')).map((card) => {
      const price = lowestPrice(v.parse(showCard, card), { hidden: false, text: '' })
      if (price.kind === 'free') return 0
      return price.kind === 'amount' ? price.amount : Infinity
    })
    expect(prices).toEqual([...prices].sort((a, b) => (a === b ? 0 : a - b)))
    expect(prices[0]).toBeLessThan(prices.filter((price) => price < Infinity).at(-1) as number)
  })

  it('includes the service fee in the lowest price of a day', async () => {
    const { db } = test.gateway.context
    const lowest = async (): Promise<(number | null)[]> => {
      const days = (await test.ask('home/pub/v3/show_list/calendar?month=2026-12')).body.data
      return days.map(({ minPriceInfo }: { minPriceInfo: unknown }) => readPriceParts(minPriceInfo))
    }
    const add = (fee: number) =>
      db
        .updateTable('shows')
        .set(({ eb }) => ({ service_fee: eb('service_fee', '+', fee) }))
        .execute()
    const before = await lowest()
    await add(700)
    expect(await lowest()).toEqual(before.map((price) => (price === null ? null : price + 700)))
    await add(-700)
  })

  it('returns the count, the lowest price and the first shows of each day', async () => {
    const days: {
      date: string
      count: number
      minPriceInfo: { yuanNum: number } | null
      shows: { showId: string }[]
    }[] = (await test.ask('home/pub/v3/show_list/calendar?month=2026-12&cityId=BL8201')).body.data
    expect(days.length).toBeGreaterThan(3)
    for (const { date, count, shows } of days.slice(0, 8)) {
      const page = await search(`startDate=${date}&endDate=${date}&cityId=BL8201&length=100`)
      expect([date, count]).toEqual([date, page.total])
      expect(shows).toHaveLength(Math.min(5, count))
      expect(ids(page)).toEqual(expect.arrayContaining(shows.map(({ showId }) => showId)))
    }
    expect(days.some(({ minPriceInfo }) => (minPriceInfo?.yuanNum ?? 0) > 0)).toBe(true)
    expect((await test.ask('home/pub/v3/show_list/calendar?month=2026-13')).status).toBe(400)
  })

  it('sorts ended and canceled shows last in every order', async () => {
    for (const sort of ['RECOMMEND', 'NEW', 'HOT', 'SELECTED', 'TIME', 'PRICE']) {
      const states = (await search(`sortType=${sort}&length=100`)).items.map((each) =>
        ['COMPLETED', 'CANCELED', 'DELAY'].includes(each.showStatus),
      )
      expect(states.indexOf(true)).toBeGreaterThan(states.lastIndexOf(false))
    }
  })

  it('includes shows for each optional card field', async () => {
    const all = (await search('length=100')).items
    const some = (has: (card: Card) => unknown) => all.some(has) && !all.every(has)
    expect(some(({ isSensitive }) => isSensitive)).toBe(true)
    expect(some(({ supportPromotion }) => supportPromotion)).toBe(true)
    expect(some(({ showStatusDisplayLong }) => showStatusDisplayLong)).toBe(true)
    expect(some(({ seatPlanDisplayAdvance }) => seatPlanDisplayAdvance)).toBe(true)
    expect(some(({ seatPlanDisplayDesc }) => seatPlanDisplayDesc)).toBe(true)
    const tags = new Set(all.flatMap(({ showTags }) => showTags.map(({ type }) => type)))
    expect([...tags]).toEqual(expect.arrayContaining(['PACKAGE', 'EARLY_BIRD', 'DISCOUNT']))
    const found = await search(`keyword=${encodeURIComponent('海湾综艺馆')}`)
    expect(found.items[0].venueNameArr).toEqual([{ type: 'HIGHLIGHT', value: '海湾综艺馆' }])
  })
})

it('finds a recently renamed show despite a typo', async () => {
  const { db } = test.gateway.context
  const changed = { search_text: 'significant' }
  expect(ids(await search('keyword=sagnificant'))).toEqual([])
  await db.updateTable('shows').set(changed).where('show_id', '=', 'S1010').execute()
  expect(ids(await search('keyword=sagnificant'))).toEqual(['S1010'])
})

it('limits keyword searches to 300 a minute per address, but not other list requests', async () => {
  const statusOf = async (query: string) => (await test.ask(`home/pub/v3/show_list/search?${query}`)).status
  const statuses: number[] = []
  for (let time = 0; time < 301; time += 1) statuses.push(await statusOf('keyword=zzzz'))
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect(await statusOf('')).toBe(200)
})
