import { runInAction } from 'mobx'
import { vouchers } from '@/api/voucher'
import TicketHolder from '@/pages/ticket/ticket'
import { tabParams } from '@/router/tab-params'
import { aVoucher, aVoucherPage, TWO_SITES } from '../../support/data/voucher'
import { NOW } from '../../support/fake-clock'
import { type Answer, offline } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const voucher = aVoucher()
const toCome: Answer = () => aVoucherPage([voucher])

describe('the ticket tab', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = toCome, member = true) => {
    screen = await openScreen(TicketHolder, { member, answers: [[vouchers, answer]] })
  }
  const list = () => screen.text('[role=region]')
  afterEach(() => screen.unmount())

  test('opens the login for a visitor, without a request', async () => {
    await open(toCome, false)
    expect(screen.text('[role=main]')).toContain('登录后查看你的门票')
    expect(screen.sentTo(vouchers)).toEqual([])
    await screen.press('登录 / 注册')
    expect(screen.went).toEqual([['openLogin']])
  })

  test('shows the upcoming tickets, and opens their codes', async () => {
    await open()
    expect(list()).toContain('2 张')
    await screen.press('潮声')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
  })

  test('shows when a code becomes available, then a link to the code', async () => {
    await open(() => aVoucherPage([aVoucher({ codeFrom: NOW + 3_600_000, utcOffset: 480 })]))
    expect(list()).toMatch(/今天 11:00 起显示票码/)
    expect(list()).not.toContain('查看票码')
    screen.unmount()
    await open(() => aVoucherPage([aVoucher({ codeFrom: NOW - 1 })]))
    expect(list()).toContain('查看票码')
  })

  test('links to pending gifts, and names the giver of received tickets', async () => {
    await open(() =>
      aVoucherPage([aVoucher({ giving: 1 }), aVoucher({ voucherId: 'V2', receivedFrom: '138****0002' })]),
    )
    expect(list()).toMatch(/1 张票正在转赠.*转赠人：138\*\*\*\*0002/)
    await screen.press('1 张票正在转赠')
    await screen.press('我的转赠')
    expect(screen.went).toEqual([
      ['open', 'ticket-detail-new', { id: 'V1' }],
      ['open', 'send-mine-ticket'],
    ])
  })

  test('links to past tickets on a separate screen', async () => {
    await open()
    await screen.press('历史门票')
    expect(screen.went).toEqual([['open', 'history-ticket']])
  })

  test('has no site filter if there is only one site', async () => {
    await open(() => aVoucherPage([voucher], { sites: TWO_SITES.slice(0, 1) }))
    expect(screen.text('[role=main]')).not.toMatch(/上海|全部城市/)
  })

  test('filters by site, and links to all tickets of the chosen site', async () => {
    await open(({ siteId }: { siteId?: string }) =>
      aVoucherPage(siteId ? [aVoucher({ showName: '濠江夜' })] : [voucher], { sites: TWO_SITES }),
    )
    await screen.press('澳门')
    expect(list()).toContain('濠江夜')
    expect(list()).not.toContain('潮声')
    await screen.press('澳门的全部门票')
    expect(screen.went).toEqual([['open', 'site-ticket', { siteId: 'site-8201' }]])
    await screen.press('全部城市')
    expect(list()).toContain('潮声')
    expect(list()).not.toContain('全部门票')
  })

  test('shows the site in a link that is opened while the tab is open', async () => {
    await open(() => aVoucherPage([voucher], { sites: TWO_SITES }))
    await screen.change(() => runInAction(() => void tabParams.set('ticket-holder', { siteId: 'site-8201' })))
    expect(screen.sentTo(vouchers).at(-1)).toMatchObject({ siteId: 'site-8201' })
    await screen.change(() => runInAction(() => void tabParams.delete('ticket-holder')))
  })

  test('shows that a site has no upcoming tickets', async () => {
    await open(({ siteId }: { siteId?: string }) => aVoucherPage(siteId ? [] : [voucher], { sites: TWO_SITES }))
    await screen.press('上海')
    expect(list()).toContain('上海没有待使用的门票')
  })

  test('shows the stored copy and its time if the network is unavailable', async () => {
    await open((_, { onCached }) => {
      onCached?.(Date.UTC(2026, 10, 19, 12, 30))
      return aVoucherPage([voucher])
    })
    expect(list()).toContain('潮声')
    expect(list()).toMatch(/网络不可用，显示的是 .*保存的内容/)
    screen.answer(vouchers, toCome)
    await screen.tap(screen.button('刷新试试'))
    expect(list()).not.toContain('网络不可用')
  })

  test('shows a network error if there is no stored copy, and retries', async () => {
    await open(offline)
    expect(list()).toContain('无法连接网络')
    screen.answer(vouchers, toCome)
    await screen.press('重试')
    expect(list()).toContain('潮声')
  })

  test('links to the shows if there are no tickets', async () => {
    await open(() => aVoucherPage([]))
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })
})
