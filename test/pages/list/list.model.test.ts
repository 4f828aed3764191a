import { ListModel } from '@/pages/list/list.model'
import { screenScope } from '../../support/screen-scope'
import { page, world } from '../../support/world'

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const begin = async (
  params: object = {},
  search: (params: Record<string, unknown>) => unknown = () => page(['s1', 's2'], { total: 41, last: false }),
) => {
  const given = world({
    'show_list/search': search,
    backend_categories: () => [{ code: 'ALL', displayName: 'All', icon: '' }],
  })
  const scope = screenScope(given.services)
  const model = new ListModel({ ...(given.services as object), screen: scope.screen } as never, params)
  scope.screen.start()
  await settle()
  return { ...given, ...scope, model }
}

describe('the list', () => {
  test('requests the city, 20 at a time, and reports the total', async () => {
    const { model, last } = await begin()
    expect(last('search')).toEqual({ offset: 0, length: 20, cityId: 'BL1106', sortType: 'RECOMMEND' })
    expect(model.total).toBe(41)
    await model.shows.more()
    expect(last('search')).toMatchObject({ offset: 2 })
  })

  test('starts with its parameters', async () => {
    const { last } = await begin({ categoryId: 'drama', showCalendar: 'week', keyword: 'sea', sortType: 'NEW' })
    expect(last('search')).toMatchObject({
      backendCategoryCode: 'drama',
      startDate: '2026-11-20',
      endDate: '2026-11-26',
      keyword: 'sea',
      sortType: 'NEW',
    })
  })

  test('a changed filter reloads and shows the old entries until then', async () => {
    const { model, last } = await begin()
    model.change({ category: 'folk' })
    expect(model.stale).toBe(true)
    expect(model.shows.items).toHaveLength(2)
    expect(last('search')).toMatchObject({ backendCategoryCode: 'folk', offset: 0 })
  })

  test('another city reloads; nothing does after leaving the screen', async () => {
    const { screen, stores, change, last, asked } = await begin()
    change(() => (stores.shop.cityId = 'BL8201'))
    expect(last('search')).toMatchObject({ cityId: 'BL8201' })
    const before = asked.length
    screen.dispose()
    change(() => (stores.shop.cityId = 'BL1106'))
    expect(asked).toHaveLength(before)
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
