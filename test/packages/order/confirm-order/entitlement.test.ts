import { layouts } from '@/api/layout'
import { createOrder, preOrder } from '@/api/purchase'
import { type Entitlement, ENTITLEMENT_PARAMS, entitlementOf } from '@/domain/order/entitlement'
import { fen } from '@/domain/money'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { purchaseOf } from '@/packages/order/confirm-order/purchase'
import { formatQuery } from '@/router/query'
import { parseLink } from '@/router/links'
import { openModel } from '../../show/pick-seat/support'
import { beginSale } from '../../show/support'
import { aPreOrder } from '../../../support/data/pre-order'
import { setUp } from '../support'
import { aCreatedOrder } from '../../../support/data/purchase'

const entitlement: Required<Entitlement> = {
  promotionId: 'PR1',
  privilegeLimitation: '2',
  userCardInstanceId: 'UC1',
  cardId: 'K1',
  privilegeCode: 'CODE',
  privilegeId: 'PV1',
}
const tickets = { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '1' }

describe('the entitlement parameters from the route to the order', () => {
  it('have six names', () => {
    expect(Object.keys(entitlement).sort()).toEqual([...ENTITLEMENT_PARAMS].sort())
    expect(entitlementOf({ ...tickets, ...entitlement })).toEqual(entitlement)
    expect(entitlementOf({ promotionId: '', cardId: undefined })).toEqual({})
  })

  it.each(['/booking/S1', '/pick-seat/S1', '/order/confirm'])('are all read from the path %s', (path) => {
    const link = parseLink(`${path}${formatQuery({ ...tickets, ...entitlement })}`)
    expect(link).toMatchObject({ ok: true, value: { params: entitlement } })
  })

  it('are all passed from the show to the order', async () => {
    const { show, went } = await beginSale({}, { seatPlanId: 'p1', quantity: '1', ...entitlement })
    await show.buy()
    expect(went).toEqual([['open', 'confirm-order', expect.objectContaining(entitlement)]])
  })

  it('are all passed from the seats to the order', async () => {
    const { model, choose, went } = await openModel({ params: entitlement })
    choose(0, 1)
    await model.submit()
    expect(went).toEqual([['open', 'confirm-order', expect.objectContaining(entitlement)]])
  })

  it.each([tickets, { showId: 'S1', sessionId: 'N1', holdId: 'H1' }])(
    'are all sent to pre_order and create_order: %j',
    async (bought) => {
      const purchase = purchaseOf({ ...bought, ...entitlement })
      if (!purchase) throw new Error('no purchase')
      const { show, sentTo } = setUp([
        [preOrder, () => aPreOrder()],
        [createOrder, () => aCreatedOrder({ unPaidTransactionIds: [], payAmount: fen(0) })],
        [layouts, () => ({ components: [] })],
      ])
      const { model } = await show((deps) => new ConfirmOrderModel(deps, purchase))
      await model.checkout.submit()
      expect(sentTo(preOrder)).toEqual([expect.objectContaining(entitlement)])
      expect(sentTo(createOrder)).toEqual([expect.objectContaining(entitlement)])
      expect(model.seats).toMatchObject({ name: 'pick-seat', params: entitlement, replaces: true })
    },
  )
})
