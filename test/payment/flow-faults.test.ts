import { reserveTime } from '@/api/payment'
import { RequestError } from '@/request/errors'
import { aPaymentOption } from '../support/data/payment'
import { agreement, order, settle, setUp } from './support/flow'

describe('failures of a payment', () => {
  describe('a payment that is already pending', () => {
    const underWay = new RequestError({ kind: 'business', message: 'being confirmed', statusCode: 22_030_406 })

    it('returns “pending”, not a failure, from the pay call', async () => {
      const { flow } = setUp({ payFails: underWay })
      const outcome = flow.start(order())
      await settle()
      flow.sheet?.submit()
      await expect(outcome).resolves.toEqual({ kind: 'pending', orderId: 'o1' })
      expect(flow.sheet).toBeNull()
    })

    it('returns “pending” from the request for methods, and opens no sheet', async () => {
      const { flow } = setUp({ cashiersFail: underWay })
      await expect(flow.start(order())).resolves.toEqual({ kind: 'pending', orderId: 'o1' })
    })
  })

  describe('a payment whose sheet is not open yet', () => {
    it('opens the sheet without a countdown if the reserve time fails to load', async () => {
      const { flow, options } = setUp({ reserveTimeFails: true })
      void flow.start(order())
      await settle()
      expect(flow.sheet?.deadline).toBeNull()
      expect(options.get(reserveTime)).toEqual({ silent: true })
    })

    it('ends if another screen opens, and opens no sheet above that screen', async () => {
      const { flow } = setUp()
      const outcome = flow.start(order())
      flow.hide()
      await expect(outcome).resolves.toEqual({ kind: 'hidden', orderId: 'o1' })
      await settle()
      expect(flow.sheet).toBeNull()
    })

    it('ends as hidden when the payment of another order starts', async () => {
      const { flow } = setUp()
      const first = flow.start(order())
      void flow.start(order({ orderId: 'o2' }))
      await expect(first).resolves.toEqual({ kind: 'hidden', orderId: 'o1' })
      await settle()
      expect(flow.sheet?.order.orderId).toBe('o2')
    })

    it('closes the agreement’s dialog at the payment deadline', async () => {
      const { flow, clock } = setUp({ options: [aPaymentOption('WEIXIN_MINI')], own: 'WEIXIN_MINI' })
      const outcome = flow.start(order({ agreement }))
      await settle()
      expect(flow.question?.agreement).toBe(agreement)
      clock.advance(60_000)
      await expect(outcome).resolves.toEqual({ kind: 'expired', orderId: 'o1' })
      expect(flow.question).toBeNull()
    })
  })
})
