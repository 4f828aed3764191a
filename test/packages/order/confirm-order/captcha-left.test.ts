import { preOrder } from '@/api/purchase'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { RequestError } from '@/request/errors'
import { aPurchase } from '../../../support/data/purchase'
import { settle } from '../../../support/settle'
import { setUp } from '../support'

const make = async (answers: Parameters<typeof setUp>[0]) => {
  const world = setUp(answers)
  return { ...world, ...(await world.show((deps) => new ConfirmOrderModel(deps, aPurchase()))) }
}

describe('the failed price request of an order', () => {
  const left = new RequestError({ kind: 'business', statusCode: CAPTCHA_CODES.captchaNeeded, message: 'left' })
  const offline = new RequestError({ kind: 'network', message: 'offline' })
  const refuses = (error: RequestError) => () => {
    throw error
  }

  it('is repeated only after a tap if the buyer closed the captcha', async () => {
    const { model, sentTo, comeBack } = await make([[preOrder, refuses(left)]])
    comeBack()
    await settle()
    expect(sentTo(preOrder)).toHaveLength(1)
    await model.checkout.pricing.load()
    expect(sentTo(preOrder)).toHaveLength(2)
  })

  it('is repeated when the buyer returns if the network failed', async () => {
    const { sentTo, comeBack } = await make([[preOrder, refuses(offline)]])
    const before = sentTo(preOrder).length
    comeBack()
    await settle()
    expect(sentTo(preOrder).length).toBeGreaterThan(before)
  })
})
