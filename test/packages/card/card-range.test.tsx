import { cardRange } from '@/api/card'
import CardRange from '@/packages/card/card-range/card-range'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { pageOf } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const openMap = jest.fn(async () => ({ kind: 'done' as const }))

const venue = {
  venueId: 'V1',
  venueName: '大剧院',
  cityName: '上海',
  address: '人民大道',
  lat: 31,
  lng: 121,
  showCount: 3,
}

const open = async (params: Record<string, string>) => {
  const answer = () => ({
    ...pageOf({ showId: 'S1', showName: '第七间候车室' }),
    venues: [venue, { ...venue, venueId: 'V2', venueName: '旧船厂', lat: null, lng: null }],
  })
  screen = await openScreen(CardRange, {
    member: true,
    params,
    answers: [[cardRange, answer]],
    before: ({ platform }) => Object.assign(platform.location, { openMap }),
  })
}

it('lists a card’s shows and venues, in all cities or the current city', async () => {
  await open({ cardId: 'B1' })
  expect(screen.text()).toContain('第七间候车室')
  await screen.press('当前城市')
  expect(screen.sentTo(cardRange).map(({ cityId }) => cityId)).toEqual([undefined, screen.stores.city.cityId])
  await screen.press('场馆')
  expect(screen.text()).toMatch(/上海\s· 人民大道\s· 3 场演出可用/)
  await screen.press('大剧院上海')
  expect(screen.went).toEqual([['open', 'venue', { venueId: 'V1' }]])
})

it('lists the sessions and tiers of a card that is limited to them', async () => {
  await open({ cardId: 'B1' })
  screen.answer(cardRange, () => ({
    ...pageOf({
      ...{ showId: 'S1', showName: '第七间候车室' },
      sessionRangeVoList: [{ sessionName: '5月6日 周三 19:30', seatPlanNames: ['280 元', '180 元'] }],
    }),
    venues: [venue],
  }))
  await screen.press('当前城市')
  expect(screen.text()).toMatch(/5月6日 周三 19:30\s· 280 元、180 元/)
})

it('opens the map only for a venue with coordinates', async () => {
  await open({ cardId: 'B1' })
  await screen.press('场馆')
  await screen.press('在地图中查看大剧院')
  expect(openMap).toHaveBeenCalledWith({ name: '大剧院', address: '人民大道', latitude: 31, longitude: 121 })
  expect(screen.text()).toContain('旧船厂')
  expect(screen.all('[aria-label="在地图中查看旧船厂"]')).toEqual([])
})

it.each([
  [true, 'pick-seat'],
  [false, 'booking'],
])('for a buyer’s card with seat selection %s, opens the screen %s', async (supportSeatPicking, name) => {
  const card = { cardId: 'B1', userCardInstanceId: 'U1' }
  screen = await openScreen(CardRange, {
    member: true,
    params: card,
    answers: [
      [cardRange, () => ({ ...pageOf({ showId: 'S1', showName: '第七间候车室', supportSeatPicking }), venues: [] })],
    ],
  })
  await screen.press('第七间候车室')
  expect(screen.went).toEqual([['open', name, { showId: 'S1', ...card }]])
})

it('shows an empty list if no card is given', async () => {
  await open({})
  expect(screen.sentTo(cardRange)).toEqual([])
  await screen.press('去看演出')
  expect(screen.went).toEqual([['switchTab', 'all']])
})
