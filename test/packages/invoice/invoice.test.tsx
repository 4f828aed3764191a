import { addresses } from '@/api/address'
import {
  applyForInvoice,
  createInvoiceTitle,
  deleteInvoiceTitle,
  invoiceOffer,
  invoices,
  invoiceTitles,
  updateInvoiceTitle,
} from '@/api/invoice'
import { INVOICE_CODES } from '@/domain/business-codes/invoice'
import { fen } from '@/domain/money'
import Invoice from '@/packages/invoice/invoice/invoice'
import { RequestError } from '@/request/errors'
import { anAddress } from '../../support/data/address'
import { anInvoice, anInvoiceOffer, anInvoiceTitle } from '../../support/data/invoice'
import type { Answers } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const PERSON = anInvoiceTitle({
  titleId: 'T2',
  invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
  invoiceTitle: '林晚',
  taxpayerId: '',
  bankName: '',
  bankAccount: '',
})
const APPLICATION = {
  orderId: 'O1',
  invoiceType: 'VAT_E_ORDINARY',
  titleId: 'T1',
  invoiceContentType: 'TICKET',
  email: 'lin@foyer.example',
  addressId: '',
  invoiceAmount: 76_001,
}

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (answers: Answers = [], params: Record<string, string> = { orderId: 'O1' }) => {
  screen = await openScreen(Invoice, {
    member: true,
    params,
    answers: [
      [invoiceOffer, () => anInvoiceOffer()],
      [invoiceTitles, () => [anInvoiceTitle(), PERSON]],
      [addresses, () => [anAddress()]],
      [applyForInvoice, () => anInvoice()],
      ...answers,
    ],
  })
}
const dialog = () => screen.text('[role=dialog]')
const confirmDelete = () =>
  screen.tap(screen.all('[role=alertdialog] button').find(({ textContent }) => textContent === '删除')!)
const radio = (text: string) => screen.all('[role=radio]').find(({ textContent }) => textContent?.includes(text))!

