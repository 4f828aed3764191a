import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { fen, splitFen } from '../../../../src/domain/money'
import { formatTime, SHOP_OFFSET } from '../../../../src/domain/schedule/local-time'
import { amountInWords } from './amount-words'
import seller from './data/seller.json'
import { type Cell, drawCells } from './document-cells'
import type { InvoiceRow } from './repository'

/** 92 MB of fonts lie in the package; a file holds the glyphs that it draws (PDFKit's subset), about 20 KB. */
const FONT = createRequire(__filename).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')

/** Points: the form is as wide as A4 and half as high, as printed ones are. */
const PAGE = { width: 595, height: 397 }
const LEFT = 36
const WIDTH = PAGE.width - 2 * LEFT
const RED = '#9C3B1B'
const INK = '#1B1917'

const CONTENT = { TICKET: '文化艺术服务·演出门票', CULTURE_SERVICE: '文化艺术服务' } as const

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
  return [
    [
      { width: 0.5, lines: ['购买方信息', ...partyLines(buyerOf(row))] },
      { width: 0.5, lines: ['销售方信息', ...partyLines(seller)] },
    ],
    [
      { width: 0.3, lines: ['项目名称', CONTENT[row.content_type]] },
      { width: 0.4, lines: ['演出', row.show_name['zh-CN']] },
      { width: 0.12, lines: ['张数', String(row.ticket_count)], right: true },
      { width: 0.18, lines: ['金额（含税）', decimal(row.amount)], right: true },
    ],
    [
      { width: 0.6, lines: ['价税合计（大写）', amountInWords(row.amount)] },
      { width: 0.4, lines: ['价税合计（小写）', sum], right: true },
    ],
    [{ width: 1, lines: ['备注', `订单号 ${row.order_number}`, '沙箱样张，不作报销凭证。'] }],
  ]
}

/**
 * An issued invoice as a PDF of one page, in Chinese as the tax office wants it.
 *
 * @param compress off: its streams can be read as they are
 */
export const invoiceDocument = (row: InvoiceRow, compress = true): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const issued = row.decided_at ?? row.applied_at
    const pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      compress,
      lang: 'zh-CN',
      displayTitle: true,
      info: { Title: `电子发票 ${row.invoice_number}`, CreationDate: new Date(issued) },
    })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    pdf.font(FONT)
    pdf.fillColor(RED).fontSize(18).text('电子发票（普通发票）', LEFT, 26, { width: WIDTH, align: 'center' })
    pdf.fillColor(INK).fontSize(9)
    pdf.text(`发票号码：${row.invoice_number}`, LEFT, 30, { width: WIDTH, align: 'right' })
    pdf.text(`开票日期：${formatTime(issued, SHOP_OFFSET, 'YYYY年MM月DD日')}`, LEFT, 44, {
      width: WIDTH,
      align: 'right',
    })
    const end = drawCells(pdf, cellsOf(row), { left: LEFT, top: 66, width: WIDTH, line: RED, ink: INK })
    pdf.fontSize(9).text(`开票人：${seller.drawer}`, LEFT, end + 8, { width: WIDTH })
    pdf.end()
  })
