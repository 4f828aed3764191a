import { deleteGrab, grabInfo, saveGrab } from '@/api/grab'
import { layouts } from '@/api/layout'
import { cashiers, pay, reserveTime } from '@/api/payment'
import { createOrder, preOrder } from '@/api/purchase'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { fen } from '@/domain/money'
import PreloadTicket from '@/packages/order/preload-ticket/preload-ticket'
import { aGrab } from '../../../support/data/grab'
import { aPreOrder } from '../../../support/data/pre-order'
import { aCreatedOrder } from '../../../support/data/purchase'
import { NOW } from '../../../support/fake-clock'
import { type Answers, offline, refused } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

const choices = ['N1P2', 'N1P1', 'N2P1'].map((seatPlanId) => ({ sessionId: seatPlanId.slice(0, 2), seatPlanId }))
const saved = aGrab({ saved: true, choices, quantity: 2 })
const open = { ...saved, saleTime: NOW - 1000 }

const usual: Answers = [
  [grabInfo, () => aGrab()],
  [saveGrab, () => saved],
  [deleteGrab, () => null],
  [preOrder, () => aPreOrder()],
  [createOrder, () => aCreatedOrder()],
  [cashiers, () => [{ paymentProduct: 'ALIPAY_WAP', displayName: '支付宝' }]],
  [reserveTime, () => ({ time: NOW + 900_000 })],
  [pay, () => ({ paymentInfo: { normalUrl: 'https://pay.example/' } })],
  [layouts, () => ({ components: [] })],
]

let screen: OpenScreen
const start = async (answers: Answers = [], given: Given = {}) => {
  const params = { showId: 'S1' }
  screen = await openScreen(PreloadTicket, { params, member: true, answers: [...usual, ...answers], ...given })
}
afterEach(() => screen.unmount())

const wanted = () => screen.all('[role=listitem]').map(({ textContent }) => textContent)
const label = (name: string) => screen.find(`[aria-label="${name}"]`)

/** Returns a response in which only the tiers in `left` are on sale. */
const selling =
  (...left: string[]) =>
  ({ items: [{ seatPlanId }] }: { items: { seatPlanId: string }[] }) =>
    left.includes(seatPlanId) ? aPreOrder() : refused('已售罄', PURCHASE_CODES.soldOut)()

describe('a prepared order before the sale', () => {
  test('chooses tiers in a sheet, and saves the tiers by preference', async () => {
    await start()
    await screen.press('保存')
    expect(screen.text()).toContain('请至少选择一个票档')
    await screen.press('选择场次与票档')
    for (const tier of [1, 2]) await screen.tap(screen.all('[role=checkbox]')[tier])
    await screen.press('完成')
    expect(wanted()).toEqual([expect.stringContaining('内场'), expect.stringContaining('第2场')])
    await screen.tap(label('上移 第2场 看台'))
    expect(wanted()[0]).toContain('第2场')
    expect(screen.all('[role=status]').map(({ textContent }) => textContent)).toContain('第2场 看台，现为第 1 志愿')
    await screen.press('保存')
    expect(screen.sentTo(saveGrab)).toMatchObject([
      {
        id: 'S1',
        choices: [
          { sessionId: 'N2', seatPlanId: 'N2P1' },
          { sessionId: 'N1', seatPlanId: 'N1P2' },
        ],
        quantity: 1,
        remind: true,
      },
    ])
    expect(screen.text()).toContain('已保存，开售后回到这里一键下单')
  })

  test('deletes the draft after a confirmation', async () => {
    await start([[grabInfo, () => saved]])
    await screen.press('取消预约')
    expect(screen.question()).toContain('取消这次预约？')
    expect(screen.sentTo(deleteGrab)).toEqual([])
    screen.answer(grabInfo, () => aGrab())
    const [sure] = screen.all('[role=alertdialog] button').filter(({ textContent }) => textContent === '取消预约')
    await screen.tap(sure)
    expect([screen.sentTo(deleteGrab), wanted()]).toEqual([[{ id: 'S1' }], []])
  })

  test('neither offers nor saves a reminder for a redemption merchant', async () => {
    await start([[grabInfo, () => saved]], { config: { zhongzhi: true } })
    expect(screen.text()).not.toContain('开售提醒')
    await screen.tap(label('增加'))
    await screen.press('保存')
    expect(screen.sentTo(saveGrab)).toMatchObject([{ quantity: 3, remind: false }])
  })

  test('enables ordering when the sale opens', async () => {
    await start([[grabInfo, () => saved]])
    await screen.wait(3_601_000)
    expect(screen.all('button').map(({ textContent }) => textContent)).toContain('立即抢票')
  })
})

