import { applyForInvoice, invoiceDetail, invoiceOffer } from '@/api/invoice'
import { INVOICE_CODES } from '@/domain/business-codes/invoice'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { cancelChanged } from '../../../../../scripts/gateway/modules/after-sale/invoice/cancel-service'
import { invoiceData } from '../../../../../scripts/gateway/modules/after-sale/invoice/personal-service'
import { useGateway } from '../../../support/gateway'
import { linesOfPdf } from '../../../support/read-pdf'
import { madeUp } from '../../../support/same-shape'
import { seededOrder } from '../../../support/sample'
import { shopper, type Shopper } from '../../../support/shopper'

const BASE = 'trade/buyer/v3/invoices'
const TITLES = 'user/buyer/v3/user/invoice_titles'
const TITLE = {
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '  夜航\u200b出版有限公司\n',
  taxpayerId: '９１３１ 0106ma1deng08h\u200e',
  bankName: '',
  bankAccount: '6200 0000-01',
  address: '',
  phoneNo: '',
}

const test = useGateway()
let buyer: Shopper
let other: Shopper
beforeAll(async () => {
  buyer = await shopper(test)
  other = await shopper(test, '13800000002')
})

const db = () => test.gateway.context.db
const offerOf = async (position: number) =>
  (await buyer.get(`trade/buyer/v3/invoice_offers/${seededOrder(position)}`)).body.data
const apply = async (position: number, more: object = {}, by = buyer) =>
  by.post(BASE, {
    orderId: seededOrder(position),
    invoiceType: 'VAT_E_ORDINARY',
    titleId: 'IT10011',
    invoiceContentType: 'TICKET',
    email: 'accounts@example.com',
    addressId: '',
    invoiceAmount: (await offerOf(position)).invoiceAmount,
    ...more,
  })
const decide = (invoiceId: string, action: string) =>
  test.ask(`console/api/invoices/${invoiceId}`, { method: 'POST', body: { action } })
const read = async (invoiceId: string) => (await buyer.get(`${BASE}/${invoiceId}`)).body.data
const messages = async () =>
  (await test.ask('console/api/messages')).body.data as {
    kind: string
    recipient: string
    content: string
    path: string
  }[]
const ledger = (orderId: string, kind: 'CHARGE' | 'RETURN', amount: number) =>
  db()
    .insertInto('ledger')
    .values({ order_id: orderId, payment_id: null, kind, amount, at: test.clock.now() })
    .execute()

it('has invoices in all states for the demo user', async () => {
  const { items } = (await buyer.get(BASE)).body.data as { items: { invoiceState: string; invoiceType: string }[] }
  expect(items.map(({ invoiceState }) => invoiceState).sort()).toEqual([
    'APPLYING',
    'CANCELED',
    'REJECTED',
    'SUCCESS',
    'SUCCESS',
  ])
})

