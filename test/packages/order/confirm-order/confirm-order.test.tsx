import { attendees } from '@/api/attendee'
import { layouts } from '@/api/layout'
import { orderDetail } from '@/api/order'
import { cashiers, pay, reserveTime } from '@/api/payment'
import { createOrder, preOrder } from '@/api/purchase'
import { extendHold, seatHoldOf } from '@/api/seats'
import { fen } from '@/domain/money'
import ConfirmOrder from '@/packages/order/confirm-order/confirm-order'
import { anAgreement } from '../../../support/data/payment'
import { aCreatedOrder } from '../../../support/data/purchase'
import { aSeatHold } from '../../../support/data/seat-hold'
import { NOW } from '../../../support/fake-clock'
import { type Answers, offline, refused } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { anAttendee } from '../../../support/data/attendee'
import { anAudienceRule, aPreOrder } from '../../../support/data/pre-order'

const params = { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2' }
const agreement = anAgreement({
  template: '我同意{0}',
  placeHolders: [{ name: 'terms', title: '购票协议', url: '', id: 'terms' }],
})
const ways = [
  { paymentProduct: 'ALIPAY_WAP', displayName: '支付宝' },
  { paymentProduct: 'UNION_WAP', displayName: '云闪付', tipInfos: [{ tip: '立减 5 元' }] },
]
const purchase: Answers = [
  [preOrder, () => aPreOrder()],
  [createOrder, () => aCreatedOrder()],
  [cashiers, () => ways],
  [reserveTime, () => ({ time: NOW + 900_000 })],
  [pay, () => ({ paymentInfo: { normalUrl: 'https://pay.example/' } })],
  [layouts, () => ({ components: [] })],
]

let screen: OpenScreen
const open = async (answers: Answers = [], given: Given = {}) => {
  screen = await openScreen(ConfirmOrder, { params, member: true, answers: [...purchase, ...answers], ...given })
}
const sheet = () => screen.all('[role=dialog]').find((each) => each.textContent?.includes('支付订单'))
afterEach(() => screen.unmount())

test('links a privilege to its refund rules, beside the purchase notes', async () => {
  await open([[preOrder, () => aPreOrder({ notes: ['开演 30 天前可退票'], privilegeId: 'PV1' })]])
  await screen.press('该特权的退票规则')
  expect(screen.went).toEqual([['open', 'refund-rule-privilege', { privilegeId: 'PV1' }]])
})

test('applies a coupon and changes to the quantity that the coupon requires', async () => {
  const wouldApply = {
    ...{ seatPlanId: 'P1', seatPlanName: '看台', quantity: 3, instead: false, payAmount: fen(108_000) },
  }
  const coupon = {
    ...{ couponId: 'C1', couponTemplateId: 'CT1', title: '满千减百', discountAmount: fen(0) },
    ...{ startTime: null, expireTime: null },
    ...{ usable: false, couponType: 'REDUCTION' },
    reason: {
      code: 'AMOUNT',
      missing: 24_000,
      difference: fen(0),
      payAmount: fen(0),
      orderId: '',
      orderType: 'ticket' as const,
      wouldApply,
    },
  }
  await open([[preOrder, () => aPreOrder({ coupons: [coupon] })]])
  await screen.press('选择优惠')
  expect(screen.text('[role=dialog]')).toContain('改为 看台 3 份即可用，合计 ¥1080')
  await screen.press('满千减百')
  const items = [{ seatPlanId: 'P1', quantity: 3 }]
  expect(screen.sentTo(preOrder).at(-1)).toMatchObject({ items, couponId: 'C1' })
  await screen.press('提交订单')
  expect(screen.sentTo(createOrder).at(-1)).toMatchObject({ items })
})

describe('an order of held seats', () => {
  const seat = {
    seatId: 'A-7-15',
    seatPlanId: 'P1',
    seatDesc: '池座 7 排 15 座',
    price: fen(38_000),
    minAge: null,
    maxAge: null,
  }
  const held = { showId: 'S1', sessionId: 'N1', holdId: 'H1' }
  const hold = aSeatHold()
  const answers: Answers = [
    [preOrder, () => aPreOrder({ seats: [seat], holdExpiresAt: NOW + 480_000 })],
    [seatHoldOf, () => hold],
    [extendHold, () => ({ ...hold, expiresAt: NOW + 900_000, extensionsLeft: 0 })],
  ]

  test('shows the seats and a countdown, and extends the hold once', async () => {
    await open(answers, { params: held })
    expect(screen.text()).toContain('池座 7 排 15 座')
    expect(screen.find('[role=timer]').textContent).toContain('08:00')
    await screen.press('延长时间')
    expect(screen.find('[role=timer]').textContent).toContain('15:00')
    expect(screen.all('button').some((button) => button.textContent === '延长时间')).toBe(false)
  })

  test('shows only the link to the map once the hold has expired', async () => {
    await open(answers, { params: held })
    await screen.wait(481_000)
    expect(screen.text()).toContain('座位保留时间已到')
    expect(screen.text()).not.toContain('提交订单')
    await screen.press('重新选座')
    expect(screen.went).toEqual([['redirect', 'pick-seat', { showId: 'S1', sessionId: 'N1' }]])
  })

  test('links to the show if the address names no purchase', async () => {
    await open([], { params: { showId: 'S1', sessionId: 'N1' } })
    expect(screen.sentTo(preOrder)).toEqual([])
    await screen.press('查看演出')
    expect(screen.went).toEqual([['redirect', 'show-detail', { showId: 'S1' }]])
  })
})

describe('the confirmation of an order', () => {
  test('shows the ordered items and their price', async () => {
    await open()
    const items = [{ seatPlanId: 'P1', quantity: 2 }]
    expect(screen.sentTo(preOrder)).toMatchObject([{ showId: 'S1', sessionId: 'N1', items }])
    expect(screen.text()).toContain('Tides')
    expect(screen.text()).toContain('¥760')
  })

  test('marks an incomplete field, and orders once the input is complete', async () => {
    const audience = anAudienceRule()
    await open([
      [preOrder, () => aPreOrder({ audience, agreement })],
      [attendees, () => [anAttendee('林小雨')]],
    ])
    expect(screen.text()).not.toContain('还需选择')
    await screen.press('提交订单')
    expect(screen.text('#confirm-attendees')).toContain('还需选择 1 位观演人')
    expect(screen.sentTo(createOrder)).toEqual([])

    await screen.press('选择观演人')
    await screen.press('完成')
    const people = screen.find('[role=dialog]')
    expect(people.parentElement?.className).not.toContain('leaving')
    expect(people.querySelector('[role=alert]')?.textContent).toBe('还需选择 1 位观演人')
    await screen.press('林小雨')
    expect(people.querySelector('[role=alert]')?.textContent).toBe('')
    await screen.press('完成')
    expect(people.parentElement?.className).toContain('leaving')
    await screen.tap(screen.find('[role=checkbox][aria-label="我已阅读并同意购票协议"]'))
    await screen.press('提交订单')
    expect(screen.sentTo(createOrder)).toMatchObject([{ audienceIds: ['林小雨'], paymentParam: { payAmount: 76_000 } }])
  })

  test('shows in the attendee sheet how many attendees must meet the age limit', async () => {
    const audience = anAudienceRule({ mode: 'ONE_PER_TICKET', count: 2, limit: 4, maxAge: 12, ageCount: 1 })
    await open([
      [preOrder, () => aPreOrder({ audience, agreement })],
      [attendees, () => [anAttendee('林小雨')]],
    ])
    await screen.press('选择观演人')
    expect(screen.text('[role=dialog]')).toContain('需有 1 位不超过 12 岁的观演人')
  })
})

describe('the payment of a confirmed order', () => {
  const toPay = async (given: Given = {}, more: Answers = []) => {
    await open(more, given)
    await screen.press('提交订单')
  }

  test('pays by another method, and opens the result', async () => {
    await toPay()
    await screen.press('云闪付')
    await screen.press('云闪付 ¥760')
    expect(screen.sentTo(pay)).toMatchObject([{ transactionIds: ['T1'], paymentProduct: 'UNION_WAP' }])
    expect(screen.went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
    expect(screen.services.payment.sheet).toBeNull()
  })

  test('shows the gateway’s refusal text in the sheet, and allows another method', async () => {
    await toPay({}, [[pay, refused('余额不足')]])
    await screen.press('支付宝 ¥760')
    expect(screen.text('[aria-live=assertive]')).toBe('余额不足')
    expect(screen.went).toEqual([])
    await screen.press('云闪付')
    expect(screen.text('[aria-live=assertive]')).toBe('')
  })

  test('leaves the sheet open without a message if the buyer cancels', async () => {
    await toPay({ pays: () => ({ kind: 'cancelled' }) })
    await screen.press('支付宝 ¥760')
    expect(screen.text('[aria-live=assertive]')).toBe('')
    expect(sheet()).toBeTruthy()
  })

  test('requires a confirmation to close the payment sheet, then opens the existing order', async () => {
    await toPay()
    await screen.tap(sheet()?.querySelector('[aria-label=关闭]') as HTMLElement)
    expect(screen.question()).toContain('订单为你保留至 10:15')
    await screen.press('暂不支付')
    expect(screen.went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  test('closes the sheet and opens the order at the payment deadline', async () => {
    await toPay()
    expect(screen.find('[role=timer]').textContent).toBe('15:00')
    await screen.wait(900_000)
    expect(screen.went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  test('checks the payment result for a buyer who left for an external cashier', async () => {
    await toPay({ pays: () => ({ kind: 'left' }) }, [[orderDetail, offline]])
    await screen.press('支付宝 ¥760')
    expect(screen.text()).toContain('正在确认支付结果')
    expect(screen.text()).not.toContain('提交订单')
    expect(screen.text()).toMatch(/Tides.*应付 ¥760/)
  })
})

test('shows the accent color on the button only, not on the amount due', async () => {
  await open()
  expect(screen.all('.price').length).toBeGreaterThan(0)
  expect(screen.all('.price.accent')).toEqual([])
})

describe('the points of a checkout', () => {
  /** A gateway that lets 12,345 points pay up to 30 yuan. */
  const answer = ({ pointAmount = 0 }: { pointAmount?: number }) => {
    const amount = fen(Math.min(pointAmount, 3_000))
    const usage = { usable: 12_345, rate: 100, limitProportion: 30, most: fen(3_000), amount }
    return aPreOrder({ pointUsage: { ...usage, points: amount, left: 12_345 - amount } })
  }
  const isOn = () => screen.find('[role=switch]').getAttribute('aria-checked')

  test('are unused at first, use the maximum when switched on, and decrease by whole yuan', async () => {
    await open([[preOrder, answer]])
    await screen.press('选择优惠')
    expect(screen.text()).toContain('可用 12,345 积分，本单最多用 3000 积分抵 ¥30')
    expect(isOn()).toBe('false')
    await screen.press('使用积分抵扣')
    expect(isOn()).toBe('true')
    expect(screen.text()).toContain('使用 3000 积分，剩余 9345')
    await screen.press('减少')
    expect(screen.sentTo(preOrder).at(-1)).toMatchObject({ pointAmount: 2_900 })
    expect(screen.text()).toContain('使用 2900 积分，剩余 9445')
    await screen.press('使用积分抵扣')
    expect(screen.sentTo(preOrder).at(-1)).toMatchObject({ pointAmount: 0 })
  })

  test('show that a choice above the limit was reduced', async () => {
    let most = 3_000
    await open([
      [
        preOrder,
        (choice: { pointAmount?: number }) => {
          const priced = answer({ pointAmount: Math.min(choice.pointAmount ?? 0, most) })
          return { ...priced, pointUsage: priced.pointUsage && { ...priced.pointUsage, most: fen(most) } }
        },
      ],
    ])
    most = 2_000
    await screen.press('选择优惠')
    await screen.press('使用积分抵扣')
    expect(screen.text()).toContain('已按本单上限调整为 ¥20')
  })

  test('are hidden if the gateway offers no points', async () => {
    await open()
    expect(screen.text('')).not.toContain('积分')
  })
})