describe('a prepared order after the sale has opened', () => {
  const ordered = () => screen.sentTo(createOrder).map(({ items }) => (items as { seatPlanId: string }[])[0].seatPlanId)

  test('orders the first choice in one tap, and opens the payment', async () => {
    await start([[grabInfo, () => open]])
    await screen.press('立即抢票')
    expect(ordered()).toEqual(['N1P2'])
    expect(screen.sentTo(createOrder)).toMatchObject([{ paymentParam: { payAmount: fen(76_000) } }])
    expect(screen.question()).toBe('')
    expect(screen.sentTo(deleteGrab)).toEqual([{ id: 'S1' }])
  })

  test('shows the sum with the best coupon, and orders without another price request', async () => {
    await start([
      [grabInfo, () => open],
      [preOrder, () => aPreOrder({ payAmount: fen(71_000), couponId: 'C1' })],
    ])
    expect(screen.text()).toContain('合计 ¥710')
    await screen.press('立即抢票')
    expect(screen.sentTo(preOrder)).toHaveLength(1)
    expect(screen.sentTo(createOrder)).toMatchObject([{ couponId: 'C1', paymentParam: { payAmount: fen(71_000) } }])
  })

  test('requests a confirmation of a changed price before ordering', async () => {
    const changed = refused('价格有变', PURCHASE_CODES.memberDiscountChanged)
    await start([
      [grabInfo, () => open],
      [createOrder, changed],
    ])
    screen.answer(preOrder, () => aPreOrder({ payAmount: fen(80_000) }))
    await screen.press('立即抢票')
    expect(screen.question()).toMatch(/760.*800/)
    expect(ordered()).toEqual(['N1P2'])
    screen.answer(createOrder, () => aCreatedOrder())
    await screen.press('按现价下单')
    expect(screen.sentTo(createOrder).at(-1)).toMatchObject({ paymentParam: { payAmount: fen(80_000) } })
  })

  test('orders the next choice if the first is sold out, and reports this before payment', async () => {
    await start([
      [grabInfo, () => open],
      [preOrder, selling('N1P1', 'N2P1')],
      [
        createOrder,
        ({ items: [{ seatPlanId }] }: { items: { seatPlanId: string }[] }) =>
          seatPlanId === 'N2P1' ? aCreatedOrder() : refused('已售罄', PURCHASE_CODES.soldOut)(),
      ],
    ])
    await screen.press('立即抢票')
    expect(ordered()).toEqual(['N1P1', 'N2P1'])
    expect(screen.question()).toContain('抢到了第 3 志愿')
    expect(screen.question()).toContain('第2场 看台')
    expect(screen.sentTo(cashiers)).toEqual([])
    await screen.press('去支付')
    expect(screen.sentTo(cashiers)).toHaveLength(1)
  })

  test('reports that all choices are sold out, and offers a retry', async () => {
    await start([
      [grabInfo, () => open],
      [preOrder, selling()],
    ])
    await screen.press('立即抢票')
    expect(ordered()).toEqual([])
    expect(screen.text()).toContain('所选票档都已无票')
    expect(wanted().filter((row) => row?.includes('已无票'))).toHaveLength(3)
    screen.answer(preOrder, () => aPreOrder())
    await screen.press('重试')
    expect(ordered()).toEqual(['N1P2'])
  })

  test('stops after any refusal other than a sold-out choice', async () => {
    await start([
      [grabInfo, () => open],
      [preOrder, refused('超过限购', PURCHASE_CODES.limitReached)],
    ])
    await screen.press('立即抢票')
    expect([ordered(), screen.question()]).toEqual([[], expect.stringContaining('超过限购')])
  })

  test('resends an unanswered order before any other order', async () => {
    await start([
      [grabInfo, () => open],
      [createOrder, offline],
    ])
    await screen.press('立即抢票')
    expect(
      screen
        .all('[role=alert]')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('再次提交不会重复')
    screen.answer(preOrder, selling('N1P1'))
    screen.answer(createOrder, () => aCreatedOrder())
    await screen.press('立即抢票')
    expect(ordered()).toEqual(['N1P2', 'N1P2'])
    const [first, second] = screen.sentTo(createOrder)
    expect(second.idempotencyKey).toBe(first.idempotencyKey)
  })

  test('links to the show if no order was prepared', async () => {
    await start([[grabInfo, () => ({ ...open, saved: false, choices: [] })]])
    await screen.press('查看演出')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
  })
})