describe('an invoice application', () => {
  it('is reviewed and issued, and each step sends a message', async () => {
    const offered = await offerOf(1)
    expect(madeUp(invoiceOffer.read(offered), offered)).toEqual([])
    expect(offered).toMatchObject({ obstacle: '', invoiceId: '' })
    const { data } = (await apply(1)).body
    expect(madeUp(applyForInvoice.read(data), data)).toEqual([])
    expect((await decide(data.invoiceId, 'issue')).body.statusCode).toBe(200)
    expect((await decide(data.invoiceId, 'reject-title')).body.statusCode).toBe(INVOICE_CODES.invoiceDecided)
    expect((await decide(data.invoiceId, 'ship')).body.statusCode).toBe(INVOICE_CODES.invoiceDecided)
    const detail = await read(data.invoiceId)
    expect(madeUp(invoiceDetail.read(detail), detail)).toEqual([])
    expect(detail).toMatchObject({ invoiceState: 'SUCCESS', hasDocument: true, canApply: false })
    const sent = (await messages()).filter(({ path }) => path.endsWith(data.invoiceId))
    expect(sent.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'INVOICE_ISSUED accounts@example.com',
      'INVOICE_ISSUED +86 13800000001',
      'INVOICE_APPLYING +86 13800000001',
    ])

    const link = (await buyer.post(`${BASE}/${data.invoiceId}/document`, {})).body.data
    expect(link.url).toMatch(/^\/documents\/invoices\/[\w-]{32}$/)
    const response = await fetch(`${test.gateway.url}${link.url}`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const file = Buffer.from(await response.arrayBuffer())
    // The complete font has 8 MB, so the document must contain only a part of the font.
    expect(file.length).toBeLessThan(90_000)
    const lines = linesOfPdf(file)
    const sum = (offered.invoiceAmount / 100).toFixed(2)
    expect(lines).toEqual(
      expect.arrayContaining([
        `发票号码：${detail.invoiceNumber}`,
        '名称：上海灯下文化传播有限公司',
        '统一社会信用代码/纳税人识别号：91310106MA1DENG08H',
        sum,
        `¥${sum}`,
        `订单号 ${detail.orders[0].orderNumber}`,
      ]),
    )
    expect(lines.join('')).not.toContain('�')

    expect((await fetch(`${test.gateway.url}${link.url}`)).status).toBe(404)
    const late = (await buyer.post(`${BASE}/${data.invoiceId}/document`, {})).body.data
    await test.clock.advance(2 * 60_000)
    expect((await fetch(`${test.gateway.url}${late.url}`)).status).toBe(404)
  })

  it('is accepted only once if two equal applications arrive concurrently', async () => {
    const answers = await Promise.all([apply(2), apply(2)])
    const [taken, refused] = answers.map(({ body }) => body).sort((a, b) => a.statusCode - b.statusCode)
    expect(taken?.statusCode).toBe(200)
    expect(refused).toMatchObject({
      statusCode: INVOICE_CODES.invoiceExists,
      data: { invoiceId: taken?.data.invoiceId },
    })
  })

  it('can be followed by a second application only after a rejection', async () => {
    const { invoiceId } = (await apply(15)).body.data
    await decide(invoiceId, 'reject-title')
    expect(await read(invoiceId)).toMatchObject({
      invoiceState: 'REJECTED',
      reason: '发票抬头与登记名称不符',
      canApply: true,
    })
    const { email, rejected } = await offerOf(15)
    expect([email, rejected.reason, rejected.isTitleWrong]).toEqual([
      'accounts@example.com',
      '发票抬头与登记名称不符',
      true,
    ])
    const again = (await apply(15, { titleId: 'IT10012' })).body.data
    expect(again.invoiceId).not.toBe(invoiceId)
    expect(await read(invoiceId)).toMatchObject({ invoiceState: 'REJECTED', invoiceTitle: '上海灯下文化传播有限公司' })
    expect((await messages()).find(({ kind }) => kind === 'INVOICE_REJECTED')?.content).toContain('抬头')
  })

  it('on paper has a postal address and no download, and is shipped', async () => {
    const paper = { invoiceType: 'VAT_E_ORDINARY_PAPER', email: '' }
    expect((await apply(16, { ...paper, addressId: '' })).status).toBe(404)
    const { invoiceId } = (await apply(16, { ...paper, addressId: 'ADU10012' })).body.data
    expect((await read(invoiceId)).delivery).toMatchObject({ recipient: '區文傑', expressNo: '' })
    expect((await decide(invoiceId, 'ship')).body.statusCode).toBe(INVOICE_CODES.invoiceDecided)
    await decide(invoiceId, 'issue')
    await decide(invoiceId, 'ship')
    const { delivery, hasDocument } = await read(invoiceId)
    expect(delivery).toMatchObject({ expressName: '灯速快递', expressNo: expect.stringMatching(/^LX\d{12}$/) })
    expect(hasDocument).toBe(false)
    expect((await buyer.post(`${BASE}/${invoiceId}/document`, {})).body.statusCode).toBe(
      INVOICE_CODES.invoiceNoDocument,
    )
    expect((await messages())[0]).toMatchObject({
      kind: 'INVOICE_SHIPPED',
      content: expect.stringContaining(delivery.expressNo),
    })
  })

  it.each([
    ['on its way', 4, '订单完成后才能开票'],
    ['unpaid', 6, '订单尚未支付，不能开票'],
    ['refunded', 9, '订单已退款，不能开票'],
  ])('is refused for an order that is %s', async (_, position, comments) => {
    expect((await offerOf(position)).obstacle).toBe(comments)
    expect((await apply(position)).body).toMatchObject({ statusCode: INVOICE_CODES.invoiceNotNow, comments })
  })
})

describe('refunded money', () => {
  it('reduces the invoice amount; an application with the old amount is rejected', async () => {
    const orderId = seededOrder(3)
    const { invoiceAmount: before } = await offerOf(3)
    await ledger(orderId, 'RETURN', 1_001)
    const { invoiceAmount } = await offerOf(3)
    expect(invoiceAmount).toBe(before - 1_001)
    const refused = (await apply(3, { invoiceAmount: before })).body
    expect(refused).toMatchObject({ statusCode: INVOICE_CODES.invoiceAmountChanged, data: { invoiceAmount } })
    const { invoiceId } = (await apply(3)).body.data
    // The same order again: a part is refunded after the application for the invoice.
    await ledger(orderId, 'RETURN', 1)
    expect(await read(invoiceId)).toMatchObject({ invoiceState: 'CANCELED', canApply: true })
    expect((await offerOf(3)).invoiceAmount).toBe(before - 1_002)
  })

  it('cannot be invoiced once the refund is requested', async () => {
    const { invoiceId } = (await apply(3)).body.data
    await db().updateTable('orders').set({ refunded_amount: 3 }).where('order_id', '=', seededOrder(3)).execute()
    expect((await decide(invoiceId, 'issue')).body.statusCode).toBe(INVOICE_CODES.invoiceDecided)
  })

  it('cancels an issued invoice once, and sends one message', async () => {
    const invoiceId = 'I100112'
    expect((await read(invoiceId)).invoiceState).toBe('SUCCESS')
    await db().updateTable('orders').set({ state: 'REFUNDED' }).where('order_id', '=', seededOrder(12)).execute()
    const { clock } = test
    await Promise.all([cancelChanged(db(), clock.now()), cancelChanged(db(), clock.now())])
    expect(await read(invoiceId)).toMatchObject({ invoiceState: 'CANCELED', hasDocument: false, canApply: false })
    const sent = (await messages()).filter(({ kind, path }) => kind === 'INVOICE_CANCELED' && path.endsWith(invoiceId))
    expect([sent.length, (await buyer.detail(seededOrder(12))).news]).toEqual([1, 'INVOICE_CANCELED'])
    expect((await decide(invoiceId, 'ship')).body.statusCode).toBe(INVOICE_CODES.invoiceDecided)
  })
})

