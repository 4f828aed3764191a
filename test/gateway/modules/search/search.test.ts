import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(60_000)

let test: TestGateway
beforeAll(async () => {
  test = await testGateway()
})
afterAll(() => test.gateway.close())

interface Card {
  showId: string
  showStatus: string
  cityName: string
  backendCategory: { code: string }
  showNameArr: { type: string; value: string }[]
}
const search = async (query: string): Promise<{ items: Card[]; total: number; last: boolean }> =>
  (await test.ask(`home/pub/v3/show_list/search?${query}`)).body.data
const ids = (page: { items: Card[] }) => page.items.map(({ showId }) => showId)

describe('searching shows', () => {
  it('pages through everything once, 20 at a time', async () => {
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

  it('finds names, artists and venues in any language, and marks what it found', async () => {
    expect(ids(await search('keyword=sea%20fog&lang=en'))).toContain('S1010')
    expect(ids(await search(`keyword=${encodeURIComponent('海灣綜藝館')}`))).toContain('S1010')
    const found = await search(`keyword=${encodeURIComponent('海雾')}`)
    expect(found.items[0].showNameArr[0]).toEqual({ type: 'HIGHLIGHT', value: '海雾' })
  })

  it('takes the signs of LIKE as they are', async () => {
    expect((await search('keyword=%25')).total).toBe(0)
    expect((await search('keyword=_')).total).toBe(0)
  })

  it('narrows by category, site and dates', async () => {
    const drama = await search('backendCategoryCode=drama&length=100')
    expect(new Set(drama.items.map((each) => each.backendCategory.code))).toEqual(new Set(['drama']))
    const macao = await search('cityId=BL8201&length=100')
    expect(new Set(macao.items.map((each) => each.cityName))).toEqual(new Set(['澳门', '珠海', '香港', '广州']))
    // The clock says 1 December 2026: the first match is on day 5, the drama runs over days 7 to 10.
    const week = ids(await search('startDate=2026-12-06&endDate=2026-12-08&length=100'))
    expect(week).toContain('S3001')
    expect(week).toContain('S2001')
    expect(week).not.toContain('S1001')
  })

  it('puts what is over or off last in every order', async () => {
    for (const sort of ['RECOMMEND', 'NEW', 'HOT', 'SELECTED']) {
      const states = (await search(`sortType=${sort}&length=100`)).items.map((each) =>
        ['COMPLETED', 'CANCELED', 'DELAY'].includes(each.showStatus),
      )
      expect(states.indexOf(true)).toBeGreaterThan(states.lastIndexOf(false))
    }
  })
})
