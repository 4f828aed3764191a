import { favoriteIds, favoriteShows, favoriteTours } from '@/api/favorite'
import Shop from '@/pages/shop/shop'
import { aShowCard } from '../../support/data/show-card'
import type { Answers } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const answers: Answers = [
  [favoriteIds, () => ({ showIds: ['S1'], tourIds: [] })],
  [favoriteShows, () => ({ items: [aShowCard('S1', { showName: '潮声' })], total: 1, last: true })],
  [favoriteTours, () => []],
]

describe('the middle tab', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())

  test('opens the login for a visitor and shows the favorites afterwards', async () => {
    screen = await openScreen(Shop, { answers })
    expect(screen.sentTo(favoriteShows)).toEqual([])
    await screen.press('登录 / 注册')
    expect(screen.went).toEqual([['openLogin']])
    await screen.logIn()
    await screen.settle()
    expect(screen.text()).toContain('潮声')
  })
})
