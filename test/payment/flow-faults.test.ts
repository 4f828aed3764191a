import { reserveTime } from '@/api/payment'
import { RequestError } from '@/request/errors'
import { aPaymentOption } from '../support/data/payment'
import { agreement, order, settle, setUp } from './support/flow'

describe('failures around a payment', () => {
  describe('a payment that is already under way', () => {
    const underWay = new RequestError({ kind: 'business', message: 'being confirmed', statusCode: 22_030_406 })

    it('is not a failure at the start, because the order has the outcome', async () => {
      const { flow } = setUp({ payFails: underWay })
      const outcome = flow.start(order())
      await settle()
      flow.sheet?.submit()
      await expect(outcome).resolves.toEqual({ kind: 'pending', orderId: 'o1' })
      expect(flow.sheet).toBeNull()
    })

    it('is not a failure when methods are requested, and opens no sheet', async () => {
      const { flow } = setUp({ cashiersFail: underWay })
      await expect(flow.start(order())).resolves.toEqual({ kind: 'pending', orderId: 'o1' })
    })
  })

  describe('before the sheet is open', () => {
    it('a failed reserve time is silent, and the sheet opens without a countdown', async () => {
      const { flow, options } = setUp({ reserveTimeFails: true })
      void flow.start(order())
      await settle()
      expect(flow.sheet?.deadline).toBeNull()
      expect(options.get(reserveTime)).toEqual({ silent: true })
    })

    it('a screen that takes over ends the payment, and no sheet opens above that screen', async () => {
      const { flow } = setUp()
      const outcome = flow.start(order())
      flow.hide()
      await expect(outcome).resolves.toEqual({ kind: 'hidden', orderId: 'o1' })
      await settle()
      expect(flow.sheet).toBeNull()
    })

    it('another order that is paid ends it too, and both have an outcome', async () => {
      const { flow } = setUp()
      const first = flow.start(order())
      void flow.start(order({ orderId: 'o2' }))
      await expect(first).resolves.toEqual({ kind: 'hidden', orderId: 'o1' })
      await settle()
      expect(flow.sheet?.order.orderId).toBe('o2')
    })

    it('the time to pay takes the agreement’s question away', async () => {
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
