import { customerService } from '@/api/shop'
import { noCodeView } from '@/packages/ticket/ticket-error/no-code'
import TicketError from '@/packages/ticket/ticket-error/ticket-error'
import { byPhone } from '../../../support/data/customer-service'
import { openScreen } from '../../../support/open-screen'

describe('the reason for a missing code', () => {
  test.each([
    [{ id: 'V1', reason: 'later' }, 'later', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'face' }, 'face', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'elsewhere' }, 'elsewhere', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'paper' }, 'paper', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'sent' }, 'sent', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'no-key' }, 'no-key', 'ticket-code'],
    [{ id: 'V1', reason: 'missing' }, 'missing', 'ticket-code'],
    [{ id: 'V1', reason: 'CANCELED' }, 'CANCELED', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'USED' }, 'USED', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'EXPIRED' }, 'EXPIRED', 'ticket-detail-new'],
    [{ id: 'V1', reason: 'REFUNDED' }, 'REFUNDED', 'ticket-detail-new'],
    [{ id: 'V1', reason: '<b>' }, 'none', 'ticket-holder'],
    [{ id: 'V1', reason: 'toString' }, 'none', 'ticket-holder'],
    [{ reason: 'later' }, 'none', 'ticket-holder'],
    [{}, 'none', 'ticket-holder'],
  ])('maps %j to the reason %s and a link to %s', (params, reason, name) => {
    expect(noCodeView(params)).toMatchObject({ reason, to: { name } })
  })

  test('is shown with a next step and a link to customer service', async () => {
    const screen = await openScreen(TicketError, {
      member: true,
      params: { id: 'V1', reason: 'elsewhere' },
      answers: [[customerService, () => byPhone]],
    })
    expect(screen.text()).toContain('票码正在另一台设备上')
    expect(screen.text()).toContain('联系客服')
    await screen.press('查看门票')
    expect(screen.went).toEqual([['redirect', 'ticket-detail-new', { id: 'V1' }]])
    screen.unmount()
  })
})
