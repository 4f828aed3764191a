import { SearchModel } from '@/packages/show/search/search.model'
import { screenScope } from '../../../support/screen-scope'
import { page, world } from '../../../support/world'

const begin = async (params: object = {}, found: readonly string[] = ['s1']) => {
  const given = world({
    'show_list/search': () => page(found),
    hot_keywords: () => ['Mahler'],
    'show/recommend': () => page(['r1', 'r2']),
  })
  const { screen } = screenScope(given.services)
  const model = new SearchModel({ ...(given.services as object), screen } as never, params)
  screen.start()
  await given.clock.advanceAsync(0)
  return { ...given, model, searches: () => given.asked.filter(({ path }) => path.includes('search')) }
}

describe('the search', () => {
  test('begins with hot words, and asks nothing else', async () => {
    const { model, searches } = await begin()
    expect(model.phase).toBe('start')
    expect(model.hot.value).toEqual(['Mahler'])
    expect(searches()).toHaveLength(0)
  })

  test('proposes shows once the typing rests, not for every letter', async () => {
    const { model, clock, searches } = await begin()
    for (const text of ['t', 'ti', 'tid']) model.type(text)
    expect(model.phase).toBe('typing')
    await clock.advanceAsync(300)
    expect(searches().map(({ params }) => params.keyword)).toEqual(['tid'])
    expect(model.suggestions.map(({ showId }) => showId)).toEqual(['s1'])
  })

  test('an answer for words that were typed over is dropped', async () => {
    const { model, clock } = await begin()
    model.type('tid')
    clock.advance(300)
    model.type('mah')
    await clock.advanceAsync(0)
    expect(model.suggestions).toEqual([])
  })

  test('asking shows results, and remembers the words', async () => {
    const { model, searches } = await begin()
    await model.search('  tidal ')
    expect(model.phase).toBe('results')
    expect(model.history).toEqual(['tidal'])
    expect(searches().at(-1)?.params).toMatchObject({ keyword: 'tidal', offset: 0, length: 20, cityId: 'BL1106' })
  })

  test('an empty field searches for what it proposes; without a proposal for nothing', async () => {
    const { model } = await begin({ placeholder: 'Tidal Radio' })
    await model.search('')
    expect(model.searched).toBe('Tidal Radio')
    const plain = await begin()
    await plain.model.search(' ')
    expect(plain.model.phase).toBe('start')
  })

  test('the words of the address are searched for at once', async () => {
    const { model } = await begin({ keywords: 'Arena' })
    expect([model.typed, model.phase, model.total]).toEqual(['Arena', 'results', 1])
  })

  test('nothing found brings recommended shows', async () => {
    const { model } = await begin({ keywords: 'zzz' }, [])
    expect(model.results.empty).toBe(true)
    expect(model.recommended.value).toHaveLength(2)
  })

  test('typing on leaves the results, emptying the field leads back to the start', async () => {
    const { model } = await begin({ keywords: 'Arena' })
    model.type('Arena 2')
    expect(model.phase).toBe('typing')
    model.type('')
    expect(model.phase).toBe('start')
    model.clearHistory()
    expect(model.history).toEqual([])
  })
})
