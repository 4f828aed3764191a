import { type Invoice, invoiceDetail, invoiceDocument, invoiceOffer } from '@/api/invoice'
import InvoiceDetail from '@/packages/invoice/invoice-detail/invoice-detail'
import { fen } from '@/domain/money'
import { openDocument } from '@/platform/document'
import { RequestError } from '@/request/errors'
import { NOW } from '../../support/fake-clock'
import { anInvoice, anInvoiceOffer } from '../../support/data/invoice'
import { openScreen, type OpenScreen } from '../../support/open-screen'

jest.mock('@/platform/document', () => ({ openDocument: jest.fn() }))

const opens = jest.mocked(openDocument)
let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (
  more: Partial<Invoice> = {},
  params: Record<string, string> = { invoiceId: 'I1' },
  detail: () => unknown = () => anInvoice(more),
) => {
  const copy = jest.fn(() => Promise.resolve({ kind: 'done' as const }))
  screen = await openScreen(InvoiceDetail, {
    member: true,
    params,
    host: { clipboard: { copy, paste: () => Promise.resolve({ kind: 'unsupported' as const }) } },
    answers: [
      [invoiceDetail, detail],
      [invoiceOffer, () => anInvoiceOffer({ invoiceId: 'I7', invoiceState: 'SUCCESS' })],
      [invoiceDocument, () => ({ url: '/documents/invoices/once', fileName: 'invoice-26.pdf', expiresAt: NOW })],
    ],
  })
  return copy
}

test.each([
  ['APPLYING', {}, /待审核商家审核后开具/, ['查看订单']],
  ['REJECTED', { reason: '抬头不符', canApply: true }, /未通过抬头不符/, ['查看订单', '重新申请']],
  ['CANCELED', { canApply: false }, /已作废订单有变动/, ['查看订单']],
  [
    'SUCCESS',
    { hasDocument: true, invoiceNumber: '2631' },
    /已开具可在此查看发票文件.*2631/,
    ['查看订单', '查看发票文件'],
  ],
] as const)('shows explanation and actions for an invoice in the state %s', async (invoiceState, more, text, acts) => {
  await open({ invoiceState, ...more })
  expect(screen.text()).toMatch(text)
  const all = ['查看订单', '重新申请', '查看发票文件']
  expect(all.filter((act) => screen.text().includes(act))).toEqual(all.filter((act) => acts.includes(act as never)))
})

test('requests an invoice of the same item orders again', async () => {
  const orders = ['M1', 'M2'].map((orderId) => ({ orderId, orderNumber: orderId, invoiceAmount: fen(800) }))
  await open({ invoiceState: 'CANCELED', canApply: true, invoiceKind: 'PARKING', orders })
  await screen.press('重新申请')
  expect(screen.went).toEqual([['redirect', 'invoice', { itemOrderIds: 'M1,M2' }]])
})

test.each([
  ['saved', '发票已保存到下载'],
  ['failed', '发票未能打开，请重试'],
] as const)('opens the file by a single-use link, and reports the result: %s', async (kind, text) => {
  opens.mockReset().mockResolvedValue({ kind })
  await open({ invoiceState: 'SUCCESS', hasDocument: true })
  await screen.press('查看发票文件')
  expect(screen.sentTo(invoiceDocument)).toEqual([{ invoiceId: 'I1' }])
  expect(opens).toHaveBeenCalledWith({ address: '/documents/invoices/once', fileName: 'invoice-26.pdf' })
  expect(screen.toast()).toBe(text)
})

test('shows the delivery address of a paper invoice, and copies its tracking number', async () => {
  const delivery = {
    recipient: '林晚',
    cellphone: '138****0001',
    address: '河岸路',
    expressName: '灯速快递',
    expressNo: 'LX1',
    shipTime: NOW,
  }
  const copy = await open({ invoiceState: 'SUCCESS', invoiceType: 'VAT_E_ORDINARY_PAPER', delivery })
  expect(screen.text()).toContain('以快递寄出，单号见下')
  expect(screen.text()).toMatch(/林晚 138\*\*\*\*0001.*河岸路.*灯速快递LX1.*邮费到付/)
  await screen.press('复制快递单号')
  expect(copy).toHaveBeenCalledWith('LX1')
  screen.unmount()
  const waiting = {
    invoiceType: 'VAT_E_ORDINARY_PAPER',
    delivery: { ...delivery, expressNo: '', shipTime: null },
  } as const
  await open(waiting)
  expect(screen.text()).toMatch(/商家审核后开具.*尚未寄出/)
  screen.unmount()
  await open({ ...waiting, invoiceState: 'SUCCESS' })
  expect(screen.text()).toMatch(/已开具将以快递寄出，寄出后可查看单号.*尚未寄出/)
  expect(screen.text()).not.toContain('单号见下')
})

test('shows an order’s invoice, and links an unknown invoice to the invoice list', async () => {
  await open({}, { orderId: 'O1' })
  expect(screen.sentTo(invoiceDetail)).toEqual([{ invoiceId: 'I7' }])
  screen.unmount()
  await open({}, {})
  expect(screen.text()).toMatch(/没有找到这张发票.*我的发票/)
  screen.unmount()
  await open({}, { invoiceId: 'I1' }, () => {
    throw new RequestError({ kind: 'http', httpCode: 404, statusCode: 404, message: '' })
  })
  expect(screen.text()).toMatch(/没有找到这张发票.*我的发票/)
})

test('links to the orders if the order is unknown', async () => {
  const missing = () => {
    throw new RequestError({ kind: 'http', httpCode: 404, statusCode: 404, message: '' })
  }
  await open({}, { orderId: 'O1' }, missing)
  await screen.press('我的订单')
  expect(screen.went).toEqual([['open', 'orders']])
})
