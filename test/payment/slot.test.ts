import { fen } from '@/domain/money'
import { HostAnswer } from '@/payment/host-answer'
import { PaymentSlot } from '@/payment/slot'
import { paymentOf, withPayment } from '@/payment/with-payment'
import { platform } from '@/platform/platform'
import { fakeServices } from '../support/services'

const setUp = () => {
  const { client, clock, stores, services } = fakeServices()
  const { navigate, dialogs } = services
  return { client, clock, stores, platform, navigate, dialogs, paymentSlot: new PaymentSlot() }
}

describe('the app’s payment flow', () => {
  it('is shared by all screens that start a payment', () => {
    const services = setUp()
    const { payment } = withPayment(services)
    expect(paymentOf(services)).toBe(payment)
    expect(paymentOf(setUp())).not.toBe(payment)
  })

  it('receives the app’s hide and show events only after the flow was created', () => {
    const services = setUp()
    services.paymentSlot.hide()
    services.paymentSlot.shown()
    const heard = jest.spyOn(HostAnswer.prototype, 'shown')
    const payment = paymentOf(services)
    payment.open(fen(38_000))
    services.paymentSlot.hide()
    services.paymentSlot.shown()
    expect(payment.opening).toBeNull()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
