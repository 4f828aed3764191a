import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fen, splitFen } from '../../../../../src/domain/money'
import { formatTime, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import { amountInWords } from './amount-words'
import seller from './data/seller.json'
import { type Cell, drawCells, heightOfCells } from './document-cells'
import type { InvoiceRow } from './repository'
import { subjectOf } from './subject-service'

/**
 * Folder of the font Noto Sans SC, which has 27,738 Chinese characters in 8 MB. A PDF contains only the glyphs that it
 * uses.
 */
const FONTS = path.join(path.dirname(createRequire(__filename).resolve('@embedpdf/fonts-sc')), '../fonts')

/** Size in points. The form is as wide as A4 and half as high, like a printed invoice. Many orders make it higher. */
const PAGE = { width: 595, height: 397 }
const LEFT = 36
const TOP = 66
/** Space below the cells for the name of the issuer, points. */
const BOTTOM = 40
const WIDTH = PAGE.width - 2 * LEFT
const RED = '#9C3B1B'
const INK = '#1B1917'

/** Items of invoices: the short name of the tax category, then the usual name of the item. */
const CONTENT = {
  TICKET: '文化艺术服务·演出门票',
  CULTURE_SERVICE: '文化艺术服务',
  GOODS: '日用杂品·演出周边',
  PARKING: '经营租赁·停车费',
} as const

/** Names of the columns with the subject and the count. */
const COLUMNS = { TICKET: ['演出', '张数'], GOODS: ['商品', '件数'], PARKING: ['停车场', '次数'] } as const

const decimal = (amount: number): string => {
  const { yuan, cents } = splitFen(fen(amount))
  return `${yuan}.${cents}`
}

const partyLines = (party: {
  name: string
  taxpayerId: string
  address: string
  phone: string
  bankName: string
  bankAccount: string
}) => [
  `名称：${party.name}`,
  `统一社会信用代码/纳税人识别号：${party.taxpayerId}`,
  `地址、电话：${[party.address, party.phone].filter(Boolean).join(' ')}`,
  `开户行及账号：${[party.bankName, party.bankAccount].filter(Boolean).join(' ')}`,
]

const buyerOf = (row: InvoiceRow) => ({
  name: row.title,
  taxpayerId: row.taxpayer_id,
  address: row.address,
  phone: row.phone_no,
  bankName: row.bank_name,
  bankAccount: row.bank_account,
})

const cellsOf = (row: InvoiceRow): Cell[][] => {
  const sum = `¥${decimal(row.amount)}`
  const [subject, count] = COLUMNS[row.orders[0].kind]
  const numbers = row.orders.map(({ orderNumber }) => orderNumber)
  return [
    [
      { width: 0.5, lines: ['购买方信息', ...partyLines(buyerOf(row))] },
      { width: 0.5, lines: ['销售方信息', ...partyLines(seller)] },
    ],
    [
      { width: 0.3, lines: ['项目名称', CONTENT[row.content_type]] },
      { width: 0.4, lines: [subject, subjectOf(row.orders, 'zh-CN')] },
      { width: 0.12, lines: [count, String(row.orders.reduce((all, order) => all + order.count, 0))], right: true },
      { width: 0.18, lines: ['金额（含税）', decimal(row.amount)], right: true },
    ],
    [
      { width: 0.6, lines: ['价税合计（大写）', amountInWords(row.amount)] },
      { width: 0.4, lines: ['价税合计（小写）', sum], right: true },
    ],
    [{ width: 1, lines: ['备注', `订单号 ${numbers.join('、')}`, '沙箱样张，不作报销凭证。'] }],
  ]
}

const draw = (pdf: PDFKit.PDFDocument, row: InvoiceRow, issued: number): void => {
  const right = { width: WIDTH, align: 'right' as const }
  const cells = cellsOf(row)
  pdf.font(path.join(FONTS, 'NotoSansHans-Regular.otf'))
  const height = Math.max(PAGE.height, TOP + heightOfCells(pdf, cells, WIDTH) + BOTTOM)
  pdf.addPage({ size: [PAGE.width, height], margin: 0 })
  pdf.fillColor(RED).fontSize(18).text('电子发票（普通发票）', LEFT, 26, { width: WIDTH, align: 'center' })
  pdf.fillColor(INK).fontSize(9)
  pdf.text(`发票号码：${row.invoice_number}`, LEFT, 30, right)
  pdf.text(`开票日期：${formatTime(issued, SHOP_OFFSET, 'YYYY年MM月DD日')}`, LEFT, 44, right)
  const end = drawCells(pdf, cells, { left: LEFT, top: TOP, width: WIDTH, line: RED, ink: INK })
  pdf.fontSize(9).text(`开票人：${seller.drawer}`, LEFT, end + 8, { width: WIDTH })
}

/** Returns an issued invoice as a one-page PDF in Chinese, as the tax office requires. */
export const invoiceDocument = async (row: InvoiceRow): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit')
  const issued = row.decided_at ?? row.applied_at
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: `电子发票 ${row.invoice_number}`, CreationDate: new Date(issued) },
  })
  draw(pdf, row, issued)
  pdf.end()
  return buffer(pdf)
}
