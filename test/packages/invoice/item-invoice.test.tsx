import { addresses } from '@/api/address'
import { applyForInvoice, type InvoiceOffer, invoiceTitles, itemInvoiceOffer } from '@/api/invoice'
import { fen } from '@/domain/money'
import Invoice from '@/packages/invoice/invoice/invoice'
import { anInvoice, anInvoiceOffer, anInvoiceTitle } from '../../support/data/invoice'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (offer: InvoiceOffer, itemOrderIds: string) => {
  screen = await openScreen(Invoice, {
    member: true,
    params: { itemOrderIds },
    answers: [
      [itemInvoiceOffer, () => offer],
      [invoiceTitles, () => [anInvoiceTitle()]],
      [addresses, () => []],
      [applyForInvoice, () => anInvoice()],
    ],
  })
}

describe('a request for item orders', () => {
  const parking = anInvoiceOffer({
    ...{ invoiceKind: 'PARKING', subject: '停车费 · 大剧院地下停车场', invoiceAmount: fen(2_400) },
    orders: [
      { orderId: 'M1', orderNumber: 'FY8', invoiceAmount: fen(800) },
      { orderId: 'M2', orderNumber: 'FY9', invoiceAmount: fen(1_600) },
    ],
    invoiceContentTypes: ['PARKING'],
  })

  test('shows each order with its amount, and includes all orders in the invoice', async () => {
    await open(parking, 'M1,M2')
    expect(screen.sentTo(itemInvoiceOffer)).toEqual([{ itemOrderIds: 'M1,M2' }])
    expect(screen.text()).toMatch(/停车停车费.*大剧院地下停车场FY8¥8FY9¥16开票金额¥24/)
    await screen.press('核对并提交')
    expect(screen.text('[role=dialog]')).toContain('停车费')
    await screen.press('提交申请')
    expect(screen.sentTo(applyForInvoice)).toEqual([
      {
        ...{ itemOrderIds: ['M1', 'M2'], invoiceContentType: 'PARKING', invoiceAmount: 2_400 },
        ...{ invoiceType: 'VAT_E_ORDINARY', titleId: 'T1', email: 'lin@foyer.example', addressId: '' },
      },
    ])
  })

  test.each([
    ['several payments', {}, ['parking-record']],
    ['one payment', { orders: parking.orders.slice(0, 1) }, ['parking-detail', { orderId: 'M1' }]],
    ['goods', { invoiceKind: 'GOODS', orders: parking.orders.slice(1) }, ['product-detail', { orderId: 'M2' }]],
  ] as const)('links back to the orders if no invoice is possible: %s', async (_, more, target) => {
    await open({ ...parking, ...more, obstacle: '订单完成后才能开票' } as InvoiceOffer, 'M1')
    await screen.press('查看订单')
    expect(screen.went).toEqual([['open', ...target]])
  })
})
