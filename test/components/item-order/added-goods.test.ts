import { CheckoutGoods } from '@/components/checkout/goods/checkout-goods'
import { draftOfOrder } from '@/components/goods/goods-draft'
import { ItemCheckoutModel } from '@/components/item-order/item-checkout.model'
import { withPayment } from '@/payment/with-payment'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'

describe('the checkout of goods for an order', () => {
  it('clears the choice of goods when its screen closes', () => {
    const { services } = fakeServices({ member: true })
    const { screen } = screenScope(services)
    const deps = { ...services, screen }
    const draft = draftOfOrder(deps, 'O1')
    draft.choose([{ spuId: 'G1', attributeIds: [], quantity: 1 }])
    const goods = new CheckoutGoods(draft, () => undefined)
    const model = new ItemCheckoutModel(withPayment(deps), '', 'GOODS', { orderId: 'O1', goods })
    expect(draft.chosen).toHaveLength(1)
    screen.dispose()
    expect({ chosen: draft.chosen, quantity: model.quantity }).toEqual({ chosen: [], quantity: 1 })
  })
})
