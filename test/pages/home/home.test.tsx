import { layouts } from '@/api/layout'
import { recommendedShows } from '@/api/search'
import Home from '@/pages/home/home'
import { aPageOfShows } from '../../support/data/show-card'
import { type Answer, type Answers, offline, yuan } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const show = {
  showId: 'S1',
  showName: '潮声',
  showStatus: 'ON_SALE',
  displayShowTime: '2026.12.05',
  venueName: '港湾剧院',
  cityName: '上海',
  minOriginalPriceInfo: yuan(380),
  maxOriginalPriceInfo: yuan(980),
}
const layout = () => ({
  layoutId: 'HOME-BL1106',
  components: [
    { type: 'SEARCH_BAR', placeholder: '搜潮声' },
    { type: 'NAVIGATION', items: [{ name: '演唱会', icon: '', target: { kind: 'NONE', params: {} } }] },
    { type: 'SHOW_BLOCK', title: '正在热卖', style: 'MEDIUM', shows: [show] },
    { type: 'FROM_NEXT_YEAR' },
  ],
})

describe('home', () => {
  let screen: OpenScreen
  const open = async (answer: Answer, more: Answers = []) => {
    screen = await openScreen(Home, { answers: [[layouts, answer], ...more] })
  }
  afterEach(() => screen.unmount())

  test('draws the merchant’s layout, and skips unknown components', async () => {
    await open(layout)
    const headings = screen.all('[role=heading]').map((heading) => heading.textContent)
    expect(headings).toEqual(expect.arrayContaining(['Foyer', '正在热卖']))
    expect(screen.text()).toContain('演唱会')
    expect(screen.text()).toContain('上海\u00a0· 港湾剧院')
  })

  test('shows the layout’s search prompt on the button that opens the search', async () => {
    await open(layout)
    await screen.press('搜潮声')
    expect(screen.went).toEqual([['open', 'search']])
  })

  test('opens a show by its card', async () => {
    await open(layout)
    await screen.press('港湾剧院')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
  })

  test('shows an error without a network, and loads the layout on a retry', async () => {
    await open(offline)
    expect(screen.text('[role=main]')).toContain('无法连接网络')
    screen.answer(layouts, layout)
    await screen.press('重试')
    expect(screen.text('[role=main]')).toContain('正在热卖')
    expect(screen.text('[role=main]')).not.toContain('无法连接网络')
  })

  test('shows the merchant’s recommendations in a city without a layout', async () => {
    await open(() => ({ layoutId: 'L', components: [] }), [[recommendedShows, () => aPageOfShows(['潮声'])]])
    expect(screen.sentTo(recommendedShows)).toEqual([{ length: 20, isHomePageRecommend: true, cityId: 'BL1106' }])
    expect(screen.text('[role=main]')).toContain('潮声')
  })

  test('explains a city without shows, and offers a reload', async () => {
    await open(() => ({ layoutId: 'L', components: [] }), [[recommendedShows, () => aPageOfShows([])]])
    expect(screen.text('[role=main]')).toContain('这里暂时没有演出')
    await screen.press('刷新试试')
    expect(screen.sentTo(layouts)).toHaveLength(2)
  })

  test('shows placeholders while loading, and the progress line after 200 ms', async () => {
    await open(() => new Promise(() => undefined))
    expect(screen.all('.skeleton')).toHaveLength(1)
    await screen.wait(200)
    expect(screen.find('[role=main]').getAttribute('aria-busy')).toBe('true')
  })
})
