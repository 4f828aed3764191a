import { logged } from '@/app/log'
import { customerService } from '@/api/shop'
import { orderRefund } from '@/api/refund'
import { type Ticket, ticketCodes, ticketKeys, voucherDetail } from '@/api/voucher'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
import { RequestError } from '@/request/errors'
import { byPhone } from '../../../support/data/customer-service'
import { SHOW_COUNTER } from '../../../support/data/goods-delivery'
import { anOrderRefund } from '../../../support/data/refund'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import { NOW } from '../../../support/fake-clock'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const theTicket = aTicket({ seatPlanName: '内场', entrance: '3 号门', audienceName: '林小雨' })
const voucher = { ...aVoucher(), tickets: [theTicket] }
const ticket = (state: Ticket['state']) => ({ ...voucher, tickets: [{ ...theTicket, state }] })
const codes = [{ ticketId: 'T1', code: '826011754402' }]

const nameOf = (image: Element) => image.getAttribute('aria-label') ?? image.getAttribute('alt')

describe('the ticket screen', () => {
  let screen: OpenScreen
  const light = { brightness: jest.fn(), setBrightness: jest.fn(), keepOn: jest.fn(), hideFromCapture: jest.fn() }
  const open = async (answers: Answers = []) => {
    light.brightness.mockResolvedValue({ kind: 'brightness', value: 0.4 })
    const known: Answers = [
      [voucherDetail, () => voucher],
      [ticketCodes, () => codes],
    ]
    const host = { screen: light } as never
    screen = await openScreen(TicketDetail, {
      member: true,
      params: { id: 'V1' },
      answers: [...known, ...answers],
      host,
    })
  }
  afterEach(() => {
    screen.unmount()
    jest.clearAllMocks()
  })

  test('labels the QR code with the digits of the ticket code', async () => {
    await open()
    const picture = screen
      .all('img')
      .find((image) => (image.getAttribute('aria-label') ?? image.getAttribute('alt'))?.includes('二维码'))
    expect(picture?.getAttribute('src')).toMatch(/^data:image\//)
    expect(picture?.getAttribute('aria-label') ?? picture?.getAttribute('alt')).toBe(
      '第 1 张门票的二维码，票码 8260 1175 4402',
    )
    expect(screen.text()).toContain('3 号门')
    expect(screen.text()).toContain('入场时请出示此码')
  })

  test('shows goods to pick up at the show, also after the entry', async () => {
    const pickups = [{ orderId: 'I1', pickupCode: 'G01234567890', qty: 2, place: SHOW_COUNTER }]
    await open([[voucherDetail, () => ({ ...ticket('USED'), pickups })]])
    expect(screen.text()).toContain('到柜台领取 2 件商品')
    expect(screen.text()).toContain('取货码 G012 3456 7890')
    await screen.press('到柜台领取 2 件商品')
    expect(screen.went).toEqual([['open', 'product-detail', { orderId: 'I1' }]])
  })

  test('links to the customer service of the show', async () => {
    await open([[customerService, () => byPhone]])
    await screen.press('联系客服')
    expect(screen.text('[role=dialog]')).toContain('4000000000')
    expect(screen.sentTo(customerService)).toEqual([{ bizShowId: voucher.showId }])
  })

  test('brightens the display while the code is visible, and restores the brightness afterwards', async () => {
    await open()
    expect(light.setBrightness.mock.calls).toEqual([[1]])
    await screen.happen('useDidHide')
    expect(light.setBrightness.mock.calls).toEqual([[1], [0.4]])
    expect(light.keepOn.mock.calls).toEqual([[true], [false]])
    expect(light.hideFromCapture.mock.calls).toEqual([[true], [false]])
  })

  test('shows the recipient and deadline of an open transfer, and links to the gift', async () => {
    const gift = { transferId: 'G1', to: '138****0002', until: NOW + 3_600_000 }
    const giving = { ...voucher, utcOffset: 480, tickets: [{ ...theTicket, state: 'GIVING', gift }] }
    await open([[voucherDetail, () => giving]])
    expect(screen.text()).toMatch(/正在转赠给 138\*\*\*\*0002，今天 11:00 前可领取/)
    expect(screen.text()).not.toContain('转赠给好友')
    expect(screen.sentTo(ticketCodes)).toEqual([])
    await screen.press('查看或收回')
    expect(screen.went).toEqual([['open', 'send-mine-ticket', { transferId: 'G1' }]])
  })

  test('shows the recipient of a transferred ticket, and offers no gift', async () => {
    const gift = { transferId: 'G1', to: '138****0002', until: null }
    await open([
      [voucherDetail, () => ({ ...voucher, state: 'GIVEN', tickets: [{ ...theTicket, state: 'GIVEN', gift }] })],
    ])
    expect(screen.text()).toContain('已由 138****0002 领取')
    expect(screen.all('button, a').map(({ textContent }) => textContent)).not.toContain('转赠给好友')
  })

  test('offers a gift unless the ticket was received or the merchant forbids gifts', async () => {
    await open()
    await screen.press('转赠给好友')
    expect(screen.went).toEqual([['open', 'send-mine-ticket', { id: 'V1', ticketId: 'T1' }]])
    screen.unmount()
    await open([[voucherDetail, () => ({ ...voucher, receivedFrom: '138****0001' })]])
    expect(screen.text()).toMatch(/转赠人：138\*\*\*\*0001.*受赠的票不能再转赠/)
    expect(screen.text()).not.toContain('转赠给好友')
    screen.unmount()
    await open([[voucherDetail, () => ({ ...voucher, giftForbidden: true })]])
    expect(screen.text()).toContain('主办方不允许转赠')
    expect(screen.all('button, a').map(({ textContent }) => textContent)).not.toContain('转赠给好友')
    await screen.press('出行与服务')
    expect(screen.went).toEqual([['open', 'custom-button-list', { showId: 'S1' }]])
  })

  test.each([
    ['USED', '19:30已使用座位'],
    ['EXPIRED', '已过期演出已结束，票码失效'],
    ['REFUNDED', '已退票可在订单中查看退款进度'],
    ['REBOOKED', '已改签新票在票夹中'],
    ['SOLD', '已退给候补已由候补购买，款项原路退回'],
  ] as const)('shows why a %s ticket has no code, and requests no code', async (state, text) => {
    await open([[voucherDetail, () => ticket(state)]])
    expect(screen.text()).toContain(text)
    expect(screen.sentTo(ticketCodes)).toEqual([])
    expect(screen.all('img[src^="data:image"]')).toEqual([])
  })

  test.each([
    ['CANCELED', /原定 12月5日 周六 19:30.*演出已取消.*本票实付 ¥380，2 张共 ¥760，可全额退款.*退票/],
    ['DELAY', /原定 12月5日 周六 19:30.*演出已延期新日期公布后.*本票实付 ¥380，2 张共 ¥760，可全额退款.*退票/],
  ])('hides the code and calendar entry of a %s show, and links to the refund', async (showChange, text) => {
    const changed = { ...voucher, state: 'VALID', showChange, utcOffset: 480, wallets: ['APPLE'] }
    await open([
      [voucherDetail, () => changed],
      [orderRefund, () => anOrderRefund()],
    ])
    expect(screen.text()).toMatch(text)
    expect(screen.text()).not.toMatch(/加入日历|告诉朋友|钱包|全额退款，不收手续费|入场时请出示此码/)
    expect([screen.sentTo(ticketCodes), light.setBrightness.mock.calls]).toEqual([[], []])
    await screen.press('退票')
    expect(screen.went).toEqual([['open', 'refund-order-tickets', { orderId: 'O1' }]])
  })

  test('lists ended tickets, which have no actions, below the valid ticket', async () => {
    const gift = { transferId: 'G1', to: '138****0002', until: null }
    const ended = (state: Ticket['state'], ticketId: string) => ({ ...theTicket, state, ticketId, gift: null })
    const tickets = [ended('REFUNDED', 'T0'), { ...ended('GIVEN', 'T2'), seatDesc: '9 排 2 座', gift }, theTicket]
    await open([[voucherDetail, () => ({ ...voucher, tickets })]])
    expect(screen.text()).toMatch(/8260 1175 4402.*其他门票.*已退票9 排 2 座内场.· 已由 138\*\*\*\*0002 领取已转赠/)
    expect([screen.all('.slide').length, screen.all('.dots .dot').length, screen.all('.corner').length]).toEqual([
      1, 0, 0,
    ])
    expect(screen.text()).toContain('转赠给好友')
    screen.unmount()
    await open([[voucherDetail, () => ({ ...voucher, tickets: tickets.slice(0, 2) })]])
    expect(screen.text()).not.toMatch(/转赠给好友|告诉朋友/)
  })

  test('shows when the code becomes available, and shows the code at that time', async () => {
    await open([[voucherDetail, () => ({ ...voucher, codeFrom: NOW + 3_600_000 })]])
    expect(screen.text()).toContain('票码将于今天 11:00 开放')
    await screen.wait(3_600_000)
    expect(screen.text()).toContain('8260 1175 4402')
  })

  test('offers a retry for a code that failed to load', async () => {
    await open([[ticketCodes, offline]])
    expect(screen.text()).toContain('暂时取不到票码')
    screen.answer(ticketCodes, () => codes)
    await screen.press('重试')
    expect(screen.text()).toContain('8260 1175 4402')
  })

  const changing = { ticketId: 'T1', code: '', expireTime: null, rotates: true, keyId: 'K001122334455', keyAt: 'NONE' }
  const key = { ticketId: 'T1', keyId: 'K001122334455', secret: 'A'.repeat(43) }
  const picture = () => screen.all('img').find((image) => nameOf(image)?.includes('每 30 秒更新'))

  test('never includes a ticket key in an event, address, log or other request', async () => {
    const secret = 'some-secret-some-secret-some-secret-some-se'
    const lines: unknown[] = []
    const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation((...args) => void lines.push(args)),
    )
    await open([
      [ticketCodes, () => [changing]],
      [ticketKeys, () => [{ ...key, secret }]],
    ])
    expect(picture()).toBeDefined()
    await screen.press('放大票码')
    screen.answer(ticketCodes, offline)
    await screen.wait(31_000)
    await screen.change(() => void screen.services.client.call(ticketKeys, { voucherId: 'V1' }).catch(() => undefined))
    for (const spy of consoles) spy.mockRestore()
    const output = JSON.stringify([
      screen.tracked,
      screen.went,
      location.href,
      logged(),
      lines,
      screen.sentTo(ticketCodes),
    ])
    expect(output).not.toContain(secret)
    expect(JSON.stringify(screen.went)).toContain('ticket-code')
    expect(document.documentElement.outerHTML).not.toContain(secret)
  })

  test('renews the code every 30 seconds, and shows the remaining seconds', async () => {
    await open([
      [ticketCodes, () => [changing]],
      [ticketKeys, () => [key]],
    ])
    const before = picture()?.getAttribute('src')
    expect(before).toMatch(/^data:image\//)
    expect(screen.text()).toContain('30 秒后更新')
    expect(screen.text()).toContain('截图无效')
    await screen.wait(29_000)
    expect([screen.text().includes('1 秒后更新'), picture()?.getAttribute('src')]).toEqual([true, before])
    await screen.wait(1_000)
    expect(screen.text()).toContain('30 秒后更新')
    expect(picture()?.getAttribute('src')).not.toBe(before)
  })

  test('moves the code from another device to this device after a tap', async () => {
    await open([
      [ticketCodes, () => [{ ...changing, keyId: 'K99', keyAt: 'ELSEWHERE' }]],
      [ticketKeys, () => [key]],
    ])
    expect(screen.text()).toContain('票码正在另一台设备上')
    expect(screen.sentTo(ticketKeys)).toEqual([])
    await screen.press('在本机显示票码')
    expect(picture()).toBeDefined()
  })

  test('shows that this device has no key, and loads the key on a retry', async () => {
    await open([
      [ticketCodes, () => [changing]],
      [ticketKeys, offline],
    ])
    expect(screen.text()).toContain('本机还没有这张票的票码')
    screen.answer(ticketKeys, () => [key])
    await screen.press('重试')
    expect(picture()).toBeDefined()
  })

  test('shows one pickup code for paper tickets, and requests no gate codes', async () => {
    const others = [aTicket({ ticketId: 'T2' }), aTicket({ ticketId: 'T3', state: 'GIVEN' })]
    const paper = { ...voucher, tickets: [theTicket, ...others], ticketForm: 'PAPER' }
    await open([[voucherDetail, () => ({ ...paper, pickupCode: '826011753394' })]])
    expect(screen.text()).toMatch(/取票码.*8260 1175 3394.*此码可取 2 张.*凭纸质票入场/)
    expect(screen.text()).not.toContain('放大票码')
    expect([screen.sentTo(ticketCodes), light.setBrightness.mock.calls]).toEqual([[], [[1]]])
    screen.unmount()
    await open([[voucherDetail, () => ({ ...paper, pickupCode: '' })]])
    expect(screen.all('img[src^="data:image"]')).toEqual([])
  })

  test('offers to share the show and session until the ticket is used', async () => {
    await open([[voucherDetail, () => ({ ...voucher, sessionId: 'N1' })]])
    await screen.press('告诉朋友')
    expect(screen.went).toEqual([['open', 'share-ticket', { showId: 'S1', sessionId: 'N1' }]])
    screen.unmount()
    await open([[voucherDetail, () => ({ ...voucher, state: 'USED' })]])
    expect(screen.text()).not.toContain('告诉朋友')
  })

  test('opens the directions to the venue in one tap', async () => {
    await open([[voucherDetail, () => ({ ...voucher, venueId: 'V03' })]])
    await screen.press('交通与场馆')
    expect(screen.went).toEqual([['open', 'venue', { venueId: 'V03' }]])
  })

  test('opens the screen that shows only the code', async () => {
    await open()
    await screen.press('放大票码')
    expect(screen.went).toEqual([['open', 'ticket-code', { id: 'V1', ticketId: 'T1' }]])
  })

  test('shows when an offline copy was stored, and links an unknown ticket to all tickets', async () => {
    await open([
      [
        voucherDetail,
        (_, { onCached }) => {
          onCached?.(NOW - 3_600_000)
          return voucher
        },
      ],
    ])
    expect(screen.text()).toMatch(/网络不可用，显示的是 .*保存的门票/)
    screen.unmount()
    const missing = () => {
      throw new RequestError({ kind: 'http', httpCode: 404 })
    }
    await open([[voucherDetail, missing]])
    await screen.press('回到票夹')
    expect(screen.went).toEqual([['switchTab', 'ticket-holder']])
  })
})
