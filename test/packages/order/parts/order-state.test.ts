import { fen } from '@/domain/money'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { stateHint, stateTone, stateWord } from '@/packages/order/parts/order-state'
import { anOrder } from '../../../support/data/order'

beforeAll(() => texts.setLanguage('zh-CN'))

const COUPON = { kind: 'COUPON', title: '满减券', amount: fen(-5_000) } as const

describe('the hint of an order’s state', () => {
  const hintOf = (orderState: 'CANCELED' | 'CLOSED' | 'SUCCEEDED', priceLines: (typeof COUPON)[]) =>
    stateHint(
      { ...anOrder(), orderState, orderDetailState: null, orderStatusTitle: '', orderOperations: [], priceLines },
      texts.translator(orderTexts),
    )

  it.each(['CANCELED', 'CLOSED'] as const)('shows for %s that the coupon is back, if one was used', (state) => {
    expect(hintOf(state, [COUPON])).toContain('优惠券已退回')
    expect(hintOf(state, [])).not.toContain('优惠券')
  })

  it('does not return the coupon of an order that succeeded', () => {
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
    )

  it('asks the buyer to send it again, or to contact support once it is too late', () => {
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

  it('names the change while tickets are left', () => {
    expect(headOf({ showChange: 'DELAY' })).toEqual(['演出已延期', 'due'])
    expect(headOf({ showChange: 'CANCELED' })).toEqual(['演出已取消', 'bad'])
    const refundable = anOrder({ ...held, showChange: 'CANCELED', orderOperations: ['REFUND'] })
    expect(stateHint(refundable, t)).toMatch(/^门票已无法入场.*可全额退款，不限时间$/)
    expect(stateHint(anOrder({ ...held, showChange: 'DELAY', orderOperations: [] }), t)).toBe('门票在新日期继续有效')
  })

  it('names it behind the order’s own state once no ticket is left', () => {
    const head = headOf({ showChange: 'DELAY', refundedQty: 2, orderDetailState: 'refunding' })
    expect(head).toEqual(['退款中\u00a0· 演出已延期', 'plain'])
  })
})
