import { runInAction } from 'mobx'
import { backendCategories } from '@/api/category'
import { searchShows, showCalendar } from '@/api/search'
import { shopInfo } from '@/api/shop'
import { ListModel } from '@/pages/list/list.model'
import type { Answer } from '../../support/fake-gateway'
import { screenScope } from '../../support/screen-scope'
import { aSite } from '../../support/data/site'
import { aPageOfShows } from '../../support/data/show-card'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const begin = async (
  params: object = {},
  search: Answer = () => aPageOfShows(['s1', 's2'], { total: 41, last: false }),
) => {
  const given = fakeServices({
    answers: [
      [searchShows, search],
      [backendCategories, () => [{ code: 'ALL', displayName: 'All', icon: '' }]],
      [
        showCalendar,
        ({ month }) => [
          { date: `${month}-25`, count: 1, minPriceInfo: 18_000, shows: [{ showId: 's1', showName: '潮声' }] },
        ],
      ],
      [shopInfo, () => ({ sites: [aSite('BL1106'), aSite('BL8201')] })],
    ],
  })
  const scope = screenScope(given.services)
  const model = new ListModel({ ...given.services, screen: scope.screen }, params)
  scope.screen.start()
  await settle()
  return { ...given, ...scope, model }
}

describe('the list of shows', () => {
  test('requests the city’s shows, 20 at a time, and reports the total', async () => {
    const { model, sentTo } = await begin()
    expect(sentTo(searchShows).at(-1)).toEqual({
      pageType: 'SHOW_LIST',
      offset: 0,
      length: 20,
      cityId: 'BL1106',
      sortType: 'RECOMMEND',
    })
    expect(model.total).toBe(41)
    await model.shows.more()
    expect(sentTo(searchShows).at(-1)).toMatchObject({ offset: 2 })
  })

  test('starts with the filter in its address', async () => {
    const { sentTo } = await begin({ categoryId: 'drama', showCalendar: 'week', keyword: 'sea', sortType: 'NEW' })
    expect(sentTo(searchShows).at(-1)).toMatchObject({
      backendCategoryCode: 'drama',
      startDate: '2026-11-20',
      endDate: '2026-11-26',
      keyword: 'sea',
      sortType: 'NEW',
    })
  })

  test.each([
    [{ showCalendar: 'true' }, true, true, { showCalendar: 'true' }],
    [
      { showCalendar: '1', supportListSwitch: 'false' },
      true,
      false,
      { showCalendar: 'true', supportListSwitch: 'false' },
    ],
    [{ showCalendar: 'week', supportListSwitch: 'false' }, false, true, { showCalendar: 'week', cityId: 'BL1106' }],
    [{}, false, true, {}],
  ])(
    'maps %j to the calendar’s display (%s) and the list’s permission (%s)',
    async (params, calendar, switches, address) => {
      const { model, sentTo } = await begin(params)
      expect(model).toMatchObject({ calendar, switches })
      expect(sentTo(searchShows).at(-1)).toMatchObject({ pageType: calendar ? 'CALENDAR' : 'SHOW_LIST' })
      expect(model.address).toMatchObject(address)
    },
  )

  test('clears the chosen day when the calendar closes', async () => {
    const { model } = await begin({ showCalendar: 'true' })
    model.change({ dates: { kind: 'dates', from: '2026-12-05', to: '2026-12-05' } })
    expect(model.address).toMatchObject({ showCalendar: '2026-12-05' })
    model.setCalendar(false)
    expect(model.narrowings).toEqual([])
    expect(model.address).toEqual({})
  })

  test('reloads after a change of the filter, and shows the old entries until then', async () => {
    const { model, sentTo } = await begin()
    model.change({ category: 'folk' })
    expect(model.stale).toBe(true)
    expect(model.shows.items).toHaveLength(2)
    expect(sentTo(searchShows).at(-1)).toMatchObject({ backendCategoryCode: 'folk', offset: 0 })
  })

  test('reloads for another city, but not after the screen was left', async () => {
    const { screen, stores, sent, sentTo } = await begin()
    runInAction(() => (stores.city.cityId = 'BL8201'))
    expect(sentTo(searchShows).at(-1)).toMatchObject({ cityId: 'BL8201' })
    const before = sent.length
    screen.dispose()
    runInAction(() => (stores.city.cityId = 'BL1106'))
    expect(sent).toHaveLength(before)
  })

  test('replaces the filter if a link names a category, but not otherwise', async () => {
    const { model } = await begin({ keyword: 'sea' })
    model.applyParams({})
    expect(model.filter.keyword).toBe('sea')
    model.applyParams({ categoryId: 'concert' })
    expect(model.filter).toMatchObject({ category: 'concert', keyword: '' })
  })

  test('clears the filter but not the sort order', async () => {
    const { model } = await begin({ categoryId: 'drama', sortType: 'HOT' })
    model.clear()
    expect(model.narrowings).toEqual([])
    expect(model.filter.sort).toBe('HOT')
  })

  test('limits past date ranges to today', async () => {
    const { model, sentTo } = await begin({ showCalendar: 'pastTwoWeeks', sortType: 'PRICE' })
    expect(sentTo(searchShows).at(-1)).toMatchObject({
      startDate: '2026-11-07',
      endDate: '2026-11-20',
      sortType: 'PRICE',
    })
    model.change({ sort: 'TIME' })
    expect(model.address).toEqual({ showCalendar: 'pastTwoWeeks', sortType: 'TIME', cityId: 'BL1106' })
  })

  test('exposes a failure to the screen', async () => {
    const { model } = await begin({}, () => Promise.reject(new Error('down')))
    expect(model.shows.status).toBe('failed')
  })
})

