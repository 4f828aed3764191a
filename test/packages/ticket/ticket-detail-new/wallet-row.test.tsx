import { ticketCodes, voucherDetail } from '@/api/voucher'
import { walletLink } from '@/api/wallet-pass'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
import { wallet } from '@/platform/wallet'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

jest.mock('@/platform/wallet', () => ({ wallet: { name: jest.fn(), open: jest.fn() } }))
const { name, open: openWallet } = jest.mocked(wallet)

const ROW = '添加到 Apple 钱包'
const voucher = { ...aVoucher(), wallets: ['APPLE'], tickets: [aTicket({})] }

describe('the phone’s wallet', () => {
  let screen: OpenScreen
  const open = async (answers: Answers = []) => {
    const known: Answers = [
      [voucherDetail, () => voucher],
      [ticketCodes, () => []],
    ]
    screen = await openScreen(TicketDetail, { member: true, params: { id: 'V1' }, answers: [...known, ...answers] })
  }
  beforeEach(() => {
    name.mockReturnValue('APPLE')
    openWallet.mockReturnValue({ kind: 'done' })
  })
  afterEach(() => {
    screen.unmount()
    jest.clearAllMocks()
  })

  test('receives the ticket through a link from the gateway', async () => {
    await open([[walletLink, () => ({ url: '/documents/passes/abc' })]])
    await screen.press(ROW)
    expect(screen.sentTo(walletLink)).toEqual([{ voucherId: 'V1', ticketId: 'T1', wallet: 'APPLE' }])
    expect(openWallet.mock.calls).toEqual([['/documents/passes/abc']])
    expect(screen.toast()).toBe('')
  })

  test('shows a message when the gateway no longer issues the ticket', async () => {
    await open([[walletLink, () => ({ url: '' })]])
    await screen.press(ROW)
    expect(openWallet).not.toHaveBeenCalled()
    expect(screen.toast()).not.toBe('')
  })

  test('shows a message if the network is unavailable', async () => {
    await open([[walletLink, offline]])
    await screen.press(ROW)
    expect(openWallet).not.toHaveBeenCalled()
    expect(screen.toast()).not.toBe('')
  })

  test.each<[string, 'APPLE' | 'GOOGLE' | null, object]>([
    ['the merchant has no keys', 'APPLE', { wallets: [] }],
    ['an older gateway sends no list of wallets', 'APPLE', { wallets: undefined }],
    ['the device has another wallet', 'GOOGLE', {}],
    ['the device has no wallet', null, {}],
    ['the ticket was used', 'APPLE', { tickets: [aTicket({ state: 'USED' })] }],
  ])('is not offered if %s', async (_, device, change) => {
    name.mockReturnValue(device)
    await open([[voucherDetail, () => ({ ...voucher, ...change })]])
    expect(screen.text()).not.toContain('钱包')
  })
})
