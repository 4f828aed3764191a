import { customerService } from '@/api/shop'
import { offerTickets, orderResale, takeOffersBack } from '@/api/resale'
import { RESALE_CODES } from '@/domain/business-codes/resale'
import { fen } from '@/domain/money'
import OfferTickets from '@/packages/transfer/offer-tickets/offer-tickets'
import { RequestError } from '@/request/errors'
import { byPhone } from '../../../support/data/customer-service'
import { anOffer, anOrderResale, aResaleUnit } from '../../../support/data/resale'
import { type Answers, offline, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const notFound = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}

describe('the resale screen', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers = []) => {
    screen = await openScreen(OfferTickets, {
      member: true,
      params: { orderId: 'O1' },
      answers: [[orderResale, () => anOrderResale()], [customerService, () => byPhone], ...answers],
    })
  }
  const box = (text: string) => screen.all('[role=checkbox]').find(({ textContent }) => textContent?.includes(text))!
  const answer = async (text: string) =>
    screen.tap([...screen.all('[role=alertdialog] button, [role=dialog] button')].find((b) => b.textContent === text)!)
  const offered = (state: Parameters<typeof anOffer>[0]) =>
    anOrderResale({ units: [aResaleUnit('1', { offer: anOffer(state) }), aResaleUnit('2')] })

  test('shows fee, payment method and deadline, then lists the tickets after a confirmation', async () => {
    await open([[offerTickets, () => offered('OFFERED')]])
    expect(screen.text()).toMatch(/有人付款前，门票一直是你的.*2 人正在候补/)
    await screen.tap(box('1 座'))
    expect(screen.text()).toMatch(
      /票面价¥380手续费（10%）-¥38退款金额.*342退回至支付宝预计到账售出后 3 个工作日内.*前没有售出，会自动收回/,
    )
    await screen.press('退给候补，可退 ¥342')
    expect(screen.question()).toContain('1 张门票将按票面价退给候补的人')
    expect(screen.sentTo(offerTickets)).toEqual([])
    await answer('退给候补')
    expect(screen.sentTo(offerTickets)).toEqual([{ orderId: 'O1', unitIds: ['1'], amount: 34_200 }])
    expect(screen.toast()).toBe('已提交，等候补买走')
    expect(screen.text()).toMatch(/一层.· 6 排 1 座正在退给候补.*前有效，售出前门票照常可用。售出后退 ¥342/)
    expect(screen.all('[role=checkbox]')).toHaveLength(1)
  })

  test('states that several tickets are refunded one by one', async () => {
    await open()
    await screen.press('全选')
    expect(screen.text()).toContain('每张售出后分别退回')
    expect(screen.text()).toContain('退给候补，可退 ¥684')
    await screen.press('取消全选')
    expect(screen.text()).toContain('选择门票后显示退回金额')
  })

  test('preselects a single ticket, and shows its price, discount, fee and refund', async () => {
    const unit = aResaleUnit('1', {
      paid: fen(30_000),
      fee: fen(3000),
      back: fen(27_000),
      waiting: 0,
    })
    await open([[orderResale, () => anOrderResale({ units: [unit], coupon: true })]])
    expect(screen.text()).toMatch(
      /暂时没有人候补.*票面价¥380优惠与积分-¥80手续费（10%）-¥30退款金额.*270优惠券最后一张退票时退回/,
    )
  })

  test('shows an error at the tickets if none is selected, and sends no request', async () => {
    await open()
    await screen.press('退给候补')
    expect(screen.text()).toContain('请选择要退给候补的门票')
    expect(screen.question()).toBe('')
  })

  test('requests another confirmation, with old and new amounts, if the refund has changed', async () => {
    const [first, second] = [aResaleUnit('1', { fee: fen(11_400), back: fen(26_600) }), aResaleUnit('2')]
    const fresh = anOrderResale({ feeRate: 3000, units: [first, second] })
    const changed = () => {
      const statusCode = RESALE_CODES.resaleAmountChanged
      throw new RequestError({ kind: 'business', statusCode, message: '可退金额有变化', data: fresh })
    }
    await open([[offerTickets, changed]])
    await screen.tap(box('1 座'))
    await screen.press('退给候补，可退 ¥342')
    await answer('退给候补')
    expect(screen.question()).toContain('原为 ¥342，现为 ¥266')
    expect(screen.sentTo(offerTickets)).toHaveLength(1)
    screen.answer(offerTickets, () => offered('OFFERED'))
    await answer('按现金额退')
    expect(screen.sentTo(offerTickets).at(-1)).toMatchObject({ amount: 26_600 })
    expect(screen.toast()).toBe('已提交，等候补买走')
  })

  test('shows a refusal, and reloads the tickets', async () => {
    await open([[offerTickets, refused('已过退给候补的截止时间', RESALE_CODES.resaleTooLate)]])
    await screen.tap(box('1 座'))
    await screen.press('退给候补，可退 ¥342')
    screen.answer(orderResale, () => anOrderResale({ hindrance: 'TOO_LATE' }))
    await answer('退给候补')
    expect(screen.text('[role=alertdialog]')).toContain('已过退给候补的截止时间')
    await answer('知道了')
    expect(screen.all('[role=checkbox]')).toHaveLength(0)
  })

  test('explains a missing response, and reloads the listings', async () => {
    await open([[offerTickets, offline]])
    await screen.tap(box('1 座'))
    await screen.press('退给候补，可退 ¥342')
    await answer('退给候补')
    expect(screen.text('[role=alertdialog]')).toContain('再次提交不会重复退给候补')
    screen.answer(orderResale, () => offered('OFFERED'))
    await answer('知道了')
    expect(screen.text()).toContain('正在退给候补')
  })

  test('withdraws a listing after a confirmation', async () => {
    await open([
      [orderResale, () => offered('OFFERED')],
      [takeOffersBack, () => offered('TAKEN_BACK')],
    ])
    await screen.press('收回')
    expect(screen.question()).toContain('门票不再退给候补，仍归你')
    await answer('收回')
    expect(screen.sentTo(takeOffersBack)).toEqual([{ orderId: 'O1', unitIds: ['1'] }])
    expect(screen.toast()).toBe('已收回，门票仍归你')
    expect(screen.text()).not.toContain('正在退给候补')
    expect(screen.all('[role=checkbox]')).toHaveLength(2)
  })

  test('cancels another buyer’s unpaid order on withdrawal, but not during its payment', async () => {
    const paying = refused('有人正在为这张门票付款，请稍后再试', RESALE_CODES.resalePaying)
    await open([
      [orderResale, () => offered('ORDERED')],
      [takeOffersBack, paying],
    ])
    await screen.press('收回')
    expect(screen.question()).toContain('对方的订单会取消')
    await answer('收回')
    expect(screen.text('[role=alertdialog]')).toContain('有人正在为这张门票付款')
    screen.answer(orderResale, () => offered('SOLD'))
    await answer('知道了')
    expect(screen.text()).toMatch(/已售出.*原票码已失效，¥342 原路退回/)
    expect(screen.all('button').some(({ textContent }) => textContent === '收回')).toBe(false)
  })

  test.each([
    ['NEVER', '不支持退给候补', null],
    ['TOO_LATE', '已过退给候补的截止时间', null],
    ['PAPER', '快递的纸质票', null],
    ['NOT_PAID', '没有可退给候补的门票', null],
    ['REFUNDABLE', '仍可退票', ['退票', 'refund-order-tickets']],
    ['CHANGED', '演出已取消或延期', ['退票', 'refund-order-tickets']],
    ['REBOOKING', '有一笔改签待支付', ['去支付', 'rebook-ticket']],
  ] as const)(
    'shows why an order with %s cannot be listed, and links to any next step',
    async (hindrance, text, way) => {
      await open([[orderResale, () => anOrderResale({ hindrance })]])
      expect(screen.text()).toContain(text)
      expect(screen.all('[role=checkbox]')).toHaveLength(0)
      if (way) await screen.press(way[0])
      expect(screen.went).toEqual(way ? [['open', way[1], { orderId: 'O1' }]] : [])
    },
  )

  test.each([
    ['USED', '已使用'],
    ['AWAY', '已转赠'],
    ['GIVING', '转赠中，先收回才能退给候补'],
    ['ON_SALE', '该票档仍有余票'],
    ['NO_LINE', '该票档没有候补'],
  ] as const)('disables a ticket with the block reason %s, and shows the reason', async (hindrance, text) => {
    await open([[orderResale, () => anOrderResale({ units: [aResaleUnit('1', { hindrance }), aResaleUnit('2')] })]])
    expect(box('1 座').textContent).toContain(text)
    await screen.tap(box('1 座'))
    expect(screen.text()).toContain('选择门票后显示退回金额')
  })

  test('links to the orders for an unknown order, and offers a retry after a failure', async () => {
    await open([[orderResale, notFound]])
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
    screen.unmount()
    await open([[orderResale, offline]])
    screen.answer(orderResale, () => anOrderResale())
    await screen.press('重试')
    expect(screen.all('[role=checkbox]')).toHaveLength(2)
  })
})
