import { backendCategories } from '@/api/category'
import { hotKeywords, recommendedShows, searchShows } from '@/api/search'
import { SearchModel } from '@/packages/show/search/search.model'
import { screenScope } from '../../../support/screen-scope'
import { aPageOfShows } from '../../../support/data/show-card'
import { fakeServices } from '../../../support/services'

const begin = async (params: object = {}, found: readonly string[] = ['s1']) => {
  const given = fakeServices({
    answers: [
      [searchShows, ({ cityId }) => aPageOfShows(cityId ? found : [...found, 'elsewhere'])],
      [hotKeywords, () => ['Mahler']],
      [backendCategories, () => ['ALL', 'drama'].map((code) => ({ code, displayName: code, icon: '' }))],
      [recommendedShows, () => aPageOfShows(['r1', 'r2'])],
    ],
  })
  const { screen } = screenScope(given.services)
  const model = new SearchModel({ ...given.services, screen }, params)
  screen.start()
  await given.clock.advanceAsync(0)
  return { ...given, model, searches: () => given.sentTo(searchShows).filter(({ keyword }) => keyword) }
}

describe('the search', () => {
  test('opens with popular keywords, without a search', async () => {
    const { model, searches } = await begin()
    expect(model.phase).toBe('start')
    expect(model.field.hot.value).toEqual(['Mahler'])
    expect(searches()).toHaveLength(0)
  })

  test('loads shows of the next seven days and categories only before a search', async () => {
    const { model, sentTo } = await begin()
    expect(sentTo(searchShows)).toMatchObject([{ sortType: 'TIME', length: 5, cityId: 'BL1106' }])
    const [{ startDate, endDate }] = sentTo(searchShows)
    expect(Date.parse(String(endDate)) - Date.parse(String(startDate))).toBe(6 * 86_400_000)
    expect(model.categories.map(({ code }) => code)).toEqual(['drama'])
    const opened = await begin({ keywords: 'tidal' })
    expect(opened.sentTo(backendCategories)).toEqual([])
    expect(opened.sentTo(searchShows).filter(({ startDate: from }) => from)).toEqual([])
  })

  test('suggests shows after a pause in typing, not for every letter', async () => {
    const { model, clock, searches } = await begin()
    for (const text of ['t', 'ti', 'tid']) model.type(text)
    expect(model.phase).toBe('typing')
    await clock.advanceAsync(300)
    expect(searches().map(({ keyword }) => keyword)).toEqual(['tid'])
    expect(model.field.suggestions.map(({ showId }) => showId)).toEqual(['s1', 'elsewhere'])
  })

  test('discards suggestions for an earlier input', async () => {
    const { model, clock } = await begin()
    model.type('tid')
    clock.advance(300)
    model.type('mah')
    await clock.advanceAsync(0)
    expect(model.field.suggestions).toEqual([])
  })

  test('shows results, and stores the keyword', async () => {
    const { model, searches } = await begin()
    await model.search('  tidal ')
    expect(model.phase).toBe('results')
    expect(model.field.history).toEqual(['tidal'])
    expect(searches()[0]).toEqual({ pageType: 'SEARCH', keyword: 'tidal', offset: 0, length: 20, cityId: 'BL1106' })
  })

  test('counts the results of other cities, and shows these results on request', async () => {
    const { model, clock, searches } = await begin()
    await model.search('tidal')
    await clock.advanceAsync(0)
    expect(searches().at(-1)).toEqual({ pageType: 'SEARCH', keyword: 'tidal', offset: 0, length: 1 })
    expect(model.elsewhere).toBe(1)
    await model.searchEverywhere(true)
    expect(model.results.items.map(({ showId }) => showId)).toEqual(['s1', 'elsewhere'])
    expect([model.elsewhere, model.keywords]).toEqual([0, { keywords: 'tidal', cityId: 'ALL' }])
    await model.searchEverywhere(false)
    expect(model.keywords).toEqual({ keywords: 'tidal' })
  })

  test('searches all cities if the address requests it', async () => {
    const { searches } = await begin({ keywords: 'tidal', cityId: 'ALL' })
    expect(searches()).toEqual([{ pageType: 'SEARCH', keyword: 'tidal', offset: 0, length: 20 }])
  })

  test('sends a known position, rounded to about a kilometer', async () => {
    const { model, stores, searches } = await begin()
    stores.city.notePosition({ lat: 31.23041, lng: 121.47372 })
    await model.search('tidal')
    expect(searches()[0]).toMatchObject({ lat: 31.23, lng: 121.47 })
  })

  test('searches for the placeholder text if the field is empty', async () => {
    const { model } = await begin({ placeholder: 'Tidal Radio' })
    await model.search('')
    expect(model.searched).toBe('Tidal Radio')
    const plain = await begin()
    await plain.model.search(' ')
    expect(plain.model.phase).toBe('start')
  })

  test('searches immediately for the keywords in the address', async () => {
    const { model } = await begin({ keywords: 'Arena' })
    expect([model.field.typed, model.phase, model.total]).toEqual(['Arena', 'results', 1])
  })

  test('recommends shows if there are no results', async () => {
    const { model } = await begin({ keywords: 'zzz' }, [])
    expect(model.results.empty).toBe(true)
    expect(model.recommended.value).toHaveLength(2)
  })

  test('hides the results while typing, and shows the start for an empty field', async () => {
    const { model } = await begin({ keywords: 'Arena' })
    model.type('Arena 2')
    expect(model.phase).toBe('typing')
    model.type('')
    expect(model.phase).toBe('start')
    model.field.clearHistory()
    expect(model.field.history).toEqual([])
  })
})
