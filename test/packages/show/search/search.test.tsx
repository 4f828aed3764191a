import { hotKeywords, recommendedShows, searchShows } from '@/api/search'
import Search from '@/packages/show/search/search'
import { aPageOfShows } from '../../../support/data/show-card'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

jest.mock('@/platform/host', () => ({
  host: { ...jest.requireActual<{ host: object }>('@/platform/host').host, isWeb: true },
}))

describe('the search', () => {
  let screen: OpenScreen
  const address = () => window.location.pathname + window.location.search
  const open = async (params = {}) => {
    screen = await openScreen(Search, {
      params,
      answers: [
        [searchShows, () => aPageOfShows(['潮汐电台'])],
        [hotKeywords, () => ['潮汐']],
        [recommendedShows, () => aPageOfShows([])],
      ],
    })
  }
  beforeEach(() => window.history.replaceState({ idx: 1 }, '', '/search'))
  afterEach(() => screen.unmount())

  test('has its keywords in the address, so that a reload shows the same results', async () => {
    await open()
    expect(address()).toBe('/search')
    await screen.press('潮汐')
    expect(address()).toBe('/search?keywords=%E6%BD%AE%E6%B1%90')
    screen.unmount()
    await open({ keywords: '潮汐' })
    expect(screen.text()).toContain('潮汐电台')
    await screen.type(screen.find('input'), '')
    expect(address()).toBe('/search')
  })
})
