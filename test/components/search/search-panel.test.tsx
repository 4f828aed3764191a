import { act } from 'react'
import { hotKeywords, searchShows } from '@/api/search'
import Setting from '@/packages/user/account/setting/setting'
import { aPageOfShows } from '../../support/data/show-card'
import { openScreen, type OpenScreen } from '../../support/open-screen'

describe('the search field in the desktop header', () => {
  let screen: OpenScreen
  const keydown = (key: string) =>
    act(() => void screen.find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const options = () => screen.all('[role=option]').map(({ textContent }) => textContent)

  beforeEach(async () => {
    screen = await openScreen(Setting, {
      desktop: true,
      answers: [
        [searchShows, () => aPageOfShows(['潮汐电台'])],
        [hotKeywords, () => ['马勒']],
      ],
      before: ({ stores }) => stores.history.addKeyword('木偶'),
    })
    await screen.press('搜索')
    await screen.settle()
  })
  afterEach(() => screen.unmount())

  it('opens a panel over the page with recent and popular keywords', async () => {
    expect(options()).toEqual(['木偶', '马勒'])
    expect(screen.went).toEqual([])
    await screen.press('清空历史')
    expect(options()).toEqual(['马勒'])
  })

  it('searches for the keyword that the visitor highlights with the arrow keys', () => {
    keydown('ArrowUp')
    keydown('Enter')
    expect(screen.went).toEqual([['open', 'search', { keywords: '马勒' }]])
    expect(screen.all('[role=dialog]')).toHaveLength(0)
  })

  it('suggests shows while the visitor types', async () => {
    await screen.type(screen.find('input'), '潮')
    await screen.wait(300)
    expect(options()).toEqual(['搜索“潮”', expect.stringContaining('潮汐电台')])
    await screen.tap(screen.all('[role=option]')[1]!)
    expect(screen.went).toEqual([['open', 'show-detail', { showId: '潮汐电台' }]])
  })

  it('closes on Escape', async () => {
    keydown('Escape')
    await screen.settle()
    expect(screen.all('[role=dialog]')).toHaveLength(0)
  })
})
