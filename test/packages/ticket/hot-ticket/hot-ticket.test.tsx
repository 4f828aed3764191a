import { runInAction } from 'mobx'
import { masonryComponentData } from '@/api/layout'
import { searchShows } from '@/api/search'
import HotTicket from '@/packages/ticket/hot-ticket/hot-ticket'
import { aShowCard } from '../../../support/data/show-card'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const card = (id: string, showStatus = 'ON_SALE') => ({
  ...aShowCard(id, { showName: `演出 ${id}` }),
  minOriginalPriceInfo: null,
  maxOriginalPriceInfo: null,
  showStatus,
})
const page = (items: object[], last = true) => ({ items, total: items.length, last })

describe('the hot-buy list', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answer: Answer = () => page([card('S1'), card('S2'), card('S3', 'COMPLETED'), card('S4')])) => {
    screen = await openScreen(HotTicket, { answers: [[searchShows, answer]] })
  }
  const ranks = () => screen.all('.rank').map(({ textContent }) => textContent)

  test('ranks the city’s best-selling shows, omits ended shows, and links to each show', async () => {
    await open()
    expect(screen.sentTo(searchShows)).toEqual([
      { pageType: 'HOT_BUY', sortType: 'HOT', cityId: 'BL1106', offset: 0, length: 20 },
    ])
    expect(ranks()).toEqual(['1', '2'])
    expect(screen.text()).not.toMatch(/演出 S3|演出 S4/)
    await screen.press('演出 S2')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S2' }]])
  })

  test('loads the shows of the layout component in the address, page by page', async () => {
    screen = await openScreen(HotTicket, {
      params: { path: 'L1', componentId: 'hot' },
      answers: [[masonryComponentData, () => page([card('S1')], false)]],
    })
    await screen.happen('useReachBottom')
    const asked = {
      layoutId: 'L1',
      componentId: 'hot',
      componentType: 'RECOMMENDED_LIST',
      cityId: 'BL1106',
      length: 20,
    }
    expect(screen.sentTo(masonryComponentData)).toEqual([
      { ...asked, offset: 0 },
      { ...asked, offset: 1 },
    ])
  })

  test('loads more shows at the bottom, and continues the ranks', async () => {
    await open(({ offset }: { offset: number }) => (offset ? page([card('S2')]) : page([card('S1')], false)))
    await screen.happen('useReachBottom')
    expect(ranks()).toEqual(['1', '2'])
  })

  test('loads the shows of the new city when the city changes', async () => {
    await open()
    await screen.change(() => runInAction(() => void (screen.stores.city.cityId = 'BL8201')))
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ cityId: 'BL8201' })
  })

  test('links to all shows if empty, and offers a retry after a failure', async () => {
    await open(() => page([]))
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
    screen.unmount()
    await open(offline)
    screen.answer(searchShows, () => page([card('S1')]))
    await screen.press('重试')
    expect(screen.text()).toContain('演出 S1')
  })
})
