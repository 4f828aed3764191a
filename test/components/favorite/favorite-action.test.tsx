import { favoriteIds, setShowFavorite, setTourFavorite } from '@/api/favorite'
import { showDynamic } from '@/api/show'
import { tourDetail } from '@/api/show-collection'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import TourDetail from '@/packages/show/tour-detail/tour-detail'
import { dynamic, showOnSale } from '../../support/data/show-on-sale'
import { type Answers, offline } from '../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../support/open-screen'

const marks = (...showIds: string[]): Answers => [[favoriteIds, () => ({ showIds, tourIds: [] })]]
const counted: Answers = [[showDynamic, () => ({ ...dynamic, favoriteCount: 12 })]]

describe('the favorite button', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())

  const open = async (answers: Answers, given: Given = {}) => {
    screen = await openScreen(ShowDetail, {
      answers: [...showOnSale, ...counted, ...answers],
      params: { showId: 'S1' },
      ...given,
    })
  }
  const heart = () => screen.all('[aria-pressed]')[0]
  const state = () => [heart().getAttribute('aria-pressed'), heart().getAttribute('aria-label')]

  test('updates the count immediately, then from the response', async () => {
    let answer: (count: number) => void = () => undefined
    const held = () =>
      new Promise((resolve) => (answer = (favoriteCount) => resolve({ favorite: true, favoriteCount })))
    await open([...marks(), [setShowFavorite, held]], { member: true })
    expect(state()).toEqual(['false', '收藏，12 人已收藏'])
    await screen.tap(heart())
    expect(state()).toEqual(['true', '收藏，13 人已收藏'])
    answer(15)
    await screen.settle()
    expect(state()).toEqual(['true', '收藏，15 人已收藏'])
    screen.answer(setShowFavorite, () => ({ favorite: false, favoriteCount: 14 }))
    await screen.tap(heart())
    await screen.settle()
    expect(state()).toEqual(['false', '收藏，14 人已收藏'])
    expect(screen.sentTo(setShowFavorite).at(-1)).toEqual({ showId: 'S1', favorite: false })
  })

  test('sends a second tap after the pending request ends', async () => {
    let answer: (favoriteCount: number) => void = () => undefined
    const held = () => new Promise((resolve) => (answer = (favoriteCount) => resolve({ favoriteCount })))
    await open([...marks(), [setShowFavorite, held]], { member: true })
    await screen.tap(heart())
    await screen.tap(heart())
    expect(state()).toEqual(['false', '收藏，12 人已收藏'])
    expect(screen.sentTo(setShowFavorite).map(({ favorite }) => favorite)).toEqual([true])
    answer(13)
    await screen.settle()
    expect(screen.sentTo(setShowFavorite).map(({ favorite }) => favorite)).toEqual([true, false])
    answer(12)
    await screen.settle()
    expect(state()).toEqual(['false', '收藏，12 人已收藏'])
  })

  test('returns to its previous state after a failed request', async () => {
    await open([...marks('S9'), [setShowFavorite, offline]], { member: true })
    await screen.tap(heart())
    await screen.settle()
    expect(state()).toEqual(['false', '收藏，12 人已收藏'])
  })

  test('adds the favorite after the login unless it already exists', async () => {
    await open([...marks(), [setShowFavorite, () => ({ favorite: true, favoriteCount: 13 })]])
    await screen.tap(heart())
    expect(screen.went).toEqual([['openLogin']])
    expect(screen.sentTo(setShowFavorite)).toEqual([])
    await screen.logIn()
    await screen.settle()
    expect(state()).toEqual(['true', '收藏，13 人已收藏'])
    screen.unmount()
    await open([...marks('S1'), [setShowFavorite, offline]])
    await screen.tap(heart())
    await screen.logIn()
    await screen.settle()
    expect(screen.sentTo(setShowFavorite)).toEqual([])
    expect(state()[0]).toBe('true')
  })

  test('uses the tour API for a tour', async () => {
    screen = await openScreen(TourDetail, {
      answers: [
        [tourDetail, () => ({ tourId: 'T1', tourName: '潮汐巡演', favoriteCount: 0, stops: [] })],
        [setTourFavorite, () => ({ favorite: true, favoriteCount: 1 })],
        ...marks(),
      ],
      params: { tourId: 'T1' },
      member: true,
    })
    expect(state()).toEqual(['false', '收藏'])
    await screen.tap(heart())
    await screen.settle()
    expect(screen.sentTo(setTourFavorite)).toEqual([{ tourId: 'T1', favorite: true }])
    expect(state()).toEqual(['true', '收藏，1 人已收藏'])
  })
})
