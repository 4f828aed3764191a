import { ticketCodes, ticketKeys, voucherDetail } from '@/api/voucher'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const voucher = { ...aVoucher(), tickets: [aTicket()] }

describe('a ticket that cannot be given', () => {
  let screen: OpenScreen
  const open = async (answers: Answers) => {
    const codes: Answers = [[ticketCodes, () => [{ ticketId: 'T1', code: '826011754402' }]]]
    screen = await openScreen(TicketDetail, { member: true, params: { id: 'V1' }, answers: [...codes, ...answers] })
  }
  afterEach(() => screen.unmount())

  test('hides the code of a mailed paper ticket, and offers no gift', async () => {
    await open([[voucherDetail, () => ({ ...voucher, ticketForm: 'PAPER', paperSent: true })]])
    expect(screen.text()).toMatch(/凭纸质票入场票码印在快递的纸质票上.*快递的纸质票不能转赠/)
    expect([screen.sentTo(ticketCodes), screen.sentTo(ticketKeys)]).toEqual([[], []])
    expect(screen.all('button, a').map(({ textContent }) => textContent)).not.toContain('转赠给好友')
  })

  test('shows the code and a link to the unpaid rebooking, and offers no gift', async () => {
    const rebooking = { ...voucher, pendingOrderId: 'O9', tickets: [aTicket({ rebooking: true })] }
    await open([[voucherDetail, () => rebooking]])
    expect(screen.text()).toMatch(/入场时请出示此码.*付清差价前，原票仍有效.*有一笔改签待支付，请先完成或取消/)
    expect(screen.all('button, a').map(({ textContent }) => textContent)).not.toContain('转赠给好友')
    await screen.press('去支付')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O9' }]])
  })
})
