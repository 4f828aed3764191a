import { orderNews } from '@/api/order'
import { hiddenModules } from '@/api/shop-modules'
import Mine from '@/pages/mine/mine'
import { type OpenScreen, openScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const NONE = { unpaid: 0, unpaidItems: 0, coming: 0, past: 0 }

describe('the shortcuts of the account', () => {
  const open = async (counts: Partial<typeof NONE>) => {
    screen = await openScreen(Mine, { member: true, answers: [[orderNews, () => ({ ...NONE, ...counts })]] })
  }

  test('link to orders, refunds, gifts and favorites', async () => {
    await open({})
    for (const title of ['我的订单', '我的退款', '我的转赠', '我的收藏']) await screen.press(title)
    expect(screen.went.map(([, name]) => name)).toEqual([
      'orders',
      'refund-orders',
      'send-mine-ticket',
      'favorite-show',
    ])
    expect(screen.all('.dot')).toHaveLength(0)
  })

  test('show the number of unpaid orders, or else a dot for updates', async () => {
    await open({ unpaid: 1, unpaidItems: 1, coming: 1, past: 1 })
    expect(screen.all('.count').map(({ textContent }) => textContent)).toEqual(['2'])
    expect(screen.all('.dot')).toHaveLength(0)
  })

  test('open the tab of the order list that has the updates', async () => {
    await open({ past: 1 })
    expect(screen.all('[role=img][aria-label="有新消息"]')).toHaveLength(1)
    await screen.tap(screen.all('.dot')[0])
    expect(screen.went).toEqual([['open', 'orders', { tab: 'HISTORY' }]])
  })

  test('omit the orders if the merchant hides them', async () => {
    screen = await openScreen(Mine, {
      member: true,
      answers: [
        [orderNews, () => ({ ...NONE, unpaid: 1 })],
        [hiddenModules, () => ['ORDER']],
      ],
    })
    const titles = screen.all('button').map(({ textContent }) => textContent)
    expect(titles).toContain('我的转赠')
    expect(titles.filter((title) => /订单|退款/.test(title ?? ''))).toEqual([])
  })
})
