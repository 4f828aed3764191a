import { favoriteIds, setShowFavorite } from '@/api/favorite'
import { searchShows } from '@/api/search'
import List from '@/pages/list/list'
import type { Answers } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const answers: Answers = [
  [
    searchShows,
    () => ({ items: ['潮声', '纸飞机'].map((name) => ({ showId: name, showName: name })), total: 2, last: true }),
  ],
  [favoriteIds, () => ({ showIds: ['纸飞机'], tourIds: [] })],
  [setShowFavorite, () => ({ favorite: true, favoriteCount: 1 })],
]

describe('the favorite buttons of a list', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const hearts = () =>
    screen
      .all('[aria-pressed][aria-label^="收藏"]')
      .map((heart) => [heart.getAttribute('aria-label'), heart.getAttribute('aria-pressed')])

  test('name their show, and add a favorite without opening the show', async () => {
    screen = await openScreen(List, { answers, member: true })
    expect(hearts()).toEqual([
      ['收藏潮声', 'false'],
      ['收藏纸飞机', 'true'],
    ])
    await screen.tap(screen.button('收藏潮声'))
    expect(screen.sentTo(setShowFavorite)).toEqual([{ showId: '潮声', favorite: true }])
    expect(hearts()[0]).toEqual(['收藏潮声', 'true'])
    expect(screen.went).toEqual([])
  })

  test('open the login for a visitor and add the favorite afterwards', async () => {
    screen = await openScreen(List, { answers })
    await screen.tap(screen.button('收藏潮声'))
    expect(screen.went).toEqual([['openLogin']])
    await screen.logIn()
    expect(screen.sentTo(setShowFavorite)).toEqual([{ showId: '潮声', favorite: true }])
  })
})
