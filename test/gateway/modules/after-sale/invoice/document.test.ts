import { MAX_INVOICED_ORDERS } from '@/domain/invoice/state'
import { invoiceDocument } from '../../../../../scripts/gateway/modules/after-sale/invoice/document'
import type { InvoiceRow } from '../../../../../scripts/gateway/modules/after-sale/invoice/repository'
import { linesOfPdf } from '../../../support/read-pdf'

const name = { 'zh-CN': '帆布袋', 'zh-MO': '帆布袋', 'en-US': 'Tote bag' }
const order = (at: number) => ({
  ...{ orderId: `M${at}`, orderNumber: `FY1795691895780000000${at}`, kind: 'GOODS' as const },
  ...{ names: [name], count: 2, amount: 2_400 },
})

it('draws the largest number of orders on one page', async () => {
  const orders = Array.from({ length: MAX_INVOICED_ORDERS }, (_, at) => order(at))
  const row = { orders, content_type: 'GOODS', amount: 48_000, applied_at: 0, decided_at: 0 } as Partial<InvoiceRow>
  const file = await invoiceDocument(row as InvoiceRow)
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  const lines = linesOfPdf(file)
  expect(lines).toEqual(expect.arrayContaining(['日用杂品·演出周边', '帆布袋', '40', '480.00']))
  for (const { orderNumber } of orders) expect(lines.join('')).toContain(orderNumber)
})
