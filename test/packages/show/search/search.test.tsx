import { act } from 'react'
import { backendCategories } from '@/api/category'
import { hotKeywords, recommendedShows, searchShows } from '@/api/search'
import Search from '@/packages/show/search/search'
import { aPage } from '../../../support/data/page'
import { aPageOfShows, aShowCard } from '../../../support/data/show-card'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

jest.mock('@/platform/host', () => ({
  host: { ...jest.requireActual<{ host: object }>('@/platform/host').host, isWeb: true },
}))

describe('the search', () => {
  let screen: OpenScreen
  const address = () => window.location.pathname + window.location.search
  const open = async (params = {}, given = {}) => {
    screen = await openScreen(Search, {
      params,
      ...given,
      answers: [
        [
          searchShows,
          ({ keyword }) => ({ ...aPageOfShows(['潮汐电台']), corrected: keyword === '潮西' ? '潮汐电台' : '' }),
        ],
        [hotKeywords, () => ['潮汐']],
        [
          backendCategories,
          () => ['全部', '话剧'].map((name, at) => ({ code: at ? 'drama' : 'ALL', displayName: name, icon: '' })),
        ],
        [recommendedShows, () => aPageOfShows([])],
      ],
    })
  }
  beforeEach(() => window.history.replaceState({ idx: 1 }, '', '/search'))
  afterEach(() => screen.unmount())

  test('stores its keywords in the address, so that a reload shows the same results', async () => {
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

  test('links the results of one city to the list’s filters', async () => {
    await open({ keywords: '潮汐' })
    await screen.press('筛选与排序')
    expect(screen.went).toEqual([['switchTab', 'all', { keyword: '潮汐' }]])
    screen.unmount()
    await open({ keywords: '潮汐', cityId: 'ALL' })
    expect(screen.text()).not.toContain('筛选与排序')
  })

  test('offers categories and shows of the coming week before a search', async () => {
    await open()
    expect(screen.text()).toMatch(/热门搜索.*分类话剧.*一周内的演出.*潮汐电台/)
    await screen.press('话剧')
    expect(screen.went).toEqual([['switchTab', 'all', { categoryId: 'drama' }]])
  })

  test('shows the corrected keyword for a misspelled keyword', async () => {
    await open({ keywords: '潮西' })
    expect(screen.text('[role=status]')).toContain('已显示“潮汐电台”的结果')
    screen.unmount()
    await open({ keywords: '潮汐' })
    expect(screen.text('[role=status]')).not.toContain('已显示')
  })

  test('shows the poster of a suggested show', async () => {
    await open()
    screen.answer(searchShows, () => aPage([aShowCard('潮汐电台', { posterUrl: '/tides.jpg' })]))
    await screen.type(screen.find('input'), '潮')
    await screen.wait(300)
    expect(screen.find('[role=listbox] img').getAttribute('src')).toContain('/tides.jpg')
  })

  test('selects a suggestion by arrow keys, and opens it by Enter', async () => {
    await open()
    const field = screen.find('input')
    await screen.type(field, '潮')
    await screen.wait(300)
    field.focus()
    const press = async (key: string) => {
      act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
      await screen.settle()
    }
    const marked = () => {
      const id = field.getAttribute('aria-activedescendant')
      const selected = screen.all('[role=option][aria-selected=true]')
      expect(selected.map((row) => row.id)).toEqual(id ? [id] : [])
      return selected[0]?.textContent ?? ''
    }
    expect([field.getAttribute('role'), field.getAttribute('aria-expanded')]).toEqual(['combobox', 'true'])
    await press('ArrowDown')
    expect(marked()).toBe('搜索“潮”')
    await press('ArrowDown')
    expect(marked()).toContain('潮汐电台')
    await press('ArrowDown')
    expect(marked()).toBe('')
    await press('ArrowUp')
    await press('Escape')
    expect(marked()).toBe('')
    await press('ArrowUp')
    await press('Enter')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: '潮汐电台' }]])
  })

  test('shows suggestions over the results on a wide window', async () => {
    await open({ keywords: '潮汐' }, { desktop: true })
    expect(screen.all('[role=search]')).toHaveLength(1)
    await screen.type(screen.find('input'), '潮汐电')
    expect(screen.text('[role=search] + .dropdown')).toContain('搜索“潮汐电”')
    expect(screen.all('.grid')).not.toHaveLength(0)
  })
})
