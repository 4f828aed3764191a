import { runInAction } from 'mobx'
import { backendCategories } from '@/api/category'
import { searchShows } from '@/api/search'
import { ListModel } from '@/pages/list/list.model'
import type { Answer } from '../../support/fake-gateway'
import { screenScope } from '../../support/screen-scope'
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
    ],
  })
  const scope = screenScope(given.services)
  const model = new ListModel({ ...given.services, screen: scope.screen }, params)
  scope.screen.start()
  await settle()
  return { ...given, ...scope, model }
}

describe('the list', () => {
  test('asks for the city, 20 at a time, and tells how many there are', async () => {
    const { model, sentTo } = await begin()
    expect(sentTo(searchShows).at(-1)).toEqual({ offset: 0, length: 20, cityId: 'BL1106', sortType: 'RECOMMEND' })
    expect(model.total).toBe(41)
    await model.shows.more()
    expect(sentTo(searchShows).at(-1)).toMatchObject({ offset: 2 })
  })

  test('opens with what its parameters say', async () => {
    const { sentTo } = await begin({ categoryId: 'drama', showCalendar: 'week', keyword: 'sea', sortType: 'NEW' })
    expect(sentTo(searchShows).at(-1)).toMatchObject({
      backendCategoryCode: 'drama',
      startDate: '2026-11-20',
      endDate: '2026-11-26',
      keyword: 'sea',
      sortType: 'NEW',
    })
  })

  test('a changed filter loads again and keeps what is shown until then', async () => {
    const { model, sentTo } = await begin()
    model.change({ category: 'folk' })
    expect(model.stale).toBe(true)
    expect(model.shows.items).toHaveLength(2)
    expect(sentTo(searchShows).at(-1)).toMatchObject({ backendCategoryCode: 'folk', offset: 0 })
  })

  test('another city loads again; after leaving the screen nothing does', async () => {
    const { screen, stores, sent, sentTo } = await begin()
    runInAction(() => (stores.shop.cityId = 'BL8201'))
    expect(sentTo(searchShows).at(-1)).toMatchObject({ cityId: 'BL8201' })
    const before = sent.length
    screen.dispose()
    runInAction(() => (stores.shop.cityId = 'BL1106'))
    expect(sent).toHaveLength(before)
  })

  test('a category on home replaces the filter; the tab alone does not change it', async () => {
    const { model } = await begin({ keyword: 'sea' })
    model.applyParams({})
    expect(model.filter.keyword).toBe('sea')
    model.applyParams({ categoryId: 'concert' })
    expect(model.filter).toMatchObject({ category: 'concert', keyword: '' })
  })

  test('clearing keeps the order', async () => {
    const { model } = await begin({ categoryId: 'drama', sortType: 'HOT' })
    model.clear()
    expect(model.narrowings).toEqual([])
    expect(model.filter.sort).toBe('HOT')
  })

  test('a failure is available to the screen', async () => {
    const { model } = await begin({}, () => Promise.reject(new Error('down')))
    expect(model.shows.status).toBe('failed')
  })
})