describe('invoice titles', () => {
  it('are normalized, changed and deleted with no effect on existing invoices', async () => {
    const { titleId } = (await buyer.post(TITLES, TITLE)).body.data
    const list = (await buyer.get(TITLES)).body.data
    expect(list[0]).toMatchObject({
      titleId,
      invoiceTitle: '夜航出版有限公司',
      taxpayerId: '91310106MA1DENG08H',
      bankAccount: '6200000001',
    })
    const put = (body: object, id = titleId) => test.ask(`${TITLES}/${id}`, { method: 'PUT', body, token: buyer.token })
    for (const taxpayerId of ['91310106MA1DENG08A', ''])
      expect((await put({ ...TITLE, taxpayerId })).body.statusCode).toBe(INVOICE_CODES.taxpayerIdWrong)
    expect((await put({ ...TITLE, invoiceTitle: '\u200b' })).status).toBe(400)
    const person = { ...TITLE, invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION', taxpayerId: '' }
    expect((await put(person)).body.data).toMatchObject({ taxpayerId: '' })
    const remove = () => test.ask(`${TITLES}/${titleId}`, { method: 'DELETE', token: buyer.token })
    expect((await remove()).body.statusCode).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await read('I100114')).toMatchObject({ invoiceTitle: '上海灯下文化传播有限公司' })
  })

  it('are limited to twenty per user', async () => {
    const codes = []
    for (let at = 0; at < 21; at += 1) codes.push((await other.post(TITLES, TITLE)).body.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes[20]).toBe(INVOICE_CODES.invoiceTitleLimit)
  })
})

describe('another user of the shop', () => {
  it.each([
    ['GET', `${BASE}/I100114`, undefined],
    ['POST', `${BASE}/I100112/document`, {}],
    ['GET', `trade/buyer/v3/invoice_offers/${seededOrder(10)}`, undefined],
    ['PUT', `${TITLES}/IT10011`, TITLE],
    ['DELETE', `${TITLES}/IT10011`, undefined],
  ])('finds no invoice data with %s %s', async (method, path, body) => {
    expect((await test.ask(path, { method, body, token: other.token })).status).toBe(404)
  })

  it('cannot use other users’ orders or invoice titles', async () => {
    expect((await apply(14, {}, other)).status).toBe(404)
    const { titleId } = (await other.get(TITLES)).body.data[0]
    expect((await apply(13, { titleId })).status).toBe(404)
  })

  it('receives no invoice data without a login', async () => {
    expect((await test.ask(`${BASE}/I100114`)).body).toMatchObject({
      data: null,
      statusCode: SESSION_CODES.notLoggedIn,
    })
  })
})

it('preserves a company’s issued invoice when the user’s account is erased', async () => {
  const ids = ['I100112', 'I100113', 'I100114']
  const erased = db()
    .transaction()
    .execute(async (tx) => {
      await invoiceData.erase?.(tx, { userId: 'U1001', countryCode: '86', cellphone: null, email: null }, 0)
      const left = tx.selectFrom('invoices').select(['title', 'user_id', 'delivery', 'bank_account', 'email'])
      const anonymous = { user_id: null, delivery: null, bank_account: '', email: '' }
      expect(await left.where('invoice_id', 'in', ids).orderBy('invoice_id').execute()).toEqual([
        { ...anonymous, title: '' },
        { ...anonymous, title: '上海灯下文化传播有限公司' },
      ])
      throw new Error('undone')
    })
  await expect(erased).rejects.toThrow('undone')
})

it('rejects an invoice application 90 days after the show', async () => {
  const { until } = await offerOf(13)
  await test.clock.set(until - 1_000)
  buyer = await shopper(test)
  expect((await offerOf(13)).obstacle).toBe('')
  await test.clock.set(until)
  buyer = await shopper(test)
  expect((await offerOf(13)).obstacle).toBe('已超过演出结束后 90 天的开票期限')
})