describe('an invoice request', () => {
  test('uses the last title, shows a review, and opens the submitted invoice', async () => {
    await open()
    expect(screen.text()).toMatch(/开票金额¥760.01/)
    await screen.press('核对并提交')
    expect(screen.sentTo(applyForInvoice)).toEqual([])
    for (const fact of ['潮声', 'FY1', '¥760.01', '企业', '灯下文化', '91310106MA1DENG08H', '沙箱银行', '62000018'])
      expect(dialog()).toContain(fact)
    for (const fact of ['电子发票', '演出门票', 'lin@foyer.example', '提交后不可修改']) expect(dialog()).toContain(fact)
    await screen.press('提交申请')
    expect(screen.sentTo(applyForInvoice)).toEqual([APPLICATION])
    expect(screen.toast()).toBe('申请已提交')
    expect(screen.went).toEqual([['redirect', 'invoice-detail', { invoiceId: 'I1' }]])
  })

  test('explains how the amount of a rebooked order is calculated', async () => {
    await open([[invoiceOffer, () => anInvoiceOffer({ movedIn: fen(60_000), fee: fen(6_000) })]])
    expect(screen.text()).toMatch(/原票抵扣¥600改签补差¥100.01手续费¥60开票金额¥760.01/)
  })

  test('requires an address for a paper invoice, and shows who pays the postage', async () => {
    await open()
    await screen.tap(radio('纸质发票'))
    expect(screen.text()).toContain('河岸路 18 弄 6 号')
    await screen.tap(radio('文化艺术服务'))
    await screen.press('核对并提交')
    expect(dialog()).toContain('邮费到付')
    expect(dialog()).not.toContain('lin@foyer.example')
    await screen.press('提交申请')
    expect(screen.sentTo(applyForInvoice)).toEqual([
      {
        ...APPLICATION,
        invoiceType: 'VAT_E_ORDINARY_PAPER',
        invoiceContentType: 'CULTURE_SERVICE',
        email: '',
        addressId: 'D1',
      },
    ])
  })

  test('opens the review only after the addresses have loaded', async () => {
    let arrive: (list: object[]) => void = () => undefined
    await open([[addresses, () => new Promise<object[]>((done) => (arrive = done))]])
    await screen.tap(radio('纸质发票'))
    await screen.press('核对并提交')
    expect([screen.all('[role=dialog]'), screen.all('[role=alert]')]).toEqual([[], []])
    arrive([anAddress()])
    await screen.settle()
    expect(dialog()).toContain('邮费到付')
  })

  test('shows an error at each incomplete field', async () => {
    await open([
      [invoiceTitles, () => []],
      [addresses, () => []],
      [invoiceOffer, () => anInvoiceOffer({ email: '' })],
    ])
    await screen.press('核对并提交')
    expect(screen.text()).toContain('请选择发票抬头')
    expect(screen.text('[role=alert]')).toContain('请填写正确的邮箱')
    await screen.tap(radio('纸质发票'))
    await screen.press('核对并提交')
    expect(screen.text('[role=alert]')).toContain('请选择收件地址')
    expect(screen.all('[role=dialog]')).toEqual([])
  })

  test('shows a changed amount, and reloads the order’s invoice offer', async () => {
    const refuse = () => {
      const facts = { statusCode: INVOICE_CODES.invoiceAmountChanged, message: '可开票金额已变为 700 元' }
      throw new RequestError({ kind: 'business', ...facts })
    }
    await open([[applyForInvoice, refuse]])
    await screen.press('核对并提交')
    screen.answer(invoiceOffer, () => anInvoiceOffer({ invoiceAmount: 70_000 as never }))
    const asked = screen.sentTo(invoiceOffer).length
    await screen.press('提交申请')
    expect(screen.question()).toContain('可开票金额已变为 700 元')
    await screen.press('知道了')
    expect(screen.sentTo(invoiceOffer).length).toBe(asked + 1)
    expect(screen.text()).toMatch(/开票金额¥700/)
    expect(screen.went).toEqual([])
  })

  test.each([
    [
      'the reason for no invoice, and the way back to the order',
      { obstacle: '订单完成后才能开票' },
      '订单完成后才能开票',
      '查看订单',
    ],
    ['the invoice that there is', { invoiceId: 'I9', invoiceState: 'SUCCESS' as const }, '已开具', '查看发票'],
  ])('shows %s if no new invoice can be requested', async (_, more, text, way) => {
    await open([[invoiceOffer, () => anInvoiceOffer(more)]])
    expect(screen.text()).toContain(text)
    expect(screen.text()).toContain(way)
    expect(screen.text()).not.toContain('核对并提交')
  })
})

describe('a request after a rejection', () => {
  const rejected = (more: { isTitleWrong: boolean }) => ({
    ...anInvoiceTitle(),
    reason: '纳税人识别号与抬头不符',
    ...more,
  })
  const corrected = anInvoiceTitle({ taxpayerId: '91310106MA1DENG08A' })
  const marked = () =>
    screen.all('[role=region]').some(({ textContent }) => textContent?.includes('上次因此抬头未通过'))

  test('shows the reason, and marks the rejected title until it is corrected', async () => {
    let list = [anInvoiceTitle(), PERSON]
    await open([
      [invoiceOffer, () => anInvoiceOffer({ rejected: rejected({ isTitleWrong: true }) })],
      [invoiceTitles, () => list],
      [updateInvoiceTitle, () => ((list = [anInvoiceTitle({ invoiceTitle: '灯下文化传播' }), PERSON]), list[0])],
    ])
    expect(screen.text()).toContain('上次申请未通过：纳税人识别号与抬头不符')
    expect(marked()).toBe(true)
    await screen.press('灯下文化')
    expect(dialog()).toContain('编辑发票抬头')
    await screen.type(screen.all('[role=dialog] input')[0] as HTMLInputElement, '灯下文化传播')
    await screen.press('保存')
    expect(screen.sentTo(updateInvoiceTitle)).toMatchObject([{ titleId: 'T1', invoiceTitle: '灯下文化传播' }])
    expect(marked()).toBe(false)
  })

  test('links from the rejected title to the other titles', async () => {
    await open([[invoiceOffer, () => anInvoiceOffer({ rejected: rejected({ isTitleWrong: true }) })]])
    await screen.press('灯下文化')
    await screen.press('选择发票抬头')
    await screen.press('林晚')
    expect(marked()).toBe(false)
  })

  test('marks no title if the title was not the reason, or has changed', async () => {
    await open([[invoiceOffer, () => anInvoiceOffer({ rejected: rejected({ isTitleWrong: false }) })]])
    expect(screen.text()).toContain('上次申请未通过')
    expect(marked()).toBe(false)
    screen.unmount()
    await open([
      [invoiceOffer, () => anInvoiceOffer({ rejected: rejected({ isTitleWrong: true }) })],
      [invoiceTitles, () => [corrected, PERSON]],
    ])
    expect(marked()).toBe(false)
  })
})

