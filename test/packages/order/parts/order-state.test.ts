import { orderTone, ticketTone } from '@/components/order/order-tone'
import { LANGUAGES } from '@/domain/languages'
import { fen } from '@/domain/money'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { stateHint, stateTone, stateWord } from '@/packages/order/parts/order-state'
import { anOrder } from '../../../support/data/order'

beforeAll(() => texts.setLanguage('zh-CN'))

const NOW = Date.UTC(2026, 11, 1, 2)
const POINTS = { kind: 'POINTS', title: '', amount: fen(-3_000), points: 3_000 } as const
const COUPON = { kind: 'COUPON', title: '满减券', amount: fen(-5_000) } as const

describe('the hint of an order’s state', () => {
  const hintOf = (orderState: 'CANCELED' | 'CLOSED' | 'SUCCEEDED', priceLines: (typeof COUPON | typeof POINTS)[]) =>
    stateHint(
      { ...anOrder(), orderState, orderDetailState: null, orderStatusTitle: '', orderOperations: [], priceLines },
      texts.translator(orderTexts),
      NOW,
    )

  it.each(['CANCELED', 'CLOSED'] as const)('states for %s that a used coupon was returned', (state) => {
    expect(hintOf(state, [COUPON])).toContain('优惠券已退回')
    expect(hintOf(state, [])).not.toContain('优惠券')
  })

  it('states that used points were returned', () => {
    expect(hintOf('CLOSED', [COUPON, POINTS])).toContain('优惠券已退回\u00a0· 积分已退回')
    expect(hintOf('CLOSED', [COUPON])).not.toContain('积分')
  })

  it('does not mention the coupon of an order that succeeded', () => {
    expect(hintOf('SUCCEEDED', [COUPON])).not.toContain('优惠券')
  })
})

describe('the state of an order with a returned parcel', () => {
  const hintOf = (orderOperations: string[]) =>
    stateHint(
      anOrder({
        orderState: 'DELIVERING_EXPRESS',
        orderDetailState: 'parcelReturned',
        orderOperations,
        priceLines: [],
      }),
      texts.translator(orderTexts),
      NOW,
    )

  it('asks the buyer to resend the parcel, or to contact support after the deadline', () => {
    expect(hintOf(['VIEW_EXPRESS', 'SEND_AGAIN'])).toContain('请确认地址后重新寄出')
    expect(hintOf(['VIEW_EXPRESS'])).toContain('无法再寄出，请联系客服')
  })
})

describe('the state of an order for a changed show', () => {
  const t = texts.translator(orderTexts)
  const held = { orderState: 'SUCCEEDED', orderDetailState: 'issued', isEnd: false, qty: 2 } as const
  const headOf = (more: Parameters<typeof anOrder>[0]) => {
    const order = anOrder({ ...held, ...more })
    return [stateWord(order, t), stateTone(order)]
  }

  it('shows the change while the order still has tickets', () => {
    expect(headOf({ showChange: 'DELAY' })).toEqual(['演出已延期', 'due'])
    expect(headOf({ showChange: 'CANCELED' })).toEqual(['演出已取消', 'bad'])
    const refundable = anOrder({ ...held, showChange: 'CANCELED', orderOperations: ['REFUND'] })
    expect(stateHint(refundable, t, NOW)).toMatch(/^门票已无法入场.*可全额退款，不限时间$/)
    expect(stateHint({ ...refundable, autoRefundAt: Date.UTC(2026, 11, 5) }, t, NOW)).toMatch(
      /12月5日起自动全额退款，也可现在申请$/,
    )
    expect(stateHint(anOrder({ ...held, showChange: 'DELAY', orderOperations: [] }), t, NOW)).toBe(
      '门票在新日期继续有效',
    )
  })

  it('shows the order’s own state before the change once no ticket is left', () => {
    const head = headOf({ showChange: 'DELAY', refundedQty: 2, orderDetailState: 'refunding' })
    expect(head).toEqual(['已退票\u00a0· 退款中\u00a0· 演出已延期', 'plain'])
  })
})

describe('the state of an order with a returned ticket', () => {
  it.each(LANGUAGES)('shows the returned ticket before the refund in %s', async (language) => {
    await texts.setLanguage(language)
    const t = texts.translator(orderTexts)
    const states = (['refunding', 'refundFailed'] as const).map((orderDetailState) =>
      stateWord(anOrder({ orderState: 'SUCCEEDED', qty: 1, refundedQty: 1, isEnd: true, orderDetailState }), t),
    )
    const ticket = t('ticketHolder.state.REFUNDED')
    expect(states).toEqual([
      `${ticket}\u00a0· ${t('order.state.refunding')}`,
      `${ticket}\u00a0· ${t('order.state.refundFailed')}`,
    ])
  })

  it.each([
    ['refunding', 'REFUNDING'],
    ['refundFailed', 'REFUND_FAILED'],
    ['issued', 'VALID'],
    ['refunded', 'REFUNDED'],
    ['given', 'GIVEN'],
  ] as const)('has the tone of the order’s state %s', (label, state) => {
    expect(ticketTone(state)).toBe(orderTone(label))
  })
})
