import { narrowings, OPEN_FILTER, readFilter, without, writeFilter } from '@/pages/list/list-filter'

describe('the filter in the address', () => {
  test('includes everything if parameters are absent', () => {
    expect(readFilter({})).toEqual(OPEN_FILTER)
    expect(writeFilter(OPEN_FILTER)).toEqual({})
  })

  test('is unchanged after it is read and written again', () => {
    const params = { categoryId: 'drama', showCalendar: 'week', keyword: 'sea', sortType: 'HOT' }
    expect(writeFilter(readFilter(params))).toEqual(params)
  })

  test('reads a banner’s show type as a category, and an unknown order as default', () => {
    expect(readFilter({ showType: 'concert', sortType: 'CHEAPEST' })).toMatchObject({
      category: 'concert',
      sort: 'RECOMMEND',
    })
  })

  test('lists and removes its conditions one by one, but not the sort order', () => {
    const filter = readFilter({ categoryId: 'drama', showCalendar: 'month', keyword: 'sea', sortType: 'NEW' })
    expect(narrowings(filter)).toEqual(['keyword', 'category', 'dates'])
    expect(narrowings(without(without(filter, 'dates'), 'keyword'))).toEqual(['category'])
  })
})
