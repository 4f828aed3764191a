import { applyRefund, orderRefund, previewRefund } from '@/api/refund'
import { customerService } from '@/api/shop'
import { fen } from '@/domain/money'
import RefundOrderTickets from '@/packages/order/refund-order-tickets/refund-order-tickets'
import { byPhone } from '../../../support/data/customer-service'
import { anOrderRefund, aQuote, aRefund, aUnit } from '../../../support/data/refund'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the refund of an order with points or a card', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers) => {
    screen = await openScreen(RefundOrderTickets, {
      member: true,
      params: { orderId: 'O1' },
      answers: [
        [orderRefund, () => anOrderRefund({ units: [aUnit('1')] })],
        [customerService, () => byPhone],
        ...answers,
      ],
    })
  }
  const choose = () => screen.tap(screen.find('[role=checkbox]'))

  test('previews the returned points with their expiry, and the points and growth no longer earned', async () => {
    const pointsBack = [
      { amount: 1_000, endTime: Date.UTC(2027, 0, 31, 16) },
      { amount: 20, endTime: Date.UTC(2027, 1, 28, 16) },
    ]
    const lost = { pointsNotEarned: 380, growthNotCounted: 190 }
    await open([[previewRefund, ({ unitIds }: { unitIds: string[] }) => aQuote(unitIds, { ...lost, pointsBack })]])
    await choose()
    expect(screen.text()).toMatch(
      /退回积分1000 积分，.*1月31日.*到期20 积分，.*2月28日.*到期不再获得的积分380 积分不再计入的成长值190/,
    )
  })

  test('previews the uses that return to a card', async () => {
    const cardBack = { name: '曲艺两次卡', count: 2, endTime: Date.UTC(2027, 0, 31, 16) }
    await open([[previewRefund, ({ unitIds }: { unitIds: string[] }) => aQuote(unitIds, { cardBack })]])
    await choose()
    expect(screen.text()).toMatch(/退回权益卡曲艺两次卡 2 次.*有效期至 .*1月31日/)
  })

  test('shows the points that a refund returned', async () => {
    await open([[orderRefund, () => anOrderRefund({ units: [], refunds: [aRefund({ pointBack: 1_020 })] })]])
    expect(screen.text()).toContain('退回积分1020 积分')
  })

  test('mentions no money if points paid the whole order', async () => {
    const free = { amount: fen(0), fee: fen(0), tickets: fen(0), ways: [] }
    await open([
      [previewRefund, ({ unitIds }: { unitIds: string[] }) => aQuote(unitIds, free)],
      [applyRefund, () => aRefund({ ...free, state: 'REFUNDED' })],
    ])
    await choose()
    await screen.press('确认退票')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.toast()).toBe('已退票')
  })
})
