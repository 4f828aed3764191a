import { goodsReturns } from '@/api/goods-return'
import { quoteItemRefund, refundItemOrder } from '@/api/item-order'
import { customerService } from '@/api/shop'
import { fen } from '@/domain/money'
import RefundOrderTickets from '@/packages/order/refund-order-tickets/refund-order-tickets'
import { byPhone } from '../../../support/data/customer-service'
import { aPiece, aPiecesQuote, goodsToReturn } from '../../../support/data/goods-return'
import { aRefund } from '../../../support/data/refund'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the refund of goods', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers) => {
    screen = await openScreen(RefundOrderTickets, {
      member: true,
      params: { orderId: 'M1', orderType: 'goods' },
      answers: [[customerService, () => byPhone], ...answers],
    })
  }
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
    expect(apply.mock.calls).toEqual([[expect.objectContaining({ orderId: 'M1', quote: 'q.B1' })]])
    expect(screen.all('[role=checkbox]')).toHaveLength(1)
  })

  test('shows why a piece cannot be refunded', async () => {
    const units = [aPiece('B1'), aPiece('B2', { hindrance: 'TOO_LATE' })]
    await open([[goodsReturns, () => goodsToReturn({ units })]])
    expect(screen.text()).toContain('商品已寄出或领取，不能直接退款')
  })

  test('shows the progress of its refunds by their pieces', async () => {
    const refund = aRefund({ itemKind: 'GOODS', pieceIds: ['B1', 'B2'], units: [], qty: 2 })
    const units = [aPiece('B1', { hindrance: 'RETURNED' }), aPiece('B2', { hindrance: 'RETURNED' })]
    await open([[goodsReturns, () => goodsToReturn({ hindrance: 'NOT_PAID', units, refunds: [refund] })]])
    expect(screen.text()).toMatch(/已受理退款.*2 件商品帆布袋 沙色 × 2/)
  })
})
