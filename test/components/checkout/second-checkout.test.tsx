import { addresses } from '@/api/address'
import { layouts } from '@/api/layout'
import type { CouponReason, OrderCoupon } from '@/api/purchase'
import { cashiers, pay, reserveTime } from '@/api/payment'
import { wayOnOf } from '@/components/checkout/reductions/coupon-reason'
import { fen } from '@/domain/money'
import { anAddress } from '../../support/data/address'
import { anAgreement } from '../../support/data/payment'
import { aCreatedOrder } from '../../support/data/purchase'
import { NOW } from '../../support/fake-clock'
import { type Answers, offline, refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { ItemCheckoutScreen } from './item-checkout'
import { createItemOrder, PRICE_CHANGED, priceItem } from './item-checkout.model'
import { anItemPrice, ITEM_ANSWERS } from './item-data'

const usual: Answers = [
  ...ITEM_ANSWERS,
  [addresses, () => [anAddress()]],
  [cashiers, () => [{ paymentProduct: 'ALIPAY_WAP', displayName: '支付宝' }]],
  [reserveTime, () => ({ time: NOW + 900_000 })],
  [pay, () => ({ paymentInfo: { normalUrl: 'https://pay.example/' } })],
]

let screen: OpenScreen
const open = async (answers: Answers = []) => {
  const params = { showId: 'S1', sessionId: 'N1' }
  screen = await openScreen(ItemCheckoutScreen, { params, member: true, answers: [...usual, ...answers] })
}
const engrave = (text: string) => screen.type(screen.find('#item-engraving input') as HTMLInputElement, text)
afterEach(() => screen.unmount())

describe('the checkout of a shop item', () => {
  test('shows the item and its price', async () => {
    await open()
    expect(screen.text()).toContain('Mug')
    expect(screen.text()).toContain('¥90')
    expect(screen.sentTo(priceItem)[0]).toEqual({ itemId: 'I1', count: 2 })
  })

  test('offers only a retry if the price is missing', async () => {
    await open([[priceItem, offline]])
    expect(screen.text()).not.toContain('提交订单')
    screen.answer(priceItem, () => anItemPrice())
    await screen.press('重试')
    expect(screen.button('提交订单')).toBeTruthy()
  })

  test('requests the price again with the chosen coupon', async () => {
    await open()
    await screen.press('1 张可用')
    await screen.tap(screen.all('[role=radio]').find((row) => row.textContent?.includes('Item coupon')) as HTMLElement)
    expect(screen.sentTo(priceItem).at(-1)).toMatchObject({ couponId: 'C1', addressId: 'D1' })
    expect(screen.text('[role=main]')).toContain('¥80')
  })

  const aReason = (reason: Partial<CouponReason>): OrderCoupon => ({
    ...{ couponId: 'C9', couponTemplateId: 'CT9', title: 'Other', discountAmount: fen(0) },
    ...{ startTime: NOW, expireTime: null, usable: false, couponType: 'CASH' },
    reason: {
      ...{ code: '', missing: 0, difference: fen(0), payAmount: fen(0), orderId: '', orderType: 'ticket' },
      ...{ wouldApply: null, ...reason },
    },
  })

  test.each<[Partial<CouponReason>, string]>([
    [{ code: 'AMOUNT', missing: 2_000 }, '还差 ¥20 可用'],
    [{ code: 'QUANTITY', missing: 2 }, '还差 2 件可用'],
    [{ code: 'NOT_STARTED' }, '起可用'],
    [{ code: 'SCOPE' }, '不适用于所购内容'],
    [{ code: 'REFUNDING' }, '退款完成后退回'],
    [{ code: 'BIZ_TYPE' }, '不适用于此类订单'],
    [{ code: 'NOTHING_LEFT' }, '没有可抵扣的金额'],
    [{ code: 'UNHEARD_OF' }, '本单不可用'],
  ])('shows the reason %j why a coupon cannot be chosen', async (reason, text) => {
    await open([[priceItem, () => anItemPrice({ coupons: [aReason(reason)] })]])
    await screen.press('选择优惠')
    expect(screen.text('[role=radiogroup]')).toContain(text)
    const choices = screen.all('[role=radio]:not([aria-disabled=true])')
    expect(choices.some((row) => row.textContent?.includes('Other'))).toBe(false)
  })

  test('lets the buyer choose a coupon that saves less than the promotion', async () => {
    const coupon = aReason({ code: 'EXCLUSIVE', difference: fen(1_000), payAmount: fen(9_500) })
    await open([[priceItem, () => anItemPrice({ coupons: [coupon] })]])
    await screen.press('选择优惠')
    const row = screen
      .all('[role=radio]')
      .find((each) => each.textContent?.includes('多付 ¥10，合计 ¥95')) as HTMLElement
    await screen.tap(row)
    expect(screen.sentTo(priceItem).at(-1)).toMatchObject({ couponId: 'C9' })
  })

  test.each(['HELD', 'REFUNDING'])('opens the order of a coupon with the reason %s', async (code) => {
    await open([[priceItem, () => anItemPrice({ coupons: [aReason({ code, orderId: 'O7' })] })]])
    await screen.press('选择优惠')
    await screen.press('Other')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O7' }]])
  })

  test.each([
    ['OFFLINE', '请在线下使用', '出示券码'],
    ['OUTER', '请在合作方使用', '查看'],
    ['NOT_STARTED', '起可用', '设置提醒'],
    ['BIZ_TYPE', '不适用于此类订单', '查看'],
    ['SCOPE', '不适用于所购内容', '查看'],
  ])('opens the detail of a coupon with the reason %s', async (code, reason, wayOn) => {
    await open([[priceItem, () => anItemPrice({ coupons: [aReason({ code })] })]])
    await screen.press('选择优惠')
    for (const text of [reason, wayOn]) expect(screen.text('[role=radiogroup]')).toContain(text)
    await screen.press('Other')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponId: 'C9' }]])
  })

  test.each([
    ['SHOWS', { code: 'SCOPE' }, { canChange: true, hasTickets: true }],
    ['COUPON', { code: 'SCOPE' }, { canChange: false, hasTickets: false }],
    [null, { code: 'AMOUNT' }, { canChange: true, hasTickets: true }],
    [null, { code: 'NOTHING_LEFT' }, { canChange: true, hasTickets: true }],
  ] as const)('offers %s for the reason %j', (way, reason, purchase) => {
    expect(wayOnOf(aReason(reason), purchase)).toBe(way)
  })

  test('marks a missing field and moves the focus to this field', async () => {
    await open()
    expect(screen.text()).not.toContain('请填写刻字')
    await screen.press('提交订单')
    expect(screen.text('#item-engraving')).toContain('请填写刻字')
    expect(document.activeElement?.id).toBe('item-engraving')
    expect(screen.sentTo(createItemOrder)).toEqual([])
  })

  test('sends one order for a double tap on both buttons', async () => {
    await open([[createItemOrder, () => new Promise(() => undefined)]])
    await engrave('Lin')
    const buttons = screen.all('button').filter((button) => button.textContent === '提交订单')
    expect(buttons).toHaveLength(2)
    await screen.change(() => [...buttons, ...buttons].forEach((button) => button.click()))
    await screen.tap(buttons[0])
    expect(screen.sentTo(createItemOrder)).toMatchObject([{ engraving: 'Lin', paymentParam: { payAmount: 9_000 } }])
    expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'true'])
  })

  test('shows an unknown outcome, and resends the order with the same idempotency key', async () => {
    await open([[createItemOrder, offline]])
    await engrave('Lin')
    await screen.press('提交订单')
    expect(screen.text('#item-outcome')).toContain('再次提交不会重复下单')
    await screen.press('提交订单')
    const [first, second] = screen.sentTo(createItemOrder)
    expect(second.idempotencyKey).toBe(first.idempotencyKey)
  })

  test.each([
    ['按现价下单', 2],
    ['取消', 1],
  ])('requests confirmation of a changed price; the answer “%s” makes %i order requests', async (choice, orders) => {
    await open([[createItemOrder, refused('价格有变化', PRICE_CHANGED)]])
    await engrave('Lin')
    screen.answer(priceItem, () => anItemPrice({ payAmount: fen(9_900) }))
    await screen.press('提交订单')
    expect(screen.question()).toContain('原价格 ¥90，现价格 ¥99')
    screen.answer(createItemOrder, () => aCreatedOrder({ payAmount: fen(9_900) }))
    await screen.press(choice)
    expect(screen.sentTo(createItemOrder)).toHaveLength(orders)
    expect(screen.text('[role=main]')).toContain('¥99')
  })

  test('opens the success page of item orders after the payment', async () => {
    await open([[priceItem, () => anItemPrice({ agreement: anAgreement() })]])
    await engrave('Lin')
    await screen.tap(screen.find('[role=checkbox][aria-label="我已阅读并同意购票协议"]'))
    await screen.press('提交订单')
    await screen.press('支付宝 ¥90')
    expect(screen.went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'item' }]])
    expect(screen.sentTo(layouts)).toEqual([])
  })
})
