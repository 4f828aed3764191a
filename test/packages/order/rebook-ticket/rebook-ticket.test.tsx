import { applyReschedule, holdRebook, rebookCheck, rebookShowUser, releaseRebook } from '@/api/rebook'
import { cashiers, pay, reserveTime } from '@/api/payment'
import { layouts } from '@/api/layout'
import { customerService } from '@/api/shop'
import { REBOOK_CODES } from '@/domain/business-codes/rebook'
import { fen } from '@/domain/money'
import RebookTicket from '@/packages/order/rebook-ticket/rebook-ticket'
import { RequestError } from '@/request/errors'
import { byPhone } from '../../../support/data/customer-service'
import {
  aRebookCheck,
  aRebookHold,
  aRebookOffer,
  aRebookUnit,
  rebookAnswers,
  type WantedRebook,
} from '../../../support/data/rebook'
import { NOW } from '../../../support/fake-clock'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const created = (payAmount: number) => ({
  ...{ orderId: 'O2', unPaidTransactionIds: payAmount > 0 ? ['T2'] : [], payAmount: fen(payAmount) },
})
const refusal = (statusCode: number, message: string) => () => {
  throw new RequestError({ kind: 'business', statusCode, message })
}

describe('the rebooking screen', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers = []) => {
    screen = await openScreen(RebookTicket, {
      member: true,
      params: { orderId: 'O1' },
      answers: [...rebookAnswers, [customerService, () => byPhone], ...answers],
    })
  }
  const of = (role: string, text: string) =>
    screen.all(`[role=${role}]`).find(({ textContent }) => textContent?.includes(text))!
  const day = (date: string) =>
    screen.all('[role=radio]').find((node) => node.getAttribute('aria-label')?.includes(date))!
  const choose = async (seat: string, tier: string) => {
    await screen.tap(of('checkbox', `${seat} 座`))
    await screen.tap(of('radio', tier))
  }
  const answerYes = async (text: string) =>
    screen.tap([...screen.all('[role=alertdialog] button, [role=dialog] button')].find((b) => b.textContent === text)!)

  test('rebooks to a cheaper tier after one confirmation, and opens the result', async () => {
    await open([
      [applyReschedule, () => created(0)],
      [layouts, () => ({ components: [] })],
    ])
    await choose('1', '二层')
    expect(screen.sentTo(holdRebook)).toEqual([
      { orderId: 'O1', rebookTicketItems: [{ unitId: '1' }], sessionId: 'N1', seatPlanId: 'P3' },
    ])
    expect(screen.text()).toMatch(
      /为你保留.*10:00.*原票.*林晚.*新票.*二层.*2 排 5 座.*新票价格¥180.*原票抵扣-¥380.*手续费免费.*退回差价.*200.*退回至支付宝.*3 个工作日内/,
    )
    await screen.press('确认改签，退 ¥200')
    expect(screen.question()).toContain('差价 ¥200 原路退回')
    expect(screen.sentTo(applyReschedule)).toEqual([])
    await answerYes('确认改签')
    expect(screen.sentTo(applyReschedule)).toEqual([{ rebookId: 'C-P3' }])
    expect(screen.went).toEqual([['redirect', 'pay-success', { orderId: 'O2', orderType: 'ticket' }]])
  })

  test('shows the fee deducted from a price difference, and the returned remainder', async () => {
    const withFee = { fee: fen(4_000), back: fen(16_000), ways: [{ method: '支付宝', amount: fen(16_000) }] }
    await open([
      [holdRebook, (wanted: WantedRebook) => aRebookHold({ ...wanted, unitIds: ['1'] }, withFee)],
      [applyReschedule, () => created(0)],
    ])
    await choose('1', '二层')
    expect(screen.text()).toMatch(/原票抵扣-¥380.*手续费¥40.*退回差价.*160.*退回至支付宝/)
    await screen.press('确认改签，退 ¥160')
    expect(screen.question()).toContain('扣除手续费 ¥40 后，差价 ¥160 原路退回')
  })

  test('charges the difference for a more expensive tier without a confirmation', async () => {
    await open([
      [applyReschedule, () => created(20_000)],
      [cashiers, () => [{ paymentProduct: 'ALIPAY_WAP', displayName: '支付宝' }]],
      [reserveTime, () => ({ time: NOW + 900_000 })],
      [pay, () => ({ paymentInfo: { normalUrl: 'https://pay.example/' } })],
      [layouts, () => ({ components: [] })],
    ])
    await choose('1', '池座')
    expect(screen.text()).toContain('付清前原票有效')
    await screen.press('补差价 ¥200')
    expect(screen.sentTo(applyReschedule)).toEqual([{ rebookId: 'C-P1' }])
    await screen.press('支付宝 ¥200')
    expect(screen.sentTo(pay)).toMatchObject([{ transactionIds: ['T2'] }])
    expect(screen.went.at(-1)).toEqual(['redirect', 'pay-success', { orderId: 'O2', orderType: 'ticket' }])
    // Leaving the screen does not release a hold for which an order exists.
    screen.unmount()
    expect(screen.sentTo(releaseRebook)).toEqual([])
  })

  test('shows each tier’s difference or block reason, and disables sold-out sessions', async () => {
    await open()
    await screen.tap(of('checkbox', '1 座'))
    expect(of('radio', '池座').textContent).toMatch(/¥580补 ¥200/)
    expect(of('radio', '二层').textContent).toMatch(/¥180退 ¥200/)
    expect(of('radio', '一层').textContent).toContain('当前票档')
    await screen.tap(of('radio', '包厢'))
    expect(screen.sentTo(holdRebook)).toEqual([])
    await screen.tap(day('12月22日'))
    expect(day('12月20日').getAttribute('aria-checked')).toBe('true')
    await screen.tap(day('12月21日'))
    expect(of('radio', '一层').textContent).toContain('无差价')
  })

  test('explains before the confirmation that the difference is not returned', async () => {
    const offer = aRebookOffer()
    Object.assign(offer.rebook.sessions[0]!.tiers[2]!, { difference: fen(0), fee: fen(20_000) })
    await open([
      [rebookCheck, () => aRebookCheck({ refundBlockReason: 'COUNT' })],
      [rebookShowUser, () => offer],
      [
        holdRebook,
        (wanted: WantedRebook) =>
          aRebookHold({ ...wanted, unitIds: ['1'] }, { fee: fen(20_000), back: fen(0), ways: [] }),
      ],
    ])
    await screen.tap(of('checkbox', '1 座'))
    expect(screen.text()).toContain('本场次的退票次数已用完，改到低价票档不退差价')
    expect(of('radio', '二层').textContent).toContain('差价 ¥200 不退')
    await screen.tap(of('radio', '二层'))
    expect(screen.text()).toMatch(/不退差价¥200/)
    expect(screen.text()).not.toContain('改签手续费')
    await screen.press('确认改签')
    expect(screen.question()).toContain('差价 ¥200 不退')
  })

  test('marks the current session, and preselects it if another tier is available', async () => {
    const offer = aRebookOffer()
    const own = offer.rebook.sessions[1]!
    await open([
      [rebookCheck, () => aRebookCheck({ sessionId: own.sessionId })],
      [rebookShowUser, () => offer],
    ])
    await screen.tap(of('checkbox', '1 座'))
    expect(day('12月21日').getAttribute('aria-checked')).toBe('true')
    expect(day('12月21日').getAttribute('aria-label')).toContain('当前场次')
    screen.unmount()
    own.tiers = own.tiers.map((tier) => ({ ...tier, state: 'CURRENT' as const }))
    await open([
      [rebookCheck, () => aRebookCheck({ sessionId: own.sessionId })],
      [rebookShowUser, () => offer],
    ])
    await screen.tap(of('checkbox', '1 座'))
    expect(day('12月21日').getAttribute('aria-label')).toContain('当前场次')
    expect(screen.all('[role=radio][aria-checked=true]')).toEqual([])
  })

  test.each([
    ['a tier is sold out', ['UNFIT', 'SOLD_OUT'], '暂无余票'],
    ['no tier is sold out', ['UNFIT', 'CURRENT'], '不适用'],
  ] as const)('shows why a session cannot be chosen: %s', async (_, states, note) => {
    const offer = aRebookOffer()
    const closed = offer.rebook.sessions[2]!
    closed.tiers = states.map((state) => ({ ...closed.tiers[0]!, seatPlanId: state, state }))
    await open([[rebookShowUser, () => offer]])
    await screen.tap(of('checkbox', '1 座'))
    expect(day('12月22日').getAttribute('aria-label')).toContain(note)
  })

  test('offers the seat map only if the session has selectable seats', async () => {
    await open()
    await screen.tap(of('checkbox', '1 座'))
    expect(screen.text()).toContain('同票档换座，或任选其他票档')
    await screen.press('在座位图上选座')
    expect(screen.went).toEqual([['open', 'pick-seat', { showId: 'S1', sessionId: 'N1', quantity: '1', pick: '1' }]])
    await screen.tap(day('12月21日'))
    expect(screen.text()).not.toContain('在座位图上选座')
  })

  test('releases the earlier hold after another choice', async () => {
    await open()
    await choose('1', '二层')
    await screen.tap(of('checkbox', '2 座'))
    expect(screen.sentTo(releaseRebook)).toEqual([{ rebookId: 'C-P3' }])
    expect(screen.text()).not.toContain('改签手续费')
  })

  test('shows that the hold expired, and sends no further request', async () => {
    await open()
    await choose('1', '二层')
    await screen.wait(600_000)
    expect(screen.text()).toContain('保留时间已过，请重新选择票档')
    await screen.press('确认改签')
    expect(screen.question()).toBe('')
    expect(screen.sentTo(applyReschedule)).toEqual([])
  })

  test.each([
    ['the hold has expired', REBOOK_CODES.rebookHoldOver, '请重新选择'],
    ['the deadline passed between preview and tap', REBOOK_CODES.rebookTooLate, '已过改签截止时间'],
  ])('shows the reason, charges nothing, and allows a new choice when %s', async (_, code, message) => {
    await open([[applyReschedule, refusal(code, message)]])
    await choose('1', '池座')
    await screen.press('补差价 ¥200')
    expect(screen.text('[role=alertdialog]')).toContain(message)
    await answerYes('知道了')
    expect(screen.went).toEqual([])
    expect(screen.text()).toContain('保留时间已过，请重新选择票档')
    expect(screen.sentTo(rebookCheck)).toHaveLength(2)
  })

  test('shows the gateway’s text for a sold-out tier, and reloads the tiers', async () => {
    await open([[holdRebook, refusal(22034001, '票已售完')]])
    await choose('1', '池座')
    expect(screen.text()).toContain('票已售完')
    expect(screen.sentTo(rebookShowUser)).toHaveLength(2)
  })

  test('repeats the same request after a missing response', async () => {
    await open([[applyReschedule, () => Promise.reject(new RequestError({ kind: 'network' }))]])
    await choose('1', '池座')
    await screen.press('补差价 ¥200')
    expect(screen.text('[role=alertdialog]')).toContain('再次提交不会重复改签')
    await answerYes('知道了')
    await screen.press('补差价 ¥200')
    expect(screen.sentTo(applyReschedule)).toEqual([{ rebookId: 'C-P1' }, { rebookId: 'C-P1' }])
  })

  test('shows missing choices at the affected cards', async () => {
    await open()
    expect(screen.text()).toContain('选择门票、场次和票档后显示差价')
    await screen.press('确认改签')
    expect(screen.text()).toContain('请选择要改签的门票')
    await screen.tap(of('checkbox', '1 座'))
    expect(screen.text()).toContain('请选择场次和票档')
    expect(screen.button('确认改签').className).toContain('off')
    await screen.tap(of('radio', '池座'))
    expect(screen.button('补差价 ¥200').className).not.toContain('off')
  })

  test('rebooks tickets that share a coupon only together', async () => {
    await open([[rebookCheck, () => aRebookCheck({ together: true })]])
    expect(screen.text()).toContain('门票需一起改签')
    expect(screen.all('[role=checkbox][aria-checked=true]')).toHaveLength(2)
    await screen.tap(of('checkbox', '1 座'))
    expect(screen.all('[role=checkbox][aria-checked=true]')).toHaveLength(2)
    expect(screen.text()).not.toContain('全选')
  })

  test('disables a used ticket', async () => {
    await open([
      [rebookCheck, () => aRebookCheck({ units: [aRebookUnit('1', { hindrance: 'USED' }), aRebookUnit('2')] })],
    ])
    expect(of('checkbox', '1 座').textContent).toContain('已使用')
    // Only one ticket can still be rebooked, so it is selected.
    expect(screen.all('[role=checkbox][aria-checked=true]')).toHaveLength(1)
  })

  test.each([
    ['NEVER', '该演出不支持改签', '', []],
    ['TWICE', '改签得到的门票不能再次改签', '', []],
    ['CHANGED', '可直接退票', '退票', ['open', 'refund-order-tickets', { orderId: 'O1' }]],
    ['PENDING', '已有一笔改签待支付', '去支付', ['open', 'order-detail', { orderId: 'O9' }]],
  ] as const)('shows the reason and the next step for an order with %s', async (hindrance, text, way, leads) => {
    await open([[rebookCheck, () => aRebookCheck({ hindrance, pendingOrderId: hindrance === 'PENDING' ? 'O9' : '' })]])
    expect(screen.text()).toContain(text)
    expect(screen.all('[role=checkbox]')).toHaveLength(0)
    if (way === '') return
    await screen.press(way)
    expect(screen.went).toEqual([leads])
  })
})
