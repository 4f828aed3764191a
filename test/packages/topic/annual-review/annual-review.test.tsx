import { annualReview, type AnnualReview as Review, type ReviewNight } from '@/api/annual-review'
import { PAGE_TIME } from '@/packages/topic/annual-review/annual-review.model'
import AnnualReview from '@/packages/topic/annual-review/annual-review'
import { type Answer, offline } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

const night = (showId: string, time: string): ReviewNight => ({
  showId,
  showName: `演出 ${showId}`,
  posterUrl: '',
  posterColor: '#334455',
  showTime: Date.parse(time),
  endTime: Date.parse(time) + 7_200_000,
  utcOffset: 480,
  venueName: '大剧院',
  cityName: '上海',
})

const aReview = (more: Partial<Review> = {}): Review => ({
  year: 2026,
  years: [2026],
  visitCount: 2,
  showCount: 2,
  minutes: 245,
  cityNames: ['上海', '深圳'],
  nights: [night('S1', '2026-03-01T11:30:00Z'), night('S2', '2026-06-05T12:30:00Z')],
  latest: night('S2', '2026-06-05T12:30:00Z'),
  venue: { venueName: '大剧院', cityName: '上海', visits: 2 },
  ticketCount: 5,
  companionCount: 3,
  ...more,
})

describe('the annual review', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  // jsdom has no canvas, so the picture is tested in another file.
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
  const open = async (answer: Answer = () => aReview(), given: Given = {}) => {
    screen = await openScreen(AnnualReview, { member: true, ...given, answers: [[annualReview, answer]] })
  }
  const heading = () => document.querySelector('[role=heading][aria-level="2"]')?.textContent?.replace(/\s+/g, ' ')
  const stage = () => document.querySelector('[aria-roledescription=carousel] > div') as Element
  const key = async (name: string) =>
    screen.change(() => {
      stage().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    })
  const touch = async (type: string, clientX: number) =>
    screen.change(() => {
      stage().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { changedTouches: [{ clientX }] }))
    })

  test('shows the year page by page, in the local time of each show', async () => {
    await open()
    const seen: unknown[] = [heading()]
    for (let page = 1; page < 9; page += 1) {
      await screen.press('下一个')
      seen.push(heading())
      if (page === 5) expect(screen.text()).toContain('6月5日 · 22:30 散场')
    }
    expect(seen).toEqual([
      '2026 你的现场时光',
      '2 场演出',
      '4 小时',
      '2 座城市',
      '演出 S1',
      '演出 S2',
      '大剧院',
      '3 张票给了同行的人',
      '谢谢你来到现场',
    ])
    await screen.press('上一个')
    expect(heading()).toContain('同行')
  })

  test('omits pages that have no data', async () => {
    const [only] = aReview().nights
    await open(() =>
      aReview({ visitCount: 1, showCount: 1, minutes: 0, nights: only ? [only] : [], companionCount: 0 }),
    )
    const seen: unknown[] = []
    for (let page = 1; page < 6; page += 1) {
      await screen.press('下一个')
      seen.push(heading())
    }
    expect(seen).toEqual(['1 场演出', '2 座城市', '演出 S1', '大剧院', '谢谢你来到现场'])
  })

  test('advances automatically, pauses on the button, and stops on the last page', async () => {
    await open()
    await screen.wait(PAGE_TIME)
    expect(heading()).toBe('2 场演出')
    await screen.press('暂停播放')
    await screen.wait(PAGE_TIME * 2)
    expect(heading()).toBe('2 场演出')
    await screen.press('继续播放')
    for (let page = 0; page < 9; page += 1) await screen.wait(PAGE_TIME)
    expect(heading()).toBe('谢谢你来到现场')
  })

  test('never advances automatically if reduced motion is preferred', async () => {
    await open(undefined, {
      before: ({ platform }) => {
        jest.spyOn(platform.system, 'reducedMotion').mockReturnValue(true)
      },
    })
    await screen.wait(PAGE_TIME * 3)
    expect(heading()).toBe('2026 你的现场时光')
    expect(screen.text()).not.toContain('暂停播放')
    jest.restoreAllMocks()
  })

  test('moves by arrow keys, and then stops advancing automatically', async () => {
    await open()
    await key('ArrowRight')
    expect(heading()).toBe('2 场演出')
    await screen.wait(PAGE_TIME * 2)
    expect(heading()).toBe('2 场演出')
    await key('ArrowLeft')
    await key('Enter')
    expect(heading()).toBe('2026 你的现场时光')
  })

  test('moves one page on a swipe, and pauses while a finger touches the screen', async () => {
    await open()
    await touch('touchstart', 300)
    await touch('touchend', 200)
    expect(heading()).toBe('2 场演出')
    await screen.press('下一个')
    expect(heading()).toBe('2 场演出')
    await screen.wait(500)
    await touch('touchstart', 200)
    await screen.wait(PAGE_TIME * 2)
    expect(heading()).toBe('2 场演出')
    await touch('touchend', 205)
    await screen.press('上一个')
    expect(heading()).toBe('2 场演出')
    await screen.wait(PAGE_TIME)
    expect(heading()).toBe('4 小时')
  })

  test('offers a picture and a restart on the last page, and links to other years', async () => {
    await open(({ year }: { year?: number }) => aReview({ year: year ?? 2026, years: [2026, 2025] }))
    for (let page = 1; page < 9; page += 1) await screen.press('下一个')
    await screen.press('生成图片')
    expect(screen.text()).toContain('这里不能生成图片')
    await screen.press('关闭')
    await screen.press('再看一遍')
    expect(heading()).toBe('2026 你的现场时光')
    for (let page = 1; page < 9; page += 1) await screen.press('下一个')
    await screen.press('看 2025 年的回顾')
    expect(screen.sentTo(annualReview).at(-1)).toEqual({ year: 2025 })
    expect(heading()).toBe('2025 你的现场时光')
  })

  test('links to shows for an empty year, and to the login for a visitor', async () => {
    await open(() => aReview({ visitCount: 0, nights: [], years: [] }))
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
    screen.unmount()
    await open(undefined, { member: false })
    expect(screen.sentTo(annualReview)).toEqual([])
    await screen.press('登录 / 注册')
    expect(screen.went[0]?.[0]).toBe('openLogin')
    screen.unmount()
    await open(offline)
    screen.answer(annualReview, () => aReview())
    await screen.press('重试')
    expect(heading()).toBe('2026 你的现场时光')
  })
})
