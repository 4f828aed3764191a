import { recommendedShows } from '@/api/search'
import {
  channelDiscounts,
  promotions,
  serviceNotes,
  showDescriptions,
  showDynamic,
  showStatic,
  showUser,
} from '@/api/show'
import { subscribeShow, unsubscribeShow } from '@/api/show-subscription'
import type { Services } from '@/components/services'
import { customerService } from '@/api/shop'
import type { Language } from '@/domain/languages'
import { done } from '@/platform/outcome'
import { RequestError } from '@/request/errors'
import { byPhone } from '../../../support/data/customer-service'
import { aShowCard } from '../../../support/data/show-card'
import { dynamic, facts, type showOnSale } from '../../../support/data/show-on-sale'
import { NOW } from '../../../support/fake-clock'
import { offline } from '../../../support/fake-gateway'
import { type OpenScreen } from '../../../support/open-screen'
import { changedShow, openShow } from './open-show'
import { happen } from '../../../support/page-life'

const noPrices = { minOriginalPriceInfo: null, maxOriginalPriceInfo: null }

describe('a show', () => {
  let screen: OpenScreen
  const open = async (...given: Parameters<typeof openShow>) => {
    screen = await openShow(...given)
  }
  afterEach(() => screen.unmount())

  test('shows the number of dates, extra fees and a fraud warning', async () => {
    await open([...changedShow({ unavoidableFee: 0 }), [showStatic, () => ({ ...facts, fraudWarning: true })]])
    expect(screen.text()).toContain('票价已含全部费用')
    expect(screen.text()).toContain('不要透露验证码')
    expect(screen.text()).toContain('共 2 场')
    screen.unmount()
    await open(changedShow({ unavoidableFee: 1800, serviceFee: 600, partialOnSaleText: '2 场中 1 场有票' }))
    expect(screen.text()).toContain('2 场中 1 场有票')
    expect(screen.text()).not.toContain('共 2 场')
    expect(screen.text()).toContain('¥404')
    expect(screen.text()).toContain('含服务费 ¥6\u00a0· 含快递费 ¥18')
    expect(screen.text()).not.toContain('不要透露验证码')
    screen.unmount()
    await open(changedShow({ unavoidableFee: 0, expressFee: 1800 }))
    expect(screen.text()).toContain('选择快递另付 ¥18')
    expect(screen.text()).not.toContain('票价已含全部费用')
    screen.unmount()
    await open(changedShow({ unavoidableFee: 0, isFree: true, ...noPrices }))
    expect(screen.text()).not.toContain('票价已含全部费用')
  })

  test('shows a channel’s promotion only to visitors of the channel', async () => {
    const offer = { promotionId: 'PC', category: 'FULL', title: '银行客户满 300 减 30' }
    const answers: typeof showOnSale = [[channelDiscounts, () => [offer]]]
    await open(answers, { before: ({ stores }: Services) => stores.session.applyQuery({ channelId: 'BANK' }) })
    expect(screen.text()).toContain('渠道优惠银行客户满 300 减 30')
    screen.unmount()
    await open(answers)
    expect(screen.text()).not.toContain('渠道优惠')
    expect(screen.sentTo(channelDiscounts)).toEqual([])
  })

  test('names the specified users of a show, and links to the code entry', async () => {
    const only = { whiteTags: [{ tag: 'friends', title: '剧场之友' }] }
    await open([[showStatic, () => ({ ...facts, ...only })]])
    expect(screen.text()).toContain('仅限剧场之友购买')
    await screen.press('验证购票资格')
    expect(screen.went).toEqual([['open', 'privilege', { showId: 'S1' }]])
  })

  test('shows the favorite button once its data has loaded or failed', async () => {
    await open([[showDynamic, () => new Promise(() => undefined)]])
    expect(screen.all('[aria-pressed]')).toHaveLength(0)
    screen.unmount()
    await open([[showDynamic, offline]])
    expect(screen.all('[aria-pressed]')).toHaveLength(1)
  })

  test('shows name, venue and lowest price, and opens the ticket choice, then the order', async () => {
    await open()
    expect(screen.text()).toContain('潮声')
    expect(screen.text()).toContain('上海\u00a0· 港湾剧院')
    await screen.press('立即购票')
    expect(screen.went).toEqual([])
    expect(screen.all('[role=dialog] [role=radiogroup]').length).toBeGreaterThan(0)
    // Each picker is rendered only once.
    expect(screen.all('[role=radiogroup]')).toEqual(screen.all('[role=dialog] [role=radiogroup]'))
    await screen.tap(screen.all('[role=dialog] [role=radiogroup]').at(-1)!.querySelector<HTMLElement>('[role=radio]')!)
    // The quantity is outside the scrolling list of tiers.
    expect(screen.find('[role=group][aria-label=选择数量]').closest('.footer')).not.toBeNull()
    await screen.press('立即购票')
    expect(screen.went).toEqual([['open', 'confirm-order', expect.objectContaining({ showId: 'S1', sessionId: 'N1' })]])
  })

  test('recommends other current shows of the same category and city', async () => {
    const cards = ['S1', 'S2', 'S3'].map((id) => ({ ...aShowCard(id, { showName: `别的 ${id}` }), ...noPrices }))
    const items = [...cards, { ...cards[2], showId: 'S4', showName: '别的 S4', showStatus: 'COMPLETED' }]
    await open([
      [showStatic, () => ({ ...facts, cityId: 'C1', backendCategory: { code: 'CONCERT', displayName: '演唱会' } })],
      [recommendedShows, () => ({ items, total: 4, last: true })],
    ])
    expect(screen.sentTo(recommendedShows)).toEqual([])
    await screen.wait(1000)
    await screen.settle()
    expect(screen.sentTo(recommendedShows)).toEqual([{ length: 9, cityId: 'C1', backendCategoryCode: 'CONCERT' }])
    const related = screen.all('[role=region]').find((region) => region.textContent?.startsWith('相关推荐'))
    expect(related?.textContent).toMatch(/别的 S2.*别的 S3/)
    expect(related?.textContent).not.toMatch(/别的 S1|别的 S4/)
    await screen.press('别的 S3')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S3' }]])
  })

  test('opens customer support for the show', async () => {
    await open([[customerService, () => byPhone]])
    await screen.press('联系客服')
    expect(screen.sentTo(customerService)).toEqual([{ bizShowId: 'S1' }])
  })

  const place = { ...facts, venueId: 'V1', venueAddress: '海港路 1 号', venueLat: 31.2, venueLng: 121.4 }
  const map = { latitude: 31.2, longitude: 121.4, name: '港湾剧院', address: '海港路 1 号' }

  test('opens the venue from its row, and the map from the row’s button', async () => {
    const openMap = jest.fn(() => Promise.resolve(done))
    await open([[showStatic, () => place]], { host: { location: { openMap } } })
    await screen.press('海港路 1 号')
    expect([screen.went, openMap.mock.calls]).toEqual([[['open', 'venue', { venueId: 'V1' }]], []])
    await screen.press('在地图中打开')
    expect([screen.went.length, openMap.mock.calls]).toEqual([1, [[map]]])
  })

  test('opens the map from the row of a venue without an id', async () => {
    const openMap = jest.fn(() => Promise.resolve(done))
    await open([[showStatic, () => ({ ...place, venueId: '' })]], { host: { location: { openMap } } })
    await screen.press('海港路 1 号')
    expect([screen.went, openMap.mock.calls]).toEqual([[], [[map]]])
    expect(screen.all('[aria-label=在地图中打开]')).toEqual([])
  })

  test('shows the tapped card’s name until the gateway’s response', async () => {
    const held = () => new Promise<never>(() => undefined)
    const openAfter = (showId: string, showName: string, language: Language = 'zh-CN') =>
      open([[showStatic, held]], {
        before: ({ tappedShow }: Services) => tappedShow.set(aShowCard(showId, { showName }), language),
      })
    await openAfter('S1', '潮声')
    expect(screen.text()).toContain('潮声')
    expect(screen.all('[role=heading]')[0].textContent).toBe('潮声')
    screen.unmount()
    await openAfter('S2', '别的演出')
    expect(screen.text()).not.toContain('潮声')
    expect(screen.text()).not.toContain('别的演出')
    screen.unmount()
    await openAfter('S1', 'Tide', 'en-US')
    expect(screen.text()).not.toContain('Tide')
  })

  test.each([
    ['countdown', '港湾剧院', showDynamic],
    ['countdown', '弦乐四重奏', showDynamic],
    ['notes', '弦乐四重奏', serviceNotes],
    ['promotions', '弦乐四重奏', promotions],
  ])('delays the content below the %s until it has loaded: %s', async (_, text, above) => {
    let fail = (_error: Error): void => undefined
    const held = new Promise<never>((_resolve, reject) => (fail = reject))
    const story = [{ type: 'PARAGRAPH', text: '弦乐四重奏' }]
    await open([
      [showDescriptions, () => story],
      [above, () => held],
    ])
    expect(screen.text()).toContain('潮声')
    expect(screen.text()).not.toContain(text)
    fail(new RequestError({ kind: 'network' }))
    await screen.settle()
    expect(screen.text()).toContain(text)
  })

  test.each([
    ['sold out with a waitlist', { showDetailStatus: 'SOLD_OUT', existWaitList: true }, '候补登记', false],
    ['short of tickets', { showDetailStatus: 'LACK_OF_TICKET' }, '缺货登记', false],
    ['waiting for its sale', { showDetailStatus: 'PENDING', saleTime: NOW + 3_600_000 }, '开售提醒我', false],
    ['canceled', { showDetailStatus: 'CANCELED' }, '演出已取消', true],
    ['over', { showDetailStatus: 'COMPLETED' }, '演出已结束', true],
  ])('adapts its button to a show that is %s', async (_, state, word, dead) => {
    await open(changedShow(state))
    expect(screen.button(word)).toHaveProperty('disabled', dead)
  })

  test('sets a reminder after a visitor’s login, without a second tap', async () => {
    await open(
      [...changedShow({ showDetailStatus: 'PENDING', saleTime: NOW + 3_600_000 }), [subscribeShow, () => ({})]],
      {
        params: { showId: 'S1', source: 'POSTER' },
      },
    )
    await screen.press('开售提醒我')
    expect(screen.went).toEqual([['openLogin']])
    await screen.logIn()
    expect(screen.sentTo(showUser)).toEqual([expect.objectContaining({ showId: 'S1', source: 'POSTER' })])
    expect(screen.sentTo(subscribeShow)).toEqual([
      { showId: 'S1', remindType: 'SMS', subscribeTargetType: 'SALE_REMIND' },
    ])
    expect(screen.button('已设提醒')).toHaveProperty('disabled', false)
  })

  test('shows a reminder’s channel, and a sheet that can change or cancel it', async () => {
    const waits = changedShow({ showDetailStatus: 'PENDING', saleTime: NOW + 3_600_000 })
    const reminders = [{ targetId: 'S1', subscribeTargetType: 'SALE_REMIND', remindType: 'SMS' }]
    const answers: typeof showOnSale = [
      ...waits,
      [showUser, () => ({ reminders, limits: [] })],
      [subscribeShow, () => ({ subscribed: true, remindType: 'EMAIL' })],
      [unsubscribeShow, () => ({ subscribed: false })],
    ]
    await open(answers, { member: { cellphone: '13800000001', email: 'demo@foyer.example' } })
    await screen.press('短信 138****0001')
    expect(screen.text()).toContain('开售前 10 分钟通知你')
    const radio = (text: string) => screen.all('[role=radio]').find(({ textContent }) => textContent?.includes(text))!
    expect(radio('短信').getAttribute('aria-checked')).toBe('true')
    await screen.tap(radio('邮件 d***@foyer.example'))
    expect(screen.sentTo(subscribeShow)).toMatchObject([{ remindType: 'EMAIL', subscribeTargetType: 'SALE_REMIND' }])
    expect(screen.text()).toContain('邮件 d***@foyer.example')
    await screen.press('已设提醒')
    await screen.press('取消提醒')
    expect(screen.sentTo(unsubscribeShow)).toEqual([{ showId: 'S1', subscribeTargetType: 'SALE_REMIND' }])
    expect(screen.button('开售提醒我')).toHaveProperty('disabled', false)
  })

  test('shares the same card with friends and in Moments', async () => {
    await open()
    screen.stores.session.applyQuery({ channelId: 'friends', distributorUserId: 'd1' })
    const [friend] = happen('useShareAppMessage') as { title: string; path: string }[]
    const [moments] = happen('useShareTimeline') as object[]
    const query = 'channelId=friends&distributorUserId=d1&showId=S1'
    expect(friend?.path).toBe(`/packages/show/show-detail/show-detail?${query}`)
    expect(moments).toMatchObject({ title: friend?.title, query })
    expect(moments).not.toHaveProperty('path')
    expect(screen.tracked).toEqual([
      { name: 'share', way: 'friend' },
      { name: 'share', way: 'moments' },
    ])
  })

  test('remains visible if the sale data fails to load, and offers a retry', async () => {
    await open([[showDynamic, offline]])
    expect(screen.text()).toContain('港湾剧院')
    expect(screen.text()).toContain('暂时无法取得最新售票情况')
    screen.answer(showDynamic, () => dynamic)
    await screen.press('重试')
    expect(screen.text()).not.toContain('暂时无法取得最新售票情况')
    expect(screen.button('立即购票')).toBeTruthy()
  })

  test('links a missing show to all shows, and offers a retry after a failure', async () => {
    const missing = () => {
      throw new RequestError({ kind: 'http', httpCode: 404 })
    }
    await open([[showStatic, missing]])
    await screen.press('看看别的演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
    screen.unmount()
    await open([[showStatic, offline]])
    expect(screen.text()).toContain('无法连接网络')
    expect(screen.button('重试')).toBeTruthy()
  })

  test('can be shared by link or picture, with a message if canvas is unsupported', async () => {
    await open(changedShow({}))
    await screen.press('分享演出')
    expect(screen.button('分享链接')).toBeTruthy()
    await screen.press('保存图片')
    await screen.wait(1_000)
    expect(screen.text()).toContain('这里不能生成图片')
    expect(screen.tracked).toEqual([{ name: 'share', way: 'picture' }])
  })
})
