import { fen } from '@/domain/money'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { stateHint } from '@/packages/order/parts/order-state'
import { anOrder } from '../../../support/data/order'

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
