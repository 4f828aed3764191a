import { applyRefund, orderRefund, previewRefund, type Refund } from '@/api/refund'
import { customerService } from '@/api/shop'
import { fen } from '@/domain/money'
import RefundOrderTickets from '@/packages/order/refund-order-tickets/refund-order-tickets'
import { RequestError } from '@/request/errors'
import { byPhone } from '../../../support/data/customer-service'
import { anOrderRefund, aQuote, aRefund, aUnit } from '../../../support/data/refund'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the refund screen', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers = [], params: Record<string, string> = { orderId: 'O1' }) => {
    screen = await openScreen(RefundOrderTickets, {
      member: true,
      params,
      answers: [
        [orderRefund, () => anOrderRefund()],
        [previewRefund, ({ unitIds }: { unitIds: string[] }) => aQuote(unitIds)],
        [customerService, () => byPhone],
        ...answers,
      ],
    })
  }
  const box = (text: string) => screen.all('[role=checkbox]').find(({ textContent }) => textContent?.includes(text))!
  const radio = (text: string) => screen.all('[role=radio]').find(({ textContent }) => textContent?.includes(text))!
  const answerYes = async (text: string) =>
    screen.tap([...screen.all('[role=alertdialog] button, [role=dialog] button')].find((b) => b.textContent === text)!)
  const choose = async (...seats: string[]) => {
    for (const seat of seats) await screen.tap(box(`${seat} 座`))
  }

  test('shows fee, payment method and time, then refunds the tickets after a confirmation', async () => {
    await open([[applyRefund, () => aRefund()]])
    await choose('1')
    await screen.press('退票原因选填')
    await screen.tap(radio('身体不适'))
    expect(screen.text()).toMatch(
      /门票实付¥380.*手续费（10%）-¥38.*退款金额.*342.*优惠券部分退票不退优惠券.*退回至支付宝.*3 个工作日内/,
    )
    await screen.press('确认退票，退 ¥342')
    expect(screen.question()).toContain('1 张门票将立即失效')
    expect(screen.sentTo(applyRefund)).toEqual([])
    screen.answer(orderRefund, () =>
      anOrderRefund({ refunds: [aRefund()], units: [aUnit('1', { hindrance: 'RETURNED' }), aUnit('2')] }),
    )
    await answerYes('确认退票')
    expect(screen.sentTo(applyRefund)).toMatchObject([{ orderId: 'O1', quote: 'q.1', reason: 'HEALTH' }])
    expect(screen.toast()).toBe('已退票，款项将原路退回')
    expect(screen.text()).toMatch(/退款中.*款项到账待进行通常 3 个工作日内.*已退票，票码失效/)
    expect(screen.all('[role=checkbox]')).toHaveLength(1)
  })

  test('requests one new quote when all tickets are chosen', async () => {
    await open()
    await screen.press('全选')
    expect(screen.sentTo(previewRefund).at(-1)).toEqual({ orderId: 'O1', unitIds: ['1', '2'] })
    expect(screen.text()).toContain('684')
    await screen.press('取消全选')
    expect(screen.text()).not.toContain('退款金额684')
    expect(screen.text()).toContain('选择门票后显示退款金额')
  })

  test('marks the ticket card if no ticket is chosen, and sends no request', async () => {
    await open()
    await screen.press('确认退票')
    expect(screen.text()).toContain('请选择要退的门票')
    expect(screen.question()).toBe('')
  })

  test('shows both amounts after a changed quote, and requires another confirmation', async () => {
    const fresh = aQuote(['1'], { quote: 'q.new', feeRate: 3000, fee: 11_400 as never, amount: 26_600 as never })
    const refuse = () => {
      throw new RequestError({ kind: 'business', statusCode: 22034111, message: '退款金额有变化', data: fresh })
    }
    await open([[applyRefund, refuse]])
    await choose('1')
    await screen.press('确认退票，退 ¥342')
    await answerYes('确认退票')
    expect(screen.question()).toContain('原退款 ¥342，现退款 ¥266')
    expect(screen.sentTo(applyRefund)).toHaveLength(1)
    screen.answer(applyRefund, () => aRefund({ amount: 26_600 as never }))
    await answerYes('按现金额退票')
    expect(screen.sentTo(applyRefund).at(-1)).toMatchObject({ quote: 'q.new', reason: 'OTHER' })
    expect(screen.toast()).toBe('已退票，款项将原路退回')
  })

  test('reuses the idempotency key after a missing response', async () => {
    await open([[applyRefund, () => Promise.reject(new RequestError({ kind: 'network' }))]])
    await choose('1')
    await screen.press('确认退票，退 ¥342')
    await answerYes('确认退票')
    expect(screen.text('[role=alertdialog]')).toContain('再次提交不会重复退票')
    await answerYes('知道了')
    await screen.press('确认退票，退 ¥342')
    await answerYes('确认退票')
    const [first, second] = screen.sentTo(applyRefund)
    expect(second.idempotencyKey).toBe(first.idempotencyKey)
  })

  test.each([
    ['used', 'USED', '已使用'],
    ['given away', 'AWAY', '已转赠'],
    ['in a pending gift', 'GIVING', '转赠中，先收回才能退'],
  ] as const)('explains why a ticket that is %s cannot be refunded', async (_, hindrance, text) => {
    await open([[orderRefund, () => anOrderRefund({ units: [aUnit('1', { hindrance }), aUnit('2')] })]])
    expect(box('1 座').textContent).toContain(text)
    await screen.tap(box('1 座'))
    expect(screen.sentTo(previewRefund)).toEqual([])
  })

  test.each([
    ['NEVER', '该演出不支持退票'],
    ['TOO_LATE', '已过退票截止时间'],
    ['COUNT', '本场次的退票次数已用完'],
  ] as const)('explains the block reason %s, and links to the refund rule', async (hindrance, text) => {
    await open([[orderRefund, () => anOrderRefund({ hindrance })]])
    expect(screen.text()).toContain(text)
    expect(screen.all('[role=checkbox]')).toHaveLength(0)
    await screen.press('退票规则')
    expect(screen.went).toEqual([['open', 'refund-rule-order', { orderId: 'O1' }]])
  })

  const inWaitlist = [['open', 'offer-tickets', { orderId: 'O1' }]]
  test.each([
    ['listed for resale', 'OFFERED', '正在退给候补', '收回', inWaitlist],
    ['sent', 'GIVING', '转赠中，先收回才能退', '查看或收回', [['open', 'send-mine-ticket', { transferId: 'G1' }]]],
    ['being rebooked', 'REBOOKING', '有一笔改签待支付', '去支付', [['open', 'rebook-ticket', { orderId: 'O1' }]]],
  ] as const)('links to the pending change of tickets that are %s', async (_, hindrance, text, way, to) => {
    const units = [
      aUnit('1', { hindrance: 'RETURNED' }),
      aUnit('2', { hindrance: 'USED' }),
      aUnit('3', { hindrance, transferId: hindrance === 'GIVING' ? 'G1' : '' }),
    ]
    await open([[orderRefund, () => anOrderRefund({ units })]])
    expect(screen.text()).toContain(text)
    expect(screen.text()).not.toContain('已使用')
    await screen.press(way)
    expect(screen.went).toEqual(to)
  })

  test('shows that all tickets were transferred', async () => {
    const units = [aUnit('1', { hindrance: 'AWAY' }), aUnit('2', { hindrance: 'AWAY' })]
    await open([[orderRefund, () => anOrderRefund({ units, canReturn: true })]])
    expect(screen.text()).toContain('已转赠')
    expect(screen.text()).not.toMatch(/已使用|退给候补/)
  })

  test.each(['NEVER', 'TOO_LATE', 'COUNT'] as const)(
    'links an order blocked by %s to the waitlist only if resale is possible',
    async (hindrance) => {
      await open([[orderRefund, () => anOrderRefund({ hindrance, canReturn: true })]])
      await screen.press('退给候补')
      expect(screen.went).toEqual(inWaitlist)
      screen.unmount()
      await open([[orderRefund, () => anOrderRefund({ hindrance })]])
      expect(screen.text()).not.toContain('退给候补')
    },
  )

  test('explains the effect of the quote’s deadline', async () => {
    const { steps } = anOrderRefund()
    await open([[previewRefund, (_: unknown) => aQuote(['1'], { deadline: steps[0].until })]])
    await screen.tap(box('1 座'))
    expect(screen.text()).toContain(' 起手续费为 30%')
    screen.unmount()
    await open([[previewRefund, () => aQuote(['1'], { deadline: steps[1].until })]])
    await screen.tap(box('1 座'))
    expect(screen.text()).toContain(' 起不可退票')
  })

  test('shows a refund’s reason, its coupon text, and the state of each payment method', async () => {
    const ways = [
      { method: '支付宝', amount: 20_000 as never, state: 'REFUNDED' as const },
      { method: '微信支付', amount: 14_200 as never, state: 'FAILED' as const },
    ]
    const show = (more: Partial<Refund>) =>
      open([[orderRefund, () => anOrderRefund({ units: [], refunds: [aRefund({ state: 'FAILED', ...more })] })]])
    await show({ reason: 'HEALTH', coupon: 'LATER', ways })
    expect(screen.text()).toMatch(
      /退票原因身体不适.*优惠券最后一张退票时退回退回至支付宝 ¥200\u00a0· 已退款微信支付 ¥142\u00a0· 退款延迟/,
    )
    screen.unmount()
    await show({ reason: null, coupon: 'EXPIRED' })
    expect(screen.text()).toMatch(/手续费-¥38退款金额¥342优惠券已过期，不退回退回至支付宝(?! ¥)/)
    expect(screen.all('[role=group]')[0]?.parentElement?.textContent).not.toContain('退票原因')
  })

  test.each([
    ['the only refund', {}, '每场只能退一次，未选的门票以后不能再退'],
    ['the last of several', { perSession: 2 }, '这是本场次最后一次退票，未选的门票以后不能再退'],
    ['tickets that can be rebooked', { canRebook: true }, '改签到低价票档也不退差价'],
  ])('warns of the consequences of a partial refund: %s', async (_, more, warning) => {
    await open([[orderRefund, () => anOrderRefund(more)]])
    await choose('1')
    expect(screen.text()).toContain(warning)
    await screen.tap(box('2 座'))
    expect(screen.text()).not.toContain(warning)
    await screen.tap(box('2 座'))
    await screen.press('确认退票，退 ¥342')
    expect(screen.question()).toContain(warning)
  })

  test.each([
    ['another refund stays possible', { perSession: 2, countLeft: 2 }],
    ['the show has changed', { change: 'DELAY' as const }],
    ['one ticket is left', { units: [aUnit('1')] }],
  ])('shows no warning if %s', async (_, more) => {
    await open([[orderRefund, () => anOrderRefund(more)]])
    expect(screen.text()).not.toContain('以后不能再退')
  })

  test('shows that the coupon returns with the last ticket only while another refund is possible', async () => {
    const coupon = 'LATER' as const
    await open([
      [orderRefund, () => anOrderRefund({ perSession: 2, countLeft: 1, units: [], refunds: [aRefund({ coupon })] })],
    ])
    expect(screen.text()).toContain('优惠券最后一张退票时退回')
    screen.unmount()
    await open([[orderRefund, () => anOrderRefund({ countLeft: 0, units: [], refunds: [aRefund({ coupon })] })]])
    expect(screen.text()).toContain('优惠券部分退票不退优惠券')
  })

  test('chooses all tickets of a canceled show, without a reason, for a full refund', async () => {
    await open([
      [orderRefund, () => anOrderRefund({ change: 'CANCELED' })],
      [applyRefund, () => aRefund()],
    ])
    expect(screen.sentTo(previewRefund)).toEqual([{ orderId: 'O1', unitIds: ['1', '2'] }])
    expect(screen.text()).not.toContain('退票原因')
    await screen.press('确认退票，退 ¥684')
    expect(screen.question()).toContain('2 张门票全额退款 ¥684，退回支付宝')
    await answerYes('确认退票')
    expect(screen.sentTo(applyRefund)).toMatchObject([{ reason: 'SHOW_CHANGED' }])
  })

  test('collapses earlier refunds, and warns that the invoice becomes void', async () => {
    await open([[orderRefund, () => anOrderRefund({ refunds: [aRefund()], invoiceState: 'APPLYING' })]])
    expect(screen.text()).toContain('发票（含审核中的申请）会自动作废')
    expect(screen.text()).not.toContain('退款进度')
    await screen.press('之前的退款')
    expect(screen.text()).toMatch(/退款进度.*门票实付¥380.*手续费-¥38.*退款金额¥342/)
  })

  test('shows the coupon’s share of the chosen tickets', async () => {
    const quote = ({ unitIds }: { unitIds: string[] }) => aQuote(unitIds, { coupon: 'LATER', couponAmount: fen(2_000) })
    await open([[previewRefund, quote]])
    await choose('1')
    expect(screen.text()).toMatch(/优惠券抵扣了\s¥20\s·\s部分退票不退优惠券/)
  })

  test.each([
    [0, '退票后纸质票随即作废，无需寄回'],
    [2, '2 份未用的券会被收回'],
  ])('warns of void paper tickets, the delivery fee, and %i withdrawn coupons', async (packetShares, hint) => {
    const quote = ({ unitIds }: { unitIds: string[] }) => aQuote(unitIds, { deliveryKept: fen(1_800), packetShares })
    await open([
      [orderRefund, () => anOrderRefund({ paperSent: true, units: [aUnit('1')] })],
      [previewRefund, quote],
    ])
    await choose('1')
    expect(screen.text()).toMatch(/配送费¥18，已寄出不退.*退票后纸质票随即作废，无需寄回/)
    await screen.press('确认退票，退 ¥342')
    expect([screen.question().includes(hint), screen.text().includes('好友红包退票')]).toEqual([true, packetShares > 0])
  })

  test('states that the original buyer receives the refund for a transferred ticket', async () => {
    await open([[orderRefund, () => anOrderRefund({ change: 'CANCELED', units: [aUnit('1', { given: true })] })]])
    expect(box('1 座').textContent).toContain('已转赠，票款退给你')
  })

  test('offers a ticket bundle as one choice', async () => {
    await open([[orderRefund, () => anOrderRefund({ units: [aUnit('1', { count: 2, labels: [], names: ['林晚'] })] })]])
    expect(screen.text()).toContain('套票需一起退')
    expect(box('一层 × 2').textContent).toContain('林晚')
  })

  test('shows the dates of a failed refund, and the next attempt', async () => {
    const progress = (['IN_PROGRESS', 'FAILED'] as const).map((state, at) => ({ state, time: 1_796_000_000_000 + at }))
    const refund = aRefund({ state: 'FAILED', progress })
    await open([[orderRefund, () => anOrderRefund({ refunds: [refund], hindrance: 'RETURNED', units: [] })]])
    expect(screen.text()).toMatch(/退款延迟.*24 小时内再次退回.*再次退款待进行24 小时内退款未成功当前.*已退票/)
    await screen.press('查看订单')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1' }]])
  })

  test('shows the rebooking as the first step of its refund', async () => {
    const refund = aRefund({ kind: 'REBOOK', progress: [{ state: 'IN_PROGRESS', time: 1_796_000_000_000 }] })
    await open([[orderRefund, () => anOrderRefund({ refunds: [refund], units: [] })]])
    expect(screen.text()).toContain('改签成功，原票失效')
    expect(screen.text()).not.toContain('已退票，票码失效')
  })

  test('links to the orders if no order is given', async () => {
    await open([], {})
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
