import { runInAction } from 'mobx'
import { backendCategories } from '@/api/category'
import { searchShows, showCalendar } from '@/api/search'
import List from '@/pages/list/list'
import { tabParams } from '@/router/tab-params'
import { aPageOfShows } from '../../support/data/show-card'
import { aSite } from '../../support/data/site'
import { type Answer, offline } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const page = (...names: string[]) => aPageOfShows(names)
/** Returns the shows of a category. */
const shows = ({ backendCategoryCode }: { backendCategoryCode?: string }) =>
  backendCategoryCode === 'DRAMA' ? page('雷雨') : page('潮声', '雷雨')

const categories = () => [
  { code: 'ALL', displayName: '全部' },
  { code: 'DRAMA', displayName: '话剧' },
]

/** Returns one show on the 25th of each month. */
const days = ({ month }: { month: string }) => [
  { date: `${month}-25`, count: 1, minPriceInfo: { yuanNum: '180' }, shows: [{ showId: 's1', showName: '潮声' }] },
]

describe('the screen of all shows', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = shows, given = {}) => {
    screen = await openScreen(List, {
      answers: [
        [searchShows, answer],
        [backendCategories, categories],
        [showCalendar, days],
      ],
      ...given,
    })
  }
  const results = () => screen.text('.results')
  afterEach(() => {
    screen.unmount()
    tabParams.clear()
  })

  test('lists the city’s shows and their number', async () => {
    await open()
    expect(screen.text('.count')).toBe('共 2 场演出')
    expect(results()).toContain('潮声')
  })

  test('states that the number of shows includes nearby cities', async () => {
    await open()
    const site = aSite('BL1106', { cityName: '上海', hasNearby: true })
    await screen.change(() => runInAction(() => (screen.stores.city.sites = [site])))
    expect(screen.text('.count')).toContain('上海及周边')
    expect(screen.text('.count')).toContain('共 2 场演出')
  })

  test('loads the shows of a chosen category, and shows the category on its chip', async () => {
    await open()
    await screen.press('全部分类')
    await screen.press('话剧')
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ backendCategoryCode: 'DRAMA', offset: 0 })
    expect(screen.text('[aria-haspopup=dialog]')).toBe('话剧')
    expect(results()).not.toContain('潮声')
  })

  test('shows a month above the shows in calendar mode, and returns to the list', async () => {
    await open(shows, { params: { showCalendar: 'true' } })
    expect(screen.all('[role=dialog]')).toHaveLength(0)
    expect(screen.all('.month [role=group]')).toHaveLength(1)
    await screen.press('11月25日1 场¥180 起')
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ pageType: 'CALENDAR', startDate: '2026-11-25' })
    await screen.press('日历')
    expect(screen.all('.month')).toHaveLength(0)
    expect(screen.sentTo(searchShows).at(-1)).not.toHaveProperty('startDate')
  })

  test('offers no way back to the list if the address forbids it', async () => {
    await open(shows, { params: { showCalendar: 'true', supportListSwitch: 'false' } })
    expect(screen.all('.month [role=group]')).toHaveLength(1)
    expect(screen.text('.chips')).not.toContain('日历')
    screen.unmount()
    await open(shows, { params: { showCalendar: 'true', supportListSwitch: 'false' }, width: 1280 })
    expect(screen.all('[role=group][aria-label="选择日期"]')).toHaveLength(1)
    expect(screen.text()).not.toContain('一周内')
  })

  test('shows the number of shows per day, and the shows of a chosen day', async () => {
    await open()
    await screen.press('全部日期')
    await screen.press('11月25日1 场¥180 起')
    expect(screen.text('[role=dialog]')).toContain('当天演出潮声')
    await screen.press('查看演出')
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ startDate: '2026-11-25', endDate: '2026-11-25' })
  })

  test('offers today and the weekend, but no past dates', async () => {
    await open()
    await screen.press('全部日期')
    expect(screen.text()).not.toContain('过去两周')
    expect(screen.button('11月19日')).toHaveProperty('disabled', true)
    await screen.press('本周末')
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ startDate: '2026-11-21', endDate: '2026-11-22' })
  })

  test('shows only the number of shows if the shop hides prices', async () => {
    await open(shows, { config: { hiddenTicketPrice: true } })
    await screen.press('全部日期')
    expect(screen.button('11月25日1 场')).toBeTruthy()
  })

  test('shows that no shows match, and offers to remove the filters', async () => {
    await open(({ keyword }: { keyword?: string }) => (keyword ? page() : shows({})), {
      params: { keyword: '无此演出' },
    })
    expect(results()).toContain('没有符合条件的演出')
    await screen.press('清除条件')
    expect(screen.sentTo(searchShows).at(-1)).not.toHaveProperty('keyword')
    expect(results()).toContain('潮声')
  })

  test('names the filters of an empty list, and offers to remove each filter', async () => {
    const params = { categoryId: 'DRAMA', showCalendar: 'weekend' }
    await open(({ startDate }: { startDate?: string }) => (startDate ? page() : shows({})), { params })
    expect(results()).toContain('话剧\u00a0· 本周末')
    await screen.press('清除日期')
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ backendCategoryCode: 'DRAMA' })
    expect(results()).toContain('潮声')
  })

  test('shows why loading failed, with a retry', async () => {
    await open(offline)
    expect(results()).toContain('无法连接网络')
    screen.answer(searchShows, shows)
    await screen.press('重试')
    expect(results()).toContain('潮声')
  })

  test('loads further shows at the bottom of the page', async () => {
    await open(({ offset }: { offset: number }) => ({ ...page(offset ? '第二页' : '第一页'), last: offset > 0 }))
    await screen.happen('useReachBottom')
    expect(results()).toContain('第二页')
  })

  test('shows the filters beside the shows on a wide window', async () => {
    await open(shows, { desktop: true })
    await screen.press('话剧')
    expect(screen.sentTo(searchShows).at(-1)).toMatchObject({ backendCategoryCode: 'DRAMA' })
    expect(screen.button('去掉条件：话剧')).toBeTruthy()
  })
})
