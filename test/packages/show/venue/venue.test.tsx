import { searchShows } from '@/api/search'
import { venue } from '@/api/venue'
import Venue from '@/packages/show/venue/venue'
import { done } from '@/platform/outcome'
import { RequestError } from '@/request/errors'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { happen } from '../../../support/page-life'

const theatre = {
  venueId: 'v1',
  venueName: '港湾剧院',
  cityName: '上海',
  address: '海港路 1 号',
  lat: 31.2,
  lng: 121.4,
  imageUrl: '/media/venues/venue-1.webp',
  about: '码头边的老仓库。',
  transport: [
    { type: 'METRO', text: '2 号线海港路站' },
    { type: 'MONORAIL', text: '单轨到海港' },
    { type: 'BUS', text: '' },
  ],
}
const shows = { items: [{ showId: 'S1', showName: '潮声' }], total: 1, last: true }

const missing = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}

describe('a venue', () => {
  let screen: OpenScreen
  const open = async (answers: Answers = [], given = {}) => {
    screen = await openScreen(Venue, {
      answers: [[venue, () => theatre], [searchShows, () => shows], ...answers],
      params: { venueId: 'v1' },
      ...given,
    })
  }
  afterEach(() => screen.unmount())

  test('shows name, city, address and current shows, and opens a show by one tap', async () => {
    await open()
    for (const text of ['港湾剧院', '上海', '海港路 1 号', '码头边的老仓库', '共 1 场演出'])
      expect(screen.text()).toContain(text)
    await screen.press('潮声')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
  })

  test('opens in the map on tap, and copies its address', async () => {
    const openMap = jest.fn(() => Promise.resolve(done))
    const copy = jest.fn(() => Promise.resolve(done))
    await open([], { host: { location: { openMap }, clipboard: { copy } } })
    await screen.press('在地图中打开')
    await screen.press('复制地址')
    expect(openMap).toHaveBeenCalledWith({ latitude: 31.2, longitude: 121.4, name: '港湾剧院', address: '海港路 1 号' })
    expect([copy.mock.calls, screen.toast()]).toEqual([[['海港路 1 号']], '复制成功'])
  })

  test('lists its directions in a sheet on phones, and omits directions without texts', async () => {
    await open()
    expect(screen.text()).not.toContain('单轨到海港')
    await screen.press('怎么去')
    const [sheet] = screen.all('[role=dialog]')
    expect(sheet?.textContent).toContain('地铁 / 轻轨2 号线海港路站其他方式单轨到海港')
    expect(sheet?.textContent).not.toContain('公交')
  })

  test('lists its directions beside the shows on desktop', async () => {
    await open([], { desktop: true })
    expect(screen.text()).toContain('上海\u00a0· 在地图中打开')
    expect(screen.text()).toContain('单轨到海港')
    expect(screen.all('[role=dialog]')).toEqual([])
  })

  test('links to other shows if the venue has none', async () => {
    await open([[searchShows, () => ({ items: [], total: 0, last: true })]])
    expect(screen.text()).toContain('这里近期没有演出')
    await screen.press('看看别的演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  test('remains visible when its shows fail to load, and offers a retry', async () => {
    await open([[searchShows, offline]])
    expect(screen.text()).toContain('海港路 1 号')
    expect(screen.text()).toContain('无法连接网络')
    screen.answer(searchShows, () => shows)
    await screen.press('重试')
    expect(screen.text()).toContain('潮声')
  })

  test('links a missing venue to all shows, and offers a retry after a failure', async () => {
    await open([[venue, missing]])
    expect(screen.text()).toContain('找不到这个场馆')
    await screen.press('看看别的演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
    screen.unmount()
    await open([[venue, offline]])
    expect(screen.text()).toContain('无法连接网络')
    screen.answer(venue, () => theatre)
    await screen.press('重试')
    expect(screen.text()).toContain('海港路 1 号')
  })

  test('shows only its shows if address, position and directions are missing', async () => {
    await open([[venue, () => ({ venueId: 'v1', venueName: '港湾剧院' })]])
    expect(screen.text()).toContain('潮声')
    expect(screen.text()).not.toMatch(/怎么去|在地图中打开/)
  })

  test('shares a card with friends, in Moments and by the share button', async () => {
    await open()
    const [friend] = happen('useShareAppMessage') as { title: string; path: string }[]
    expect(friend).toMatchObject({ title: '港湾剧院', path: '/packages/show/venue/venue?venueId=v1' })
    expect(screen.button('分享场馆')).toBeTruthy()
  })
})
