import { narrowings, OPEN_FILTER, readFilter, without, writeFilter } from '@/pages/list/list-filter'

describe('the filter in the address', () => {
  test('absent parameters do not filter', () => {
    expect(readFilter({})).toEqual(OPEN_FILTER)
    expect(writeFilter(OPEN_FILTER)).toEqual({})
  })

  test('parses to what was formatted', () => {
    const params = { categoryId: 'drama', showCalendar: 'week', keyword: 'sea', sortType: 'HOT' }
    expect(writeFilter(readFilter(params))).toEqual(params)
  })

  test('a banner’s show type is a category; an unknown order is the usual one', () => {
    expect(readFilter({ showType: 'concert', sortType: 'CHEAPEST' })).toMatchObject({
      category: 'concert',
      sort: 'RECOMMEND',
    })
  })

  test('removes its conditions one by one; the order is not a condition', () => {
    const filter = readFilter({ categoryId: 'drama', showCalendar: 'month', keyword: 'sea', sortType: 'NEW' })
    expect(narrowings(filter)).toEqual(['keyword', 'category', 'dates'])
    expect(narrowings(without(without(filter, 'dates'), 'keyword'))).toEqual(['category'])
  })
})
