import { runInAction } from 'mobx'
import { act } from 'react'
import { venues } from '@/api/venue'
import VenueList from '@/packages/show/venue-list/venue-list'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const page = (...names: string[]) => ({
  items: names.map((venueName) => ({
    venueId: venueName,
    venueName,
    cityName: '上海',
    address: '海港路 1 号',
    imageUrl: '',
    showCount: 3,
  })),
  total: names.length,
  last: true,
})

describe('the list of venues', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = () => page('港湾剧院', '浮光大剧院'), params = {}) => {
    screen = await openScreen(VenueList, { answers: [[venues, answer]], params })
  }
  afterEach(() => screen.unmount())

  test('shows the city’s venues with their shows, and opens each venue', async () => {
    await open()
    expect(screen.sentTo(venues)).toEqual([{ cityId: 'BL1106', offset: 0, length: 20 }])
    expect(screen.text()).toContain('港湾剧院上海\u00A0· 海港路 1 号3 场')
    await screen.tap(screen.all('.venue')[1])
    expect(screen.went).toEqual([['open', 'venue', { venueId: '浮光大剧院' }]])
  })

  test('reloads when the city changes', async () => {
    await open()
    act(() => runInAction(() => void (screen.stores.city.cityId = 'BL8201')))
    await screen.settle()
    expect(screen.sentTo(venues).at(-1)).toMatchObject({ cityId: 'BL8201' })
  })

  test('shows the venues of all cities for a coupon', async () => {
    await open(undefined, { couponId: 'c1' })
    expect(screen.text()).toContain('可用场馆')
    expect(screen.sentTo(venues)).toEqual([{ couponId: 'c1', offset: 0, length: 20 }])
  })

  test('links to all shows if empty, and offers a retry after a failure', async () => {
    await open(() => page())
    await screen.press('看看别的演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
    screen.unmount()
    await open(offline)
    screen.answer(venues, () => page('港湾剧院'))
    await screen.press('重试')
    expect(screen.text()).toContain('港湾剧院')
  })

  test('loads the next page at the bottom', async () => {
    await open(({ offset }: { offset: number }) => ({ ...page(offset ? '第二页' : '第一页'), last: offset > 0 }))
    await screen.happen('useReachBottom')
    expect(screen.text()).toContain('第二页')
  })
})
