import type * as Levenshtein from 'fastest-levenshtein'
import { sql } from 'kysely'
import type * as PinyinPro from 'pinyin-pro'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { forgiving } from '../../../../../scripts/gateway/modules/catalogue/search/forgiving-service'
import { testGateway, type TestGateway } from '../../../support/gateway'

jest.setTimeout(240_000)

/**
 * Loads the same package instances that the gateway uses. Jest would create separate instances
 * (config/jest/node-environment.js).
 */
const { nativeRequire } = globalThis as unknown as { nativeRequire: (name: string) => unknown }
const pinyin = jest.spyOn(nativeRequire('pinyin-pro') as typeof PinyinPro, 'pinyin')
const distance = jest.spyOn(nativeRequire('fastest-levenshtein') as typeof Levenshtein, 'distance')

const SHOWS = 2_000
let test: TestGateway
beforeAll(async () => {
  test = await testGateway()
})
beforeEach(() => jest.clearAllMocks())
afterAll(() => {
  jest.restoreAllMocks()
  return test.gateway.close()
})

const lookUps = () => pinyin.mock.calls.length
const comparisons = () => distance.mock.calls.length
const search = async (keyword: string) => (await forgiving(test.gateway.context.db, { keyword })).filter.showIds

/** Copies a show until there are 2,000 shows with different names. */
const fill = async () => {
  const { db } = test.gateway.context
  const { show_id: _id, ...show } = await getRow(db, 'shows', { show_id: 'S1010' })
  const json = JSON.stringify(show)
  await sql`
    insert into shows
    select (jsonb_populate_record(null::shows, ${json}::jsonb ||
      jsonb_build_object('show_id', 'MANY' || n, 'search_text', ${show.search_text}::text || ' house' || n))).*
    from generate_series(1, ${SHOWS}::int) n`.execute(db)
}

// cspell:ignore qqqqqq zzzzzz haiwuq sagnificant
it('prepares the pinyin of all shows before the first search', async () => {
  expect(await search('qqqqqq')).toEqual([])
  expect(lookUps()).toBe(0)
})

describe('a search among 2,000 shows', () => {
  beforeAll(async () => {
    await fill()
    await search('zzzzzz')
  })

  it.each([
    ['Han characters', '龘'.repeat(60), 1],
    ['Latin letters', 'haiwuq', 0],
    ['many Han terms', [...'龘靐齉爩麤龗灪厵'].join('龘 '), 8],
    ['more terms than the search compares', [...'龘靐齉爩麤龗灪厵吁鱻靇龖'].join('龘 '), 8],
  ])('looks up pinyin only for characters of the search term: %s', async (_, keyword, expected) => {
    expect(await search(keyword)).toEqual([])
    expect(lookUps()).toBe(expected)
  })

  it('compares repeated search terms only once', async () => {
    await search('sagnificant')
    const once = comparisons()
    expect(once).toBeGreaterThan(0)
    jest.clearAllMocks()
    await search('sagnificant '.repeat(5))
    expect(comparisons()).toBe(once)
  })
})
