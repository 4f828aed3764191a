import { orderResale, takeOffersBack } from '@/api/resale'
import { ticketCodes, voucherDetail } from '@/api/voucher'
import type { ResaleState } from '@/domain/resale/rule'
import TicketDetail from '@/packages/ticket/ticket-detail-new/ticket-detail-new'
import { anOffer, anOrderResale, aResaleUnit } from '../../../support/data/resale'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import { offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('a ticket that is listed for resale', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const offered = (state: ResaleState, ticket = '1') =>
    anOrderResale({ units: [aResaleUnit(ticket, { offer: anOffer(state) })] })
  const open = async (hasReturns: boolean, answer: () => unknown) => {
    const voucher = { ...aVoucher(), hasReturns, tickets: [aTicket()] }
    screen = await openScreen(TicketDetail, {
      member: true,
      params: { id: 'V1' },
      answers: [
        [voucherDetail, () => voucher],
        [ticketCodes, () => [{ ticketId: 'T1', code: '826011754402' }]],
        [orderResale, answer],
        [takeOffersBack, () => offered('TAKEN_BACK')],
      ],
    })
  }

  test('shows its valid code, and can be withdrawn from resale', async () => {
    await open(true, () => offered('OFFERED'))
    expect(screen.text()).toContain('8260 1175 4402')
    expect(screen.text()).toMatch(/19:30正在退给候补.*1 张门票正在退给候补.*售出后退 ¥342/)
    expect(screen.text()).toContain('收回后才能转赠')
    await screen.press('收回')
    const buttons = screen.all('[role=alertdialog] button, [role=dialog] button')
    await screen.tap(buttons.find(({ textContent }) => textContent === '收回')!)
    expect(screen.sentTo(takeOffersBack)).toEqual([{ orderId: 'O1', unitIds: ['1'] }])
    expect(screen.text()).not.toMatch(/正在退给候补|收回后才能转赠/)
  })

  test('does not show the resale listing of another ticket', async () => {
    await open(true, () => offered('OFFERED', '2'))
    expect(screen.sentTo(orderResale)).toEqual([{ orderId: 'O1' }])
    expect(screen.text()).not.toContain('退给候补')
  })

  test('remains visible if its listing fails to load, and loads only existing listings', async () => {
    await open(true, () => offline({} as never, {}))
    expect(screen.text()).toContain('8260 1175 4402')
    expect(screen.question()).toBe('')
    screen.unmount()
    await open(false, () => offered('OFFERED'))
    expect(screen.sentTo(orderResale)).toEqual([])
  })
})
