import type { PaymentOption } from '@/api/payment'
import type { Agreement } from '@/api/purchase'
import type { PayableKind } from '@/payment/payable'
import { linkTo } from '@/router/link-to'

/** A payment method in yuan. */
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

/** Terms that a buyer must agree to before paying. */
export const anAgreement = (more: Partial<Agreement> = {}): Agreement => ({
  template: 'I agree to {0}.',
  placeHolders: [{ name: 'terms', title: 'Terms', url: '', id: 'terms' }],
  mustAgree: true,
  ...more,
})

/** Ticket orders for a payment. */
export const aPayableKind = (): PayableKind => ({
  read: async () => ({ orderState: 'UNPAID' }),
  prepare: () => undefined,
  success: async (orderId) => linkTo('pay-success', { orderId, orderType: 'ticket' }),
  loading: (orderId) => linkTo('pay-loading', { orderId }),
  detail: (orderId) => linkTo('order-detail', { orderId }),
})
