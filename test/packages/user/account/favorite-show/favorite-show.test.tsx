import { recommendedShows } from '@/api/search'
import { favoriteIds, favoriteShows, favoriteTours, setShowFavorite } from '@/api/favorite'
import FavoriteShow from '@/packages/user/account/favorite-show/favorite-show'
import { aShowCard } from '../../../../support/data/show-card'
import { type Answer, type Answers, offline } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

const card = (id: string) => ({
  ...aShowCard(id, { showName: `演出 ${id}` }),
  minOriginalPriceInfo: null,
  maxOriginalPriceInfo: null,
})
const page = (ids: string[], last = true) => ({ items: ids.map(card), total: ids.length, last })
const tour = { tourId: 'T1', tourName: '潮汐巡演', cityNames: ['上海', '深圳'], showCount: 3 }

describe('the favorites', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (shows: Answer = () => page(['S1', 'S2']), more: Answers = []) => {
    screen = await openScreen(FavoriteShow, {
      member: true,
      answers: [
        [favoriteIds, () => ({ showIds: ['S1', 'S2', 'S3'], tourIds: ['T1'] })],
        [favoriteShows, shows],
        [favoriteTours, () => [tour]],
        [setShowFavorite, ({ favorite }: { favorite: boolean }) => ({ favorite, favoriteCount: 0 })],
        ...more,
      ],
    })
  }

  test('open their shows, and can be restored after a removal', async () => {
    await open()
    await screen.press('取消收藏 演出 S1')
    expect(screen.sentTo(setShowFavorite)).toEqual([{ showId: 'S1', favorite: false }])
    expect(screen.text()).toContain('已取消收藏')
    await screen.press('恢复收藏 演出 S1')
    expect(screen.sentTo(setShowFavorite).at(-1)).toEqual({ showId: 'S1', favorite: true })
    expect(screen.text()).not.toContain('已取消收藏')
    await screen.press('演出 S2')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S2' }]])
  })

  test('are unchanged after a failed removal', async () => {
    await open(undefined, [[setShowFavorite, offline]])
    await screen.press('取消收藏 演出 S1')
    await screen.settle()
    expect(screen.text()).not.toContain('已取消收藏')
  })

  test('are not shown as removed if the favorite ids fail to load', async () => {
    await open(undefined, [[favoriteIds, offline]])
    expect(screen.text()).toContain('演出 S1')
    expect(screen.text()).not.toContain('已取消收藏')
  })

  test('load the next page at the bottom, and skip no show after a removal', async () => {
    await open(({ offset }: { offset: number }) => (offset === 0 ? page(['S1', 'S2'], false) : page(['S3'])))
    await screen.press('取消收藏 演出 S1')
    // jsdom has no layout, so any scroll event counts as reaching the bottom of the list.
    await screen.change(() => screen.all('.scroll')[0]?.dispatchEvent(new Event('scroll', { bubbles: true })))
    expect(screen.sentTo(favoriteShows).map(({ offset }) => offset)).toEqual([0, 1])
    expect(screen.text()).toContain('演出 S3')
  })

  test('show recommendations only below a short or empty list', async () => {
    const recommended: Answers = [[recommendedShows, () => page(['S1', 'S7', 'S8'])]]
    await open(undefined, recommended)
    expect(screen.text()).toContain('猜你喜欢')
    expect(screen.text('[role=region]')).toContain('演出 S7')
    expect(screen.text('[role=region]')).not.toContain('演出 S1')
    expect(screen.sentTo(recommendedShows)).toEqual([
      { length: 9, isFavoriteListPageRecommend: true, cityId: 'BL1106' },
    ])
    screen.unmount()
    await open(() => page([]), recommended)
    expect(screen.text('[role=region]')).toContain('演出 S1')
    screen.unmount()
    await open(() => page(['S1', 'S2', 'S3', 'S4']), recommended)
    expect(screen.text()).not.toContain('猜你喜欢')
    expect(screen.sentTo(recommendedShows)).toEqual([])
  })

  test('list tours separately from shows', async () => {
    await open()
    await screen.press('巡演')
    expect(screen.text()).toContain('上海\u00A0· 深圳')
    await screen.press('潮汐巡演')
    expect(screen.went).toEqual([['open', 'tour-detail', { tourId: 'T1' }]])
  })

  test('link to all shows if empty, and offer a retry after a failure', async () => {
    await open(() => page([]))
    expect(screen.text()).toContain('还没有收藏')
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
    screen.unmount()
    await open(offline)
    screen.answer(favoriteShows, () => page(['S1']))
    await screen.press('重试')
    expect(screen.text()).toContain('演出 S1')
  })
})