describe('the city of an address', () => {
  test('is used by the first request, and remains in the address', async () => {
    const { model, sentTo, stores } = await begin({ cityId: 'BL8201' })
    expect(sentTo(searchShows)).toHaveLength(1)
    expect(sentTo(searchShows)[0]).toMatchObject({ cityId: 'BL8201' })
    expect(stores.city.siteChosen).toBe(false)
    expect(model.address).toEqual({ cityId: 'BL8201' })
  })

  test('replaces an unknown city with the previous city', async () => {
    const { model, sentTo, stores } = await begin({ cityId: 'BL0000' })
    expect(stores.city.cityId).toBe('BL1106')
    expect(sentTo(searchShows).at(-1)).toMatchObject({ cityId: 'BL1106' })
    expect(model.address).toEqual({})
  })

  test.each(['BL 1', '<b>', 'x'.repeat(65)])('is ignored if it is the invalid id %p', async (cityId) => {
    const { sent, stores } = await begin({ cityId })
    expect(stores.city.cityId).toBe('BL1106')
    expect(sent.some(({ call }) => call === shopInfo)).toBe(false)
  })
})

describe('the calendar of the list', () => {
  test('requests a month when it opens, with the filter of the list', async () => {
    const { model, sentTo } = await begin({ categoryId: 'drama' })
    expect(sentTo(showCalendar)).toEqual([])
    model.setMonth('2026-12')
    await settle()
    expect(sentTo(showCalendar)).toEqual([{ month: '2026-12', cityId: 'BL1106', backendCategoryCode: 'drama' }])
    expect(model.showsOn('2026-12-25').map(({ showName }) => showName)).toEqual(['潮声'])
    expect(model.showsOn('2026-12-24')).toEqual([])
  })

  test('requests a newly chosen month, and nothing once it is closed', async () => {
    const { model, sentTo } = await begin()
    model.setMonth('2026-12')
    await settle()
    model.setMonth('2027-01')
    await settle()
    model.setMonth(null)
    model.change({ category: 'folk' })
    await settle()
    expect(sentTo(showCalendar).map(({ month }) => month)).toEqual(['2026-12', '2027-01'])
  })
})
