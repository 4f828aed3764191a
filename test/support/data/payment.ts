import type { PaymentOption } from '@/api/payment'
import type { Agreement } from '@/api/purchase'
import type { PayableKind } from '@/payment/payable'
import { linkTo } from '@/router/link-to'

/** A payment method whose currency is the yuan. */
export const aPaymentOption = (paymentProduct: string, more: Partial<PaymentOption> = {}): PaymentOption => ({
  paymentProduct,
  displayName: paymentProduct,
  icon: '',
  isCheck: false,
  currency: 'CNY',
  tipInfos: [],
  exchangeRate: null,
  plans: [],
  bankCode: '',
  ...more,
})

/** An agreement that a buyer must accept before paying. */
export const anAgreement = (more: Partial<Agreement> = {}): Agreement => ({
  template: 'I agree to {0}.',
  placeHolders: [{ name: 'terms', title: 'Terms', url: '', id: 'terms' }],
  mustAgree: true,
  ...more,
})

/** Transactions of ticket orders that a payment pays. */
export const aPayableKind = (): PayableKind => ({
  read: async () => ({ orderState: 'UNPAID' }),
  prepare: () => undefined,
  success: async (orderId) => linkTo('pay-success', { orderId, orderType: 'ticket' }),
  loading: (orderId) => linkTo('pay-loading', { orderId }),
  detail: (orderId) => linkTo('order-detail', { orderId }),
})
