import { type OrderDetail as Order, orderDetail } from '@/api/order'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { anOrder } from '../../../support/data/order'
import { openScreen } from '../../../support/open-screen'

const BOTH = ['APPLY_INVOICE', 'VIEW_INVOICE']
/**
 * Number of rows that contain the invoice's text: one in the phone layout, one in the desktop layout, and one in the
 * support section.
 */
const NAMED = 3
const VIEW = ['VIEW_INVOICE']

describe('the invoice of an order', () => {
  test.each<[string, Partial<Order>, string, string | null]>([
    ['can be requested', { orderOperations: ['APPLY_INVOICE'] }, '申请发票', 'invoice'],
    [
      'is under review',
      { orderOperations: VIEW, invoice: { state: 'APPLYING', reason: '' } },
      '发票待审核',
      'invoice-detail',
    ],
    ['is issued', { orderOperations: VIEW, invoice: { state: 'SUCCESS', reason: '' } }, '发票已开具', 'invoice-detail'],
    [
      'was rejected and can be requested again',
      { orderOperations: BOTH, invoice: { state: 'REJECTED', reason: '抬头不符' } },
      '发票未通过：抬头不符\u00a0· 重新申请',
      'invoice',
    ],
    [
      'was rejected and can no longer be requested',
      { orderOperations: VIEW, invoice: { state: 'REJECTED', reason: '抬头不符' } },
      '发票未通过：抬头不符',
      'invoice-detail',
    ],
    [
      'was canceled while a refund is under way',
      { orderOperations: VIEW, invoice: { state: 'CANCELED', reason: '' }, invoiceWaits: true },
      '发票已作废\u00a0· 退款完成后可申请',
      'invoice-detail',
    ],
    [
      'can be requested once a refund is done',
      { orderOperations: [], invoiceWaits: true },
      '申请发票退款完成后可申请',
      null,
    ],
  ])('%s, in one row', async (_, more, row, route) => {
    const screen = await openScreen(OrderDetail, {
      member: true,
      params: { orderId: 'O1' },
      answers: [[orderDetail, () => anOrder(more)]],
    })
    expect(screen.text()).toContain(row)
    expect(screen.text().split('发票')).toHaveLength(NAMED + 1)
    if (route) {
      await screen.press(row.slice(0, 4))
      expect(screen.went).toEqual([['open', route, { orderId: 'O1' }]])
    }
    screen.unmount()
  })
})
