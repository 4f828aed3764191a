import { vouchers } from '@/api/voucher'
import HistoryTicket from '@/packages/ticket/history-ticket/history-ticket'
import { aVoucher, aVoucherPage, TWO_SITES } from '../../../support/data/voucher'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const used = aVoucher({ voucherId: 'V8', showName: '雷雨', state: 'USED' })
const returned = aVoucher({ voucherId: 'V9', showName: '茶馆', state: 'REFUNDED' })

describe('past tickets', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answer: Answer = () => aVoucherPage([used, returned]), params: Record<string, string> = {}) => {
    screen = await openScreen(HistoryTicket, { member: true, answers: [[vouchers, answer]], params })
  }

  test('show how each ticket ended, and open the ticket on a tap', async () => {
    await open()
    expect(screen.sentTo(vouchers)).toEqual([{ history: true, siteId: undefined, offset: 0, length: 50 }])
    expect(screen.text()).toMatch(/雷雨.*已使用.*茶馆.*已退票/)
    await screen.press('茶馆')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V9' }]])
  })

  test('load the next page at the bottom of the list', async () => {
    await open(({ offset }: { offset: number }) =>
      offset ? aVoucherPage([returned]) : aVoucherPage([used], { last: false }),
    )
    expect(screen.text()).not.toContain('茶馆')
    await screen.happen('useReachBottom')
    expect(screen.text()).toMatch(/雷雨.*茶馆/)
  })

  test('can be filtered by site if there are several sites', async () => {
    await open(({ siteId }: { siteId?: string }) =>
      aVoucherPage(siteId ? [returned] : [used, returned], { sites: TWO_SITES }),
    )
    await screen.press('澳门')
    expect(screen.text()).not.toContain('雷雨')
    expect(screen.button('澳门').getAttribute('aria-pressed')).toBe('true')
    await screen.press('全部城市')
    expect(screen.text()).toContain('雷雨')
  })

  test('have no site filter if there is only one site', async () => {
    await open(() => aVoucherPage([used], { sites: TWO_SITES.slice(0, 1) }))
    expect(screen.text()).not.toMatch(/上海|全部城市/)
  })

  test('show a message and a link to the upcoming tickets if the list is empty', async () => {
    await open(() => aVoucherPage([]))
    expect(screen.text()).toContain('还没有历史门票')
    await screen.press('回到票夹')
    expect(screen.went).toEqual([['switchTab', 'ticket-holder']])
  })

  test('name the chosen site if the site has no past tickets', async () => {
    await open(() => aVoucherPage([], { sites: TWO_SITES }), { siteId: 'site-8201' })
    expect(screen.text()).toContain('澳门没有历史门票')
  })

  test('are shown from storage with the time of storage if the network is unavailable', async () => {
    await open((_, { onCached }) => {
      onCached?.(Date.UTC(2026, 10, 19, 12, 30))
      return aVoucherPage([used])
    })
    expect(screen.text()).toMatch(/网络不可用，显示的是 .*保存的内容/)
    expect(screen.text()).toContain('雷雨')
  })

  test('show an error and a retry if there is neither network nor stored copy', async () => {
    await open(offline)
    expect(screen.text()).toContain('无法连接网络')
    screen.answer(vouchers, () => aVoucherPage([used]))
    await screen.press('重试')
    expect(screen.text()).toContain('雷雨')
  })
})
