import { applyReturn, cancelReturn, goodsReturns, previewReturn, sendReturn } from '@/api/goods-return'
import { quoteItemRefund, refundItemOrder } from '@/api/item-order'
import { customerService } from '@/api/shop'
import { fen } from '@/domain/money'
import RefundOrderTickets from '@/packages/order/refund-order-tickets/refund-order-tickets'
import { byPhone } from '../../../support/data/customer-service'
import { aPiece, aPiecesQuote, aReturn, goodsToReturn } from '../../../support/data/goods-return'
import { aRefund } from '../../../support/data/refund'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())
const open = async (answers: Answers) => {
  screen = await openScreen(RefundOrderTickets, {
    member: true,
    params: { orderId: 'M1', orderType: 'goods' },
    answers: [[customerService, () => byPhone], ...answers],
  })
}

describe('the refund of goods', () => {
  const quoted = ({ unitIds }: { unitIds: string[] }) => aPiecesQuote(unitIds, { extras: fen(1_200) })

  test('refunds the chosen pieces once at the previewed amount', async () => {
    let refunded = false
    const apply = jest.fn((_body: object) => {
      refunded = true
    })
    const left = { units: [aPiece('B1', { hindrance: 'RETURNED' }), aPiece('B2')] }
    await open([
      [goodsReturns, () => goodsToReturn(refunded ? left : {})],
      [quoteItemRefund, quoted],
      [refundItemOrder, apply],
    ])
    await screen.tap(screen.all('[role=checkbox]')[0]!)
    expect(screen.text()).toMatch(/商品实付¥136配送费¥12退款金额.*最后一件退款时退回/)
    await screen.press('确认退款，退 ¥148')
    expect(screen.question()).toContain('1 件商品将不再为你保留')
    expect(apply).not.toHaveBeenCalled()
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(apply).toHaveBeenCalledTimes(1)
    expect(apply.mock.calls[0]?.[0]).toMatchObject({ orderId: 'M1', quote: 'q.B1' })
    expect(screen.all('[role=checkbox]')).toHaveLength(1)
  })

  test('shows why a piece cannot be refunded', async () => {
    const units = [aPiece('B1'), aPiece('B2', { action: 'NONE', hindrance: 'TOO_LATE' })]
    await open([[goodsReturns, () => goodsToReturn({ units })]])
    expect(screen.text()).toContain('已超过退款退货期限')
  })

  test('shows the progress of its refunds by their pieces', async () => {
    const refund = aRefund({ itemKind: 'GOODS', pieceIds: ['B1', 'B2'], units: [], qty: 2 })
    const units = [aPiece('B1', { hindrance: 'RETURNED' }), aPiece('B2', { hindrance: 'RETURNED' })]
    await open([[goodsReturns, () => goodsToReturn({ hindrance: 'NOT_PAID', units, refunds: [refund] })]])
    expect(screen.text()).toMatch(/已受理退款.*2 件商品帆布袋 沙色 × 2/)
  })
})

describe('the return of goods', () => {
  const received = { action: 'RETURN' as const, until: Date.UTC(2027, 0, 1) }
  const units = [aPiece('B1', received), aPiece('B2', received)]
  const terms = ({ unitIds }: { unitIds: string[] }) => ({
    ...{ unitIds, amount: fen(14_800 * unitIds.length), extras: fen(0) },
  })
  const choose = async (reason: string) => {
    await screen.tap(screen.all('[role=checkbox]')[0]!)
    await screen.tap(
      screen.all('button, [role=button]').find(({ textContent }) => textContent?.startsWith('退货原因'))!,
    )
    await screen.tap(screen.all('[role=radio]').find(({ textContent }) => textContent === reason)!)
  }

  test('is requested for the chosen pieces with a reason', async () => {
    const apply = jest.fn((_body: object) => undefined)
    await open([
      [goodsReturns, () => goodsToReturn({ units })],
      [previewReturn, terms],
      [applyReturn, apply],
    ])
    await choose('不想要了')
    expect(screen.text()).toMatch(/退款金额.*验收后原路退回/)
    await screen.press('申请退货')
    expect(screen.question()).toContain('商家同意后退 ¥148')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    const content = { kind: 'RETURN', reason: 'CHANGED_MIND', unitIds: ['B1'], amount: 14_800, entryCodes: [] }
    expect(apply.mock.calls[0]?.[0]).toMatchObject(content)
  })

  test('needs a picture of broken goods', async () => {
    const apply = jest.fn((_body: object) => undefined)
    await open([
      [goodsReturns, () => goodsToReturn({ units })],
      [previewReturn, terms],
      [applyReturn, apply],
    ])
    await choose('商品破损')
    await screen.press('申请退货')
    expect(screen.text()).toContain('请至少上传一张照片')
    expect(apply).not.toHaveBeenCalled()
  })

  test('shows who must act, and is canceled after a confirmation', async () => {
    const cancel = jest.fn((_body: object) => undefined)
    await open([
      [goodsReturns, () => goodsToReturn({ units, returns: [aReturn()] })],
      [cancelReturn, cancel],
    ])
    expect(screen.text()).toMatch(/待商家处理.*商家在 .* 前处理/)
    await screen.press('取消退货')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(cancel.mock.calls[0]?.[0]).toMatchObject({ orderId: 'M1', returnId: 'R1' })
  })

  test('shows the address for the goods, and stores their parcel', async () => {
    const send = jest.fn((_body: object) => undefined)
    const agreed = aReturn({ state: 'AGREED', actor: 'BUYER', address: '河岸路 88 号' })
    await open([
      [goodsReturns, () => goodsToReturn({ units, returns: [agreed] })],
      [sendReturn, send],
    ])
    expect(screen.text()).toContain('河岸路 88 号')
    await screen.press('我已寄出')
    expect(screen.text()).toMatch(/请填写快递公司.*请填写 6–32 位字母或数字/)
    const [company, number] = screen.all('input')
    await screen.type(company as HTMLElement, '灯速')
    await screen.type(number as HTMLElement, 'LX12345678')
    await screen.press('我已寄出')
    expect(send.mock.calls[0]?.[0]).toMatchObject({ company: '灯速', expressNo: 'LX12345678' })
  })

  test('lets the buyer choose between a refund and a return', async () => {
    await open([[goodsReturns, () => goodsToReturn({ units: [aPiece('B1'), aPiece('B2', received)] })]])
    expect(screen.text()).toContain('可申请退货')
    await screen.tap(screen.all('[role=tab]')[1]!)
    expect(screen.text()).toContain('可直接退款')
  })
})
