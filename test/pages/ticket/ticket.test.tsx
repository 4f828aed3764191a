import { vouchers } from '@/api/voucher'
import TicketHolder from '@/pages/ticket/ticket'
import { aPage } from '../../support/data/page'
import { aVoucher } from '../../support/data/voucher'
import { NOW } from '../../support/fake-clock'
import { type Answer, offline } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const voucher = aVoucher()
const byTab = ({ history }: { history?: boolean }) =>
  history ? aPage([aVoucher({ voucherId: 'V0', showName: '雷雨', state: 'USED' })]) : aPage([voucher])

describe('the ticket holder', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = byTab, member = true) => {
    screen = await openScreen(TicketHolder, { member, answers: [[vouchers, answer]] })
  }
  const list = () => screen.text('[role=tabpanel]')
  afterEach(() => screen.unmount())

  test('a visitor has to log in, and no request is sent', async () => {
    await open(byTab, false)
    expect(screen.text('[role=main]')).toContain('登录后查看你的门票')
    expect(screen.sentTo(vouchers)).toEqual([])
    await screen.press('登录 / 注册')
    expect(screen.went).toEqual([['openLogin']])
  })

  test('shows the coming tickets, and opens their codes', async () => {
    await open()
    expect(list()).toContain('2 张')
    await screen.press('潮声')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
  })

  test('before its code is shown, a ticket says from when; then it leads to the code', async () => {
    await open(() => aPage([aVoucher({ codeFrom: NOW + 3_600_000, utcOffset: 480 })]))
    expect(list()).toMatch(/\d+月\d+日 \d\d:\d\d 起显示票码/)
    expect(list()).not.toContain('查看票码')
    screen.unmount()
    await open(() => aPage([aVoucher({ codeFrom: NOW - 1 })]))
    expect(list()).toContain('查看票码')
  })

  test('past tickets have their own tab, with their state', async () => {
    await open()
    await screen.press('历史门票')
    expect(list()).toContain('雷雨')
    expect(list()).toContain('已使用')
    expect(list()).not.toContain('潮声')
  })

  test('without a network the cached copy is shown with its time', async () => {
    await open((_, { onCached }) => {
      onCached?.(Date.UTC(2026, 10, 19, 12, 30))
      return aPage([voucher])
    })
    expect(list()).toContain('潮声')
    expect(list()).toMatch(/网络不可用，显示的是 .*保存的内容/)
    screen.answer(vouchers, byTab)
    await screen.tap(screen.button('刷新试试'))
    expect(list()).not.toContain('网络不可用')
  })

  test('without a copy it shows that there is no network, and retries', async () => {
    await open(offline)
    expect(list()).toContain('无法连接网络')
    screen.answer(vouchers, byTab)
    await screen.press('重试')
    expect(list()).toContain('潮声')
  })

  test('empty, it offers the shows', async () => {
    await open(() => aPage([]))
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })
})