describe('the sheet of invoice titles', () => {
  test('selects another title', async () => {
    await open()
    await screen.press('灯下文化')
    await screen.press('林晚')
    await screen.press('核对并提交')
    await screen.press('提交申请')
    expect(screen.sentTo(applyForInvoice)).toEqual([{ ...APPLICATION, titleId: 'T2' }])
  })

  test('validates a new title before saving, then selects the title', async () => {
    const made = anInvoiceTitle({ titleId: 'T3', invoiceTitle: '夜航出版' })
    await open([[createInvoiceTitle, () => made]])
    await screen.press('灯下文化')
    await screen.press('添加发票抬头')
    const field = (at: number) => screen.all('[role=dialog] input')[at] as HTMLInputElement
    await screen.type(field(0), '夜航出版')
    await screen.type(field(1), '91310106MA1DENG08A')
    await screen.press('保存')
    expect(dialog()).toContain('纳税人识别号有误')
    expect(screen.sentTo(createInvoiceTitle)).toEqual([])
    await screen.type(field(1), '9131 0106ma1deng08h')
    screen.answer(invoiceTitles, () => [made, anInvoiceTitle(), PERSON])
    await screen.press('保存')
    expect(screen.sentTo(createInvoiceTitle)).toMatchObject([
      { invoiceTitle: '夜航出版', taxpayerId: '91310106MA1DENG08H' },
    ])
    await screen.press('核对并提交')
    expect(dialog()).toContain('夜航出版')
  })

  test('edits a title, and deletes another title after a confirmation', async () => {
    const changed = anInvoiceTitle({ bankName: '新银行' })
    await open([
      [updateInvoiceTitle, () => changed],
      [deleteInvoiceTitle, () => null],
    ])
    await screen.press('灯下文化')
    await screen.press('编辑抬头 灯下文化传播有限公司')
    await screen.type(screen.all('[role=dialog] input')[2] as HTMLInputElement, '新银行')
    await screen.press('保存')
    expect(screen.sentTo(updateInvoiceTitle)).toMatchObject([{ titleId: 'T1', bankName: '新银行' }])
    await screen.press('灯下文化')
    await screen.press('编辑抬头 灯下文化传播有限公司')
    screen.answer(invoiceTitles, () => [PERSON])
    await screen.press('删除')
    expect(screen.question()).toContain('删除这个发票抬头')
    expect(screen.sentTo(deleteInvoiceTitle)).toEqual([])
    await confirmDelete()
    expect(screen.sentTo(deleteInvoiceTitle)).toEqual([{ titleId: 'T1' }])
    // The other titles remain, and the first of them is selected.
    expect(dialog()).not.toContain('灯下文化')
    await screen.press('林晚')
    await screen.press('核对并提交')
    expect(dialog()).toContain('林晚')
  })

  test('shows an error if the deletion of a title fails', async () => {
    await open([[deleteInvoiceTitle, () => Promise.reject(new RequestError({ kind: 'http', httpCode: 500 }))]])
    await screen.press('灯下文化')
    await screen.press('编辑抬头 灯下文化传播有限公司')
    await screen.press('删除')
    await confirmDelete()
    expect(dialog()).toContain('删除失败，请重试')
  })
})

test('lists all invoices of the account by state if no order is given', async () => {
  const items = [anInvoice(), anInvoice({ invoiceId: 'I2', invoiceState: 'REJECTED' })]
  await open([[invoices, () => ({ items, total: 2, last: true })]], {})
  expect(screen.text('[role=list]')).toMatch(/灯下文化传播有限公司待审核.*未通过/)
  screen.unmount()
  await open([[invoices, () => ({ items: [], total: 0, last: true })]], {})
  expect(screen.text()).toMatch(/还没有发票.*去我的订单/)
})
