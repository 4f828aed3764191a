import { ticketCodes, voucherDetail } from '@/api/voucher'
import TicketCode from '@/packages/ticket/ticket-code/ticket-code'
import { keys } from '@/platform/storage/keys'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import { NOW } from '../../../support/fake-clock'
import { type Answers, offline } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

const tickets = [
  aTicket({ ticketId: 'T1', audienceName: '林小雨', seatDesc: '6 排 11 座', state: 'USED' }),
  aTicket({ ticketId: 'T2', audienceName: '陈牧', seatDesc: '6 排 12 座', entrance: 'F 门' }),
  aTicket({ ticketId: 'T3', audienceName: '林晚', seatDesc: '6 排 13 座' }),
]
const key = (id: string) => ({ voucherId: 'V1', keyId: `K0000000${id}`, secret: 'A'.repeat(43), savedAt: NOW })

describe('the code screen', () => {
  let screen: OpenScreen
  const open = async (answers: Answers, before?: Given['before']) => {
    screen = await openScreen(TicketCode, {
      member: true,
      params: { id: 'V1', ticketId: 'T3' },
      answers,
      ...(before && { before }),
    })
  }
  afterEach(() => screen.unmount())

  test('shows the holder and seat of each valid ticket, even offline from stored keys', async () => {
    await open(
      [
        [voucherDetail, () => ({ ...aVoucher(), tickets })],
        [
          ticketCodes,
          (_, { onCached }) => {
            onCached?.(NOW - 60_000)
            return ['T2', 'T3'].map((ticketId) => ({ ticketId, code: '', rotates: true, keyId: '', keyAt: 'NONE' }))
          },
        ],
      ],
      ({ platform, stores }) =>
        void platform.storage.write(keys.ticketKeys, { T2: key('2'), T3: key('3') }, stores.user.userId),
    )
    expect(screen.text()).not.toContain('林小雨')
    expect(screen.text()).toContain('陈牧')
    expect(screen.text()).toContain('6 排 13 座')
    const labels = screen.all('img').map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt') ?? '')
    expect(labels.filter((label) => label.includes('每 30 秒更新'))).toEqual([
      expect.stringContaining('第 1 张'),
      expect.stringContaining('第 2 张'),
    ])
    expect(screen.text()).toContain('网络不可用')
    expect(screen.went).toEqual([])
  })

  test('adds a bar code to static codes only, if the venue reads bar codes', async () => {
    const codes = [
      { ticketId: 'T2', code: '82601175339412345678' },
      { ticketId: 'T3', code: '', rotates: true, keyId: 'K00000003', keyAt: 'HERE' },
    ]
    const bars = () => screen.all('img').filter((image) => image.getAttribute('src')?.includes('165%201'))
    const answers = (barCode: boolean): Answers => [
      [voucherDetail, () => ({ ...aVoucher(), tickets, barCode })],
      [ticketCodes, () => codes],
    ]
    await open(answers(true))
    expect(bars()).toHaveLength(1)
    expect(bars()[0]?.closest('[aria-hidden=true]')).not.toBeNull()
    screen.unmount()
    await open(answers(false))
    expect(bars()).toHaveLength(0)
  })

  test.each([
    ['missing', [[ticketCodes, offline]] as Answers],
    ['later', [[voucherDetail, () => ({ ...aVoucher(), tickets: [tickets[1]], codeFrom: NOW + 60_000 })]] as Answers],
    ['paper', [[voucherDetail, () => ({ ...aVoucher(), tickets: [tickets[1]], ticketForm: 'PAPER' })]] as Answers],
    ['USED', [[voucherDetail, () => ({ ...aVoucher(), tickets: [tickets[0]] })]] as Answers],
  ])('is replaced by the screen that explains the missing code (%s)', async (reason, answers) => {
    await open([[voucherDetail, () => ({ ...aVoucher(), tickets: [tickets[1]] })], ...answers])
    expect(screen.went).toEqual([['redirect', 'ticket-error', { id: 'V1', reason }]])
  })
})
