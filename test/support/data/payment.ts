import type { PaymentOption } from '@/api/payment'
import type { Agreement } from '@/api/purchase'

/** A way to pay in yuan. */
export const aPaymentOption = (paymentProduct: string, more: Partial<PaymentOption> = {}): PaymentOption => ({
  paymentProduct,
  displayName: paymentProduct,
  icon: '',
  isCheck: false,
  currency: 'CNY',
  tipInfos: [],
  exchangeRate: null,
  ...more,
})

/** Terms that a buyer must agree to before paying. */
export const anAgreement = (more: Partial<Agreement> = {}): Agreement => ({
  template: 'I agree to {0}.',
  placeHolders: [{ name: 'terms', title: 'Terms', url: '', id: 'terms' }],
  mustAgree: true,
  ...more,
})
