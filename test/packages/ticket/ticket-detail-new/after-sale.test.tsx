import { orderDetail } from '@/api/order'
import { ticketCodes, voucherDetail } from '@/api/voucher'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
import { anOrder } from '../../../support/data/order'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the order of a ticket', () => {
  let screen: OpenScreen
  const open = async (order: Answers[number][1]) => {
    screen = await openScreen(TicketDetail, {
      member: true,
      params: { id: 'V1' },
      answers: [
        [voucherDetail, () => ({ ...aVoucher(), tickets: [aTicket(), aTicket({ ticketId: 'T2' })] })],
        [ticketCodes, () => []],
        [orderDetail, order],
      ],
    })
  }
  afterEach(() => screen.unmount())

  test('links each available action to its screen', async () => {
    const orderOperations = ['REFUND', 'REBOOK', 'RETURN', 'VIEW_INVOICE']
    await open(() => anOrder({ orderState: 'SUCCEEDED', orderOperations }))
    for (const name of ['退票', '改签', '退给候补', '发票', '查看订单']) await screen.press(name)
    expect(screen.went).toEqual(
      ['refund-order-tickets', 'rebook-ticket', 'offer-tickets', 'invoice-detail', 'order-detail'].map((page) => [
        'open',
        page,
        { orderId: 'O1' },
      ]),
    )
  })

  test('remains linked if its details fail to load', async () => {
    await open(offline)
    expect(screen.text()).not.toContain('退给候补')
    await screen.press('查看订单')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1' }]])
  })

  test('numbers the tickets if it has several', async () => {
    await open(offline)
    expect(screen.all('.corner').map(({ textContent }) => textContent)).toEqual(['1/2', '2/2'])
  })
})
